import { eq } from 'drizzle-orm'
import { makeMove } from '#server/capabilities/work/hiring/moves/moves'
import type { MeetingRow } from '#server/capabilities/work/hiring/meetings/tables'
import { promisedBy } from '#server/capabilities/work/hiring/rules.time'
import type { Mover } from '#server/capabilities/work/hiring/history'
import { type ApplicationRow, applications } from '#server/capabilities/work/hiring/tables'
import type { Refusal } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

type Promised = Pick<ApplicationRow, 'replyBy' | 'replyWithinDays'>
/** The promise runs from the end of what is arranged, or from now where it is the employer's turn or nothing is. */
const promised = ({ replyBy, replyWithinDays }: Promised, { status, turn, until }: MeetingRow, now: Date): Date | null => {
  const isArranged = status === 'agreed' || turn === 'seeker'
  return replyBy && promisedBy(isArranged && until > now ? until : now, replyWithinDays)
}
const anew = { reminders: 0, remindedAt: null } as const

async function changed(tx: Unit['tx'], { id }: ApplicationRow, set: Partial<ApplicationRow>): Promise<ApplicationRow> {
  const [row] = await tx.update(applications).set(set).where(eq(applications.id, id)).returning()
  if (row === undefined) throw new Error(`application ${id} is gone`)
  return row
}

/** The application after a move of its meeting: what the employer owes begins anew. The application is held. */
export const promiseAnew = ({ tx, now }: Unit, application: ApplicationRow, meeting: MeetingRow): Promise<ApplicationRow> =>
  changed(tx, application, { replyBy: promised(application, meeting, now), ...anew })

/** A meeting that an employer proposes is an answer: the name is known from now on, and what was only sent is in review. */
export async function answeredBy(
  unit: Unit,
  mover: Mover,
  application: ApplicationRow,
  meeting: MeetingRow,
): Promise<ApplicationRow | Refusal> {
  const { tx, now } = unit
  const firstReplyAt = application.firstReplyAt ?? now
  const set = { firstReplyAt, isNameShown: true, replyBy: promised(application, meeting, now), ...anew }
  if (application.status === 'applied') return makeMove(unit, application, { ...mover, to: 'in_review', set })
  return changed(tx, application, set)
}
