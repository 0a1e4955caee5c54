import { useQuery } from '@tanstack/react-query'
import { CheckRows } from '#web/areas/auth/verification/check/CheckRows'
import { checkWords } from '#web/areas/auth/verification/check/check-words'
import { ProfileFix } from '#web/areas/auth/verification/fix/ProfileFix'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { WaysOut } from '#web/areas/auth/verification/ways/WaysOut'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { FailurePage } from '#web/shared/screens/FailurePage'
import { PageSpinner } from '#web/shared/screens/PageSpinner'
import { seekerArchive, seekerErasure } from '#web/shared/settings/seeker-account'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { Card, CardText } from '#web/ui/page/Card'

/** Why the profile waits, and its own form: what is put right needn't wait. */
export function CheckedProfile() {
  const now = useNow()
  const { data, error, refetch } = useQuery(seekerQuery('profileDetails'))
  if (error) return <FailurePage error={error} onRetry={() => void refetch()} />
  const profile = data?.userProfile[0]
  if (!profile) return <PageSpinner />
  return (
    <VerificationFrame
      type="jobseeker"
      title="We’re checking your profile"
      text={checkWords(profile.check, now)}
      side={<WaysOut side="seeker" calls={seeker} archive={seekerArchive} erasure={seekerErasure} />}
    >
      <Card label="What we check">
        <h2>What we check</h2>
        {profile.statusReason && <Note>{profile.statusReason}</Note>}
        <CheckRows type="jobseeker" check={profile.check} text="Until then employers can’t see you." />
        <CardText>This page updates on its own, and we’ll email you.</CardText>
      </Card>
      <Card label="Your details">
        <h2>Your details</h2>
        <ProfileFix profile={profile} />
      </Card>
    </VerificationFrame>
  )
}
