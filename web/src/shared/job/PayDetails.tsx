import { unitWords } from '@evenshift/contract/states/job/job-terms'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { PayCard } from '@evenshift/contract/model/job/pay'
import { payBandsText } from '#web/shared/job/term-words'
import { milesOf, waitOf } from '#web/shared/words/numbers'
import { aboutPounds, payFigure, payWords, pounds } from '#web/shared/words/pay'
import { Card } from '#web/ui/page/Card'
import { FigureRows, type FigureRowsProps } from '#web/ui/display/FigureRows'
import { PayLine } from '#web/ui/job/PayLine'
import styles from './PayDetails.module.css'

interface PayDetailsProps {
  readonly job: Pick<EmployerJob, 'salaryMax' | 'salaryUnit' | 'hoursPerWeek' | 'tips' | 'payBands'> & {
    readonly salary: number
    readonly payCard: PayCard
  }
  readonly foot?: FigureRowsProps['foot']
}

/** What a job pays in full; all but the advertised figure are estimates before tax. */
export function PayDetails({ job, foot }: PayDetailsProps) {
  const { hourly, weekly, monthly, holidayPayHourly, bandLine, travel } = job.payCard
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
        <PayLine figure={payFigure(job.salary, job.salaryMax)} unit={unitWords[job.salaryUnit]} size="large" />
        {bandLine && <p className={styles.small}>{bandLine}</p>}
      </div>
      <FigureRows rows={rows} {...(foot && { foot })} />
      {job.payBands.length > 0 && <p className={styles.small}>By age: {payBandsText(job.payBands).toLowerCase()}.</p>}
    </Card>
  )
}
