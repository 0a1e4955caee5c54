import type { CoverApplicant } from '@evenshift/contract/model/overview/cover'
import { tabOf } from '@evenshift/contract/states/application/application'
import { inWeekOrder, shiftWords, shiftsWords } from '@evenshift/contract/states/shift-words'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { leftOpen } from '#web/areas/employer/applicants/cover/cover-week'
import { employerQuery } from '#web/shared/calls/employer'
import { paths, to } from '#web/shared/paths'
import { dayShort } from '#web/ui/week/days'
import { words } from '#web/areas/employer/posts/words'
import styles from './Posts.module.css'

const PEOPLE_MOST = 3
/** Whether somebody who waits for a reply asked for this shift and is known to be free for it, or said so. */
const canTake = ({ status, shifts, clashing, isWeekKnown, saidTheyCan, isTurnedDown }: CoverApplicant, shiftId: string): boolean =>
  !isTurnedDown &&
  tabOf(status) === 'live' &&
  (isWeekKnown || saidTheyCan.includes(shiftId)) &&
  shifts.includes(shiftId) &&
  !clashing.includes(shiftId)

/** Which shifts of a job nobody has accepted yet, as far as all their people go, who holds an offer for it, and who of those who wait could; nothing where all are covered. */
export function Uncovered({ jobId }: { readonly jobId: string }) {
  const { data: cover } = useQuery({ ...employerQuery('cover', { params: { id: jobId } }), meta: { ownErrors: true } })
  const short = inWeekOrder((cover?.shifts ?? []).filter(({ accepted, needed }) => accepted < needed))
  const left = inWeekOrder(cover?.shifts ?? []).flatMap((shift) =>
    leftOpen(cover ?? { applicants: [] }, shift).map(({ times, by }) => words.leftOpen(dayShort(shift.day), times, by)),
  )
  if (!cover || short.length + left.length === 0) return null
  const able = cover.applicants.flatMap((person) => {
    const shifts = short.filter(({ _id }) => canTake(person, _id))
    return shifts.length > 0 ? [{ ...person, said: shiftsWords(shifts) }] : []
  })
  return (
    <>
      <p>{words.uncovered}</p>
      <ul className={styles.uncovered}>
        {short.map((shift) => (
          <li key={shift._id}>
            {words.shortBy(
              shiftWords(shift),
              shift.needed - shift.accepted,
              cover.applicants.filter(({ status, offered }) => status === 'offered' && offered.includes(shift._id)).map(({ name }) => name),
            )}
          </li>
        ))}
        {left.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {able.slice(0, PEOPLE_MOST).map(({ _id, name, said }) => (
        <p key={_id}>
          <Link to={to(paths.applicant, { jobId, applicationId: _id })}>{name}</Link> {words.askedAndCan(said)}
        </p>
      ))}
    </>
  )
}
