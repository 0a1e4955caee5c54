import type { seekerInterviews } from '@evenshift/contract/seeker/applications/interviews'
import { listPage } from '#server/calls/list-page'
import {
  answersOf,
  askForAdjustment,
  askForDays,
  caption,
  inTime,
  keep,
  listInterviewsForSeeker,
  ownApplicationsAmong,
  ownInterviewOf,
  presentOwnRow,
  start,
  submit,
} from '#server/capabilities/work/hiring/public'
import { employerCards } from '#server/capabilities/parties/companies/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import type { Unit } from '#server/platform/queue/port'

/** The interview of an application as the seeker sees it now. */
async function shown({ db, clock, me }: SeekerContext, applicationId: string) {
  const reader = { viewer: { pool: 'jobseeker', userId: me.userId }, now: clock.now() } as const
  const application = (await ownApplicationsAmong(db, me.userId, [applicationId])).get(applicationId)
  return (application && (await ownInterviewOf(db, application, reader))) ?? refuse('NOT_FOUND')
}
/** Does something to it in one transaction, and answers how it stands then. */
async function done(context: SeekerContext, applicationId: string, work: (unit: Unit, seekerId: string) => Promise<Refusal | null>) {
  const refusal = await inTime(context, applicationId, (unit) => work(unit, context.me.userId))
  return isRefusal(refusal) ? refusal : shown(context, applicationId)
}

export const seekerInterviewCalls = {
  interviews: async ({ query }, { db, me }) => {
    const { rows, total } = await listInterviewsForSeeker(db, me.userId, query)
    const applicationIds = rows.map(({ applicationId }) => applicationId)
    const applications = await ownApplicationsAmong(db, me.userId, applicationIds)
    const employerIds = rows.map(({ employerId }) => employerId)
    const cards = await employerCards(db, employerIds)
    const ids = rows.map(({ id }) => id)
    const answers = await answersOf(db, ids)
    const data = rows.flatMap((row) => {
      const application = applications.get(row.applicationId)
      return application === undefined ? [] : [presentOwnRow(row, application, cards.get(row.employerId), answers.get(row.id)?.length ?? 0)]
    })
    return listPage(data, query, total)
  },

  interviewDetails: ({ params }, context) => shown(context, params.id),

  startInterview: ({ body: { applicationId } }, context) => done(context, applicationId, (unit, me) => start(unit, me, applicationId)),

  keepAnswer: ({ body: { applicationId, ...answer } }, context) =>
    done(context, applicationId, (unit, me) => keep(unit, me, applicationId, answer)),

  captionAnswer: ({ body }, context) => done(context, body.applicationId, (unit, me) => caption(unit, me, body)),

  submitInterview: ({ body: { applicationId, answers = [] } }, context) =>
    done(context, applicationId, (unit, me) => submit(unit, me, applicationId, answers)),

  requestExtension: ({ body }, context) => done(context, body.applicationId, (unit, me) => askForDays(unit, me, body)),
  requestAdjustment: ({ body }, context) => done(context, body.applicationId, (unit, me) => askForAdjustment(unit, me, body)),
} satisfies Handlers<typeof seekerInterviews, SeekerContext>
