import type { Profile } from '@evenshift/contract/model/profile'
import { Suspense, lazy } from 'react'
import { StrengthCard } from '#web/areas/seeker/home/StrengthCard'
import { AboutForm } from '#web/areas/seeker/profile/AboutForm'
import { AvatarCard } from '#web/areas/seeker/profile/AvatarCard'
import { ChoicesForm } from '#web/areas/seeker/profile/ChoicesForm'
import { PersonForm } from '#web/areas/seeker/profile/PersonForm'
import { ProfilePart } from '#web/areas/seeker/profile/ProfilePart'
import { TravelForm } from '#web/areas/seeker/profile/TravelForm'
import { WeekCard } from '#web/areas/seeker/profile/WeekCard'
import { EducationCard } from '#web/areas/seeker/profile/history/EducationCard'
import { WorkCard } from '#web/areas/seeker/profile/history/WorkCard'
import { Bone } from '#web/ui/Bone'
import { Columns, Rows } from '#web/ui/Columns'

/** Last on the screen, and with number fields that nothing above it needs. */
const RightToWorkForm = lazy(async () => ({
  default: (await import('#web/areas/seeker/profile/right-to-work/RightToWorkForm')).RightToWorkForm,
}))

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
          <Suspense fallback={<Bone height={220} radius={12} />}>
            <RightToWorkForm profile={profile} />
          </Suspense>
        </Rows>
      </Columns>
    </>
  )
}
