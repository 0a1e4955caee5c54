import type { seekerInterviews } from '@evenshift/contract/seeker/applications/interviews'
import {
  answersOf,
  askForAdjustment,
  askForDays,
  keep,
  listInterviewsForSeeker,
  ownApplicationsAmong,
  ownInterviewOf,
  ownRowView,
  start,
  submit,
} from '#server/capabilities/work/hiring/public'
import { employerCards } from '#server/capabilities/parties/companies/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { Unit } from '#server/platform/queue/port'

/** The interview of an application as the seeker sees it now. */
async function shown({ db, clock, me }: SeekerContext, applicationId: string) {
  const reader = { viewer: { pool: 'jobseeker', userId: me.userId }, now: clock.now() } as const
  const application = (await ownApplicationsAmong(db, me.userId, [applicationId], reader.now)).get(applicationId)
  return (application && (await ownInterviewOf(db, application, reader))) ?? refuse('NOT_FOUND')
}
/** Does something to it in one transaction, and answers how it stands then. */
async function done(context: SeekerContext, applicationId: string, work: (unit: Unit, seekerId: string) => Promise<Refusal | null>) {
  const { db, queue, clock, me } = context
  const refusal = await transact(db, (tx) => work({ tx, queue, now: clock.now() }, me.userId))
  return isRefusal(refusal) ? refusal : shown(context, applicationId)
}

export const seekerInterviewCalls = {
  interviews: async ({ query: { page, limit } }, { db, clock, me }) => {
    const now = clock.now()
    const { rows, total } = await listInterviewsForSeeker(db, me.userId, now, { page, limit })
    const applicationIds = rows.map(({ applicationId }) => applicationId)
    const applications = await ownApplicationsAmong(db, me.userId, applicationIds, now)
    const employerIds = rows.map(({ employerId }) => employerId)
    const cards = await employerCards(db, employerIds)
    const ids = rows.map(({ id }) => id)
    const answers = await answersOf(db, ids)
    const data = rows.flatMap((row) => {
      const application = applications.get(row.applicationId)
      return application === undefined ? [] : [ownRowView(row, application, cards.get(row.employerId), answers.get(row.id)?.length ?? 0)]
    })
    return { data, pagination: { current: page, pageSize: limit, total } }
  },

  interviewDetails: ({ params }, context) => shown(context, params.id),

  startInterview: ({ body: { applicationId } }, context) => done(context, applicationId, (unit, me) => start(unit, me, applicationId)),

  keepAnswer: ({ body: { applicationId, ...answer } }, context) =>
    done(context, applicationId, (unit, me) => keep(unit, me, applicationId, answer)),

  submitInterview: ({ body: { applicationId, answers = [] } }, context) =>
    done(context, applicationId, (unit, me) => submit(unit, me, applicationId, answers)),

  requestExtension: ({ body }, context) => done(context, body.applicationId, (unit, me) => askForDays(unit, me, body)),
  requestAdjustment: ({ body }, context) => done(context, body.applicationId, (unit, me) => askForAdjustment(unit, me, body)),
} satisfies Handlers<typeof seekerInterviews, SeekerContext>
