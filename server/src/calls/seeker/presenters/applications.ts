import type { Application, ApplicationDetail } from '@evenshift/contract/model/application/application'
import type { CountedOption } from '@evenshift/contract/model/reference'
import { applicationStatuses } from '@evenshift/contract/states/application/application'
import { applicationWords } from '@evenshift/contract/states/application/application-words'
import {
  type ApplicationRow,
  type SeekersRow,
  changeStillAsked,
  type countChoices,
  findForSeeker,
  goneFor,
  historyOf,
  interviewOf,
  listMessages,
  mayWrite,
  newestMeetings,
  offerChangesOf,
  presentHistory,
  presentMessage,
  presentOwnMeeting,
  sentDocuments,
} from '#server/capabilities/work/hiring/public'
import { arrivalOf } from '#server/calls/seeker/presenters/arrival'
import { ownApplications, ownNewTimes } from '#server/calls/seeker/presenters/own-applications'
import { employerCards } from '#server/capabilities/parties/companies/public'
import { sectorById } from '#server/capabilities/ground/reference/public'
import { personalJobs } from '#server/calls/seeker/presenters/jobs'
import type { Db } from '#server/platform/database/port'

/** A seeker's applications with their jobs, in this order. */
export async function seekerApplications(db: Db, seekerId: string, rows: readonly SeekersRow[], now: Date): Promise<Application[]> {
  const own = await ownApplications(db, seekerId, rows, now)
  const jobIds = [...new Set(rows.map(({ jobId }) => jobId))]
  const jobs = new Map((await personalJobs(db, seekerId, jobIds, now)).map((job) => [job._id, job]))
  const goneBy = await goneFor(db, rows, now)
  return rows.flatMap((row, place) => {
    const [application, job, gone] = [own[place], jobs.get(row.jobId), goneBy.get(row.id)]
    if (!application || !job) return []
    const changeAsked = changeStillAsked(row, gone)?.at ?? null
    return [{ ...application, job, takenShifts: (gone?.shifts ?? []).map(({ _id }) => _id), changeAsked }]
  })
}

export async function seekerApplication(db: Db, row: SeekersRow, now: Date): Promise<Application> {
  const [application] = await seekerApplications(db, row.seekerId, [row], now)
  if (application === undefined) throw new Error(`application ${row.id} has no job`)
  return application
}

/** The same of one that was changed just now. */
export async function changedApplication(db: Db, { id, seekerId }: ApplicationRow, now: Date): Promise<Application> {
  const row = await findForSeeker(db, seekerId, id)
  if (row === null) throw new Error(`application ${id} is gone`)
  return seekerApplication(db, row, now)
}

/** As many messages as an open page shows at once; the rest has its own call. */
const MESSAGES_SHOWN = 50

/** What the seeker reads as the sender. */
export async function seekerNames(db: Db, row: ApplicationRow) {
  const employer = (await employerCards(db, [row.employerId])).get(row.employerId)
  return { seeker: row.applicantName, employer: employer?.name ?? '' }
}
export async function seekerApplicationDetail(db: Db, row: SeekersRow, now: Date): Promise<ApplicationDetail> {
  const application = await seekerApplication(db, row, now)
  const messages = (await listMessages(db, row.id, { page: 1, limit: MESSAGES_SHOWN })).rows
  const names = await seekerNames(db, row)
  const meeting = (await newestMeetings(db, [row.id])).get(row.id)
  return {
    ...application,
    coverNote: row.coverNote,
    documents: await sentDocuments(db, row.id),
    answers: row.answers,
    shareBioVideo: row.shareBioVideo,
    shareFreeTimes: row.freeTimes !== null,
    evidence: row.evidence,
    fitAt: (row.fittedAt ?? row.appliedAt).toISOString(),
    change: row.change,
    newTimes: await ownNewTimes(db, row, now),
    interview: await interviewOf(db, row, { viewer: { pool: 'jobseeker', userId: row.seekerId }, now }),
    meeting: meeting === undefined ? null : await presentOwnMeeting(db, meeting, row, now),
    history: presentHistory(await historyOf(db, row.id), await offerChangesOf(db, row.id)),
    messages: messages.map((message) => presentMessage(message, names)),
    mayMessage: await mayWrite(db, row),
    arrival: await arrivalOf(db, row, now),
  }
}

type Choice = Awaited<ReturnType<typeof countChoices>>[number]
function counted(rows: readonly Choice[], key: (row: Choice) => string, nameOf: (id: string) => string): CountedOption[] {
  const counts = new Map<string, number>()
  for (const row of rows) counts.set(key(row), (counts.get(key(row)) ?? 0) + row.count)
  return [...counts].map(([_id, count]) => ({ _id, name: nameOf(_id), count })).toSorted((one, other) => one.name.localeCompare(other.name))
}
/** The choices that occur, with how many applications have each. */
export async function choicesOf(db: Db, rows: readonly Choice[]) {
  const cards = await employerCards(
    db,
    rows.map(({ employerId }) => employerId),
  )
  const words: Readonly<Record<string, string>> = applicationWords
  const place = ({ _id }: CountedOption) => applicationStatuses.findIndex((status) => status === _id)
  return {
    status: counted(
      rows,
      ({ status }) => status,
      (id) => words[id] ?? id,
    ).toSorted((one, other) => place(one) - place(other)),
    sector: counted(
      rows,
      ({ sectorId }) => sectorId,
      (id) => sectorById(id)?.name ?? '',
    ),
    employer: counted(
      rows,
      ({ employerId }) => employerId,
      (id) => cards.get(id)?.name ?? '',
    ),
  }
}
