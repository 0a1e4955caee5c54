import type { Job } from '@evenshift/contract/model/job/job'
import type { JobShift } from '@evenshift/contract/model/week'
import { shiftWords } from '@evenshift/contract/states/shift-words'
import { useQuery } from '@tanstack/react-query'
import { NearlyFree } from '#web/areas/seeker/jobs/shifts/NearlyFree'
import { clashOf, shiftState } from '#web/areas/seeker/jobs/shifts/shift-states'
import { seekerQuery } from '#web/shared/calls/seeker'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import styles from './Shifts.module.css'

interface MissedShiftsProps {
  /** Those that don’t fit. */
  readonly shifts: readonly JobShift[]
  readonly weekFit: Job['weekFit']
}

/** Each shift that doesn’t fit, what stands in its way, and the button that adds to the week what little it is short of. */
export function MissedShifts({ shifts, weekFit }: MissedShiftsProps) {
  const { data: own } = useQuery(seekerQuery('availability'))
  return (
    <ul className={styles.rows}>
      {shifts.map((shift) => {
        const state = shiftState(shift, weekFit, own)
        const nearly = clashOf(shift, weekFit)?.nearly
        return (
          <li key={shift._id} className={styles.missed}>
            <b>
              <TextWithTimes text={shiftWords(shift)} />
            </b>
            {'words' in state && (
              <span className={styles.reason}>
                <TextWithTimes text={state.words} />
              </span>
            )}
            {own && nearly && <NearlyFree shift={shift} nearly={nearly} own={own} />}
          </li>
        )
      })}
    </ul>
  )
}
