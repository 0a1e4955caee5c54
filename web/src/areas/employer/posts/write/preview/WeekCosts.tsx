import type { PostValues } from '#web/areas/employer/posts/write/post-values'
import { usePayCard } from '#web/areas/employer/posts/write/preview/usePayCard'
import { hoursOfShift, hoursWords } from '#web/shared/week/worked-hours'
import { WEEKS_A_MONTH, aboutPounds, pounds } from '#web/shared/words/pay'
import { FigureRows } from '#web/ui/display/FigureRows'
import { Card } from '#web/ui/page/Card'
import styles from '../Wizard.module.css'

/** What a usual week costs its employer, for one person and for all that the job looks for. */
export function WeekCosts({ values }: { readonly values: PostValues }) {
  const worked = usePayCard(values)
  if (worked === null || worked.payCard.hourly === null || worked.payCard.weekly === null) return null
  const { hourly, weekly } = worked.payCard
  const { shifts, vacancies, hoursPerWeek } = worked.job
  const hours =
    shifts.length === 0
      ? (hoursPerWeek ?? 0) * vacancies
      : shifts.reduce((sum, shift) => sum + hoursOfShift(shift) * (shift.people ?? vacancies), 0)
  return (
    <aside className={styles.preview} aria-label="What it costs">
      <Card as="div">
        <h2>What it costs</h2>
        <FigureRows
          rows={[
            { label: 'A week for one person', figure: pounds(weekly) },
            { label: `A week for everyone, ${hoursWords(hours)}`, figure: pounds(hourly * hours) },
            { label: 'A month for everyone', figure: aboutPounds(hourly * hours * WEEKS_A_MONTH) },
          ]}
        />
        <p className={styles.muted}>Before employer’s National Insurance, pension and holiday pay.</p>
      </Card>
    </aside>
  )
}
