import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

/** What the post asks and what the person can show for it. */
export function ShownCard({ application: { evidence, match } }: { readonly application: EmployerApplicationDetail }) {
  return (
    <Card label={words.requirements}>
      <div className={styles.split}>
        <h2>{words.requirements}</h2>
        {match !== null && <Chip kind="match">{words.match(match)}</Chip>}
      </div>
      {evidence.length > 0 && <p className={styles.muted}>{words.saidTheyTypedShown}</p>}
      {evidence.length === 0 && <p className={styles.muted}>{words.jobHasNoRequirements}</p>}
      <ul>
        {evidence.map(({ requirement, state, strength, because }) => {
          const proof = strength === 'said' ? words.theirSkillsNothingBehind : because
          return <EvidenceRow key={requirement} requirement={requirement} state={state} strength={strength} {...(proof ? { proof } : {})} />
        })}
      </ul>
      <p className={styles.muted}>{words.matchOnlySortsApplicants}</p>
    </Card>
  )
}
