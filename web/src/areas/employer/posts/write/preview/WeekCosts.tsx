import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { usePayCard } from '#web/areas/employer/posts/write/preview/usePayCard'
import { hoursOfShift, hoursWords } from '#web/shared/week/worked-hours'
import { weekToThePenny } from '#web/shared/job-week/week-words'
import { WEEKS_A_MONTH, aboutPounds, wholePounds } from '#web/shared/words/pay'
import { FigureRows } from '#web/ui/display/FigureRows'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/posts/write/preview/words'
import styles from '../Wizard.module.css'

interface WeekCostsProps {
  readonly values: PostValues
  /** The post as it is saved; null before the first save. */
  readonly job: EmployerJob | null
}

/** What a usual week costs its employer, for one person and for all that the job looks for. */
export function WeekCosts({ values, job: saved }: WeekCostsProps) {
  const worked = usePayCard(values, saved)
  if (worked === null || worked.payCard.hourly === null || worked.payCard.weekly === null) return null
  const { hourly, weekly, week } = worked.payCard
  const { shifts, vacancies, hoursPerWeek } = worked.job
  const isAlike = shifts.every(({ people }) => people === vacancies) && values.shiftsNeeded === null
  // Of people who all work alike each costs what one does.
  const hours =
    isAlike && hoursPerWeek !== null
      ? hoursPerWeek * vacancies
      : shifts.reduce((sum, shift) => sum + hoursOfShift(shift) * (shift.people ?? vacancies), 0)
  return (
    <aside className={styles.preview} aria-label={words.whatItCosts}>
      <Card as="div">
        <h2>{words.whatItCosts}</h2>
        <FigureRows
          rows={[
            {
              label: words.weekOnePerson,
              figure: week.payMost === null ? wholePounds(week.pay ?? weekly) : weekToThePenny({ ...worked.job, week }),
            },
            { label: words.aWeekForEveryone(hoursWords(hours)), figure: wholePounds(hourly * hours) },
            { label: words.aMonthForEveryone, figure: aboutPounds(hourly * hours * WEEKS_A_MONTH) },
          ]}
        />
        <p className={styles.muted}>{words.beforeEmployersNationalInsurance}</p>
      </Card>
    </aside>
  )
}
