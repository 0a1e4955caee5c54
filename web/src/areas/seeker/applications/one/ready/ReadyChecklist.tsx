import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { type ReadyStep, readyList } from '#web/areas/seeker/applications/one/ready/ready-list'
import { useTicks } from '#web/areas/seeker/applications/one/ready/useTicks'
import { capital } from '#web/shared/words/capital'
import { clockTime, dayDate, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import { Card } from '#web/ui/page/Card'
import { words as sentences } from '#web/areas/seeker/applications/one/ready/words'
import styles from './Ready.module.css'

interface ReadyChecklistProps {
  readonly application: ApplicationDetail
  /** The first day: until then each is to be settled. */
  readonly by: string
  readonly rightToWork: Profile['rightToWork']
}

/** What to settle before the first day, and whose turn each is; whatever isn't known to be done can be ticked off. */
export function ReadyChecklist({ application, by, rightToWork }: ReadyChecklistProps) {
  const now = useNow()
  const { isTicked, toggle } = useTicks(application._id)
  const accepted = application.history.find(({ status }) => status === 'offer_accepted')?.at
  const steps = readyList(application, rightToWork, accepted ? `${capital(nearDate(accepted, now))}, ${clockTime(accepted)}` : '')
  const stateOf = ({ key, state }: ReadyStep): ReadyStep['state'] => (isTicked(key) ? 'done' : state)
  const chipOf = (step: ReadyStep): ReactNode =>
    ({
      done: <Chip>{sentences.done}</Chip>,
      yours: <Chip kind="match">{step.due ?? sentences.byWithBy(dayDate(by))}</Chip>,
      theirs: <Chip kind="quiet">{sentences.fromThem}</Chip>,
    })[stateOf(step)]
  return (
    <Card label={sentences.beforeYouStart}>
      <div className={styles.head}>
        <h2>{sentences.beforeYouStart}</h2>
        <span role="status">{sentences.ofDone(steps.filter((step) => stateOf(step) === 'done').length, steps.length)}</span>
      </div>
      <ul className={styles.steps}>
        {steps.map((step) => (
          <li key={step.key} data-state={stateOf(step)}>
            <Checkbox
              className={styles.step ?? ''}
              checked={stateOf(step) === 'done'}
              disabled={step.state === 'done'}
              label={step.title}
              description={step.text}
              onChange={() => toggle(step.key)}
            />
            <span className={styles.turn}>
              {chipOf(step)}
              {step.link && (
                <a href={step.link.href} target="_blank" rel="noreferrer" aria-label={`${step.link.label}: ${step.title}`}>
                  {step.link.label}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.quiet}>{sentences.onlyCanSeeWhat}</p>
    </Card>
  )
}
