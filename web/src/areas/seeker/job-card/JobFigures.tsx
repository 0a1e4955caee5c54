import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { IconHome } from '@tabler/icons-react'
import { cardWeek } from '#web/areas/seeker/job-card/card-week'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { hoursSpan } from '#web/shared/job-week/week-words'
import { hoursFigure } from '#web/shared/week/worked-hours'
import { byWord } from '#web/shared/words/way'
import { FigureTrio } from '#web/ui/job/FigureTrio'
import { words } from '#web/areas/seeker/job-card/words'

type Reckoned = Parameters<typeof cardWeek>[0] & Pick<JobCard, 'travel' | 'workplace'>

/** The promise of a job in three figures: money a week, the way, hours. */
export function JobFigures({ job }: { readonly job: Reckoned }) {
  const { shifts, travel, workplace } = job
  const { figure, unit, ...week } = cardWeek(job)
  const way =
    workplace === 'remote'
      ? {
          figure: words.fromHome,
          label: (
            <>
              <IconHome size={16} stroke={1.75} aria-hidden />
              {words.noTravel}
            </>
          ),
        }
      : travel && {
          figure: words.min(travel.minutes),
          label: (
            <>
              <TravelIcon mode={travel.mode} />
              {byWord(travel.mode)}
            </>
          ),
        }
  const span = hoursSpan(week)
  const hours = span === null ? hoursFigure(week.hours) : { figure: span, label: words.hoursUnit }
  const label = shifts.some(({ breakMinutes }) => breakMinutes) ? words.paid(hours.label) : hours.label
  return <FigureTrio figures={[{ figure, label: unit }, ...(way ? [way] : []), ...(week.hours > 0 ? [{ ...hours, label }] : [])]} />
}
