import type { JobCard as Card } from '@evenshift/contract/model/job/job-card'
import type { ComponentProps } from 'react'
import { IconMessage2Check, IconStarFilled } from '@tabler/icons-react'
import { Link } from 'react-router'
import { FitPart } from '#web/areas/seeker/job-card/FitPart'
import { payLineOf } from '#web/areas/seeker/job-card/pay-line'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { useHideJob } from '#web/areas/seeker/job-card/useHideJob'
import { useSaveJob } from '#web/areas/seeker/job-card/useSaveJob'
import { paths, to } from '#web/shared/paths'
import { closesIn, daysUntil } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { counted, milesOf } from '#web/shared/words/numbers'
import { placesLeft } from '#web/shared/job/places-left'
import { pounds } from '#web/shared/words/pay'
import { Chip } from '#web/ui/display/Chip'
import { HideButton } from '#web/ui/job/HideButton'
import { JobCard } from '#web/ui/job/JobCard'
import { DoorToDoorLine, PayLine } from '#web/ui/job/PayLine'
import { SaveButton } from '#web/ui/job/SaveButton'
import { useNow } from '#web/shared/words/useNow'

const SOON_DAYS = 3

/** At most three: how strong the match is, what applies to the person, what makes it easy. */
function chipsOf(job: Card) {
  const { met, asked } = job.skills
  const chips: readonly (false | (ComponentProps<typeof Chip> & { readonly children: string }))[] = [
    job.hoursOverLimit !== null && { kind: 'bad', children: `${counted(job.hoursOverLimit, 'hour')} over your limit` },
    job.isApplied && { kind: 'info', children: 'Applied' },
    job.strongMatch && { kind: 'match', children: 'Strong match', icon: <IconStarFilled size={14} aria-hidden /> },
    met > 0 && { children: `${met} of ${counted(asked, 'skill')}` },
    job.minimumAge === 18 && { kind: 'quiet', children: 'From 18' },
    job.easyApply && { kind: 'quiet', children: 'Easy apply' },
    job.isDbsCheck && { kind: 'quiet', children: 'DBS check' },
  ]
  return chips
    .filter((chip) => chip !== false)
    .slice(0, 3)
    .map((chip) => <Chip key={chip.children} {...chip} />)
}

/** How alive the advert is: "Replies in 7 days", below it "89% answered · 2 of 3 places left". */
function Living({ job: { replyWithinDays, replyRate, vacancies, filled } }: { readonly job: Card }) {
  const answered = replyRate !== null && `${replyRate}% answered`
  return (
    <span>
      Replies in {counted(replyWithinDays, 'day')}
      <br />
      {dotted([answered, placesLeft(vacancies, filled)])}
    </span>
  )
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
  const now = useNow()
  const { doorToDoorHourly, travel } = job
  const closed = job.status !== 'live'
  const away = job.distanceKm ? milesOf(job.distanceKm) : null
  return (
    <JobCard
      employer={job.employerName}
      logo={job.logo || null}
      title={<Link to={to(paths.job, { jobId: job._id })}>{job.title}</Link>}
      place={dotted([job.employerName, job.location, away])}
      actions={
        <>
          {hideable && <HideButton job={job.title} busy={isHiding} onHide={hide} />}
          <SaveButton saved={saved} job={job.title} onToggle={toggle} />
        </>
      }
      chips={
        closed
          ? [
              <Chip key="closed" kind="bad">
                {job.status === 'paused' ? 'Paused' : 'Closed'}
              </Chip>,
            ]
          : chipsOf(job)
      }
      {...(closed
        ? {}
        : {
            promise: (
              <>
                <IconMessage2Check size={16} stroke={1.75} aria-hidden />
                <Living job={job} />
              </>
            ),
            closes: closesIn(job.closingDate, now),
            closesSoon: daysUntil(job.closingDate, now) < SOON_DAYS,
          })}
    >
      <div>
        <PayLine {...payLineOf(job)} />
        {doorToDoorHourly !== null && travel !== null && travel.minutes > 0 && (
          <DoorToDoorLine icon={<TravelIcon mode={travel.mode} />}>about {pounds(doorToDoorHourly)} door to door</DoorToDoorLine>
        )}
      </div>
      <FitPart job={job} />
    </JobCard>
  )
}
