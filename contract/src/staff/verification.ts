import { contract } from '#contract/call'
import { byId, page } from '#contract/model/basics'
import { verificationCase, verificationDecision, verificationQuery } from '#contract/model/staff/verification'

export const staffVerification = contract({
  verifications: {
    method: 'GET',
    path: '/verification',
    summary: 'What waits for a decision, the oldest first',
    caller: 'staff',
    query: verificationQuery,
    output: page(verificationCase),
  },
  verification: {
    method: 'GET',
    path: '/verification/{id}',
    summary: 'One company, seeker or job with its evidence, whether or not it waits',
    caller: 'staff',
    params: byId,
    output: verificationCase,
  },
  decideVerification: {
    method: 'PATCH',
    path: '/verification/{id}',
    summary: 'Approves, rejects with a reason, or asks one question',
    caller: 'staff',
    params: byId,
    body: verificationDecision,
    output: verificationCase,
    refusals: ['INVALID_TRANSITION', 'PLAN_LIMIT'],
  },
})
