import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { leaveWordsWithin } from '#web/areas/seeker/applications/reason-words'
import { words } from '#web/areas/seeker/applications/one/words'
import { dayDate } from '#web/shared/words/dates'
import styles from './Application.module.css'

/** When somebody pulled out of the job and why, and that the employer knows. */
export function PulledOut({ application: { changedAt, reason, job } }: { readonly application: ApplicationDetail }) {
  const why = leaveWordsWithin(reason)
  return (
    <>
      <h2 className={styles.next}>{words.youPulledOutOn(dayDate(changedAt))}</h2>
      {why && <p>{words.reason(why)}</p>}
      <p>{words.weveTold(job.employerName)}</p>
    </>
  )
}
