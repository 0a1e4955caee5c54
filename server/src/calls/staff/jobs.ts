import type { StaffJobPage } from '@evenshift/contract/model/staff/staff-job'
import type { staffJobs } from '@evenshift/contract/staff/jobs'
import { presentFeedback } from '#server/calls/feedback'
import { listPage } from '#server/calls/list-page'
import { presentCase } from '#server/calls/staff/presenters/cases'
import { allAbout } from '#server/capabilities/derived/feedback/public'
import { caseOf, findStaffJobs, moveRemoved } from '#server/capabilities/derived/office/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { countsByJob } from '#server/capabilities/work/hiring/public'
import { type FoundJob, jobForStaff } from '#server/capabilities/work/jobs/public'
import type { Handlers, StaffContext } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

const noSuchJob = refuse('NOT_FOUND', { message: 'There’s no such job.' })

const rowOf = ({ id, reference, title, status, city, createdAt, employerId }: FoundJob, companyName: string) => ({
  _id: id,
  reference,
  title,
  status,
  city,
  company: { _id: employerId, companyName },
  createdAt: createdAt.toISOString(),
})

async function present({ db, clock, register }: StaffContext, id: string): Promise<StaffJobPage | Refusal> {
  const row = await jobForStaff(db, id)
  if (row === null) return noSuchJob
  const found = await caseOf(db, id)
  const counts = (await countsByJob(db, [id], clock.now())).get(id)
  return {
    ...rowOf(row, (await approvalOf(db, row.employerId))?.name ?? 'Erased'),
    statusReason: row.statusReason,
    applicants: (counts?.counts ?? []).reduce((sum, { count }) => sum + count, 0),
    reports: (await allAbout(db, id)).map(presentFeedback),
    about: found && (await presentCase({ db, clock, register }, found)),
  }
}

export const staffJobCalls = {
  jobs: async ({ query }, { db }) => {
    const { jobs, total } = await findStaffJobs(db, query)
    return listPage(
      jobs.map(({ companyName, ...row }) => rowOf(row, companyName)),
      query,
      total,
    )
  },

  job: async ({ params }, context) => present(context, params.id),

  changeJob: async ({ params, body }, context) => {
    const { db, queue, clock, me } = context
    const [action, reason] = body.decision === 'remove' ? (['remove_job', body.reason] as const) : (['restore_job', null] as const)
    const moved = await transact(db, (tx) => moveRemoved({ tx, queue, now: clock.now(), by: me.email }, action, params.id, reason))
    return isRefusal(moved) ? moved : present(context, params.id)
  },
} satisfies Handlers<typeof staffJobs, StaffContext>
