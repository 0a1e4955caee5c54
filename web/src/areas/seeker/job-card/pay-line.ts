import { unitWords } from '@evenshift/contract/states/job/job-terms'
import type { Job } from '@evenshift/contract/model/job/job'
import { payFigure } from '#web/shared/words/pay'

/** The advertised pay in the parts of a pay line. */
export const payLineOf = ({
  salary,
  salaryMax,
  salaryUnit,
  hoursPerWeek,
}: Pick<Job, 'salary' | 'salaryMax' | 'salaryUnit' | 'hoursPerWeek'>) => ({
  figure: payFigure(salary, salaryMax),
  unit: unitWords[salaryUnit],
  rest: `${hoursPerWeek} h a week`,
})
