import { useQuery } from '@tanstack/react-query'
import { employerQuery } from '#web/shared/calls/employer'

/** Whether the person may change the plan and the team; null until the role is known. */
export function useIsOwner(): boolean | null {
  const { data: info } = useQuery(employerQuery('employerInfo'))
  return info ? info.role === 'owner' : null
}
