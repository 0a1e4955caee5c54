import type { Cover, CoverShift } from '@evenshift/contract/model/overview/cover'
import { IconCheck, IconClock, IconPlus } from '@tabler/icons-react'
import { type Proposed, cellState, seatsOf } from '#web/areas/employer/applicants/cover/cover-week'
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
}

/** One shift with a box for each of its seats. */
export function ShiftCard({ cover, shift, proposed, isFilled }: ShiftCardProps) {
  const { taken, open } = seatsOf(cover, shift, proposed)
  const could = cover.applicants.filter((person) => cellState(person, shift._id, proposed) === 'can').length
  const free = could > 0 ? words.free(could) : isFilled ? words.noOneFree : words.noOneAsked
  const isShort = open > 0 && (isFilled || taken.length === 0)
  return (
    <li className={styles.shift} data-short={isShort || undefined}>
      <div className={styles.head}>
        <h2>
          {dayShort(shift.day)} <span>{shortSpan(shift.start, shift.end)}</span>
        </h2>
        <span className={styles.count}>{words.of(taken.length, shift.needed)}</span>
      </div>
      <ul className={styles.seats}>
        {taken.map(({ person, state }) => {
          const { word, Icon } = states[state]
          return (
            <li key={person._id} className={styles.seat} data-state={state}>
              <Icon size={16} stroke={1.75} aria-hidden />
              <span className={styles.words}>
                <b>{person.name}</b>
                <span>{word}</span>
              </span>
            </li>
          )
        })}
        {open > 0 && (
          <li className={styles.seat} data-state="open">
            <span className={styles.words}>
              <b>{words.open(open)}</b>
              <span>{free}</span>
            </span>
          </li>
        )}
      </ul>
    </li>
  )
}
