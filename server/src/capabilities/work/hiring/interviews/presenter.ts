import type { InterviewBrief } from '@evenshift/contract/model/application/application'
import type { Interview } from '@evenshift/contract/model/interview/interview'
import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { employerCards, welcomeFileOf } from '#server/capabilities/parties/companies/public'
import {
  type AnswerView,
  presentAnswer,
  presentAppliedJob,
  presentBrief,
  presentFacts,
} from '#server/capabilities/work/hiring/interviews/presenter.rows'
import type { InterviewRow } from '#server/capabilities/work/hiring/interviews/tables'
import { type ApplicationState, keepsInterviewAnswers, showsAnswers } from '#server/capabilities/work/hiring/interviews/rules'
import { answersOf } from '#server/capabilities/work/hiring/interviews/store.answers'
import { newestInterviews } from '#server/capabilities/work/hiring/interviews/store'
import { viewsOf } from '#server/capabilities/work/hiring/interviews/store.viewers'
import { type Viewer, fileLinks } from '#server/capabilities/ground/uploads/public'
import type { Db } from '#server/platform/database/port'

/** What an interview tells of its application. */
export interface Interviewed extends ApplicationState {
  readonly id: string
  readonly jobId: string
  readonly jobTitle: string
  readonly employerId: string
}

/** The viewer and the time of the view. */
export interface Reader {
  readonly viewer: Viewer & { readonly pool: 'jobseeker' | 'employer' }
  readonly now: Date
}

/** The newest interview of each of these applications, in brief and by application. */
export const interviewBriefs = async (db: Db, applicationIds: readonly string[]): Promise<Map<string, InterviewBrief>> =>
  new Map([...(await newestInterviews(db, applicationIds))].map(([id, row]) => [id, presentBrief(row)]))

/** In the order of the questions; recordings play for this viewer alone. */
async function answersFor(db: Db, row: InterviewRow, application: Interviewed, { viewer, now }: Reader): Promise<AnswerView[]> {
  if (!keepsInterviewAnswers(application, now)) return []
  const given = (await answersOf(db, [row.id])).get(row.id) ?? []
  const recorded = given.flatMap(({ fileId }) => fileId ?? [])
  const links = await fileLinks(db, recorded, viewer, now)
  return row.questions.flatMap(({ _id }) =>
    given.filter(({ questionId }) => questionId === _id).map((answer) => presentAnswer(answer, links.get(answer.fileId ?? ''))),
  )
}
const companyOf = async (db: Db, { employerId }: Interviewed) => (await employerCards(db, [employerId])).get(employerId)

/** Members have no names of their own here: who watched is told by their company. */
async function factsOf(db: Db, row: InterviewRow, application: Interviewed, { viewer, now }: Reader) {
  const name = (await companyOf(db, application))?.name ?? ''
  const views = (await viewsOf(db, row.id)).map(({ id, viewedAt }) => ({ _id: id, name, viewedAt: viewedAt.toISOString() }))
  const welcomeId = await welcomeFileOf(db, application.employerId)
  const links = await fileLinks(db, welcomeId === null ? [] : [welcomeId], viewer, now)
  return presentFacts(row, application, views, links.get(welcomeId ?? '') ?? null)
}

/** The newest interview of an application; an employer sees the answers once they are sent. Null where there is none. */
export async function interviewOf(db: Db, application: Interviewed, reader: Reader): Promise<Interview | null> {
  const row = (await newestInterviews(db, [application.id])).get(application.id)
  if (row === undefined) return null
  const mayRead = showsAnswers(row.status, reader.viewer.pool)
  const answers = mayRead ? await answersFor(db, row, application, reader) : []
  return { ...(await factsOf(db, row, application, reader)), questions: row.questions, answers }
}

/** The same as the seeker answers it, with their progress at each question. */
export async function ownInterviewOf(db: Db, application: Interviewed, reader: Reader): Promise<OwnInterview | null> {
  const row = (await newestInterviews(db, [application.id])).get(application.id)
  if (row === undefined) return null
  const answers = await answersFor(db, row, application, reader)
  return {
    ...(await factsOf(db, row, application, reader)),
    job: presentAppliedJob(application, await companyOf(db, application)),
    questions: row.questions.map((question) => {
      const answer = answers.find(({ questionId }) => questionId === question._id) ?? null
      return { ...question, takesUsed: answer?.takesUsed ?? 0, answer }
    }),
  }
}
