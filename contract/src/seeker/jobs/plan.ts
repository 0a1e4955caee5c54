import { z } from 'zod'
import { contract } from '#contract/call'
import { planQuery, savedPlan, savedPlanInput, weekPlan } from '#contract/model/job/plan'

export const seekerPlan = contract({
  planWeek: {
    method: 'GET',
    path: '/jobsearch/plan',
    summary: 'At most three weeks of one to three open jobs whose shifts go together, or which limit to ease',
    caller: 'jobseeker',
    query: planQuery,
    output: weekPlan,
  },
  savedPlan: {
    method: 'GET',
    path: '/jobsearch/plan/saved',
    summary: 'The week that the seeker saved',
    caller: 'jobseeker',
    output: z.object({ plan: savedPlan.nullable() }),
  },
  savePlan: {
    method: 'PUT',
    path: '/jobsearch/plan/saved',
    summary: 'Saves a week in place of the one before',
    caller: 'jobseeker',
    body: savedPlanInput,
    output: savedPlan,
  },
  deletePlan: {
    method: 'DELETE',
    path: '/jobsearch/plan/saved',
    summary: 'Forgets the saved week',
    caller: 'jobseeker',
    status: 204,
  },
})
