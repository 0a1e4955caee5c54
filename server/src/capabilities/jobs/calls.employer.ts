import type { employerJobLifecycle } from '@evenshift/contract/employer/job-lifecycle'
import type { employerJobs } from '@evenshift/contract/employer/jobs'
import type { EmployerJob } from '@evenshift/contract/model/job'
import { advertHits } from '#server/capabilities/jobs/adverts'
import { createJob, duplicateJob } from '#server/capabilities/jobs/creating'
import { editJob } from '#server/capabilities/jobs/editing'
import { endJob, holdJob } from '#server/capabilities/jobs/endings'
import { changeStatus, confirmJob, setClosingDate } from '#server/capabilities/jobs/lifecycle'
import { type ListAsked, listJobIds } from '#server/capabilities/jobs/lists'
import { type Mover, type On, notAllowed } from '#server/capabilities/jobs/moves'
import { presentJob, presentJobs } from '#server/capabilities/jobs/presenting'
import { deleteJob, findJob } from '#server/capabilities/jobs/store'
import type { JobRow } from '#server/capabilities/jobs/tables'
import { payCardAt } from '#server/capabilities/jobs/views'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/context'
import { type Refusal, isRefusal, refuse } from '#server/http/refuse'
import { transact } from '#server/http/transact'

type Change = (on: On, row: JobRow, mover: Mover) => Promise<JobRow | Refusal>
const moverOf = ({ me }: EmployerContext): Mover => ({ by: 'employer', member: me.email })
const onOf = ({ queue, clock }: EmployerContext, tx: On['tx']): On => ({ tx, queue, now: clock.now() })

/**
 * Changes a job and shows it as this change left it, in one transaction: read after it, somebody else's next change would be answered as
 * if it were this one. Anybody else's job is the same 404 as none.
 */
const change = (context: EmployerContext, id: string, make: Change): Promise<EmployerJob | Refusal> =>
  transact(context.db, async (tx) => {
    const [on, employerId] = [onOf(context, tx), companyOf(context)]
    const held = await holdJob(on, employerId, id)
    if (held === null) return refuse('NOT_FOUND')
    const row = await make(on, held, moverOf(context))
    return isRefusal(row) ? row : presentJob(tx, employerId, row.id, on.now)
  })

async function list(context: EmployerContext, asked: ListAsked) {
  const [employerId, now] = [companyOf(context), context.clock.now()]
  const { ids, total } = await listJobIds(context.db, employerId, asked, now)
  return { data: await presentJobs(context.db, employerId, ids, now), pagination: { current: asked.page, pageSize: asked.limit, total } }
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
  changeJob: ({ params, body }, context) => change(context, params.id, (on, row, mover) => editJob(on, row, body, mover)),
  closeJob: ({ query, body }, context) =>
    change(context, query.jobId, (on, row, mover) =>
      'closingDate' in body ? setClosingDate(on, row, body.closingDate, mover) : endJob(on, row, body.outcome, mover),
    ),
  changeJobStatus: ({ query, body }, context) =>
    change(context, query.jobId, (on, row, mover) => changeStatus(on, row, body.status, body.version, mover)),
  deleteDraft: ({ params }, context) =>
    transact<undefined>(context.db, async (tx) => {
      const row = await holdJob(onOf(context, tx), companyOf(context), params.id)
      if (row === null) return refuse('NOT_FOUND')
      return (await deleteJob(tx, row)) ? undefined : notAllowed(row, 'employer', 'Only a draft can be deleted.')
    }),
  confirmJob: ({ params }, context) => change(context, params.id, confirmJob),
  duplicateJob: ({ params }, context) => change(context, params.id, duplicateJob),
} satisfies Handlers<typeof employerJobs & typeof employerJobLifecycle, EmployerContext>
