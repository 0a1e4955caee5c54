import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { jobShortAddress } from '@evenshift/contract/states/job/job-address'
import styles from './PosterWeek.module.css'

/** A job's address as it is typed off paper: it breaks before its reference and never within it. */
export function TypedAddress({ job }: { readonly job: EmployerJob }) {
  return (
    <>
      {window.location.host + jobShortAddress({ reference: '' })}
      <wbr />
      <span className={styles.whole}>{job.reference}</span>
    </>
  )
}
