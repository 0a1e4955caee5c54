import { createContext, use, useEffect } from 'react'
import { useTitle } from '#web/shared/screens/useTitle'

export interface ScreenHead {
  /** Beside the arrow of the phone's header: the screen, or where the arrow leads. */
  readonly title: string
  /** Where the arrow of the phone's header leads; without it the header shows the wordmark. */
  readonly back?: string
}
/** How a screen tells the shell its name. */
export const ScreenHeadContext = createContext<(head: ScreenHead | null) => void>(() => undefined)

/** Names the browser's tab, and on a phone, with `back`, the header of a detail screen; that says `place` where the title stands below it. */
export function useScreen(title: string, back?: string, place = title): void {
  const tell = use(ScreenHeadContext)
  useTitle(title)
  useEffect(() => {
    tell(back === undefined ? { title } : { title: place, back })
    return () => tell(null)
  }, [tell, title, back, place])
}
