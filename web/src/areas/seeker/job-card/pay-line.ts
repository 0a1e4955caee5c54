import { unitWords } from '@evenshift/contract/states/job/term-words'
import type { Job } from '@evenshift/contract/model/job/job'
import { shortHours } from '#web/shared/week/worked-hours'
import { payFigure } from '#web/shared/words/pay'
import { words } from '#web/areas/seeker/job-card/words'

/** The advertised pay in the parts of a pay line. */
export const payLineOf = ({
  salary,
  salaryMax,
  salaryUnit,
  hoursPerWeek,
}: Pick<Job, 'salary' | 'salaryMax' | 'salaryUnit' | 'hoursPerWeek'>) => ({
  figure: payFigure(salary, salaryMax),
  unit: unitWords[salaryUnit],
  rest: words.aWeekWithHoursPerWeek(shortHours(hoursPerWeek)),
})
