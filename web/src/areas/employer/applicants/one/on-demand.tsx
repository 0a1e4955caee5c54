import type { MeetingCardProps } from '#web/areas/employer/applicants/meet/MeetingCard'
import type { InterviewCardProps } from '#web/areas/employer/interviews/InterviewCard'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Bone } from '#web/ui/page/Bone'

export const MeetingCard = lazyPart<MeetingCardProps>(
  async () => (await import('#web/areas/employer/applicants/meet/MeetingCard')).MeetingCard,
  <Bone height={240} radius={18} />,
)
/** Players and what is written about answers: most applications have none, as meetings. */
export const InterviewCard = lazyPart<InterviewCardProps>(
  async () => (await import('#web/areas/employer/interviews/InterviewCard')).InterviewCard,
  <Bone height={420} radius={18} />,
)
