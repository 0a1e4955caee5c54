import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { Profile } from '@evenshift/contract/model/profile/profile'
import { IconCheck } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { type ReadyStep, readyList } from '#web/areas/seeker/applications/one/ready/ready-list'
import { clockTime, dayDate, nearDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Chip } from '#web/ui/display/Chip'
import { Card } from '#web/ui/page/Card'
import styles from './Ready.module.css'

interface ReadyChecklistProps {
  readonly application: ApplicationDetail
  /** The first day: until then each is to be settled. */
  readonly by: string
  readonly rightToWork: Profile['rightToWork']
}

const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)

/** What to settle before the first day, and whose turn each is. */
export function ReadyChecklist({ application, by, rightToWork }: ReadyChecklistProps) {
  const now = useNow()
  const accepted = application.history.find(({ status }) => status === 'offer_accepted')?.at
  const steps = readyList(application, rightToWork, accepted ? `${capital(nearDate(accepted, now))}, ${clockTime(accepted)}` : '')
  const chips: Readonly<Record<ReadyStep['state'], ReactNode>> = {
    done: <Chip>Done</Chip>,
    yours: <Chip kind="match">By {dayDate(by)}</Chip>,
    theirs: <Chip kind="quiet">From them</Chip>,
  }
  return (
    <Card label="Before you start">
      <div className={styles.head}>
        <h2>Before you start</h2>
        <span>
          {steps.filter(({ state }) => state === 'done').length} of {steps.length} done
        </span>
      </div>
      <ul className={styles.steps}>
        {steps.map(({ title, text, state, link }) => (
          <li key={title} data-state={state}>
            <span className={styles.box} aria-hidden="true">
              {state === 'done' && <IconCheck size={16} stroke={2.5} />}
            </span>
            <div>
              <h3>{title}</h3>
              <p>{text}</p>
            </div>
            <span className={styles.turn}>
              {chips[state]}
              {link && (
                <a href={link.href} target="_blank" rel="noreferrer" aria-label={`${link.label}: ${title}`}>
                  {link.label}
                </a>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  )
}
