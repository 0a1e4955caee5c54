import { useQueryClient } from '@tanstack/react-query'
import { refresh } from '#web/api/keys'

/** What to ask for again when somebody comes, goes or gets another role: it may be the person who looks. */
export function usePeopleChange(): () => void {
  const queryClient = useQueryClient()
  return () => {
    void refresh(queryClient, 'employer', ['members', 'entitlement', 'employerInfo'])
    void queryClient.invalidateQueries({ queryKey: ['approval'] })
  }
}
