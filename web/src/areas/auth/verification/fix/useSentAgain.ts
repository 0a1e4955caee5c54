import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#web/shared/notices/notify'
import { words } from '#web/areas/auth/verification/fix/words'

/** What came of it is asked again: the screen moves on, or says what is left. */
export function useSentAgain(isRejected: boolean) {
  const cache = useQueryClient()
  return (_sent: unknown, error: Error | null): Promise<void> => {
    if (!error && !isRejected) notify({ kind: 'done', text: words.saved })
    return cache.invalidateQueries()
  }
}
