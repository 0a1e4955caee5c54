import { OpenApplications } from '#web/areas/auth/verification/suspended/OpenApplications'
import { SuspendedNote } from '#web/areas/auth/verification/suspended/SuspendedNote'
import { OwnProfile } from '#web/areas/auth/verification/OwnProfile'
import { VerificationFrame } from '#web/areas/auth/verification/VerificationFrame'
import { SeekerWaysOut } from '#web/areas/auth/verification/ways/SeekerWaysOut'

/** Why the person is suspended; what they applied for can still be withdrawn. */
export function SuspendedProfile() {
  return (
    <OwnProfile>
      {(profile) => (
        <VerificationFrame
          type="jobseeker"
          title="Your account is suspended"
          text="You’re hidden on Evenshift and can’t send anything until this is sorted out."
          side={<SeekerWaysOut decidedAt={profile.statusSince} />}
        >
          <SuspendedNote reason={profile.statusReason} />
          <OpenApplications />
        </VerificationFrame>
      )}
    </OwnProfile>
  )
}
