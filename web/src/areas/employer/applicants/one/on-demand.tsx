import type { MeetingCardProps } from '#web/areas/employer/applicants/meet/MeetingCard'
import type { OfferCardProps } from '#web/areas/employer/applicants/one/OfferCard'
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
/** Nor an offer. */
export const OfferCard = lazyPart<OfferCardProps>(
  async () => (await import('#web/areas/employer/applicants/one/OfferCard')).OfferCard,
  <Bone height={240} radius={18} />,
)
