import { unitWords } from '@evenshift/contract/states/job/job-terms'
import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { IconHome } from '@tabler/icons-react'
import { TravelIcon } from '#web/areas/seeker/job-card/TravelIcon'
import { byWord } from '#web/shared/words/way'
import { payFigure, wholePounds } from '#web/shared/words/pay'
import { FigureTrio } from '#web/ui/job/FigureTrio'
import { SpokenText } from '#web/ui/page/SpokenText'

type Reckoned = Pick<JobCard, 'salary' | 'salaryMax' | 'salaryUnit' | 'tier' | 'travel' | 'week' | 'workplace'>

/** What a week of a job brings, as a card shows it: where only part fits, of that part. */
export const weekFigure = ({ week, salary, salaryMax }: Reckoned): string =>
  week.pay === null ? payFigure(salary, salaryMax) : wholePounds(week.pay)
export const weekUnit = ({ week, salaryUnit }: Reckoned): string => (week.pay === null ? unitWords[salaryUnit] : 'a week')

/** For those who hear a card: whose money it is where only part fits. */
export const OfWhatFits = ({ tier }: Pick<JobCard, 'tier'>) => tier === 2 && <SpokenText> for the shifts that fit</SpokenText>

/** The promise of a job in three figures: money a week, the way, hours. */
export function JobFigures({ job }: { readonly job: Reckoned }) {
  const { travel, week, workplace } = job
  const money = {
    figure: weekFigure(job),
    label: (
      <>
        {weekUnit(job)}
        <OfWhatFits tier={job.tier} />
      </>
    ),
  }
  const way =
    workplace === 'remote'
      ? {
          figure: 'From home',
          label: (
            <>
              <IconHome size={16} stroke={1.75} aria-hidden />
              no travel
            </>
          ),
        }
      : travel && {
          figure: `${travel.minutes} min`,
          label: (
            <>
              <TravelIcon mode={travel.mode} />
              {byWord(travel.mode)}
            </>
          ),
        }
  const hours = { figure: String(week.hours), label: week.hours === 1 ? 'hour' : 'hours' }
  return <FigureTrio figures={[money, ...(way ? [way] : []), hours]} />
}
