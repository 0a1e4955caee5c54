import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { fitDays, fitWords } from '#web/areas/seeker/job-card/fit-words'
import { FitLine } from '#web/ui/job/FitLine'
import type { DayId } from '#web/ui/week/days'
import { dayShort, weekDays } from '#web/ui/week/days'
import { WeekStrip } from '#web/ui/week/WeekStrip'
import styles from './FitPart.module.css'

/** The strip and its sentence: how the job lies in the week, or just on which days it is where the week is not known. */
export function FitPart({ job: { weekFit, days: own } }: { readonly job: Pick<JobCard, 'weekFit' | 'days'> }) {
  if (weekFit)
    return (
      <div className={styles.fit}>
        <WeekStrip days={fitDays(weekFit)} />
        <FitLine {...fitWords(weekFit)} />
      </div>
    )
  const days = weekDays.filter(({ id }) => own.includes(id))
  const sentence = days.length > 0 ? `Work on ${days.map(({ id }) => dayShort(id)).join(', ')}.` : 'Shifts by agreement.'
  return (
    <div className={styles.fit}>
      <WeekStrip days={Object.fromEntries(days.map(({ id }) => [id, 'partly'])) as Partial<Record<DayId, 'partly'>>} />
      <FitLine result={sentence} {...(days.length > 0 ? { note: 'Say when you are free to see what fits.' } : {})} />
    </div>
  )
}
