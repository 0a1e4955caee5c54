import { useQuery } from '@tanstack/react-query'
import { ProfileFix } from '#web/areas/auth/verification/fix/ProfileFix'
import { TriesCard, whatIsLeft } from '#web/areas/auth/verification/rejected/TriesCard'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { WaysOut } from '#web/areas/auth/verification/ways/WaysOut'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { seekerArchive, seekerErasure } from '#web/shared/settings/seeker-account'
import { Note } from '#web/ui/display/Note'
import { Card } from '#web/ui/page/Card'

/** The profile as it was sent, to be fixed. */
export function RejectedProfile() {
  const { data, error, refetch } = useQuery(seekerQuery('profileDetails'))
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  const profile = data?.userProfile[0]
  if (!profile) return <PageSpinner />
  const { statusSince, statusReason, resubmissionsLeft } = profile
  return (
    <VerificationFrame
      type="jobseeker"
      title="Your profile wasn’t approved"
      text={whatIsLeft(resubmissionsLeft)}
      side={
        <>
          <TriesCard left={resubmissionsLeft} />
          <WaysOut side="seeker" calls={seeker} archive={seekerArchive} erasure={seekerErasure} decidedAt={statusSince} />
        </>
      }
    >
      <Card label="What to fix">
        {statusReason && <Note kind="bad">{statusReason}</Note>}
        {resubmissionsLeft > 0 && <ProfileFix profile={profile} />}
      </Card>
    </VerificationFrame>
  )
}
