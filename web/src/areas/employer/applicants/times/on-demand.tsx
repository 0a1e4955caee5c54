import type { AskToMoveProps } from '#web/areas/employer/applicants/times/AskToMove'
import { lazyPart } from '#web/shared/screens/lazy-part'

/** Only where a job has moved a shift since somebody agreed to it. */
export const AskToMove = lazyPart<AskToMoveProps>(
  async () => (await import('#web/areas/employer/applicants/times/AskToMove')).AskToMove,
  null,
)
