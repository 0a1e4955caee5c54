import { type ComponentType, Suspense, useEffect, useState } from 'react'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { onDemand } from '#web/shared/screens/on-demand'

interface LazyScreenProps {
  /** Called once the screen's code is there and it is shown. */
  readonly onReady?: () => void
}

/** A screen whose code comes on demand; a spinner fills the page meanwhile. Where it does not come, the boundary around says so. */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyScreenProps> {
  const { part } = onDemand(load)
  return function LazyScreen({ onReady, ...props }) {
    const [Screen] = useState(part)
    return (
      <Suspense fallback={<PageSpinner />}>
        <Screen {...(props as Props)} />
        <Ready tell={onReady} />
      </Suspense>
    )
  }
}

function Ready({ tell }: { readonly tell: (() => void) | undefined }) {
  useEffect(() => tell?.(), [tell])
  return null
}
