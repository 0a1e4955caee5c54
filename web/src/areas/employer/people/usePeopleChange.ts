import { useQueryClient } from '@tanstack/react-query'

/** What to ask for again when somebody comes, goes or gets another role: it may be the person who looks. */
export function usePeopleChange(): () => void {
  const queryClient = useQueryClient()
  return () => {
    for (const name of ['members', 'entitlement', 'employerInfo']) void queryClient.invalidateQueries({ queryKey: ['employer', name] })
    void queryClient.invalidateQueries({ queryKey: ['standing'] })
  }
}
