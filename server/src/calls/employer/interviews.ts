import type { employerInterviews } from '@evenshift/contract/employer/interviews'
import {
  type Reader,
  answerAdjustment,
  applicationsOfPair,
  giveDays,
  holdForEmployer,
  inTime,
  interviewOf,
  newestInterviews,
  recordInterviewView,
  share,
} from '#server/capabilities/work/hiring/public'
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

  extendInterview: ({ body }, context) => done(context, body.applicationId, (unit, company) => giveDays(unit, company, body)),
  adjustInterview: ({ body }, context) => done(context, body.applicationId, (unit, company) => answerAdjustment(unit, company, body)),

  shareInterview: async ({ body }, context) => {
    const asking = { employerId: companyOf(context), userId: context.me.userId }
    const refusal = await inTime(context, body.applicationId, (unit) => share(unit, asking, body))
    return isRefusal(refusal) ? refusal : undefined
  },
} satisfies Handlers<typeof employerInterviews, EmployerContext>
