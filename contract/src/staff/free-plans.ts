import { contract } from '#contract/call'
import { byId } from '#contract/model/basics'
import { freePlan, freePlanDecision } from '#contract/model/staff/free-plan'

export const staffFreePlans = contract({
  freePlan: {
    method: 'GET',
    path: '/free-plans/{id}',
    summary: 'A company’s request for the free plan of charities and schools',
    caller: 'staff',
    params: byId,
    output: freePlan,
  },
  decideFreePlan: {
    method: 'PATCH',
    path: '/free-plans/{id}',
    summary: 'Grants the free plan, or declines it with a reason',
    caller: 'staff',
    params: byId,
    body: freePlanDecision,
    output: freePlan,
    refusals: ['INVALID_TRANSITION', 'PAYMENTS_DOWN'],
  },
})
