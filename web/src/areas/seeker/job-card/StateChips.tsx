import type { JobCard } from '@evenshift/contract/model/job/job-card'
import type { HeldStatus } from '@evenshift/contract/states/application/application'
import { Chip } from '#web/ui/display/Chip'
import { words } from '#web/areas/seeker/job-card/words'

/** That the reader of an advert has its job. */
export const HeldChip = ({ held }: { readonly held: HeldStatus }) => (
  <Chip kind="match">{held === 'hired' ? words.youWorkHere : words.youAcceptedTheirOffer}</Chip>
)

type State = Pick<JobCard, 'status' | 'isApplied' | 'hoursOverLimit' | 'held' | 'hasTooFewShifts'>

/** What stands in the way of applying, or that one has the job, to whom its advert says nothing more; a job without any has no chip. */
export function StateChips({ job }: { readonly job: State }) {
  const { status, isApplied, hoursOverLimit, held } = job
  if (held !== null) return <HeldChip held={held} />
  if (status !== 'live') return <Chip kind="bad">{status === 'paused' ? words.paused : words.closed}</Chip>
  return (
    <>
      {job.hasTooFewShifts && !isApplied && <Chip kind="bad">{words.tooFewShifts}</Chip>}
      {hoursOverLimit !== null && <Chip kind="bad">{words.overYourLimit(hoursOverLimit)}</Chip>}
      {isApplied && <Chip kind="info">{words.applied}</Chip>}
    </>
  )
}
export const hasState = ({ status, isApplied, hoursOverLimit, held, hasTooFewShifts }: State): boolean =>
  held !== null || hasTooFewShifts || status !== 'live' || isApplied || hoursOverLimit !== null
