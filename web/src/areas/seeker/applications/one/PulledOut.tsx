import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { leftBecause } from '#web/areas/seeker/applications/reason-words'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/applications/one/words'
import { dayDate } from '#web/shared/words/dates'
import { hoursWords } from '#web/shared/week/worked-hours'
import styles from './Application.module.css'

/** Where whoever pulls out is brought. */
export const PULLED_OUT = 'pulled-out'

interface PulledOutProps {
  readonly application: ApplicationDetail
  readonly accepted: NonNullable<ApplicationDetail['offer']>
}

/** When somebody pulled out of the job and why, what they had accepted, and that the employer knows. */
export function PulledOut({ application: { changedAt, reason, job }, accepted: { shifts, hoursPerWeek } }: PulledOutProps) {
  const why = leftBecause(reason)
  return (
    <>
      <h2 id={PULLED_OUT} className={styles.next} tabIndex={-1}>
        {words.youPulledOutOn(dayDate(changedAt))}
      </h2>
      {why && <p>{words.reason(why)}</p>}
      <p>
        {words.youHadAccepted}{' '}
        <s>
          <TextWithTimes
            text={[...(shifts.length > 0 ? [shiftsWords(shifts)] : []), words.hoursAWeek(hoursWords(hoursPerWeek))].join(', ')}
          />
        </s>
      </p>
      <p>{words.weveTold(job.employerName)}</p>
    </>
  )
}
