import { deleteAnswers, deleteInterviews } from '#server/capabilities/work/hiring/interviews/store.recordings'
import { invitationsOf, newestInterviews } from '#server/capabilities/work/hiring/interviews/store'
import { monthOf } from '#server/capabilities/work/hiring/interviews/invitation'
import { recordView } from '#server/capabilities/work/hiring/interviews/store.viewers'
import { releaseFiles } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'
import type { Unit } from '#server/platform/queue/port'
/** The questions of an application's newest interview; none where there was no interview. */
export const askedQuestions = async (db: Db, applicationId: string): Promise<string[]> =>
  (await newestInterviews(db, [applicationId])).get(applicationId)?.questions.map(({ _id }) => _id) ?? []

/** Remembers that a member opened an application whose interview shows its answers: the seeker sees it. */
export async function recordInterviewView(tx: Db, applicationId: string, viewerId: string, now: Date): Promise<void> {
  const row = (await newestInterviews(tx, [applicationId])).get(applicationId)
  if (row?.status === 'submitted') await recordView(tx, row.id, viewerId, now)
}

/** Erases what was answered in the interviews of these applications: words at once, the bytes of recordings by the queue. */
export async function eraseInterviewAnswers(unit: Unit, applicationIds: readonly string[]): Promise<void> {
  await releaseFiles(unit, await deleteAnswers(unit.tx, applicationIds))
}

/** Erases the interviews of a seeker or a company whole; what was counted of invitations stays. */
export async function eraseInterviewsOf(unit: Unit, whose: Parameters<typeof deleteInterviews>[1]): Promise<void> {
  await releaseFiles(unit, await deleteInterviews(unit.tx, whose))
}

/** How many interviews a company has invited to since the first of this month. */
export const invitationsThisMonth = (db: Db, employerId: string, now: Date): Promise<number> => invitationsOf(db, employerId, monthOf(now))
