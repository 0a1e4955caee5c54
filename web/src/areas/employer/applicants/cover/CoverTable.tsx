import type { Cover } from '@evenshift/contract/model/overview/cover'
import { IconCheck, IconClock, IconHistory, IconThumbUp } from '@tabler/icons-react'
import { Link } from 'react-router'
import { statusWords } from '#web/areas/employer/applicants/applicant-words'
import {
  type CellState,
  type Proposed,
  agreedTime,
  cellState,
  isFilled,
  mayWork,
  saidYesWords,
  seatsOf,
  shiftName,
} from '#web/areas/employer/applicants/cover/cover-week'
import { paths, to } from '#web/shared/paths'
import { MonogramTile } from '#web/ui/display/MonogramTile'
import { SpokenText } from '#web/ui/page/SpokenText'
import { dayShort } from '#web/ui/week/days'
import { shortSpan } from '#web/ui/week/times'
import { words } from '#web/areas/employer/applicants/cover/words'
import styles from './Cover.module.css'

const says: Readonly<Record<CellState, string>> = {
  accepted: 'accepted',
  offered: words.hasAnOfferFor,
  proposed: words.isProposedFor,
  before: words.agreedToOldTime,
  can: words.canWork,
  said: words.saidYesTo,
  asked: words.askedWeekUnknown,
  clash: words.askedButIsntFree,
  none: words.didntAskFor,
}
const icons: Partial<Record<CellState, typeof IconCheck>> = {
  accepted: IconCheck,
  offered: IconClock,
  proposed: IconCheck,
  before: IconHistory,
  said: IconThumbUp,
}
const keyOf = (cover: Cover): readonly (readonly [CellState, string])[] => [
  ['accepted', words.accepted],
  ['offered', words.offered],
  ['proposed', words.inThisProposal],
  ['before', words.agreedToOldTimeLabel],
  ['said', saidYesWords(cover)],
  ['can', words.canWorkLabel],
  ['asked', words.weekUnknown],
  ['clash', words.notFree],
]

/** What of the table's width the shifts share, in percent. */
const SHIFTS_WIDTH = 64

interface CoverTableProps {
  readonly jobId: string
  readonly cover: Cover
  readonly proposed: Proposed
  /** Gives somebody a shift or takes it away; null where only looked at. */
  readonly onChange: ((personId: string, shiftId: string) => void) | null
}

/** Who can work which shift; each cell says its sentence. */
export function CoverTable({ jobId, cover, proposed, onChange }: CoverTableProps) {
  const { shifts, applicants } = cover
  const drawn = new Set(
    applicants.flatMap((person) => shifts.filter((shift) => !isFilled(person, shift)).map(({ _id }) => cellState(person, _id, proposed))),
  )
  return (
    <section className={styles.matrix} aria-labelledby="who-can-work">
      <div className={styles.head}>
        <h2 id="who-can-work">{words.whoCanWorkWhen}</h2>
        <p className={styles.key} aria-hidden="true">
          {keyOf(cover)
            .filter(([state]) => drawn.has(state))
            .map(([state, label]) => (
              <span key={state}>
                <i data-state={state} />
                {label}
              </span>
            ))}
        </p>
      </div>
      {applicants.length === 0 ? (
        <p className={styles.muted}>{words.noOnesWaitingReply}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">
                  <SpokenText>{words.person}</SpokenText>
                </th>
                {shifts.map(({ _id, day, start, end }) => (
                  <th key={_id} scope="col" style={{ width: `${SHIFTS_WIDTH / shifts.length}%` }}>
                    <b>{dayShort(day)}</b>
                    <span>{shortSpan(start, end)}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {applicants.map((person) => (
                <tr key={person._id}>
                  <th scope="row">
                    <span className={styles.person}>
                      <MonogramTile name={person.name} size="small" round />
                      <span className={styles.words}>
                        <Link className={styles.name} to={to(paths.applicant, { jobId, applicationId: person._id })}>
                          {person.name}
                        </Link>
                        <span>{statusWords[person.status]}</span>
                      </span>
                    </span>
                  </th>
                  {shifts.map((shift) => {
                    const isGone = isFilled(person, shift)
                    const state = isGone ? 'none' : cellState(person, shift._id, proposed)
                    const Icon = icons[state]
                    const time = state === 'accepted' || state === 'offered' ? agreedTime(person, shift) : ''
                    const isOpen =
                      state === 'proposed' || ((mayWork(state) || state === 'clash') && seatsOf(cover, shift, proposed).open > 0)
                    return (
                      <td key={shift._id}>
                        {onChange && isOpen ? (
                          <button
                            type="button"
                            className={styles.cell}
                            data-state={state}
                            aria-pressed={state === 'proposed'}
                            aria-label={words.for(shiftName(shift), person.name)}
                            onClick={() => onChange(person._id, shift._id)}
                          >
                            {Icon && <Icon size={17} stroke={2} aria-hidden />}
                          </button>
                        ) : (
                          <span className={styles.cell} data-state={isGone ? 'filled' : state}>
                            {isGone && <span aria-hidden="true">{words.filled}</span>}
                            {time !== '' && <span aria-hidden="true">{time}</span>}
                            {Icon && time === '' && <Icon size={17} stroke={2} aria-hidden />}
                            <SpokenText>{`${person.name} ${isGone ? words.askedButFilled : time === '' ? says[state] : words.agreedAt(says[state], time)} ${shiftName(shift)}`}</SpokenText>
                          </span>
                        )}
                      </td>
                    )
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  )
}
