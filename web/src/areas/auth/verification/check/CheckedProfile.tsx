import { CheckRows } from '#web/areas/auth/verification/check/CheckRows'
import { checkWords } from '#web/areas/auth/verification/check/check-words'
import { ProfileFix } from '#web/areas/auth/verification/fix/ProfileFix'
import { OwnProfile } from '#web/areas/auth/verification/OwnProfile'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { SeekerWaysOut } from '#web/areas/auth/verification/ways/SeekerWaysOut'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { Card, CardText } from '#web/ui/page/Card'

/** Why the profile waits, and its own form: what is put right needn't wait. */
export function CheckedProfile() {
  const now = useNow()
  return (
    <OwnProfile>
      {(profile) => (
        <VerificationFrame
          type="jobseeker"
          title="We’re checking your profile"
          text={checkWords(profile.check, now)}
          side={<SeekerWaysOut />}
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
      )}
    </OwnProfile>
  )
}
