import { ProfileFix } from '#web/areas/auth/verification/fix/ProfileFix'
import { TriesCard, whatIsLeft } from '#web/areas/auth/verification/rejected/TriesCard'
import { OwnProfile } from '#web/areas/auth/verification/OwnProfile'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { SeekerWaysOut } from '#web/areas/auth/verification/ways/SeekerWaysOut'
import { Note } from '#web/ui/display/Note'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/auth/verification/rejected/words'

/** The profile as it was sent, to be fixed. */
export function RejectedProfile() {
  return (
    <OwnProfile>
      {(profile) => (
        <VerificationFrame
          type="jobseeker"
          title={words.yourProfileWasntApproved}
          text={whatIsLeft(profile.resubmissionsLeft)}
          side={
            <>
              <TriesCard left={profile.resubmissionsLeft} />
              <SeekerWaysOut decidedAt={profile.statusSince} />
            </>
          }
        >
          <Card label={words.whatToFix}>
            {profile.statusReason && <Note kind="bad">{profile.statusReason}</Note>}
            {profile.resubmissionsLeft > 0 && <ProfileFix profile={profile} />}
          </Card>
        </VerificationFrame>
      )}
    </OwnProfile>
  )
}
