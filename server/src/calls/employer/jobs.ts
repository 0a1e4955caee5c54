import type { View } from '@evenshift/contract/call'
import type { employerJobs } from '@evenshift/contract/employer/jobs'
import { hiring } from '#server/capabilities/work/hiring/public'
import { type ListAsked, advertHits, createJob, editJob, findJob, listJobIds, payCardAt } from '#server/capabilities/work/jobs/public'
import { change, moverOf } from '#server/calls/employer/presenters/job-changes'
import { jobsWithApplications } from '#server/calls/employer/presenters/jobs-with-applications'
import { presentJob, presentJobs, presentPosts } from '#server/calls/employer/presenters/jobs'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

async function list(context: EmployerContext, { view, ...asked }: ListAsked & { readonly view?: View }) {
  const [employerId, now] = [companyOf(context), context.clock.now()]
  const { ids, total } = await listJobIds(context.db, hiring, employerId, asked, now)
  const shown = [context.db, employerId, ids, now] as const
  const pagination = { current: asked.page, pageSize: asked.limit, total }
  return view === 'card' ? { data: await presentPosts(...shown), pagination } : { data: await presentJobs(...shown), pagination }
}

export const jobCalls = {
  createJob: ({ body }, context) => {
    const [employerId, now] = [companyOf(context), context.clock.now()]
    return transact(context.db, async (tx) => {
      const row = await createJob({ tx, queue: context.queue, now }, employerId, body, moverOf(context))
      return isRefusal(row) ? row : presentJob(tx, employerId, row.id, now)
    })
  },
  checkWording: async ({ body }) =>
    advertHits(body).map(({ path, words, severity, why, instead }) => ({ path, words, severity, why, instead: [...instead] })),
  workOutPay: async ({ body: { startDate, location, ...facts } }, { clock }) => payCardAt(facts, { startDate, location }, clock.now()),
  ongoingJobs: ({ query }, context) => list(context, { search: undefined, ...query, tab: 'ongoing' }),
  closedJobs: ({ query }, context) => list(context, { search: undefined, ...query, tab: 'closed' }),
  jobDetails: async ({ params }, context) => {
    const row = await findJob(context.db, companyOf(context), params.id)
    return row === null ? refuse('NOT_FOUND') : presentJob(context.db, row.employerId, row.id, context.clock.now())
  },
  changeJob: ({ params, body }, context) => change(context, params.id, (unit, row, mover) => editJob(unit, row, body, mover)),

  jobsWithApplications: ({ query }, context) =>
    jobsWithApplications(context.db, { employerId: companyOf(context), userId: context.me.userId }, query, context.clock.now()),
} satisfies Handlers<typeof employerJobs, EmployerContext>
