import type { Parsed } from '@evenshift/contract/call'
import type { staffVerification } from '@evenshift/contract/staff/verification'
import { listPage } from '#server/calls/list-page'
import { presentCase } from '#server/calls/staff/presenters/cases'
import { caseOf, decideJob, decidePerson, waitingCases } from '#server/capabilities/derived/office/public'
import { type StaffUnit, record } from '#server/capabilities/ground/audit/public'
import type { Handlers, StaffContext } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse, refuseField } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

type Decision = Parsed<typeof staffVerification.decideVerification>['body']

const nothingHere = refuse('NOT_FOUND', { message: 'There’s no seeker, company or job with this id.' })

/** Whoever waits sees what is asked, but no form to answer in. */
const notAsked = refuseField(
  'decision',
  'No one can answer while they wait. Send it back with the question as the reason: they answer as they send it again.',
)

async function decided(unit: StaffUnit, id: string, body: Exclude<Decision, { decision: 'ask' }>): Promise<Refusal | null> {
  const found = await caseOf(unit.tx, id)
  if (found === null) return nothingHere
  const said = { reason: body.decision === 'reject' ? body.reason : null, note: body.note ?? null }
  const done = await (found.subject === 'job' ? decideJob(unit, body.decision, id, said) : decidePerson(unit, body.decision, id, said))
  return isRefusal(done) ? done : null
}

export const staffVerificationCalls = {
  /** Whom it shows is looked at: each is a row of the audit. */
  verifications: async ({ query }, { db, clock, register, me }) => {
    const { cases, total } = await waitingCases(db, query)
    const shown = await Promise.all(cases.map((one) => presentCase({ db, clock, register }, one)))
    const data = shown.filter((one) => one !== null)
    const looks = data.map(({ subject, _id }) => ({ action: 'look', subject: { kind: subject, id: _id }, note: 'queue' }) as const)
    await db.transaction((tx) => record({ tx, now: clock.now(), by: me.email }, looks))
    return listPage(data, query, total)
  },

  /** Whoever opens one looks at them. */
  verification: async ({ params }, { db, clock, register, me }) => {
    const found = await caseOf(db, params.id)
    const shown = found && (await presentCase({ db, clock, register }, found))
    if (shown === null) return nothingHere
    const look = { action: 'look', subject: { kind: shown.subject, id: shown._id }, note: 'opened' } as const
    await db.transaction((tx) => record({ tx, now: clock.now(), by: me.email }, [look]))
    return shown
  },

  decideVerification: async ({ params, body }, { db, queue, clock, register, me }) => {
    if (body.decision === 'ask') return notAsked
    const refused = await transact(db, (tx) => decided({ tx, queue, now: clock.now(), by: me.email }, params.id, body))
    if (isRefusal(refused)) return refused
    const found = await caseOf(db, params.id)
    return (found && (await presentCase({ db, clock, register }, found))) ?? nothingHere
  },
} satisfies Handlers<typeof staffVerification, StaffContext>
