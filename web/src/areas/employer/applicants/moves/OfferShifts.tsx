import type { Cover } from '@evenshift/contract/model/overview/cover'
import type { JobShift, OfferShift } from '@evenshift/contract/model/week'
import { useState } from 'react'
import { ShiftFields } from '#web/areas/employer/ShiftFields'
import { OfferShiftRow } from '#web/areas/employer/applicants/moves/OfferShiftRow'
import { shiftKnown } from '#web/areas/employer/applicants/moves/shift-known'
import { inWeekOrder } from '#web/ui/week/week-order'
import { words } from '#web/areas/employer/applicants/moves/words'
import styles from './OfferShifts.module.css'

interface OfferShiftsProps {
  /** All of the job's. */
  readonly shifts: readonly JobShift[]
  readonly offered: readonly OfferShift[]
  readonly application: { readonly _id: string; readonly shifts: readonly string[] }
  readonly cover: Cover | undefined
  readonly isLoading: boolean
  /** Which of them were ticked at first. */
  readonly hint: string
  /** How those that are ticked stand to the advert. */
  readonly said: string | null
  readonly onChange: (offered: readonly OfferShift[]) => void
  /** What is wrong at a path such as "shifts.0.end". */
  readonly faultOf: (path: string) => string | undefined
}

const isSame = (one: OfferShift, other: OfferShift) => one._id !== undefined && one._id === other._id

/** The job's shifts, each with a tick and its two times; below them the times that these two alone agree on. */
export function OfferShifts({ shifts, offered, application, cover, isLoading, hint, said, onChange, faultOf }: OfferShiftsProps) {
  // Times that somebody changed come back with the tick.
  const [left, setLeft] = useState<readonly OfferShift[]>([])
  const ticked = offered.filter((one) => shifts.some((shift) => isSame(one, shift)))
  const own = offered.filter((one) => !ticked.includes(one))
  const put = (some: readonly OfferShift[]) => onChange([...inWeekOrder(some), ...own])
  const ownFault = (path: string) =>
    path === 'shifts'
      ? shifts.length === 0
        ? faultOf(path)
        : undefined
      : faultOf(path.replace(/\d+/, (place) => String(offered.indexOf(own[Number(place)] as OfferShift))))
  const fault = faultOf('shifts')
  return (
    <div className={styles.whole}>
      {shifts.length > 0 && (
        <div role="group" aria-label={words.shifts} data-error={fault ? true : undefined}>
          <div className={styles.head}>
            <h3>{words.shifts}</h3>
            <span>{hint}</span>
          </div>
          <ul>
            {inWeekOrder(shifts).map(({ people: _people, ...shift }) => {
              const chosen = ticked.find((one) => isSame(one, shift))
              const before = left.filter((one) => !isSame(one, shift))
              const place = chosen ? offered.indexOf(chosen) : null
              return (
                <OfferShiftRow
                  key={shift._id}
                  shift={chosen ?? left.find((one) => isSame(one, shift)) ?? shift}
                  isTicked={chosen !== undefined}
                  known={shiftKnown({ cover, isLoading, application, shiftId: shift._id })}
                  faultOf={(part) => (place === null ? undefined : faultOf(`shifts.${place}${part}`))}
                  onTick={(changed, isTicked) => {
                    setLeft(isTicked ? before : [...before, changed])
                    put(isTicked ? [...ticked, changed] : ticked.filter((one) => one !== chosen))
                  }}
                  onChange={(changed) => put(ticked.map((one) => (one === chosen ? changed : one)))}
                />
              )
            })}
          </ul>
          {said && <p className={styles.said}>{said}</p>}
          {fault && (
            <p className={styles.fault} role="alert">
              {fault}
            </p>
          )}
        </div>
      )}
      <ShiftFields
        {...(shifts.length > 0 && { besides: { label: words.otherTimes, add: words.addOtherTimes } })}
        shifts={own}
        onChange={(others) => onChange([...ticked, ...others])}
        faultOf={ownFault}
      />
    </div>
  )
}
