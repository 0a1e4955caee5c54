import { words } from '#web/areas/auth/complete/company-words'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { Card } from '#web/ui/page/Card'
import styles from './CompleteEmployer.module.css'

const { without: said } = words

/** What shows who somebody without a company number is, how long it takes, and what they can do meanwhile. */
export const WithoutNumber = () => (
  <Card label={said.title}>
    <h2>{said.title}</h2>
    <p className={styles.hint}>{said.text}</p>
    <ul>
      <EvidenceRow state="met" requirement={said.email.what} proof={said.email.how} />
      <EvidenceRow state="waiting" requirement={said.page.what} proof={said.page.how} />
      <EvidenceRow state="waiting" requirement={said.person.what} proof={said.person.how} />
    </ul>
    <p className={styles.hint}>{said.meanwhile}</p>
  </Card>
)
