import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { Chip } from '#web/ui/display/Chip'
import { words } from '#web/areas/seeker/job-card/words'

type State = Pick<JobCard, 'status' | 'isApplied' | 'hoursOverLimit'>

/** What stands in the way of applying; a job without any has no chip. */
export function StateChips({ job: { status, isApplied, hoursOverLimit } }: { readonly job: State }) {
  if (status !== 'live') return <Chip kind="bad">{status === 'paused' ? words.paused : words.closed}</Chip>
  return (
    <>
      {hoursOverLimit !== null && <Chip kind="bad">{words.overYourLimit(hoursOverLimit)}</Chip>}
      {isApplied && <Chip kind="info">{words.applied}</Chip>}
    </>
  )
}
export const hasState = ({ status, isApplied, hoursOverLimit }: State): boolean => status !== 'live' || isApplied || hoursOverLimit !== null
