import type { PlanChange } from '@evenshift/contract/model/company/subscription'
import { IconCircleCheck, IconPlayerPause } from '@tabler/icons-react'
import { useId } from 'react'
import { pauseTitle } from '#web/areas/employer/plan/change/change-words'
import { words } from '#web/areas/employer/plan/change/words'
import styles from './Change.module.css'

interface PausedJobsProps {
  readonly change: PlanChange
  /** The ids of those that stay live. */
  readonly live: readonly string[]
  /** Where somebody may choose others. */
  readonly onKeep?: (live: readonly string[]) => void
}

/** Those that stay live as it is proposed. */
export const proposedLive = ({ jobs }: PlanChange): readonly string[] => jobs.filter(({ pauses }) => !pauses).map(({ _id }) => _id)

/** Which jobs pause with a smaller plan, newest first. One more that is to stay live takes the place of the one chosen first. */
export function PausedJobs({ change: { startsAt, jobs, limits }, live, onKeep }: PausedJobsProps) {
  const group = useId()
  if (jobs.length === 0) return <h3 className={styles.none}>{words.noJobsPause}</h3>
  const pausing = jobs.length - live.length
  const isChoice = onKeep !== undefined && jobs.length > limits.liveJobs
  const turn = (id: string, isLive: boolean) => {
    const others = live.filter((one) => one !== id)
    if (!isLive) onKeep?.([...others, id].slice(-limits.liveJobs))
    else if (others.length > 0) onKeep?.(others)
  }
  return (
    <fieldset className={styles.jobs}>
      <legend>{pauseTitle(startsAt, pausing, jobs.length)}</legend>
      {jobs.map(({ _id, title }) => {
        const Row = isChoice ? 'label' : 'div'
        const isLive = live.includes(_id)
        const Icon = isLive ? IconCircleCheck : IconPlayerPause
        return (
          <Row key={_id} className={styles.job} data-live={isLive || undefined}>
            {isChoice && (
              <input
                className={styles.choose}
                type={limits.liveJobs === 1 ? 'radio' : 'checkbox'}
                name={group}
                checked={isLive}
                onChange={() => turn(_id, isLive)}
              />
            )}
            <Icon size={20} stroke={1.75} aria-hidden />
            <b>{title}</b>
            <span>{isLive ? words.staysLive : 'pauses'}</span>
          </Row>
        )
      })}
      {isChoice && <p>{words.newestFirstCanChoose}</p>}
    </fieldset>
  )
}
