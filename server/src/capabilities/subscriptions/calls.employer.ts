import type { employerSubscription } from '@evenshift/contract/employer/subscription'
import { memberCount } from '#server/capabilities/companies/public'
import { liveJobsOf } from '#server/capabilities/jobs/public'
import { packages } from '#server/capabilities/subscriptions/packages'
import { planOf } from '#server/capabilities/subscriptions/public'
import { isNearLimit } from '#server/capabilities/subscriptions/rules'
import type { EmployerContext, Handlers } from '#server/http/context'
import { refuse } from '#server/http/refuse'

export const subscriptionCalls = {
  entitlement: async (_input, { db, clock, me: { employerId } }) => {
    if (employerId === null) return refuse('NOT_FOUND')
    const { package: code, limits } = await planOf(db, employerId, clock.now())
    const [liveJobs, seats] = [await liveJobsOf(db, employerId), await memberCount(db, employerId)]
    // Neither invitations nor a question bank can be used yet.
    const usage = { liveJobs, seats, interviewInvitations: 0, questions: 0 }
    return { package: code, limits, usage, isPremium: code !== 'starter', showPremiumPrompt: isNearLimit(limits, usage) }
  },

  packages: async () => packages,
} satisfies Handlers<typeof employerSubscription, EmployerContext>
