import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { tabOf } from '@evenshift/contract/states/application/application'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import { firstMove, isOpenMove } from '#web/areas/employer/applicants/moves/move-options'
import { type Reply, repliesOf } from '#web/areas/employer/applicants/moves/replies'

/** Whether the reply can be given now. */
export const isOpenReply = (application: EmployerApplicationDetail, to: Reply): boolean =>
  to === 'meet' ? mayMeet(application) : isOpenMove(application, to)

/** What a row has room for: the first two by their stage, and the no. */
const IN_FRONT = 3

/** In front are the replies that are open while one is to be chosen, after that the first open move; null where none is. */
export function frontMoves(application: EmployerApplicationDetail): readonly Reply[] | null {
  const first = firstMove(application)
  if (!first) return null
  const open = tabOf(application.status) === 'live' ? repliesOf(application.status).filter((to) => isOpenReply(application, to)) : []
  if (open.every((to) => to === 'meet')) return [first.to]
  return open.length > IN_FRONT ? [...open.slice(0, IN_FRONT - 1), ...open.slice(-1)] : open
}
