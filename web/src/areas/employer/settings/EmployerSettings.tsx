import { useIsOwner } from '#web/areas/employer/useIsOwner'
import { employerConsent } from '#web/shared/consent/employer-consent'
import { DataCard } from '#web/shared/settings/DataCard'
import { DeleteAccountRow } from '#web/shared/settings/DeleteAccountRow'
import { companyArchive, companyErasure, memberErasure } from '#web/shared/settings/employer-account'
import { SettingRows } from '#web/shared/settings/SettingRow'
import { SettingsScreen } from '#web/shared/settings/SettingsScreen'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/settings/words'

export const EmployerSettings = () => <SettingsScreen type="employer" consent={employerConsent} data={<CompanyData />} />

/** An owner takes the company's data along and ends it; anybody else leaves it. */
function CompanyData() {
  const isOwner = useIsOwner()
  if (isOwner === null) return null
  return isOwner ? (
    <DataCard side={companyArchive}>
      <DeleteAccountRow text={words.companyEveryonesAccountGo} erasure={companyErasure} />
    </DataCard>
  ) : (
    <Card label={words.yourData}>
      <h2>{words.yourData}</h2>
      <SettingRows>
        <DeleteAccountRow text={words.accountGoesStraightAway} erasure={memberErasure} />
      </SettingRows>
    </Card>
  )
}
