import type { Parsed } from '@evenshift/contract/call'
import type { ApplicantMove, BulkMove } from '@evenshift/contract/model/application/applicant-move'
import type { employerApplicants } from '@evenshift/contract/employer/applicants'
import { applicationStatuses } from '@evenshift/contract/states/application/application'
import { jobTabOf } from '@evenshift/contract/states/job/job'
import { listPage } from '#server/calls/list-page'
import {
  type ApplicationRow,
  type Member,
  askNewTimes,
  findForEmployer,
  giveWord,
  inOrder,
  inTime,
  listForEmployer,
  markRead,
  moveByEmployer,
  recordInterviewView,
  repliesDue,
  talliesAt,
  undoByEmployer,
  viewApplication,
  whoPulledOut,
} from '#server/capabilities/work/hiring/public'
import {
  applicantCards,
  employerApplication,
  employerApplicationDetail,
  employerApplications,
} from '#server/calls/employer/presenters/applications'
import { jobHeads, removedJobs } from '#server/capabilities/work/jobs/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { Db } from '#server/platform/database/port'

type MoveContext = Pick<EmployerContext, 'db' | 'queue' | 'clock'>
const memberOf = (context: EmployerContext): Member => ({ employerId: companyOf(context), userId: context.me.userId })

const moveOne = (parts: MoveContext, member: Member, id: string, { version, ...move }: ApplicantMove): Promise<ApplicationRow | Refusal> =>
  inTime(parts, id, (unit) => moveByEmployer(unit, member, id, version, move))

type Result = {
  _id: string
  status: ApplicationRow['status'] | null
  version: number | null
  code?: 'NOT_FOUND' | 'INVALID_TRANSITION' | 'STALE' | 'PLAN_LIMIT'
}

/** Each on its own: what became of one says nothing about the next. */
async function moveMany(parts: MoveContext, member: Member, { applications, ...move }: BulkMove): Promise<{ results: Result[] } | Refusal> {
  const results: Result[] = []
  for (const { _id, version } of applications) {
    const moved = await inTime(parts, _id, (unit) => moveByEmployer(unit, member, _id, version, move))
    if (!isRefusal(moved)) {
      results.push({ _id, status: moved.status, version: moved.version })
      continue
    }
    const { code } = moved
    // A plan that ends in the midst of them is told at those who are left out.
    const isOver = code === 'PLAN_LIMIT' && results.some((one) => one.code === undefined)
    if (code !== 'NOT_FOUND' && code !== 'INVALID_TRANSITION' && code !== 'STALE' && !isOver) return moved
    const present = await findForEmployer(parts.db, member.employerId, _id, parts.clock.now())
    results.push({ _id, status: present?.status ?? null, version: present?.version ?? null, code })
  }
  return { results }
}

/** The jobs that the asked list of applications is about; null = all of the employer's. */
async function jobsAsked(db: Db, employerId: string, jobStatus: 'ongoing' | 'closed' | undefined, now: Date): Promise<string[] | null> {
  if (jobStatus === undefined) return null
  const ids = [...new Set((await talliesAt(db, { employerId }, now)).map(({ jobId }) => jobId))]
  return (await jobHeads(db, employerId, ids, now)).filter(({ status }) => jobTabOf(status) === jobStatus).map(({ _id }) => _id)
}

type ListQuery = Parsed<typeof employerApplicants.applications>['query']

async function applicationsAsked({ jobId, jobStatus, view: _view, ...asked }: ListQuery, context: EmployerContext) {
  const { db, clock } = context
  const [employerId, now] = [companyOf(context), clock.now()]
  if (jobId !== undefined && (await jobHeads(db, employerId, [jobId], now)).length === 0) return refuse('NOT_FOUND')
  const jobIds = jobId === undefined ? await jobsAsked(db, employerId, jobStatus, now) : [jobId]
  const which = { status: undefined, search: undefined, has: undefined, withinMiles: undefined, ...asked, jobIds }
  return { ...(await listForEmployer(db, employerId, which, now)), due: () => repliesDue(db, employerId, which, now) }
}

/** A page of applications, each as its table shows it. */
export async function applicationsPage(query: ListQuery, context: EmployerContext) {
  const found = await applicationsAsked(query, context)
  if (isRefusal(found)) return found
  return listPage(await employerApplications(context.db, found.rows, context.me.userId, context.clock.now()), query, found.total)
}

async function applicantCardsPage(query: ListQuery, context: EmployerContext) {
  const found = await applicationsAsked(query, context)
  if (isRefusal(found)) return found
  const cards = await applicantCards(context.db, found.rows, context.me.userId, context.clock.now())
  return { ...listPage(cards, query, found.total), due: await found.due() }
}

export const employerApplicationCalls = {
  applications: ({ query }, context) => (query.view === 'card' ? applicantCardsPage(query, context) : applicationsPage(query, context)),

  openApplication: async ({ params }, context) => {
    const { db, queue, clock, me } = context
    const now = clock.now()
    const found = await findForEmployer(db, companyOf(context), params.id, now)
    if (found === null) return refuse('NOT_FOUND')
    await transact(db, async (tx) => {
      await viewApplication({ tx, queue, now }, found, me.userId)
      await recordInterviewView(tx, found.id, me.userId, now)
      await markRead(tx, 'seeker', found.id, now)
    })
    return employerApplicationDetail(db, { ...found, firstViewedAt: found.firstViewedAt ?? now }, me.userId, now)
  },

  pulledOut: async ({ params }, context) =>
    (await whoPulledOut(context.db, companyOf(context), params.id, context.clock.now())) ?? refuse('NOT_FOUND'),

  moveApplicants: async ({ query: { applicationId: id }, body }, context) => {
    const { db, clock } = context
    const member = memberOf(context)
    if ('applications' in body) {
      return id === undefined ? moveMany(context, member, body) : refuseField('applicationId', 'Name the applications in one place only')
    }
    if (id === undefined) return refuseField('applicationId', 'Say which application to move')
    const moved =
      'undo' in body
        ? await inTime(context, id, (unit) => undoByEmployer(unit, member, id, body.version))
        : await moveOne(context, member, id, body)
    return isRefusal(moved) ? moved : employerApplication(db, moved, member.userId, clock.now())
  },

  askNewTimes: ({ params: { id }, body }, context) =>
    inTime(context, id, (unit) => askNewTimes(unit, { employerId: companyOf(context), userId: context.me.userId }, id, body.shifts)),

  confirmSkills: ({ params: { id }, body }, context) => inTime(context, id, (unit) => giveWord(unit, companyOf(context), id, body)),

  applicationsCount: async (_input, context) => {
    const [employerId, now] = [companyOf(context), context.clock.now()]
    const removed = new Set(await removedJobs(context.db, employerId))
    const counts = new Map<ApplicationRow['status'], number>()
    for (const { jobId, name, count } of await talliesAt(context.db, { employerId }, now)) {
      const status = applicationStatuses.find((one) => one === name)
      if (status !== undefined && !removed.has(jobId)) counts.set(status, (counts.get(status) ?? 0) + count)
    }
    return inOrder([...counts].map(([status, count]) => ({ status, count })))
  },
} satisfies Handlers<typeof employerApplicants, EmployerContext>
