import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { employerQuery } from '#web/shared/calls/employer'

interface ManagersOnlyProps {
  readonly children: ReactNode
  /** What a reviewer reads in its place. */
  readonly otherwise?: ReactNode
}

/** What the server refuses to reviewers is not offered to them. Nothing stands here until the role is known. */
export function ManagersOnly({ children, otherwise = null }: ManagersOnlyProps) {
  const { data: info } = useQuery(employerQuery('employerInfo'))
  if (!info) return null
  return info.role === 'reviewer' ? otherwise : children
}
