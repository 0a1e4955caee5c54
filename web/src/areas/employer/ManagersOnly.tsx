import type { ReactNode } from 'react'
import { useIsReviewer } from '#web/areas/employer/useIsReviewer'

interface ManagersOnlyProps {
  readonly children: ReactNode
  /** What a reviewer reads in its place. */
  readonly otherwise?: ReactNode
}

/** What the server refuses to reviewers is not offered to them. Nothing stands here until the role is known. */
export function ManagersOnly({ children, otherwise = null }: ManagersOnlyProps) {
  const isReviewer = useIsReviewer()
  if (isReviewer === null) return null
  return isReviewer ? otherwise : children
}
