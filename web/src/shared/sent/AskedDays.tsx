import type { Application } from '@evenshift/contract/model/application/application'
import { shiftsWords } from '@evenshift/contract/states/shift-words'
import { words } from '#web/shared/sent/words'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import styles from './AskedDays.module.css'

/** The shifts that were asked for, as days of a week; nothing where there are none to ask for. */
export function AskedDays({ application: { job, shifts } }: { readonly application: Pick<Application, 'job' | 'shifts'> }) {
  const asked = job.shifts.filter((shift) => shifts.includes(shift._id))
  return (
    asked.length > 0 && (
      <div className={styles.asked}>
        <WeekStrip size="large" days={Object.fromEntries(asked.map(({ day }) => [day, 'asked']))} />
        <p>
          <b>
            <TextWithTimes text={words.askedFor(shiftsWords(asked))} />
          </b>{' '}
          {words.turnSolid(new Set(asked.map(({ day }) => day)).size)}
        </p>
      </div>
    )
  )
}
