import { plusDays } from '@evenshift/contract/days'
import { replyPromise, replySteps } from '@evenshift/contract/states/application/reply-words'
import { Button } from '@mantine/core'
import { Link } from 'react-router'
import { words } from '#web/areas/auth/sign-in/words'
import { paths, to } from '#web/shared/paths'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import styles from './WhatYouGet.module.css'

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
          <h2>{replyPromise.title}</h2>
          <p>{replyPromise.text}</p>
        </div>
        <ol className={styles.steps}>
          {replySteps.map(({ after, kind, title, text }) => (
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
