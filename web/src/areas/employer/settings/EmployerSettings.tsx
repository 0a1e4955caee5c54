import { companyErasure, memberErasure } from '#web/areas/employer/settings/erasure'
import { useIsOwner } from '#web/areas/employer/useIsOwner'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { DataCard } from '#web/shared/settings/DataCard'
import { DeleteAccountCard } from '#web/shared/settings/DeleteAccountCard'
import type { ExportSide } from '#web/shared/settings/export-side'
import { SettingsScreen } from '#web/shared/settings/SettingsScreen'
import { Rows } from '#web/ui/page/Columns'

const archive: ExportSide = {
  queryKey: employerQuery('employerExports').queryKey,
  list: (options) => employer.employerExports({}, options),
  ask: () => employer.requestEmployerExport(),
  holds: 'Everything we hold about your company: a page you can read, the raw data and your files.',
}

export function EmployerSettings() {
  const isOwner = useIsOwner()
  return (
    <Rows>
      <SettingsScreen type="employer" />
      {isOwner === true && (
        <>
          <DataCard side={archive} />
          <DeleteAccountCard
            text="Your company and everyone’s account in it go straight away and can’t be brought back."
            erasure={companyErasure}
          />
        </>
      )}
      {isOwner === false && <DeleteAccountCard text="Your account goes straight away and can’t be brought back." erasure={memberErasure} />}
    </Rows>
  )
}
