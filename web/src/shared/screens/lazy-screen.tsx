import { type ComponentType, Suspense, lazy, useEffect } from 'react'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { loadScreen } from '#web/shared/screens/load-screen'

interface LazyScreenProps {
  /** Called once the screen's code is there and it is shown. */
  readonly onReady?: () => void
}

/** A screen whose code comes on demand; a spinner fills the page meanwhile. */
export function lazyScreen<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props & LazyScreenProps> {
  const Screen = lazy(async () => ({ default: await loadScreen(load) }))
  return function LazyScreen({ onReady, ...props }) {
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
