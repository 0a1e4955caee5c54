import { useEffect } from 'react'
import { focusPlace } from '#web/ui/dialog/last-pressed'

/** Brings the focus back to where it was, also when what took it is taken away instead of closed. */
export function useFocusBack(opened: boolean): void {
  useEffect(() => {
    const before = focusPlace()
    if (!opened || !before) return undefined
    return () => {
      requestAnimationFrame(() => {
        if (document.activeElement === document.body) before.focus({ preventScroll: true })
      })
    }
  }, [opened])
}
