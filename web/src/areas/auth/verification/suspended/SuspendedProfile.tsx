import { OpenApplications } from '#web/areas/auth/verification/suspended/OpenApplications'
import { SuspendedNote } from '#web/areas/auth/verification/suspended/SuspendedNote'
import { OwnProfile } from '#web/areas/auth/verification/OwnProfile'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { SeekerWaysOut } from '#web/areas/auth/verification/ways/SeekerWaysOut'
import { words } from '#web/areas/auth/verification/suspended/words'

/** Why the person is suspended; what they applied for can still be withdrawn. */
export function SuspendedProfile() {
  return (
    <OwnProfile>
      {(profile) => (
        <VerificationFrame
          type="jobseeker"
          title={words.yourAccountIsSuspended}
          text={words.youreHiddenEvenshiftCant}
          side={<SeekerWaysOut decidedAt={profile.statusSince} />}
        >
          <SuspendedNote reason={profile.statusReason} />
          <OpenApplications />
        </VerificationFrame>
      )}
    </OwnProfile>
  )
}
