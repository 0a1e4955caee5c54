import { tabOf } from '@evenshift/contract/states/application/application'
import { answersOf } from '#server/capabilities/work/hiring/interviews/store.answers'
import { newestInterviews } from '#server/capabilities/work/hiring/interviews/store'
import type { InterviewRow } from '#server/capabilities/work/hiring/interviews/tables'
import type { SeekersLink } from '#server/capabilities/work/hiring/links/tables'
import { type SeekersRow, findForSeeker } from '#server/capabilities/work/hiring/lists/store.seeker'
import { undoEnds } from '#server/capabilities/work/hiring/moves/rules.undo'
import type { Progress } from '#server/capabilities/work/hiring/answering/side'
import { approvalsById } from '#server/capabilities/ground/approval/public'
import type { Db } from '#server/platform/database/port'

/** An application with what a seeker's link is about. */
export interface SeekersFound {
  readonly row: SeekersRow
  readonly company: string
  /** The change that its mail told; null where it told none, or the job has changed once more. */
  readonly change: SeekersRow['change']
  readonly confirmedAt: Date | null
  /** The interview to which its mail invited; null where it did not, or there is a newer one. */
  readonly interview: InterviewRow | null
  readonly begunAt: Date | null
  readonly hasAnswered: boolean
}

/** null where the application is not this person's, is erased, or they may do no such thing: even who is suspended may withdraw. */
export async function findOfSeeker(db: Db, { userId, applicationId, move, sentAt }: SeekersLink): Promise<SeekersFound | null> {
  const row = await findForSeeker(db, userId, applicationId)
  if (row === null || row.erasedAt !== null) return null
  const approvals = await approvalsById(db, [userId, row.employerId])
  if (approvals.get(userId)?.status !== 'Approved' && move !== 'withdrawn') return null
  const change = row.change?.at === sentAt.toISOString() ? row.change : null
  const newest = (await newestInterviews(db, [row.id])).get(row.id)
  const interview = newest?.invitedAt.getTime() === sentAt.getTime() ? newest : null
  const answers = interview === null ? [] : ((await answersOf(db, [interview.id])).get(interview.id) ?? [])
  return {
    row,
    company: approvals.get(row.employerId)?.name ?? 'The employer',
    change,
    confirmedAt: change?.confirmedAt ? new Date(change.confirmedAt) : null,
    interview,
    begunAt: interview?.startedAt ?? null,
    hasAnswered: answers.length > 0,
  }
}

/** How it is, and until when it can be taken back; a withdrawal cannot. */
export function progressOf({ move }: SeekersLink, found: SeekersFound): Progress & { readonly undoEnds: Date | null } {
  const { row, change, confirmedAt, interview, begunAt, hasAnswered } = found
  const isLive = tabOf(row.status) === 'live'
  const endOf = (at: Date | null) => at && undoEnds(at)
  switch (move) {
    case 'still_fits':
      return {
        isDone: isLive && confirmedAt !== null,
        isOpen: isLive && change !== null && confirmedAt === null,
        undoEnds: endOf(confirmedAt),
      }
    case 'interview_begun': {
      const isBegun = interview?.status === 'in_progress'
      return { isDone: isBegun, isOpen: interview?.status === 'invited', undoEnds: isBegun && !hasAnswered ? endOf(begunAt) : null }
    }
    case 'withdrawn':
      return { isDone: row.status === 'withdrawn', isOpen: isLive, undoEnds: null }
  }
}
