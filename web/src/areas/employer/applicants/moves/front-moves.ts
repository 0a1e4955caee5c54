import type { EmployerApplicationDetail } from '@evenshift/contract/model/application/employer-application'
import { tabOf } from '@evenshift/contract/states/application/application'
import { mayMeet } from '#web/areas/employer/applicants/moves/may-meet'
import { firstMove, isOpenMove } from '#web/areas/employer/applicants/moves/move-options'
import { type Reply, repliesOf } from '#web/areas/employer/applicants/moves/replies'

/** Whether the reply can be given now; a talk is at a time that both agree on, or by recorded answers. */
export const isOpenReply = (application: EmployerApplicationDetail, to: Reply): boolean =>
  to === 'meet' ? mayMeet(application) || isOpenMove(application, 'interview_invited') : isOpenMove(application, to)

/** What a row has room for. */
const IN_FRONT = 3

/** In front are the replies that are open while one is to be chosen, after that the first open move; null where none is. */
export function frontMoves(application: EmployerApplicationDetail): readonly Reply[] | null {
  const first = firstMove(application)
  if (!first) return null
  const open = tabOf(application.status) === 'live' ? repliesOf(application.status).filter((to) => isOpenReply(application, to)) : []
  if (open.every((to) => to === 'meet')) return [first.to]
  return open.length > IN_FRONT ? open.filter((to) => to !== 'offered') : open
}

/** What a menu beside these leaves out. */
export const besides = (front: readonly Reply[]): readonly Reply[] => (front.includes('meet') ? [...front, 'interview_invited'] : front)
