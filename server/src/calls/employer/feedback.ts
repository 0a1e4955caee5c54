import type { employerFeedback } from '@evenshift/contract/employer/feedback'
import { feedbackCalls } from '#server/calls/feedback'
import type { EmployerContext, Handlers } from '#server/http/call/context'

/** An interview is an experience of the one who answers it. */
export const employerFeedbackCalls = feedbackCalls<EmployerContext>(({ userId }) => ({
  pool: 'employer',
  userId,
  ownsApplication: async () => false,
})) satisfies Handlers<typeof employerFeedback, EmployerContext>
