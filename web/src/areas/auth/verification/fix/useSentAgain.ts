import { useQueryClient } from '@tanstack/react-query'
import { notify } from '#web/shared/notices/notify'

/** What came of it is asked again: the screen moves on, or says what is left. */
export function useSentAgain(isRejected: boolean) {
  const cache = useQueryClient()
  return (_sent: unknown, error: Error | null): Promise<void> => {
    if (!error && !isRejected) notify({ kind: 'done', text: 'Saved' })
    return cache.invalidateQueries()
  }
}
