import { SettingsScreen } from '#web/shared/settings/SettingsScreen'

export function EmployerSettings() {
  return <SettingsScreen type="employer" />
}
