import { useQueryClient } from '@tanstack/react-query'

/** What it came to is asked again: the screen moves on, or says what is left. */
export function useSentAgain(): () => Promise<void> {
  const cache = useQueryClient()
  return () => cache.invalidateQueries()
}
