import { employer } from '#web/shared/calls/employer'
import { FeedbackScreen } from '#web/shared/feedback/FeedbackScreen'

export function EmployerFeedback() {
  return <FeedbackScreen side="employer" calls={employer} />
}
