import type { Employer } from '@evenshift/contract/model/company/employer'
import type { ProfileStatus } from '@evenshift/contract/states/profile/profile'
import type { ReactNode } from 'react'
import { words } from '#web/areas/employer/company/words'
import { dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import styles from './CompanyPage.module.css'

const { checks: said } = words
const kinds: Readonly<Record<ProfileStatus, 'fact' | 'info' | 'bad'>> = {
  Approved: 'fact',
  Pending: 'info',
  Rejected: 'bad',
  Suspended: 'bad',
}

/** Whether the company is approved, each thing that was checked with its day, and what we check it by. */
export function CompanyEvidence({ company, pen }: { readonly company: Employer; readonly pen: ReactNode }) {
  const { status, statusReason, evidence, registrationNumber, website } = company
  const now = useNow()
  const days = new Set(evidence.map(({ checkedOn }) => checkedOn))
  const [first] = days
  return (
    <Card label={said.title}>
      <div className={styles.top}>
        <h2>{said.title}</h2>
        {pen}
      </div>
      <p>
        <Chip kind={kinds[status]}>{said.states[status]}</Chip>
      </p>
      {statusReason && <p>{statusReason}</p>}
      {evidence.length === 0 && <p className={styles.muted}>{said.none}</p>}
      <ul>
        {evidence.map(({ kind: checked, text, checkedOn }) => (
          <EvidenceRow
            key={checked}
            state="met"
            requirement={evidence.length === 1 ? said.onDay(text, dayDateNear(checkedOn, now)) : text}
            {...(days.size > 1 && { proof: said.on(dayDateNear(checkedOn, now)) })}
          />
        ))}
      </ul>
      {evidence.length > 1 && days.size === 1 && first && <p className={styles.muted}>{said.allOn(dayDateNear(first, now))}</p>}
      <p className={styles.text}>
        {registrationNumber ? said.number(registrationNumber) : said.noNumber}
        <br />
        {website ? said.website(website.replace('https://', '')) : said.noWebsite}
      </p>
      <p className={styles.muted}>{said.again}</p>
    </Card>
  )
}
