import { useIsOwner } from '#web/areas/employer/useIsOwner'
import { employerConsent } from '#web/shared/consent/employer-consent'
import { DataCard } from '#web/shared/settings/DataCard'
import { DeleteAccountCard } from '#web/shared/settings/DeleteAccountCard'
import { companyArchive, companyErasure, memberErasure } from '#web/shared/settings/employer-account'
import { PrivacyCard } from '#web/shared/settings/PrivacyCard'
import { SettingsScreen } from '#web/shared/settings/SettingsScreen'
import { Rows } from '#web/ui/page/Columns'

export function EmployerSettings() {
  const isOwner = useIsOwner()
  return (
    <Rows>
      <SettingsScreen type="employer" />
      <PrivacyCard side={employerConsent} />
      {isOwner === true && (
        <>
          <DataCard side={companyArchive} />
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
