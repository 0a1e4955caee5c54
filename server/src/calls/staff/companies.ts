import type { CompanyPage } from '@evenshift/contract/model/staff/person'
import type { staffCompanies } from '@evenshift/contract/staff/companies'
import { listPage } from '#server/calls/list-page'
import { reportsAbout } from '#server/capabilities/derived/feedback/public'
import { decidePerson, toldOf } from '#server/capabilities/derived/office/public'
import { approvalOf, approvalsById } from '#server/capabilities/ground/approval/public'
import { record } from '#server/capabilities/ground/audit/public'
import { sectorById } from '#server/capabilities/ground/reference/public'
import { findEmployer, memberOf, planOf, searchCompanies, teamOf } from '#server/capabilities/parties/companies/public'
import { jobsOfCompany } from '#server/capabilities/work/jobs/public'
import type { Handlers, StaffContext } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'
import type { Db } from '#server/platform/database/port'

const noSuchCompany = refuse('NOT_FOUND', { message: 'There’s no such company.' })

async function peopleOf(db: Db, id: string): Promise<CompanyPage['people']> {
  const members = await Promise.all((await teamOf(db, id)).map(({ personId }) => memberOf(db, personId)))
  return members.flatMap((one) => (one === null ? [] : [{ _id: one.userId, name: one.name ?? 'No name given', role: one.role }]))
}

async function present({ db, clock }: StaffContext, id: string): Promise<CompanyPage | Refusal> {
  const [row, approval] = [await findEmployer(db, id), await approvalOf(db, id)]
  if (row === null) return noSuchCompany
  const { companyName, city, size, sectorId, registrationNumber, website, createdAt } = row
  return {
    _id: id,
    companyName,
    city,
    size,
    registrationNumber,
    website,
    sector: sectorById(sectorId)?.name ?? null,
    status: approval?.status ?? null,
    statusReason: approval?.reason ?? null,
    reports: await reportsAbout(db, id),
    joinedAt: createdAt.toISOString(),
    plan: (await planOf(db, id, clock.now())).package,
    jobs: (await jobsOfCompany(db, id)).map(({ id: _id, title, status }) => ({ _id, title, status })),
    people: await peopleOf(db, id),
    ...(await toldOf(db, [id])),
  }
}

export const staffCompanyCalls = {
  companies: async ({ query }, { db }) => {
    const { page, limit, search } = query
    const { rows, total } = await searchCompanies(db, { search, offset: (page - 1) * limit, limit })
    const approvals = await approvalsById(
      db,
      rows.map(({ id }) => id),
    )
    const data = rows.map(async ({ id, ...row }) => {
      const status = approvals.get(id)?.status ?? null
      return { _id: id, ...row, status, reports: await reportsAbout(db, id) }
    })
    return listPage(await Promise.all(data), query, total)
  },

  company: async ({ params }, context) => {
    const { db, clock, me } = context
    if ((await findEmployer(db, params.id)) === null) return noSuchCompany
    const look = { action: 'look', subject: { kind: 'employer', id: params.id }, note: 'opened' } as const
    await db.transaction((tx) => record({ tx, now: clock.now(), by: me.email }, [look]))
    return present(context, params.id)
  },

  changeCompany: async ({ params, body }, context) => {
    const { db, queue, clock, me } = context
    if ((await findEmployer(db, params.id)) === null) return noSuchCompany
    const said = { reason: body.reason ?? null }
    const moved = await transact(db, (tx) => decidePerson({ tx, queue, now: clock.now(), by: me.email }, body.decision, params.id, said))
    return isRefusal(moved) ? moved : present(context, params.id)
  },
} satisfies Handlers<typeof staffCompanies, StaffContext>
