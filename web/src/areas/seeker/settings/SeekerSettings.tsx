import { seekerConsent } from '#web/shared/consent/seeker-consent'
import { DataCard } from '#web/shared/settings/DataCard'
import { DeleteAccountCard } from '#web/shared/settings/DeleteAccountCard'
import { PrivacyCard } from '#web/shared/settings/PrivacyCard'
import { seekerArchive, seekerErasure } from '#web/shared/settings/seeker-account'
import { SettingsScreen } from '#web/shared/settings/SettingsScreen'
import { Rows } from '#web/ui/page/Columns'

export function SeekerSettings() {
  return (
    <Rows>
      <SettingsScreen type="jobseeker" />
      <PrivacyCard side={seekerConsent} />
      <DataCard side={seekerArchive} />
      <DeleteAccountCard
        text="Everything that’s yours goes straight away and can’t be brought back. Employers keep a record without your name."
        erasure={seekerErasure}
      />
    </Rows>
  )
}
