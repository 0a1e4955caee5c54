import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { isAnswerable } from '@evenshift/contract/states/interview/interview'
import { clockTime, dayDate, leftUntil } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Countdown } from '#web/ui/display/Countdown'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { words } from '#web/areas/seeker/interview/words'
import styles from './Interview.module.css'

/** For which job, by whom, and until when. */
export function InterviewHead({ interview: { job, deadline, status } }: { readonly interview: OwnInterview }) {
  const { figure, unit } = leftUntil(deadline, useNow())
  const isOpen = isAnswerable(status)
  return (
    <div className={styles.head}>
      <span className={styles.tile}>
        <MonogramTile name={job.employerName} src={job.logo || null} size="large" />
      </span>
      <div className={styles.name}>
        <h1>{words.interview(job.title)}</h1>
        <p className={styles.quiet}>
          {job.employerName}
          {isOpen && words.sendItBy(dayDate(deadline), clockTime(deadline))}
        </p>
      </div>
      {isOpen && <Countdown figure={figure} unit={words.left(unit)} />}
    </div>
  )
}
