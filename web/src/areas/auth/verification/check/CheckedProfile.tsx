import { CheckRows } from '#web/areas/auth/verification/check/CheckRows'
import { checkWords } from '#web/areas/auth/verification/check/check-words'
import { ProfileFix } from '#web/areas/auth/verification/fix/ProfileFix'
import { OwnProfile } from '#web/areas/auth/verification/OwnProfile'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { SeekerWaysOut } from '#web/areas/auth/verification/ways/SeekerWaysOut'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/areas/auth/verification/check/words'

/** Why the profile waits, and its own form: what is put right needn't wait. */
export function CheckedProfile() {
  const now = useNow()
  return (
    <OwnProfile>
      {(profile) => (
        <VerificationFrame
          type="jobseeker"
          title={words.wereCheckingYourProfile}
          text={checkWords(profile.check, now)}
          side={<SeekerWaysOut />}
        >
          <Card label={words.whatWeCheck}>
            <h2>{words.whatWeCheck}</h2>
            {profile.statusReason && <Note>{profile.statusReason}</Note>}
            <CheckRows type="jobseeker" text={words.untilThenEmployersCant} />
            <CardText>{words.pageUpdatesOwnWell}</CardText>
          </Card>
          <Card label={words.yourDetails}>
            <h2>{words.yourDetails}</h2>
            <ProfileFix profile={profile} />
          </Card>
        </VerificationFrame>
      )}
    </OwnProfile>
  )
}
