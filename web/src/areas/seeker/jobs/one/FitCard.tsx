import type { Job } from '@evenshift/contract/model/job/job'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { cardFitOf, fitWords } from '#web/areas/seeker/job-card/fit-words'
import { seekerQuery } from '#web/shared/calls/seeker'
import { paths, to } from '#web/shared/paths'
import { ownWeekOf } from '#web/shared/week/availability-week'
import { Card } from '#web/ui/page/Card'
import { dayShort } from '#web/ui/week/days'
import { spansOf } from '#web/ui/week/half-hours'
import { trulyFree } from '#web/ui/week/own-week'
import { TallWeek } from '#web/ui/week/TallWeek'
import styles from './Job.module.css'

/** The answer to "can I": the job's shifts over the person's own week. */
export function FitCard({ job: { shifts, weekFit } }: { readonly job: Pick<Job, 'shifts' | 'weekFit'> }) {
  const { data: own } = useQuery(seekerQuery('availability'))
  if (shifts.length === 0)
    return (
      <Card>
        <h2>Shifts by agreement</h2>
        <p className={styles.small}>This job has no fixed shifts. Ask about the days when you apply.</p>
      </Card>
    )
  const words = weekFit && fitWords(cardFitOf(weekFit))
  const clashes = weekFit?.clashes ?? []
  const listed = shifts.map(({ day, start, end }) => `${dayShort(day)} ${start}–${end}`).join(', ')
  return (
    <Card>
      <h2>{words ? words.result.replace(/\.$/, '') : 'When you would work'}</h2>
      {words?.clash && <p className={styles.clash}>{words.clash}</p>}
      {!weekFit && (
        <p className={styles.small}>
          <Link to={to(paths.profileTab, { tab: 'profile' })}>Say when you are free</Link> to see which shifts fit.
        </p>
      )}
      <TallWeek
        shifts={shifts.map((shift) => ({
          ...shift,
          clash: clashes.some((clash) => clash.day === shift.day && clash.start === shift.start && clash.end === shift.end),
        }))}
        free={own ? spansOf(trulyFree(ownWeekOf(own))) : []}
        classes={own?.busy ?? []}
        sentence={`Shifts: ${listed}. ${weekFit?.text ?? ''}`}
      />
    </Card>
  )
}
