import type { employerSubscription } from '@evenshift/contract/employer/subscription'
import { isNearLimit, listPackages, planOf, seatsTaken } from '#server/capabilities/parties/companies/public'
import { invitationsThisMonth } from '#server/capabilities/work/hiring/public'
import { liveJobsOf } from '#server/capabilities/work/jobs/public'
import { questionCount } from '#server/capabilities/parties/questions/public'
import type { EmployerContext, Handlers } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

export const subscriptionCalls = {
  entitlement: async (_input, { db, clock, me: { employerId } }) => {
    if (employerId === null) return refuse('NOT_FOUND')
    const now = clock.now()
    const { package: code, limits, activity } = await planOf(db, employerId, now)
    const usage = {
      liveJobs: await liveJobsOf(db, employerId),
      seats: await seatsTaken(db, employerId, now),
      interviewInvitations: await invitationsThisMonth(db, employerId, now),
      questions: await questionCount(db, employerId),
    }
    return { package: code, limits, usage, activity, isPremium: code !== 'starter', showPremiumPrompt: isNearLimit(limits, usage) }
  },

  packages: (_input, { db }) => listPackages(db),
} satisfies Handlers<typeof employerSubscription, EmployerContext>
