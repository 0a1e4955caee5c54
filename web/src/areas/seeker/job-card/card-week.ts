import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { weekFigure, weekUnit } from '#web/shared/job-week/week-words'
import { hoursOfShifts } from '#web/shared/week/worked-hours'
import { words } from '#web/areas/seeker/job-card/words'

type Counted = Pick<JobCard, 'salary' | 'salaryMax' | 'salaryUnit' | 'shifts' | 'tier' | 'week'>

/** What a week of a card's job brings and takes: of those shifts that fit, where too few do. */
export function cardWeek(job: Counted) {
  const { shifts, tier, week } = job
  const fitting = shifts.filter(({ fits }) => fits)
  if (tier !== 2 || week.pay === null || week.hours === 0 || fitting.length === 0)
    return { figure: weekFigure(job), unit: weekUnit(job), hours: week.hours, hoursMost: week.hoursMost }
  const hours = hoursOfShifts(fitting)
  const pay = (week.pay / week.hours) * hours
  return {
    figure: weekFigure({ ...job, week: { pay, payMost: null, hours, hoursMost: null } }),
    unit: words.forFitting(fitting.length),
    hours,
    hoursMost: null,
  }
}
