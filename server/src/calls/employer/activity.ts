import type { employerActivity } from '@evenshift/contract/employer/activity'
import { readActivity } from '#server/calls/employer/presenters/activity'
import { spanAsked } from '#server/capabilities/work/activity/public'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { planOf } from '#server/capabilities/parties/companies/public'
import { type EmployerContext, type Handlers, companyOf } from '#server/http/call/context'
import { refuse, refuseField } from '#server/http/call/refuse'

export const activityCalls = {
  activity: async ({ query }, context) => {
    const { db, clock, me } = context
    const [employerId, now] = [companyOf(context), clock.now()]
    const plan = await planOf(db, employerId, now)
    if (!plan.activity) {
      const message = 'Your plan has no activity. Choose a larger plan to see what happens around your jobs.'
      return refuse('PLAN_LIMIT', { message, details: { limit: 0, used: 0, package: plan.package, of: 'activity' } })
    }
    const span = spanAsked(query, londonDate(now))
    return 'from' in span ? readActivity(db, { employerId, userId: me.userId }, span, now) : refuseField(...span)
  },
} satisfies Handlers<typeof employerActivity, EmployerContext>
