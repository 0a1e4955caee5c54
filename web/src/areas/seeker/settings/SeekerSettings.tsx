import { seekerConsent } from '#web/shared/consent/seeker-consent'
import { DataCard } from '#web/shared/settings/DataCard'
import { DeleteAccountCard } from '#web/shared/settings/DeleteAccountCard'
import { seekerArchive, seekerErasure } from '#web/shared/settings/seeker-account'
import { SettingsScreen } from '#web/shared/settings/SettingsScreen'
import { words } from '#web/areas/seeker/settings/words'

export const SeekerSettings = () => (
  <SettingsScreen
    type="jobseeker"
    consent={seekerConsent}
    data={
      <>
        <DataCard side={seekerArchive} />
        <DeleteAccountCard text={words.everythingThatsYoursGoes} erasure={seekerErasure} />
      </>
    }
  />
)
