import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { Failure } from '#web/shared/screens/Failure'
import { FailureBoundary } from '#web/shared/screens/FailureBoundary'
import { onDemand } from '#web/shared/screens/on-demand'
import { whenQuiet } from '#web/shared/screens/when-quiet'

/**
 * A part of a screen whose code comes on demand, or once the browser is quiet where it is `soon` wanted; `waiting` keeps its place, and what
 * failed to come is told there too.
 */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
  soon = false,
): ComponentType<Props> {
  const { part, fetchAhead } = onDemand(load)
  if (soon) whenQuiet(fetchAhead)
  return function LazyPart(props) {
    const [Part, setPart] = useState(part)
    return (
      <FailureBoundary onRetry={() => setPart(part)} instead={(error, onRetry) => <Failure level={2} error={error} onRetry={onRetry} />}>
        <Suspense fallback={waiting}>
          <Part {...props} />
        </Suspense>
      </FailureBoundary>
    )
  }
}
