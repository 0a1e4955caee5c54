import { type ComponentType, type LazyExoticComponent, lazy } from 'react'
import { loadScreen } from '#web/shared/screens/load-screen'

type Load<Props> = () => Promise<ComponentType<Props>>

interface OnDemand<Props> {
  /** The part; one that throws a ScreenLoadError is done for, and the next `part()` asks for the code again. */
  readonly part: () => LazyExoticComponent<ComponentType<Props>>
  /** Asks for the code before the part is shown; nothing is said where it does not come. */
  readonly fetchAhead: () => void
}

/** Styles that did not come: a chunk's own are asked for once a page, so nobody else asks again. */
const missing = new Set<HTMLLinkElement>()
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') missing.add(target)
  },
  { capture: true },
)

function fetchMissingStyles(): void {
  for (const link of missing) link.replaceWith(link.cloneNode())
  missing.clear()
}

/** Code that comes with its first use. Whoever shows it keeps the part it got: React tries a part that failed once more by itself. */
export function onDemand<Props>(load: Load<Props>): OnDemand<Props> {
  const fresh = (isSecond = false): LazyExoticComponent<ComponentType<Props>> =>
    lazy(async () => {
      if (isSecond) fetchMissingStyles()
      try {
        return { default: await loadScreen(load) }
      } catch (error) {
        // React keeps a lazy component's failure for good.
        part = fresh(true)
        throw error
      }
    })
  let part = fresh()
  return { part: () => part, fetchAhead: () => void load().catch(() => undefined) }
}
