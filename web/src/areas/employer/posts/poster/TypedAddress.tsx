import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { jobShortAddress } from '@evenshift/contract/states/job/job-address'
import styles from './PosterWeek.module.css'

/** A job's address as it is typed off paper: on a line of its own where it doesn't fit beside its words, and broken before its reference only where it's longer than a line. */
export function TypedAddress({ job }: { readonly job: EmployerJob }) {
  return (
    <span className={styles.address}>
      {window.location.host + jobShortAddress({ reference: '' })}
      <wbr />
      <span className={styles.whole}>{job.reference}</span>
    </span>
  )
}
