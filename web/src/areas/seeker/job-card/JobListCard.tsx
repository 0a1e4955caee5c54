import type { JobCard as Card } from '@evenshift/contract/model/job/job-card'
import { Link } from 'react-router'
import { JobFigures } from '#web/areas/seeker/job-card/JobFigures'
import { placeLine } from '#web/areas/seeker/job-card/place-line'
import { ShiftPart } from '#web/areas/seeker/job-card/ShiftPart'
import { StateChips, hasState } from '#web/areas/seeker/job-card/StateChips'
import { useHideJob } from '#web/areas/seeker/job-card/useHideJob'
import { useSaveJob } from '#web/areas/seeker/job-card/useSaveJob'
import { rateWords } from '#web/shared/job-week/week-words'
import { paths, to } from '#web/shared/paths'
import { closesOn, daysUntil } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { HideButton } from '#web/ui/job/HideButton'
import { JobCard } from '#web/ui/job/JobCard'
import { JobTitle } from '#web/ui/job/JobTitle'
import { SaveButton } from '#web/ui/job/SaveButton'
import { words } from '#web/areas/seeker/job-card/words'

const SOON_DAYS = 3

/** "Reply within 3 days", or when it closes where that comes first. */
function Pace({ job: { status, closingDate, replyWithinDays } }: { readonly job: Card }) {
  const now = useNow()
  if (status !== 'live') return null
  if (daysUntil(closingDate, now) < SOON_DAYS) return <span data-soon>{closesOn(closingDate, now)}</span>
  return <>{words.replyWithin(replyWithinDays)}</>
}

interface JobListCardProps {
  readonly job: Card
  /** Whether it can be turned away: in lists that the person did not make. */
  readonly hideable?: boolean
}

/** A job in a list, from the wire to the card. */
export function JobListCard({ job, hideable = false }: JobListCardProps) {
  const { saved, toggle } = useSaveJob(job)
  const { hide, isHiding } = useHideJob(job)
  return (
    <JobCard
      employer={job.employerName}
      logo={job.logo || null}
      title={
        <Link to={to(paths.job, { jobId: job._id })}>
          <JobTitle title={job.title} />
        </Link>
      }
      place={placeLine(job)}
      save={<SaveButton saved={saved} job={job.title} onToggle={toggle} />}
      hide={hideable && <HideButton job={job.title} busy={isHiding} onHide={hide} />}
      chips={hasState(job) && <StateChips job={job} />}
      foot={[rateWords(job), <Pace key="pace" job={job} />]}
    >
      <ShiftPart job={job} />
      <JobFigures job={job} />
    </JobCard>
  )
}
