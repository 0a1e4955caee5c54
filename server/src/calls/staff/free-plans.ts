import type { FreePlan } from '@evenshift/contract/model/staff/free-plan'
import type { staffFreePlans } from '@evenshift/contract/staff/free-plans'
import { presentCase } from '#server/calls/staff/presenters/cases'
import { charityRequestOf } from '#server/capabilities/derived/billing/public'
import { caseOf, decideFreePlan } from '#server/capabilities/derived/office/public'
import { dueAfter } from '#server/capabilities/ground/approval/public'
import { record } from '#server/capabilities/ground/audit/public'
import type { Handlers, StaffContext } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'
import { transact } from '#server/http/call/transact'

const noRequest = refuse('NOT_FOUND', { message: 'This company hasn’t asked for the free plan.' })

async function present({ db, clock, register }: StaffContext, id: string): Promise<FreePlan | Refusal> {
  const asked = await charityRequestOf(db, id)
  if (asked === null) return noRequest
  const found = await caseOf(db, id)
  const { kind, number, note, state, askedAt } = asked
  const about = found && (await presentCase({ db, clock, register }, found))
  return { _id: id, kind, number, note, state, askedAt: askedAt.toISOString(), dueAt: dueAfter(askedAt).toISOString(), about }
}

export const staffFreePlanCalls = {
  freePlan: async ({ params }, context) => {
    const { db, clock, me } = context
    const shown = await present(context, params.id)
    if (isRefusal(shown)) return shown
    const look = { action: 'look', subject: { kind: 'employer', id: params.id }, note: 'plan' } as const
    await db.transaction((tx) => record({ tx, now: clock.now(), by: me.email }, [look]))
    return shown
  },

  decideFreePlan: async ({ params, body }, context) => {
    const { db, queue, clock, me } = context
    const asked = await charityRequestOf(db, params.id)
    if (asked === null) return noRequest
    if (asked.state !== 'asked')
      return refuse('INVALID_TRANSITION', { message: 'A colleague decided this already.', details: { status: asked.state, allowed: [] } })
    const [state, reason] = body.decision === 'grant' ? (['granted', null] as const) : (['declined', body.reason] as const)
    const refused = await transact(db, async (tx) =>
      decideFreePlan({ tx, queue, now: clock.now(), by: me.email }, params.id, state, reason),
    )
    return isRefusal(refused) ? refused : present(context, params.id)
  },
} satisfies Handlers<typeof staffFreePlans, StaffContext>
