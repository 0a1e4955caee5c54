import { useIsOwner } from '#web/areas/employer/useIsOwner'
import { employerConsent } from '#web/shared/consent/employer-consent'
import { DataCard } from '#web/shared/settings/DataCard'
import { DeleteAccountCard } from '#web/shared/settings/DeleteAccountCard'
import { companyArchive, companyErasure, memberErasure } from '#web/shared/settings/employer-account'
import { SettingsScreen } from '#web/shared/settings/SettingsScreen'
import { words } from '#web/areas/employer/settings/words'

export const EmployerSettings = () => <SettingsScreen type="employer" consent={employerConsent} data={<CompanyData />} />

/** An owner takes the company's data along and ends it; anybody else leaves it. */
function CompanyData() {
  const isOwner = useIsOwner()
  return (
    <>
      {isOwner === true && (
        <>
          <DataCard side={companyArchive} />
          <DeleteAccountCard text={words.companyEveryonesAccountGo} erasure={companyErasure} />
        </>
      )}
      {isOwner === false && <DeleteAccountCard text={words.accountGoesStraightAway} erasure={memberErasure} />}
    </>
  )
}
