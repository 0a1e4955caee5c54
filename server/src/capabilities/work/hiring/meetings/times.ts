/** How the times of a meeting lie in its seeker's week: whole to the seeker, "fits" or not to the employer. */
import { londonDay } from '@evenshift/contract/london'
import type { SeekerMeeting } from '@evenshift/contract/model/meeting/meeting'
import type { Shift } from '@evenshift/contract/model/week'
import { meetingKindWords } from '@evenshift/contract/states/meeting/meeting-words'
import { meetingEnd } from '@evenshift/contract/states/meeting/meeting-times'
import { agreedBeside } from '#server/capabilities/work/hiring/meetings/store'
import { type SeekerAtWork, onDate, seekerAtWork } from '#server/capabilities/work/hiring/offers/at-work'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { halfHoursShared, isWithin, weekOf } from '#server/capabilities/ground/match/public'
import { timeWords } from '#server/capabilities/ground/reference/public'
import type { Db } from '#server/platform/database/port'

type Clash = SeekerMeeting['times'][number]['clashes'][number]
interface Agreed {
  readonly at: Date
  readonly end: Date
  readonly label: string
}
/** What a seeker has already: their week, and meetings that are agreed elsewhere. */
interface Taken {
  readonly seeker: SeekerAtWork | null
  /** Whether they ever said when they're free. */
  readonly isMarked: boolean
  readonly agreed: readonly Agreed[]
}

async function takenOf(db: Db, seekerId: string, applicationId: string, now: Date): Promise<Taken> {
  const others = await agreedBeside(db, seekerId, applicationId, now)
  const cards = await employerCards(
    db,
    others.map(({ employerId }) => employerId),
  )
  const agreed = others.flatMap(({ at, until, kind, employerId }) =>
    at === null ? [] : [{ at, end: until, label: `${meetingKindWords[kind]}, ${cards.get(employerId)?.name ?? 'another employer'}` }],
  )
  const seeker = await seekerAtWork(db, seekerId, now)
  const marked = seeker?.profile.free ?? null
  return { seeker, isMarked: marked !== null && halfHoursShared(marked, marked) > 0, agreed }
}

/** The hours on the wall in London, as a shift of the week. */
const onTheWall = (start: Date, end: Date): Shift => ({
  day: new Date(`${londonDay(start)}T00:00:00Z`).getUTCDay() + 1,
  start: timeWords(start),
  end: timeWords(end),
})

function clashesOf({ seeker, agreed }: Taken, start: Date, end: Date): Clash[] {
  const span = weekOf([onTheWall(start, end)])
  const { busy } = (seeker && onDate(seeker, londonDay(start))) ?? { busy: [] }
  const weekly = busy.filter((one) => halfHoursShared(span, weekOf([one])) > 0)
  return [
    ...weekly.map(({ isWork, label }) => ({ kind: isWork ? ('work' as const) : ('class' as const), label })),
    ...agreed.filter((one) => one.at < end && start < one.end).map(({ label }) => ({ kind: 'meeting' as const, label })),
  ]
}
/** Nothing of theirs lies there, and it is within their free time; null where they never gave any. */
function isFree(taken: Taken, start: Date, end: Date): boolean | null {
  if (clashesOf(taken, start, end).length > 0) return false
  const free = taken.isMarked && taken.seeker ? onDate(taken.seeker, londonDay(start)).free : null
  return free === null ? null : isWithin(weekOf([onTheWall(start, end)]), free)
}

interface Asked {
  readonly seekerId: string
  readonly applicationId: string
  readonly times: readonly string[]
  readonly minutes: number
}
/** Each time with what it clashes with: the seeker's alone. */
export async function timesOfOwn(db: Db, { seekerId, applicationId, times, minutes }: Asked, now: Date): Promise<SeekerMeeting['times']> {
  if (times.length === 0) return []
  const taken = await takenOf(db, seekerId, applicationId, now)
  return times.map((time) => {
    const [start, end] = [new Date(time), meetingEnd(new Date(time), minutes)]
    return { start: time, end: end.toISOString(), isFree: isFree(taken, start, end), clashes: clashesOf(taken, start, end) }
  })
}
/** Whether each time fits, and nothing of why. */
export async function fitsOf(db: Db, { seekerId, applicationId, times, minutes }: Asked, now: Date) {
  const taken = await takenOf(db, seekerId, applicationId, now)
  return times.map((start) => ({ start, fits: isFree(taken, new Date(start), meetingEnd(new Date(start), minutes)) }))
}
