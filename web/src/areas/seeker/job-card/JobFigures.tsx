import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { IconHome } from '@tabler/icons-react'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { hoursSpan, weekFigure, weekUnit } from '#web/shared/job-week/week-words'
import { hoursFigure } from '#web/shared/week/worked-hours'
import { byWord } from '#web/shared/words/way'
import { FigureTrio } from '#web/ui/job/FigureTrio'
import { words } from '#web/areas/seeker/job-card/words'

type Reckoned = Pick<JobCard, 'salary' | 'salaryMax' | 'salaryUnit' | 'travel' | 'week' | 'workplace'>

/** The promise of a job in three figures: money a week, the way, hours. */
export function JobFigures({ job }: { readonly job: Reckoned }) {
  const { travel, week, workplace } = job
  const money = { figure: weekFigure(job), label: weekUnit(job) }
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
  const hours = span === null ? (week.hours > 0 ? hoursFigure(week.hours) : null) : { figure: span, label: words.hoursUnit }
  return <FigureTrio figures={[money, ...(way ? [way] : []), ...(hours ? [hours] : [])]} />
}
