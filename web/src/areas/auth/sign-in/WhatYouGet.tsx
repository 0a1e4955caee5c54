import { NO_REPLY_GRACE_DAYS } from '@evenshift/contract/constants'
import { plusDays } from '@evenshift/contract/days'
import { replyDays } from '@evenshift/contract/states/job/job-terms'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { words } from '#web/areas/auth/sign-in/words'
import { paths, to } from '#web/shared/paths'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import styles from './WhatYouGet.module.css'

const PROMISED_DAYS = replyDays[0]
/** What becomes of an application sent today, by the days since. */
const steps = [
  { after: 0, kind: 'sent', ...words.replyByADay.youApply },
  { after: PROMISED_DAYS - 1, kind: 'told', ...words.replyByADay.weRemind },
  { after: PROMISED_DAYS, kind: 'due', ...words.replyByADay.replyDue },
  { after: PROMISED_DAYS + 1, kind: 'told', ...words.replyByADay.late },
  { after: PROMISED_DAYS + NO_REPLY_GRACE_DAYS, kind: 'over', ...words.replyByADay.weClose },
] as const
const sides = [
  { type: 'jobseeker', ...words.forSeekers },
  { type: 'employer', ...words.forEmployers },
] as const

/** Below the welcome: the promise of a reply, day by day from today, and what each side gets. */
export function WhatYouGet() {
  const now = useNow()
  return (
    <section className={styles.page} aria-label={words.whatYouGet}>
      <section className={styles.part}>
        <div className={styles.head}>
          <h2>{words.youAlwaysGetReply}</h2>
          <p>{words.hereIsWhatHappens(replyDays, PROMISED_DAYS)}</p>
        </div>
        <ol className={styles.steps}>
          {steps.map(({ after, kind, title, text }) => (
            <li key={title}>
              <span className={styles.day} data-kind={kind}>
                {dayDate(plusDays(now, after).toISOString())}
              </span>
              <span>
                <b>{title}</b>
                <span className={styles.small}>{text}</span>
              </span>
            </li>
          ))}
        </ol>
      </section>
      <div className={styles.sides}>
        {sides.map(({ type, title, points, button }) => (
          <section key={type} className={styles.side} data-type={type}>
            <h2>{title}</h2>
            <ul>
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
            <Button component={Link} to={to(paths.signUp, { type })} variant={type === 'jobseeker' ? 'filled' : 'default'}>
              {button}
            </Button>
          </section>
        ))}
      </div>
    </section>
  )
}
