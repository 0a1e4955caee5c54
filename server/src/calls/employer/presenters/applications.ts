import type { EmployerApplication, EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { tabOf } from '@evenshift/contract/states/application/application'
import { presentJob } from '#server/calls/employer/presenters/jobs'
import {
  type Applicant,
  type ApplicationRow,
  allowedNow,
  applicantsOf,
  assessmentsOf,
  historyOf,
  interviewBriefs,
  interviewOf,
  isReadable,
  iso,
  listMessages,
  offersOf,
  presentHistory,
  presentMessage,
  presentOffer,
  sentFilesFor,
  undoUntil,
  unreadFrom,
} from '#server/capabilities/work/hiring/public'
import { confirmedBy } from '#server/capabilities/parties/profiles/public'
import type { Db } from '#server/platform/database/port'

/** Rows of the applicants' table, in this order. */
export async function employerApplications(
  db: Db,
  rows: readonly ApplicationRow[],
  viewerId: string,
  now: Date,
): Promise<EmployerApplication[]> {
  const applicants = await applicantsOf(db, rows, viewerId, now)
  const ids = rows.map(({ id }) => id)
  const interviews = await interviewBriefs(db, ids)
  const unread = await unreadFrom(db, 'seeker', ids)
  return rows.flatMap((row) => {
    const applicant = applicants.get(row.id)
    return applicant === undefined
      ? []
      : [{ ...rowView(row, applicant, unread.has(row.id), now), interview: interviews.get(row.id) ?? null }]
  })
}

function rowView(row: ApplicationRow, applicant: Applicant, hasNewMessage: boolean, now: Date): Omit<EmployerApplication, 'interview'> {
  const { pendingReason: reason, pendingMessage: message, pendingAt } = row
  return {
    _id: row.id,
    jobId: row.jobId,
    jobTitle: row.jobTitle,
    applicant,
    status: row.status,
    pendingRejection: pendingAt === null || reason === null ? null : { reason, message, at: pendingAt.toISOString() },
    appliedAt: row.appliedAt.toISOString(),
    changedAt: row.changedAt.toISOString(),
    firstViewedAt: iso(row.firstViewedAt),
    replyBy: iso(row.replyBy),
    match: row.match,
    shifts: row.shiftIds,
    fit: row.fit,
    fitAt: (row.fittedAt ?? row.appliedAt).toISOString(),
    change: row.change !== null && tabOf(row.status) === 'live' ? { at: row.change.at, confirmedAt: row.change.confirmedAt } : null,
    hasNewMessage,
    isReadable: isReadable(row, now),
    allowed: isReadable(row, now) ? allowedNow(row, 'employer', now) : [],
    undoUntil: iso(undoUntil(row, now)),
    version: row.version,
  }
}

export async function employerApplication(db: Db, row: ApplicationRow, viewerId: string, now: Date): Promise<EmployerApplication> {
  const [view] = await employerApplications(db, [row], viewerId, now)
  if (view === undefined) throw new Error(`application ${row.id} couldn’t be shown`)
  return view
}

/** As many messages as an open page shows at once; the rest has its own call. */
const MESSAGES_SHOWN = 50

export async function employerApplicationDetail(
  db: Db,
  row: ApplicationRow,
  viewerId: string,
  now: Date,
): Promise<EmployerApplicationDetail> {
  const view = await employerApplication(db, row, viewerId, now)
  const job = await presentJob(db, row.employerId, row.jobId, now)
  const offer = (await offersOf(db, [row.id])).get(row.id)
  const messages = (await listMessages(db, row.id, { page: 1, limit: MESSAGES_SHOWN })).rows
  const names = { seeker: view.applicant.name, employer: job.employerName }
  const { bio, skills, work, education } = row.profile
  return {
    ...view,
    job,
    profile: { bio, skills, work, education },
    coverNote: row.coverNote,
    answers: row.answers,
    ...(await sentFilesFor(db, row.id, viewerId, now)),
    evidence: row.evidence.flatMap(({ kind, change: _change, ...told }) => (kind === 'skill' ? [told] : [])),
    confirmedSkills: await confirmedBy(db, row.employerId, row.seekerId),
    offer: offer === undefined ? null : presentOffer(offer),
    interview: await interviewOf(db, row, { viewer: { pool: 'employer', userId: viewerId }, now }),
    history: (await historyOf(db, row.id)).map(presentHistory),
    ...(await assessmentsOf(db, { employerId: row.employerId, applicationId: row.id, viewerId })),
    messages: messages.map((message) => presentMessage(message, names)),
  }
}
