import type { employerSubscription } from '@evenshift/contract/employer/subscription'
import { listPage } from '#server/calls/list-page'
import {
  askCharityPlan,
  cancelCheckout,
  cancelPlan,
  changePlan,
  checkoutBySession,
  listCharges,
  membershipOf,
  moveTo,
  openCheckout,
  portalOf,
  presentCharge,
  previewMove,
  resumePlan,
  takeEvent,
  usageOf,
} from '#server/capabilities/derived/billing/public'
import { findEmployer, isNearLimit, listPackages, planOf } from '#server/capabilities/parties/companies/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { type Refusal, isRefusal, refuse } from '#server/http/call/refuse'

/** The membership of the caller's company as it is once a change is made. */
async function changed(context: EmployerContext, change: (employerId: string) => Promise<Refusal | null>) {
  const employerId = companyOf(context)
  return (await change(employerId)) ?? membershipOf(context, employerId, context.clock.now())
}

export const subscriptionCalls = {
  entitlement: async (_input, { db, clock, me: { employerId } }) => {
    if (employerId === null) return refuse('NOT_FOUND')
    const now = clock.now()
    const { package: code, limits, templates, activity } = await planOf(db, employerId, now)
    const usage = await usageOf(db, employerId, now)
    return {
      package: code,
      limits,
      usage,
      templates,
      activity,
      isPremium: code !== 'starter',
      showPremiumPrompt: isNearLimit(limits, usage),
    }
  },

  packages: (_input, { db }) => listPackages(db),

  checkout: async ({ body }, context) => {
    const { db, me } = context
    const employerId = companyOf(context)
    const [company, packages] = [await findEmployer(db, employerId), await listPackages(db)]
    const plan = packages.find(({ _id }) => _id === body.packageId)
    if (company === null || plan === undefined) return refuse('NOT_FOUND')
    return openCheckout(context, { employerId, name: company.companyName, email: me.email }, plan, body.interval)
  },

  checkoutState: async ({ params }, { db, me: { employerId } }) => {
    const row = employerId === null ? null : await checkoutBySession(db, employerId, params.sessionId)
    return row === null ? refuse('NOT_FOUND') : { status: row.status, package: row.package }
  },

  cancelCheckout: ({ body }, context) => cancelCheckout(context, companyOf(context), body.sessionId),

  membership: async (_input, context) => {
    const { employerId } = context.me
    return employerId === null ? refuse('NOT_FOUND') : membershipOf(context, employerId, context.clock.now())
  },

  transactions: async ({ query }, { db, me: { employerId } }) => {
    if (employerId === null) return listPage([], query, 0)
    const { rows, total } = await listCharges(db, employerId, query.page, query.limit)
    return listPage(rows.map(presentCharge), query, total)
  },

  planChange: async ({ query }, context) => {
    const { employerId } = context.me
    const move = employerId === null ? refuse('NOT_FOUND') : await moveTo(context.db, employerId, query)
    return isRefusal(move) ? move : previewMove(context, move)
  },

  manageSubscription: ({ body }, context) => {
    const { packageId } = body
    if (packageId === undefined) return portalOf(context, companyOf(context))
    return changed(context, (employerId) => changePlan(context, employerId, { ...body, packageId }))
  },

  cancelSubscription: async ({ params, body }, context) => {
    if (context.me.employerId === null) return refuse('NOT_FOUND')
    return changed(context, (employerId) => cancelPlan(context, employerId, params.id, body.keepLive))
  },

  resumeSubscription: ({ params }, context) => changed(context, (employerId) => resumePlan(context, employerId, params.id)),

  askCharityPlan: ({ body }, context) => askCharityPlan(context.db, companyOf(context), body, context.clock.now()),

  paymentWebhook: async (_input, context) => {
    const isTaken = await takeEvent(context, context.bytes, context.signature)
    return isTaken ? undefined : context.forged()
  },
} satisfies Handlers<typeof employerSubscription, EmployerContext>
