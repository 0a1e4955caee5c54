import { contract } from '#contract/call'
import { activity, activityQuery } from '#contract/model/overview/activity'

export const employerActivity = contract({
  activity: {
    method: 'GET',
    path: '/portfolio-activity/getPortfolioActivity',
    summary: 'Totals, days, funnel and jobs of a span of days, and what waits for an answer today',
    caller: 'employer',
    role: 'reviewer',
    query: activityQuery,
    output: activity,
    refusals: ['PLAN_LIMIT'],
  },
})
