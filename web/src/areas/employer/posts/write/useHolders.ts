import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { JobShiftInput } from '@evenshift/contract/model/week'
import { useQuery } from '@tanstack/react-query'
import { firstNameOf } from '#web/areas/employer/applicants/applicant-words'
import { type SeatState, cellState } from '#web/areas/employer/applicants/cover/cover-week'
import { words } from '#web/areas/employer/posts/write/words'
import { employerQuery } from '#web/shared/calls/employer'

const listed = new Intl.ListFormat('en-GB')

/** Who accepted a shift of a post that is out or has an offer of it, and what a change of it means for them; null where nobody did. */
export function useHolders(job: EmployerJob | null): (shift: JobShiftInput) => string | null {
  const isOut = job !== null && job.status !== 'draft' && job.shifts.length > 0
  const { data: cover } = useQuery({ ...employerQuery('cover', { params: { id: job?._id ?? '' } }), enabled: isOut })
  return ({ _id }) => {
    const shift = cover?.shifts.find((one) => one._id === _id)
    if (cover === undefined || shift === undefined) return null
    const at = (state: SeatState) =>
      cover.applicants.flatMap((one) => (cellState(one, shift._id, []) === state ? firstNameOf(one.name) : []))
    const [accepted, offered] = [at('accepted'), at('offered')]
    if (accepted.length + offered.length === 0) return null
    const said = [
      accepted.length > 0 && words.heldBy(listed.format(accepted), shift.accepted >= shift.needed),
      offered.length > 0 && words.offeredTo(listed.format(offered), accepted.length > 0),
    ]
    return words.keepTimes(said.filter(Boolean).join(', '), accepted.length + offered.length, offered.length > 0)
  }
}
