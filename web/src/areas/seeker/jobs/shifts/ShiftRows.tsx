import type { JobDetail } from '@evenshift/contract/model/application/application'
import type { Availability } from '@evenshift/contract/model/profile/availability'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import { Checkbox } from '@mantine/core'
import { NearlyFree } from '#web/areas/seeker/jobs/shifts/NearlyFree'
import { clashOf, shiftState } from '#web/areas/seeker/jobs/shifts/shift-states'
import type { ShiftChoice } from '#web/areas/seeker/jobs/shifts/useChosenShifts'
import { dotted } from '#web/shared/words/dotted'
import { pounds } from '#web/shared/words/pay'
import { hoursOfShift, hoursWords } from '#web/shared/week/worked-hours'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/seeker/jobs/shifts/words'
import styles from './Shifts.module.css'

interface ShiftRowsProps {
  readonly job: JobDetail
  readonly choice: ShiftChoice
  readonly own: Availability | undefined
  /** The id of a shift's checkbox, which the drawn week presses too. */
  readonly fieldOf: (shiftId: string) => string
}

/** A row a shift, with what it pays and what stands in its way; a clash may be chosen, and its warning stays. Where all are to be worked there is nothing to tick. */
export function ShiftRows({ job, choice, own, fieldOf }: ShiftRowsProps) {
  const { hourly } = job.payCard
  // More free hours come too late for what was asked for.
  const isApplied = job.application?.mayReapply === false
  return (
    <ul className={styles.rows}>
      {job.shifts.map((shift) => {
        const state = shiftState(shift, job.weekFit, own)
        const nearly = clashOf(shift, job.weekFit)?.nearly
        const isChosen = choice.chosen.includes(shift._id)
        const isTaken = job.takenShifts.includes(shift._id)
        const hours = hoursOfShift(shift)
        const field = fieldOf(shift._id)
        const facts = dotted([
          isTaken && words.taken,
          hoursWords(hours),
          shift.breakMinutes > 0 && words.minUnpaidBreak(shift.breakMinutes),
          state.kind === 'outside' && state.words,
        ])
        return (
          <li key={shift._id} className={styles.row} data-chosen={isChosen || undefined} data-clash={state.kind === 'clash' || undefined}>
            {choice.isFixed ? (
              <b className={styles.times}>
                <TextWithTimes text={shiftWords(shift)} />
              </b>
            ) : (
              <Checkbox
                id={field}
                checked={isChosen}
                disabled={isTaken || choice.isShort}
                // The week's block is a label of it too, and says no more.
                aria-labelledby={`${field}-name`}
                aria-describedby={`${field}-facts`}
                onChange={() => choice.toggle(shift._id)}
                classNames={{ inner: styles.box ?? '', label: styles.label ?? '' }}
                label={
                  <span id={`${field}-name`}>
                    <TextWithTimes text={shiftWords(shift)} />
                  </span>
                }
              />
            )}
            {hourly !== null && job.salaryUnit !== 'fixed' && <span className={styles.pay}>{pounds(hourly * hours)}</span>}
            <span id={`${field}-facts`} className={styles.facts} data-alone={choice.isFixed || undefined}>
              {facts}
              {state.kind === 'clash' && (
                <span className={styles.reason}>
                  <TextWithTimes text={state.words} />
                </span>
              )}
            </span>
            {own && nearly && !isTaken && !choice.isShort && !isApplied && <NearlyFree shift={shift} nearly={nearly} own={own} />}
          </li>
        )
      })}
    </ul>
  )
}
