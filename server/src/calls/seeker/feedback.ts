import type { seekerFeedback } from '@evenshift/contract/seeker/feedback'
import { messageFrom, ownApplicationsAmong } from '#server/capabilities/work/hiring/public'
import { feedbackCalls } from '#server/calls/feedback'
import type { Handlers, SeekerContext } from '#server/http/call/context'

export const seekerFeedbackCalls = feedbackCalls<SeekerContext>(({ userId }) => ({
  pool: 'jobseeker',
  userId,
  ownsApplication: async (tx, id) => (await ownApplicationsAmong(tx, userId, [id])).has(id),
  gotMessage: async (tx, applicationId, id) => (await messageFrom(tx, 'employer', applicationId, id)) !== null,
})) satisfies Handlers<typeof seekerFeedback, SeekerContext>
