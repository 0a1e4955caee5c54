import type { Cover, CoverApplicant, CoverShift } from '@evenshift/contract/model/overview/cover'
import { IconCheck, IconClock, IconHistory, IconPlus } from '@tabler/icons-react'
import {
  type CellState,
  type Proposed,
  type SeatState,
  agreedTime,
  cellState,
  hasAccepted,
  heldOtherwise,
  leftOpen,
  mayWork,
  seatsOf,
} from '#web/areas/employer/applicants/cover/cover-week'
import { AskToMove } from '#web/areas/employer/applicants/times/on-demand'
import { dayShort } from '#web/ui/week/days'
import { shortSpan } from '#web/ui/week/times'
import { words } from '#web/areas/employer/applicants/cover/words'
import styles from './Cover.module.css'

const states = {
  accepted: { word: words.accepted, Icon: IconCheck },
  offered: { word: words.offered, Icon: IconClock },
  proposed: { word: words.proposed, Icon: IconPlus },
} as const

interface ShiftCardProps {
  readonly cover: Cover
  readonly shift: CoverShift
  readonly proposed: Proposed
  readonly isFilled: boolean
  /** The job is over: what nobody has stays so, and isn't drawn as open. */
  readonly isDone: boolean
  /** Whether the job is still open, so that whoever agreed to another time can be asked to move. */
  readonly isOpen: boolean
}

/** One shift with a box for each of its seats. */
export function ShiftCard({ cover, shift, proposed, isFilled, isDone, isOpen }: ShiftCardProps) {
  const { taken, open: left } = seatsOf(cover, shift, proposed)
  const open = isDone ? 0 : left
  const inState = (state: CellState) => cover.applicants.filter((person) => cellState(person, shift._id, proposed) === state)
  const [can, clash, before] = [
    cover.applicants.filter((person) => mayWork(cellState(person, shift._id, proposed))).length,
    inState('clash').length,
    inState('before'),
  ]
  const asked = taken.length > 0 && can + clash === 0 ? words.noOneElseAsked : words.asked(can + clash, clash)
  const told = (person: CoverApplicant, state: SeatState): string => {
    const time = agreedTime(person, shift)
    if (time === '') return states[state].word
    return state === 'offered' ? words.offeredAt(time) : words.agreed(time)
  }
  const held = heldOtherwise(cover, shift)
  const proposals = taken.filter(({ state }) => state === 'proposed').length
  const of = words.of(taken.length - proposals, shift.needed, proposals)
  const times = [...new Set(held.map(({ said }) => said))].join(', ')
  const count = held.length === 0 ? of : words.ofHeld(of, held.length, taken.length, times)
  const elsewhere = cover.applicants.filter((person) => hasAccepted(person) && agreedTime(person, shift) !== '')
  const isShort = open > 0 && (isFilled || can < open)
  return (
    <li className={styles.shift} data-short={isShort || undefined}>
      <div className={styles.head}>
        <h2>
          {dayShort(shift.day)} <span>{shortSpan(shift.start, shift.end)}</span>
        </h2>
        <span className={styles.count}>{count}</span>
      </div>
      <ul className={styles.seats}>
        {taken.map(({ person, state }) => {
          const { Icon } = states[state]
          return (
            <li key={person._id} className={styles.seat} data-state={state}>
              <Icon size={16} stroke={1.75} aria-hidden />
              <span className={styles.words}>
                <b>{person.name}</b>
                <span>{told(person, state)}</span>
              </span>
            </li>
          )
        })}
        {before.map((person) => (
          <li key={person._id} className={styles.seat} data-state="before">
            <IconHistory size={16} stroke={1.75} aria-hidden />
            <span className={styles.words}>
              <b>{person.name}</b>
              <span>{words.agreedBefore(agreedTime(person, shift))}</span>
            </span>
          </li>
        ))}
        {!isDone &&
          leftOpen(cover, shift).map(({ times, by }) => (
            <li key={times} className={styles.seat} data-state="open">
              <span className={styles.words}>
                <b>{words.openTimes(times)}</b>
                <span>{by}</span>
              </span>
            </li>
          ))}
        {open > 0 && (
          <li className={styles.seat} data-state="open">
            <span className={styles.words}>
              <b>{words.open(open)}</b>
              <span>{asked}</span>
            </span>
          </li>
        )}
      </ul>
      {isOpen &&
        elsewhere.map(({ _id, name, agreed, newTimes }) => (
          <AskToMove key={_id} id={_id} name={name} agreed={agreed} shifts={cover.shifts} newTimes={newTimes} />
        ))}
    </li>
  )
}
