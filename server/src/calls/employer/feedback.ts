import type { employerFeedback } from '@evenshift/contract/employer/feedback'
import { findConversation, messageFrom } from '#server/capabilities/work/hiring/public'
import { feedbackCalls } from '#server/calls/feedback'
import type { EmployerContext, Handlers } from '#server/http/call/context'

export const employerFeedbackCalls = feedbackCalls<EmployerContext>(({ userId, employerId }, now) => ({
  pool: 'employer',
  userId,
  ownsApplication: async (tx, id) => employerId !== null && (await findConversation(tx, employerId, id, now)) !== null,
  gotMessage: async (tx, applicationId, id) => (await messageFrom(tx, 'seeker', applicationId, id)) !== null,
})) satisfies Handlers<typeof employerFeedback, EmployerContext>
