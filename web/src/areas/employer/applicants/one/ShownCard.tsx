import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { Card } from '#web/ui/page/Card'
import { Chip } from '#web/ui/display/Chip'
import { EvidenceRow } from '#web/ui/job/EvidenceRow'
import styles from './Applicant.module.css'

/** What the post asks and what the person can show for it. */
export function ShownCard({ application: { evidence, match, profile } }: { readonly application: EmployerApplicationDetail }) {
  return (
    <Card label="Requirements">
      <div className={styles.split}>
        <h2>Requirements</h2>
        {match !== null && <Chip kind="match">{`${match}% match`}</Chip>}
      </div>
      {evidence.length > 0 && (
        <p className={styles.muted}>Said: they typed it. Shown: work, study or a certificate backs it. Confirmed: an employer here did.</p>
      )}
      {evidence.length === 0 && <p className={styles.muted}>This job has no requirements to check.</p>}
      <ul>
        {evidence.map(({ requirement, state, strength, because }) => {
          const proof = strength === 'said' ? 'In their skills, nothing behind it yet' : because
          return <EvidenceRow key={requirement} requirement={requirement} state={state} strength={strength} {...(proof ? { proof } : {})} />
        })}
      </ul>
      {profile.skills.length > 0 && (
        <div>
          <h3>All their skills</h3>
          <ul className={styles.chips}>
            {profile.skills.map(({ name }) => (
              <li key={name}>
                <Chip kind="quiet">{name}</Chip>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className={styles.muted}>The match only sorts applicants. It never uses age, photo or video.</p>
    </Card>
  )
}
