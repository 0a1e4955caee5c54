import type { EmployerApplication, EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import type { ApplicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { isHeld } from '@evenshift/contract/states/application/application'
import { presentJob } from '#server/calls/employer/presenters/jobs'
import {
  type Applicant,
  type ApplicationRow,
  allowedNow,
  applicantsOf,
  assessmentsOf,
  briefOf,
  changeStillAsked,
  factsOf,
  fitsNow,
  historyOf,
  interviewBriefs,
  interviewOf,
  isReadable,
  iso,
  listMessages,
  newestMeetings,
  offerChangesOf,
  offersOf,
  presentHistory,
  presentMeeting,
  presentMessage,
  presentOffer,
  pulledOutAmong,
  saidTheyCan,
  sentFilesFor,
  goneFor,
  undoUntil,
  unreadFrom,
} from '#server/capabilities/work/hiring/public'
import { findJobCards } from '#server/capabilities/work/jobs/public'
import { confirmedBy } from '#server/capabilities/parties/profiles/public'
import type { Db } from '#server/platform/database/port'

/** What others have of the shifts that were asked for, and how these people fit what is left. */
interface Left {
  readonly gone: Awaited<ReturnType<typeof goneFor>>
  readonly fits: Awaited<ReturnType<typeof fitsNow>>
}

/** Rows of the applicants' table, in this order. */
export const employerApplications = async (
  db: Db,
  rows: readonly ApplicationRow[],
  viewerId: string,
  now: Date,
): Promise<EmployerApplication[]> => {
  const gone = await goneFor(db, rows, now)
  return rowViews(db, rows, { gone, fits: await fitsNow(db, rows, gone, now) }, viewerId, now)
}

/** The same as rows of the list of everyone show them. */
export async function applicantCards(db: Db, rows: readonly ApplicationRow[], viewerId: string, now: Date): Promise<ApplicantCard[]> {
  const gone = await goneFor(db, rows, now)
  const fits = await fitsNow(db, rows, gone, now)
  const facts = await factsOf(db, rows, fits, now)
  const expiries = new Map(rows.flatMap(({ id, status, offerExpiresAt }) => (status === 'offered' ? [[id, offerExpiresAt] as const] : [])))
  const newest = await newestMeetings(
    db,
    rows.map(({ id }) => id),
  )
  const meetings = new Map(
    rows.flatMap((row) => {
      const meeting = newest.get(row.id)
      return meeting === undefined ? [] : [[row.id, briefOf(meeting, row, 'employer')] as const]
    }),
  )
  const views = await rowViews(db, rows, { gone, fits }, viewerId, now)
  return views.map((view) => ({
    ...view,
    fact: facts.get(view._id) ?? null,
    meeting: meetings.get(view._id) ?? null,
    offerExpiresAt: iso(expiries.get(view._id) ?? null),
  }))
}

async function rowViews(
  db: Db,
  rows: readonly ApplicationRow[],
  { gone, fits }: Left,
  viewerId: string,
  now: Date,
): Promise<EmployerApplication[]> {
  const applicants = await applicantsOf(db, rows, viewerId, now)
  const ids = rows.map(({ id }) => id)
  const interviews = await interviewBriefs(db, ids)
  const unread = await unreadFrom(db, 'seeker', ids)
  const pulledOut = await pulledOutAmong(db, rows)
  const holding = rows.filter(({ status }) => status === 'offered' || isHeld(status))
  const offers = await offersOf(
    db,
    holding.map(({ id }) => id),
  )
  const jobs = await findJobCards(db, [...new Set(rows.map(({ jobId }) => jobId))])
  const shiftsOf = new Map(jobs.map(({ id, terms }) => [id, terms.shifts]))
  return rows.flatMap((row) => {
    const applicant = applicants.get(row.id)
    return applicant === undefined
      ? []
      : [
          {
            ...rowView(row, applicant, unread.has(row.id), now),
            hasPulledOut: pulledOut.has(row.id),
            asked: (shiftsOf.get(row.jobId) ?? []).flatMap(({ _id, day, start, end }) =>
              row.shiftIds.includes(_id) ? [{ day, start, end }] : [],
            ),
            agreed: offers.get(row.id)?.shifts ?? [],
            fit: fits.get(row.id) ?? null,
            // Only a word that is still asked or was given counts.
            change:
              row.change !== null && (row.change.confirmedAt !== null || changeStillAsked(row, gone.get(row.id)) !== null)
                ? { at: row.change.at, confirmedAt: row.change.confirmedAt, said: saidTheyCan(row) }
                : null,
            interview: interviews.get(row.id) ?? null,
          },
        ]
  })
}

function rowView(
  row: ApplicationRow,
  applicant: Applicant,
  hasNewMessage: boolean,
  now: Date,
): Omit<EmployerApplication, 'interview' | 'fit' | 'change' | 'hasPulledOut' | 'asked' | 'agreed'> {
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
    startDate: isHeld(row.status) ? row.startDate : null,
    milesAway: row.milesAway,
    fitAt: (row.fittedAt ?? row.appliedAt).toISOString(),
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
  const meeting = (await newestMeetings(db, [row.id])).get(row.id)
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
    newTimes: row.newTimes,
    interview: await interviewOf(db, row, { viewer: { pool: 'employer', userId: viewerId }, now }),
    meeting: meeting === undefined ? null : presentMeeting(meeting, row, now),
    freeTimes: row.freeTimes,
    history: presentHistory(await historyOf(db, row.id), await offerChangesOf(db, row.id)),
    ...(await assessmentsOf(db, { employerId: row.employerId, applicationId: row.id, viewerId })),
    messages: messages.map((message) => presentMessage(message, names)),
  }
}
