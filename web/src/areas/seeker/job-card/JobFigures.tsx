import { unitWords } from '@evenshift/contract/states/job/term-words'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { IconHome } from '@tabler/icons-react'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { hoursWords } from '#web/shared/week/worked-hours'
import { byWord } from '#web/shared/words/way'
import { payFigure, wholePounds } from '#web/shared/words/pay'
import { FigureTrio } from '#web/ui/job/FigureTrio'
import { words } from '#web/areas/seeker/job-card/words'

type Reckoned = Pick<JobCard, 'salary' | 'salaryMax' | 'salaryUnit' | 'travel' | 'week' | 'workplace'>

/** What a week of a job brings, as a card shows it. */
export const weekFigure = ({ week, salary, salaryMax }: Reckoned): string =>
  week.pay === null ? payFigure(salary, salaryMax) : wholePounds(week.pay)
export const weekUnit = ({ week, salaryUnit }: Reckoned): string => (week.pay === null ? unitWords[salaryUnit] : words.aWeek)

/** "8" over "hours", "7 h" over "30 min". */
function hoursFigure(hours: number) {
  const parts = hoursWords(hours).split(' ')
  const half = Math.ceil(parts.length / 2)
  return { figure: parts.slice(0, half).join(' '), label: parts.slice(half).join(' ') }
}

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
  const hours = hoursFigure(week.hours)
  return <FigureTrio figures={[money, ...(way ? [way] : []), hours]} />
}
