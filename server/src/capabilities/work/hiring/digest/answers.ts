/** Answering from a mail: what the page of a button shows, and what a press on it does. Nobody is signed in; the token says who it is. */
import type { RejectReason } from '@evenshift/contract/states/application/application'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'
import type { AnswerLink, AnswerMove } from '#server/capabilities/work/hiring/digest/tables'
import { type FitShown, fitShown } from '#server/capabilities/work/hiring/digest/fit-shown'
import { type Happened, happenedSince } from '#server/capabilities/work/hiring/digest/since'
import { findLink, keepUsedVersion, useUp } from '#server/capabilities/work/hiring/digest/store.links'
import { calledOf } from '#server/capabilities/work/hiring/files/applicants'
import { findForEmployer } from '#server/capabilities/work/hiring/lists/store.employer'
import { inTime } from '#server/capabilities/work/hiring/moves/in-time'
import { type AskedMove, moveByEmployer } from '#server/capabilities/work/hiring/moves/moves.employer'
import { undoUntil } from '#server/capabilities/work/hiring/moves/rules.undo'
import { undoByEmployer } from '#server/capabilities/work/hiring/moves/undo'
import { allowedNow } from '#server/capabilities/work/hiring/rules'
import { roleOf } from '#server/capabilities/parties/companies/public'
import { dayWords, londonDate, momentWords, timeWords } from '#server/capabilities/ground/reference/public'
import { approvalsById } from '#server/capabilities/ground/approval/public'
import type { Parts } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import type { Db } from '#server/platform/database/port'

type AnswerParts = Pick<Parts, 'db' | 'queue' | 'clock'>

/** Not pressed yet, pressed, taken back, of no use any more since somebody was first, or past its time. */
export type LinkState = 'to_press' | 'done' | 'undone' | 'moved_on' | 'late'

export interface Answer {
  readonly move: AnswerMove
  readonly state: LinkState
  readonly company: string
  /** The first name, or "Applicant 4". */
  readonly applicant: string
  readonly job: string
  /** Of the application, in the web application. */
  readonly path: string
  /** "Sat 21 Nov", when it was sent. */
  readonly applied: string
  readonly fit: FitShown | null
  /** When the mail went out, and what has happened since. */
  readonly mailed: string
  readonly since: readonly Happened[]
  /** It was pressed and not taken back. */
  readonly hadEffect: boolean
  /** It was pressed, and did nothing since the page had shown something older. */
  readonly wasOld: boolean
  /** "Fri 27 Nov, 18:00", by when the employer owes the next word; null where they owe none. */
  readonly nextBy: string | null
  /** Until when the link can be pressed. */
  readonly until: string
  /** "09:42", until when its press can be taken back; null where it cannot. */
  readonly undoUntil: string | null
  /** The application's, as it stands: what somebody presses is judged by it. */
  readonly version: number
  /** Why it would be "not this time", most likely. */
  readonly likely: RejectReason
}

interface Found {
  readonly link: AnswerLink
  readonly row: ApplicationRow
}

/** The link with its application; null where there is none, or its person may not answer any more. */
async function findAnswer(db: Db, token: string, now: Date): Promise<Found | null> {
  const link = await findLink(db, token)
  const row = link === null ? null : await findForEmployer(db, link.employerId, link.applicationId, now)
  if (link === null || row === null) return null
  const role = await roleOf(db, row.employerId, link.userId)
  return role === null || role === 'reviewer' ? null : { link, row }
}

const isOpenTo = ({ link, row }: Found, now: Date): boolean =>
  row.pendingAt === null && allowedNow(row, 'employer', now).includes(link.move)

function stateOf({ link, row }: Found, now: Date): LinkState {
  if (link.usedAt !== null) return link.usedVersion === null ? 'undone' : link.usedVersion === row.version ? 'done' : 'moved_on'
  if (now >= link.expiresAt) return 'late'
  return isOpenTo({ link, row }, now) ? 'to_press' : 'moved_on'
}

async function presentAnswer(db: Db, found: Found, now: Date): Promise<Answer | null> {
  const { link, row } = found
  const employer = (await approvalsById(db, [row.employerId])).get(row.employerId)
  if (employer?.status !== 'Approved') return null
  const state = stateOf(found, now)
  const fit = fitShown(row)
  const undoEnds = state === 'done' ? undoUntil(row, now) : null
  const applicant = (await calledOf(db, [row])).get(row.id) ?? 'An applicant'
  return {
    move: link.move,
    state,
    company: employer.name,
    applicant,
    job: row.jobTitle,
    path: `/applicants/${row.jobId}/${row.id}`,
    applied: dayWords(londonDate(row.appliedAt), now),
    fit,
    mailed: momentWords(link.sentAt, now),
    since: await happenedSince(db, link, row, applicant, now),
    hadEffect: link.usedVersion !== null,
    wasOld: false,
    nextBy: row.replyBy && momentWords(row.replyBy, now),
    until: momentWords(link.expiresAt, now),
    undoUntil: undoEnds && timeWords(undoEnds),
    version: row.version,
    likely: fit?.clash ? 'hours_do_not_fit' : 'stronger_match',
  }
}

/** What the page of a button shows; null for a token that nobody has or whose person may not answer any more. It changes nothing. */
export async function openAnswer({ db, clock }: Pick<Parts, 'db' | 'clock'>, token: string): Promise<Answer | null> {
  const now = clock.now()
  const found = await findAnswer(db, token, now)
  return found === null ? null : presentAnswer(db, found, now)
}

/** Presses the button, of the application as it was shown. What cannot be done any more is shown as it stands. */
export async function giveAnswer(parts: AnswerParts, token: string, version: number, reason: RejectReason): Promise<Answer | null> {
  const now = parts.clock.now()
  const found = await findAnswer(parts.db, token, now)
  if (found === null || (await presentAnswer(parts.db, found, now)) === null) return null
  const { link, row } = found
  const move: AskedMove = link.move === 'shortlisted' ? { status: 'shortlisted' } : { status: 'rejected', reason }
  const moved = await inTime(parts, row.id, async (unit) => {
    if (!(await useUp(unit.tx, link, unit.now))) return refuse('NOT_FOUND')
    const answered = await moveByEmployer(unit, { employerId: row.employerId, userId: link.userId }, row.id, version, move)
    if (!isRefusal(answered)) await keepUsedVersion(unit.tx, link, answered.version)
    return answered
  })
  const answer = await openAnswer(parts, token)
  return answer && { ...answer, wasOld: isRefusal(moved) && moved.code === 'STALE' }
}

/** Takes back what the button did, while that can be done. */
export async function takeBackAnswer(parts: AnswerParts, token: string): Promise<Answer | null> {
  const now = parts.clock.now()
  const found = await findAnswer(parts.db, token, now)
  if (found === null) return null
  const { link, row } = found
  const { usedVersion } = link
  if (usedVersion !== null)
    await inTime(parts, row.id, async (unit) => {
      const undone = await undoByEmployer(unit, { employerId: row.employerId, userId: link.userId }, row.id, usedVersion)
      if (!isRefusal(undone)) await keepUsedVersion(unit.tx, link, null)
      return undone
    })
  return openAnswer(parts, token)
}
