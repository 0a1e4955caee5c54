import type { Employer } from '@evenshift/contract/model/company/employer'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import { longDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import styles from './CompanyScreen.module.css'

const words: Readonly<Record<ProfileStatus, { readonly label: string; readonly kind: 'fact' | 'info' | 'bad' }>> = {
  Approved: { label: 'Approved', kind: 'fact' },
  Pending: { label: 'Being checked', kind: 'info' },
  Rejected: { label: 'Not approved', kind: 'bad' },
  Suspended: { label: 'Suspended', kind: 'bad' },
}

/** Whether the company is approved, and each thing that was checked with its day. */
export function CompanyEvidence({ company }: { readonly company: Employer }) {
  const { label, kind } = words[company.status]
  return (
    <Card label="What was checked">
      <div className={styles.head}>
        <h2>What was checked</h2>
        <Chip kind={kind}>{label}</Chip>
      </div>
      {company.statusReason && <p>{company.statusReason}</p>}
      {company.evidence.length === 0 && <p className={styles.muted}>Nothing yet. We tell you as soon as someone has looked.</p>}
      <ul>
        {company.evidence.map(({ kind: checked, text, checkedOn }) => (
          <EvidenceRow key={checked} state="met" requirement={text} proof={`Checked on ${longDate(checkedOn)}`} />
        ))}
      </ul>
      <p className={styles.muted}>
        If you change your name, company number or website email, we’ll check again. Your live jobs pause until then.
      </p>
    </Card>
  )
}
