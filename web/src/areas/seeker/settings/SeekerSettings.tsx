import { SettingsScreen } from '#web/shared/settings/SettingsScreen'

export function SeekerSettings() {
  return <SettingsScreen type="jobseeker" />
}
