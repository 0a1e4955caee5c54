import type { Profile } from '@evenshift/contract/model/profile'
import { StrengthCard } from '#web/areas/seeker/home/StrengthCard'
import { AboutForm } from '#web/areas/seeker/profile/AboutForm'
import { ChoicesForm } from '#web/areas/seeker/profile/ChoicesForm'
import { PersonForm } from '#web/areas/seeker/profile/PersonForm'
import { TravelForm } from '#web/areas/seeker/profile/TravelForm'
import { WeekCard } from '#web/areas/seeker/profile/WeekCard'
import { Columns, Rows } from '#web/ui/Columns'

/** What an employer reads in an application, and when the person is free. */
export function ProfileTab({ profile }: { readonly profile: Profile }) {
  return (
    <Columns kind="side">
      <Rows>
        <WeekCard />
        <ChoicesForm profile={profile} />
        <AboutForm profile={profile} />
      </Rows>
      <Rows>
        <StrengthCard strength={profile.strength} nextStep={profile.nextStep} />
        <PersonForm profile={profile} />
        <TravelForm profile={profile} />
      </Rows>
    </Columns>
  )
}
