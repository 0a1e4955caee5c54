import { useQuery } from '@tanstack/react-query'
import { employerQuery } from '#web/shared/calls/employer'

/** Whether the person only reads and scores; null until the role is known. */
export function useIsReviewer(): boolean | null {
  const { data: info } = useQuery(employerQuery('employerInfo'))
  return info ? info.role === 'reviewer' : null
}
