import type { employerInterviews } from '@evenshift/contract/employer/interviews'
import { listPage } from '#server/calls/list-page'
import {
  type Reader,
  answerAdjustment,
  answeredInterviews,
  applicantsOf,
  applicationsOfPair,
  giveDays,
  holdForEmployer,
  inTime,
  interviewOf,
  newestInterviews,
  ownScores,
  questionsAnswered,
  recordInterviewView,
  share,
} from '#server/capabilities/work/hiring/public'
import { jobHeads } from '#server/capabilities/work/jobs/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

const readerOf = ({ me, clock }: EmployerContext): Reader => ({ viewer: { pool: 'employer', userId: me.userId }, now: clock.now() })

/** Does something to an interview, and answers how it stands then, in one transaction. */
async function done(context: EmployerContext, applicationId: string, work: (unit: Unit, employerId: string) => Promise<Refusal | null>) {
  const employerId = companyOf(context)
  return inTime(context, applicationId, async (unit) => {
    const refusal = await work(unit, employerId)
    if (refusal !== null) return refusal
    const application = await holdForEmployer(unit, employerId, applicationId)
    return (application && (await interviewOf(unit.tx, application, readerOf(context)))) ?? refuse('NOT_FOUND')
  })
}

export const employerInterviewCalls = {
  interviewDetails: async ({ query: { jobId, userId } }, context) => {
    const { db, clock, me } = context
    const now = clock.now()
    const applications = await applicationsOfPair(db, companyOf(context), jobId, userId, now)
    const ids = applications.map(({ id }) => id)
    const interviewed = await newestInterviews(db, ids)
    const application = applications.find(({ id }) => interviewed.has(id))
    if (application === undefined) return refuse('NOT_FOUND')
    await recordInterviewView(db, application.id, me.userId, now)
    return (await interviewOf(db, application, readerOf(context))) ?? refuse('NOT_FOUND')
  },

  answersOfJob: async ({ query }, context) => {
    const { db, clock, me } = context
    const [employerId, now] = [companyOf(context), clock.now()]
    const { jobId, questionId: asked, page, limit } = query
    if ((await jobHeads(db, employerId, [jobId], now)).length === 0) return refuse('NOT_FOUND')
    const interviews = await answeredInterviews(db, employerId, jobId, now)
    const questions = questionsAnswered(interviews)
    const questionId = (questions.find(({ _id }) => _id === asked) ?? questions[0])?._id ?? null
    const answered = interviews.flatMap(({ application, answers }) => {
      const answer = answers.find((one) => one.questionId === questionId)
      return answer ? [{ application, type: answer.type }] : []
    })
    const rows = answered.slice((page - 1) * limit, page * limit)
    const applications = rows.map(({ application }) => application)
    const applicants = await applicantsOf(db, applications, me.userId, now)
    const ids = applications.map(({ id }) => id)
    const scores = questionId === null ? null : await ownScores(db, ids, { questionId, authorId: me.userId })
    const data = rows.flatMap(({ application: { id }, type }) => {
      const applicant = applicants.get(id)
      return applicant ? [{ application: id, applicant, type, score: scores?.get(id) ?? null }] : []
    })
    return { ...listPage(data, query, answered.length), questionId, questions }
  },

  extendInterview: ({ body }, context) => done(context, body.applicationId, (unit, company) => giveDays(unit, company, body)),
  adjustInterview: ({ body }, context) => done(context, body.applicationId, (unit, company) => answerAdjustment(unit, company, body)),

  shareInterview: async ({ body }, context) => {
    const asking = { employerId: companyOf(context), userId: context.me.userId }
    const refusal = await inTime(context, body.applicationId, (unit) => share(unit, asking, body))
    return isRefusal(refusal) ? refusal : undefined
  },
} satisfies Handlers<typeof employerInterviews, EmployerContext>
