import type { Job } from '@evenshift/contract/model/job'
import { payLineOf } from '#web/areas/seeker/jobs/pay-line'
import { FigureRows } from '#web/areas/seeker/jobs/FigureRows'
import { TravelIcon } from '#web/areas/seeker/jobs/TravelIcon'
import { milesOf, waitOf } from '#web/shared/words/numbers'
import { aboutPounds, payWords, pounds } from '#web/shared/words/pay'
import { Card } from '#web/ui/Card'
import { PayLine } from '#web/ui/job/PayLine'
import styles from './Job.module.css'

/** What the job pays in full; all but the advertised figure are estimates before tax. */
export function PayCard({ job }: { readonly job: Job }) {
  const { hourly, weekly, monthly, holidayPayHourly, bandLine, travel, doorToDoorHourly } = job.payCard
  const { figure, unit } = payLineOf(job)
  const rows = [
    job.salaryUnit !== 'hour' && hourly !== null && { label: 'An hour', figure: `about ${pounds(hourly)}` },
    weekly !== null && {
      label: `${job.hoursPerWeek} hours a week`,
      figure: job.salaryUnit === 'hour' ? pounds(weekly) : aboutPounds(weekly),
    },
    monthly !== null && { label: 'A month, before tax', figure: aboutPounds(monthly) },
    holidayPayHourly !== null && { label: 'Holiday pay on top', figure: payWords(holidayPayHourly, 'hour') },
    travel !== null && travel.minutes > 0 && { label: `Travel, ${waitOf(travel.minutes / 60)}`, figure: milesOf(travel.distanceKm) },
    job.tips !== '' && { label: 'Tips', figure: job.tips },
  ].filter((row) => row !== false)
  return (
    <Card label="Pay">
      <div>
        <PayLine figure={figure} unit={unit} size="large" />
        {bandLine && <p className={styles.small}>{bandLine}</p>}
      </div>
      <FigureRows
        rows={rows}
        {...(doorToDoorHourly === null || !travel?.minutes
          ? {}
          : {
              foot: {
                label: (
                  <>
                    <TravelIcon mode={travel.mode} /> Door to door <span className={styles.small}>(estimate)</span>
                  </>
                ),
                figure: pounds(doorToDoorHourly),
              },
            })}
      />
      {job.payBands.length > 0 && (
        <p className={styles.small}>By age: {job.payBands.map(({ from, salary }) => `from ${from} ${pounds(salary)}`).join(', ')}.</p>
      )}
    </Card>
  )
}
