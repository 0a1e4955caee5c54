import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate } from 'react-router'
import { JobseekerSteps } from '#web/areas/auth/complete/JobseekerSteps'
import { keptApplying } from '#web/areas/auth/apply/apply-draft'
import { words } from '#web/areas/auth/complete/words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths, to } from '#web/shared/paths'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { useTitle } from '#web/shared/screens/useTitle'
import { keptSignUp } from '#web/shared/session/sign-up-draft'
import { wayIn } from '#web/shared/session/return-address'

/** Asks for a profile, once: whoever has one already goes home, but for who was about to say when they are free. */
export function CompleteJobseeker() {
  useTitle(words.page)
  const { data, error, refetch } = useQuery(seekerQuery('profileDetails'))
  const [begun, setBegun] = useState(() => keptSignUp('jobseeker') !== null)
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSpinner />
  if (data.isUser && !begun) return <Navigate to={wayIn('jobseeker')} replace />
  // Somebody applied without an account: the profile is made of what they typed there.
  const applying = data.isUser ? null : keptApplying()
  if (applying?.stage === 'asked' || applying?.stage === 'making')
    return <Navigate to={to(paths.apply, { jobId: applying.jobId })} replace />
  return <JobseekerSteps made={data.isUser} onBegin={() => setBegun(true)} />
}
