import type { Profile } from '@evenshift/contract/model/profile/profile'
import { StrengthCard } from '#web/areas/seeker/home/StrengthCard'
import { AboutForm } from '#web/areas/seeker/profile/AboutForm'
import { ChoicesForm } from '#web/areas/seeker/profile/ChoicesForm'
import { PersonForm } from '#web/areas/seeker/profile/PersonForm'
import { ProfilePart } from '#web/areas/seeker/profile/ProfilePart'
import { TravelForm } from '#web/areas/seeker/profile/TravelForm'
import { WeekCard } from '#web/areas/seeker/profile/WeekCard'
import { EducationCard } from '#web/areas/seeker/profile/history/EducationCard'
import { WorkCard } from '#web/areas/seeker/profile/history/WorkCard'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Bone } from '#web/ui/page/Bone'
import { Columns, Rows } from '#web/ui/page/Columns'

/** With all that sends a file. */
const AvatarCard = lazyPart(
  async () => (await import('#web/areas/seeker/profile/AvatarCard')).AvatarCard,
  <Bone height={180} radius={12} />,
)
/** Last on the screen, and with number fields that nothing above it needs. */
const RightToWorkForm = lazyPart(
  async () => (await import('#web/areas/seeker/profile/right-to-work/RightToWorkForm')).RightToWorkForm,
  <Bone height={220} radius={12} />,
)

/** What an employer reads in an application, when the person is free, and what is theirs alone. */
export function ProfileTab({ profile }: { readonly profile: Profile }) {
  return (
    <>
      <StrengthCard strength={profile.strength} nextStep={profile.nextStep} />
      <Columns kind="side">
        <Rows>
          <ProfilePart steps={['availability']}>
            <WeekCard />
          </ProfilePart>
          <ProfilePart steps={['work']}>
            <WorkCard />
          </ProfilePart>
          <ProfilePart steps={['education']}>
            <EducationCard />
          </ProfilePart>
        </Rows>
        <Rows>
          <ProfilePart steps={['skills', 'interests']}>
            <ChoicesForm profile={profile} />
          </ProfilePart>
          <ProfilePart steps={['bio']}>
            <AboutForm profile={profile} />
          </ProfilePart>
          <ProfilePart steps={['avatar']}>
            <AvatarCard profile={profile} />
          </ProfilePart>
          <PersonForm profile={profile} />
          <ProfilePart steps={['travel']}>
            <TravelForm profile={profile} />
          </ProfilePart>
          <RightToWorkForm profile={profile} />
        </Rows>
      </Columns>
    </>
  )
}
