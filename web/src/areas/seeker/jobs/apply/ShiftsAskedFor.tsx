import type { JobDetail } from '@evenshift/contract/model/application/application'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useId, useState } from 'react'
import { shiftState } from '#web/areas/seeker/jobs/shifts/shift-states'
import { ShiftRows } from '#web/areas/seeker/jobs/shifts/ShiftRows'
import { choiceFigures } from '#web/areas/seeker/jobs/shifts/chosen-shifts'
import type { ShiftChoice } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { seekerQuery } from '#web/shared/calls/seeker'
import { shiftWords, shiftsWords } from '@evenshift/contract/states/shift-words'
import { hoursWords } from '#web/shared/week/worked-hours'
import { counted } from '#web/shared/words/numbers'
import { wholePounds } from '#web/shared/words/pay'
import { Card } from '#web/ui/page/Card'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words as sentences } from '#web/areas/seeker/jobs/apply/words'
import styles from '../one/Job.module.css'

interface ShiftsAskedForProps {
  readonly job: JobDetail
  readonly choice: ShiftChoice
  readonly fault: ReactNode
}

/** The shifts that the application is for; they can be changed here too. Nothing where the job has none. */
export function ShiftsAskedFor({ job, choice, fault }: ShiftsAskedForProps) {
  const { data: own } = useQuery(seekerQuery('availability'))
  const [isChanging, setChanging] = useState(false)
  const id = useId()
  if (job.shifts.length === 0) return null
  const chosen = job.shifts.filter(({ _id }) => choice.chosen.includes(_id))
  const clashes = chosen.flatMap((shift) => {
    const state = shiftState(shift, job.weekFit, own)
    return state.kind === 'clash' ? [{ shift, words: state.words }] : []
  })
  const { count, hours, weekly } = choiceFigures(job, choice.chosen)
  return (
    <div
      className={styles.askedFor}
      role="group"
      aria-label={sentences.shifts}
      aria-describedby={fault ? `${id}-fault` : undefined}
      data-error={fault ? true : undefined}
      tabIndex={-1}
    >
      <Card tone="sunny" as="div">
        <div className={styles.between}>
          <b>
            <TextWithTimes text={shiftsWords(chosen)} />
          </b>
          {!choice.isFixed && (
            <button type="button" className={styles.asLink} aria-expanded={isChanging} onClick={() => setChanging(!isChanging)}>
              {isChanging ? sentences.done : sentences.change}
            </button>
          )}
        </div>
        <p>
          {[count > 0 && counted(count, 'shift'), hoursWords(hours), weekly !== null && sentences.aWeek(wholePounds(weekly))]
            .filter(Boolean)
            .join(', ')}
        </p>
        <WeekStrip
          days={Object.fromEntries([
            ...chosen.map(({ day }) => [day, 'fits'] as const),
            ...clashes.map(({ shift }) => [shift.day, 'clashes'] as const),
          ])}
        />
        {clashes.map(({ shift, words }) => (
          <p key={shift._id} className={styles.clash}>
            <TextWithTimes text={`${shiftWords(shift)}: ${words}`} />
          </p>
        ))}
      </Card>
      {isChanging && <ShiftRows job={job} choice={choice} own={own} fieldOf={(shiftId) => `${id}${shiftId}`} />}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  )
}
