import { isSameTime } from '@evenshift/contract/states/shift-words'
import type { ApplicationDetail } from '@evenshift/contract/model/application/application'

type Asked = Pick<ApplicationDetail, 'shifts'> & { readonly job: Pick<ApplicationDetail['job'], 'shifts'> }

/** The shifts that one asked for and isn't offered; one whose times were changed is, and the note on what differs says so. */
export function shiftsMissed({ shifts: asked, job }: Asked, offer: Pick<NonNullable<ApplicationDetail['offer']>, 'shifts'>) {
  const isOffered = (shift: (typeof job.shifts)[number]) => offer.shifts.some((one) => one._id === shift._id || isSameTime(one, shift))
  return job.shifts.filter((shift) => asked.includes(shift._id) && !isOffered(shift))
}
