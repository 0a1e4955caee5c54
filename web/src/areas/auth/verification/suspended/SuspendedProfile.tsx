import { useQuery } from '@tanstack/react-query'
import { OpenApplications } from '#web/areas/auth/verification/suspended/OpenApplications'
import { SuspendedNote } from '#web/areas/auth/verification/suspended/SuspendedNote'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { WaysOut } from '#web/areas/auth/verification/ways/WaysOut'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { seekerArchive, seekerErasure } from '#web/shared/settings/seeker-account'

/** Why the person is suspended; what they applied for can still be withdrawn. */
export function SuspendedProfile() {
  const { data, error, refetch } = useQuery(seekerQuery('profileDetails'))
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  const profile = data?.userProfile[0]
  if (!profile) return <PageSpinner />
  return (
    <VerificationFrame
      type="jobseeker"
      title="Your account is suspended"
      text="You’re hidden on Evenshift and can’t send anything until this is sorted out."
      side={<WaysOut side="seeker" calls={seeker} archive={seekerArchive} erasure={seekerErasure} decidedAt={profile.statusSince} />}
    >
      <SuspendedNote reason={profile.statusReason} />
      <OpenApplications />
    </VerificationFrame>
  )
}
