import '../../../../ui/theme/controls.css'
import { useQuery } from '@tanstack/react-query'
import { ProfileFix } from '#web/areas/auth/verification/rejected/ProfileFix'
import { RejectedFrame } from '#web/areas/auth/verification/rejected/RejectedFrame'
import { seekerQuery } from '#web/shared/calls/seeker'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'

/** The profile as it was sent, to be fixed. */
export function RejectedProfile() {
  const { data, error, refetch } = useQuery(seekerQuery('profileDetails'))
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  const profile = data?.userProfile[0]
  if (!profile) return <PageSpinner />
  const { statusReason, resubmissionsLeft } = profile
  return (
    <RejectedFrame type="jobseeker" title="Your profile wasn’t approved" reason={statusReason} triesLeft={resubmissionsLeft}>
      {resubmissionsLeft > 0 && <ProfileFix profile={profile} />}
    </RejectedFrame>
  )
}
