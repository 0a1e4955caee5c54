import type { PlannedSet } from '@evenshift/contract/model/job/plan'
import { Radio } from '@mantine/core'
import { useId } from 'react'
import { isWayKnown, timeTravelling } from '#web/areas/seeker/jobs/plan/plan-words'
import type { DrawnSet } from '#web/areas/seeker/jobs/plan/drawn-sets'
import { pounds } from '#web/shared/words/pay'
import type { Hours } from '#web/ui/week/planned-week'
import { PlannedWeek } from '#web/ui/week/PlannedWeek'
import { words } from '#web/areas/seeker/jobs/plan/words'
import styles from './Plan.module.css'

interface PlanCardProps {
  readonly drawn: DrawnSet
  readonly hours: Hours
  readonly group: string
  readonly chosen: boolean
  readonly onChoose: () => void
}

/** One proposed week, drawn; one of a group of radios. */
export function PlanCard({ drawn: { set, marks, title, text, blocks, sentence }, hours, group, chosen, onChoose }: PlanCardProps) {
  const id = useId()
  const isKnown = isWayKnown(set)
  return (
    <label className={styles.plan} htmlFor={id} data-chosen={chosen || undefined}>
      <span className={styles.planHead}>
        <span>
          <b>{title}</b>
          <small>{text}</small>
        </span>
        <Radio id={id} name={group} checked={chosen} onChange={onChoose} aria-label={words.aWeek(title, pounds(set.left), isKnown)} />
      </span>
      <span className={styles.money}>
        <b>{pounds(set.left)}</b>
        <small>{isKnown ? words.aWeekAfterTravelSmall : words.aWeekSmall}</small>
      </span>
      <PlannedWeek blocks={blocks} hours={hours} sentence={sentence} />
      <Legend jobs={set.jobs} marks={marks} />
      <span className={styles.planFoot}>
        <span>
          <b>{timeTravelling(Math.round(60 * set.hours))}</b> {words.ofNewWork}
        </span>
        {isKnown && (
          <span>
            {set.travelMinutes === 0 ? (
              words.noTravel
            ) : (
              <>
                <b>{timeTravelling(set.travelMinutes)}</b> {words.travelling}
              </>
            )}
          </span>
        )}
      </span>
    </label>
  )
}

const Legend = ({ jobs, marks }: Pick<PlannedSet, 'jobs'> & Pick<DrawnSet, 'marks'>) => (
  <span className={styles.legend}>
    {jobs.map(({ job }, at) => (
      <span key={job._id}>
        <i data-hue={marks[at]?.hue} aria-hidden="true">
          {marks[at]?.letter}
        </i>
        <span>{job.title}</span>
      </span>
    ))}
  </span>
)
