import { DeleteAccountCard } from '#web/areas/seeker/settings/DeleteAccountCard'
import { SettingsScreen } from '#web/shared/settings/SettingsScreen'
import { Rows } from '#web/ui/page/Columns'

export function SeekerSettings() {
  return (
    <Rows>
      <SettingsScreen type="jobseeker" />
      <DeleteAccountCard />
    </Rows>
  )
}
