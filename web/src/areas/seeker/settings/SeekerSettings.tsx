import { seekerConsent } from '#web/shared/consent/seeker-consent'
import { DataCard } from '#web/shared/settings/DataCard'
import { DeleteAccountRow } from '#web/shared/settings/DeleteAccountRow'
import { seekerArchive, seekerErasure } from '#web/shared/settings/seeker-account'
import { SettingsScreen } from '#web/shared/settings/SettingsScreen'
import { ViewedRow } from '#web/areas/seeker/settings/ViewedRow'
import { words } from '#web/areas/seeker/settings/words'

export const SeekerSettings = () => (
  <SettingsScreen
    type="jobseeker"
    consent={seekerConsent}
    privacy={<ViewedRow />}
    data={
      <DataCard side={seekerArchive}>
        <DeleteAccountRow text={words.everythingThatsYoursGoes} erasure={seekerErasure} />
      </DataCard>
    }
  />
)
