import { useQuery } from '@tanstack/react-query'
import { employerQuery } from '#web/shared/calls/employer'

/** Whether the company is being checked, so that its jobs can't go live yet. */
export function useIsBeingChecked(): boolean {
  const { data: info } = useQuery(employerQuery('employerInfo'))
  return info?.status === 'Pending'
}
