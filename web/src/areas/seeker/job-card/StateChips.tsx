import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { counted } from '#web/shared/words/numbers'
import { Chip } from '#web/ui/display/Chip'

type State = Pick<JobCard, 'status' | 'isApplied' | 'hoursOverLimit'>

/** What stands in the way of applying; a job without any has no chip. */
export function StateChips({ job: { status, isApplied, hoursOverLimit } }: { readonly job: State }) {
  if (status !== 'live') return <Chip kind="bad">{status === 'paused' ? 'Paused' : 'Closed'}</Chip>
  return (
    <>
      {hoursOverLimit !== null && <Chip kind="bad">{counted(hoursOverLimit, 'hour')} over your limit</Chip>}
      {isApplied && <Chip kind="info">Applied</Chip>}
    </>
  )
}
export const hasState = ({ status, isApplied, hoursOverLimit }: State): boolean => status !== 'live' || isApplied || hoursOverLimit !== null
