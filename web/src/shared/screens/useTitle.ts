import { useEffect } from 'react'
import { words } from '#web/shared/screens/words'

/** Names the browser's tab. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = words.evenshift(title)
  }, [title])
}
