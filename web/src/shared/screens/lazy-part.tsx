import { type ComponentType, type ReactNode, Suspense, useState } from 'react'
import { Failure } from '#web/shared/screens/Failure'
import { FailureBoundary } from '#web/shared/screens/FailureBoundary'
import { onDemand } from '#web/shared/screens/on-demand'

/** A part of a screen whose code comes on demand; `waiting` keeps its place, and what failed to come is told there too. */
export function lazyPart<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode,
): ComponentType<Props> {
  const { part } = onDemand(load)
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
