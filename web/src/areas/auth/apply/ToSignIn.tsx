import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { stopAsking } from '#web/areas/auth/apply/apply-draft'
import { paths, to } from '#web/shared/paths'
import { keepReturn } from '#web/shared/session/return-address'

interface ToSignInProps {
  readonly jobId: string
  readonly children: ReactNode
}

/** For whoever has an account: to its sign-in, and from there to the job. */
export const ToSignIn = ({ jobId, children }: ToSignInProps) => (
  <Link
    to={to(paths.signIn, { type: 'jobseeker' })}
    onClick={() => {
      keepReturn(to(paths.job, { jobId }))
      stopAsking()
    }}
  >
    {children}
  </Link>
)
