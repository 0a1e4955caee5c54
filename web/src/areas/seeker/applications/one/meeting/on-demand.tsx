import { JobSkeleton } from '#web/areas/seeker/jobs/one/JobSkeleton'
import type { MeetingInFullProps } from '#web/areas/seeker/applications/one/meeting/MeetingInFull'
import type { MeetingProps } from '#web/areas/seeker/applications/one/meeting/answer-props'
import { lazyPart } from '#web/shared/screens/lazy-part'
import { Bone } from '#web/ui/page/Bone'

/** Most applications have no meeting: its parts come with the first that has. */
export const MeetingInFull = lazyPart<MeetingInFullProps>(
  async () => (await import('#web/areas/seeker/applications/one/meeting/MeetingInFull')).MeetingInFull,
  <JobSkeleton />,
)
export const MeetingCard = lazyPart<MeetingProps>(
  async () => (await import('#web/areas/seeker/applications/one/meeting/MeetingCard')).MeetingCard,
  <Bone height={180} radius={18} />,
)
