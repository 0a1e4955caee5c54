import { seeker } from '#web/shared/calls/seeker'
import { FeedbackScreen } from '#web/shared/feedback/FeedbackScreen'

export function SeekerFeedback() {
  return <FeedbackScreen side="seeker" calls={seeker} />
}
