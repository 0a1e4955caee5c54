import type { employerJobLifecycle } from '@evenshift/contract/employer/job-lifecycle'
import { change, unitOf } from '#server/calls/employer/presenters/job-changes'
import {
  changeStatus,
  confirmJob,
  deleteDraft,
  duplicateJob,
  endJob,
  holdJob,
  notAllowed,
  setClosingDate,
} from '#server/capabilities/work/jobs/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

export const jobLifecycleCalls = {
  closeJob: ({ query, body }, context) =>
    change(context, query.jobId, (unit, row, mover) =>
      'closingDate' in body ? setClosingDate(unit, row, body.closingDate, mover) : endJob(unit, row, body.outcome, mover),
    ),
  changeJobStatus: ({ query, body }, context) =>
    change(context, query.jobId, (unit, row, mover) => changeStatus(unit, row, body.status, body.version, mover)),
  deleteDraft: ({ params }, context) =>
    transact<undefined>(context.db, async (tx) => {
      const unit = unitOf(context, tx)
      const row = await holdJob(unit, companyOf(context), params.id)
      if (row === null) return refuse('NOT_FOUND')
      return (await deleteDraft(unit, row)) ? undefined : notAllowed(row, 'employer', 'Only a draft can be deleted.')
    }),
  confirmJob: ({ params }, context) => change(context, params.id, confirmJob),
  duplicateJob: ({ params }, context) => change(context, params.id, duplicateJob),
} satisfies Handlers<typeof employerJobLifecycle, EmployerContext>
