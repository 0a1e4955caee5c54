import { ownErasure } from '#web/areas/seeker/settings/erasure'
import { seeker, seekerQuery } from '#web/shared/calls/seeker'
import { DataCard } from '#web/shared/settings/DataCard'
import { DeleteAccountCard } from '#web/shared/settings/DeleteAccountCard'
import type { ExportSide } from '#web/shared/settings/export-side'
import { SettingsScreen } from '#web/shared/settings/SettingsScreen'
import { Rows } from '#web/ui/page/Columns'

const archive: ExportSide = {
  queryKey: seekerQuery('exports').queryKey,
  list: (options) => seeker.exports({}, options),
  ask: () => seeker.requestExport(),
  holds: 'Everything we hold about you: a page you can read, the raw data and your files.',
}

export function SeekerSettings() {
  return (
    <Rows>
      <SettingsScreen type="jobseeker" />
      <DataCard side={archive} />
      <DeleteAccountCard text="Everything that’s yours goes straight away and can’t be brought back." erasure={ownErasure} />
    </Rows>
  )
}
