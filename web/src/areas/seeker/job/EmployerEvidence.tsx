import type { Job } from '@evenshift/contract/model/job'
import { IconCircleCheck, IconFlag } from '@tabler/icons-react'
import { longDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/Card'
import { MonogramTile } from '#web/ui/MonogramTile'
import styles from './Job.module.css'

/** Who the employer is, and what was checked about it and when; never a bare badge. */
export function EmployerEvidence({ job }: { readonly job: Job }) {
  return (
    <>
      <Card label={`About ${job.employerName}`}>
        <div className={styles.company}>
          <MonogramTile name={job.employerName} src={job.logo || null} />
          <div>
            <b>{job.employerName}</b>
            <span className={styles.small}>
              {job.sector}, {job.location}
            </span>
          </div>
        </div>
        {job.employerBio && <p className={styles.small}>{job.employerBio}</p>}
        <ul className={styles.checks}>
          {job.employer.evidence.map(({ kind, text, checkedOn }) => (
            <li key={kind}>
              <IconCircleCheck size={18} stroke={1.75} aria-hidden />
              <span>
                {text} <span className={styles.small}>({longDate(checkedOn)})</span>
              </span>
            </li>
          ))}
        </ul>
      </Card>
      <p className={styles.warning}>
        <IconFlag size={16} stroke={1.75} aria-hidden />
        Nobody here may ask you for money or bank details before you start work.
      </p>
    </>
  )
}
