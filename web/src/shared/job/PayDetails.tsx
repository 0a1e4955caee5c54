import { holidayPayRow, unitWords } from '@evenshift/contract/states/job/pay-words'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import type { PayCard } from '@evenshift/contract/model/job/pay'
import { payBandsText } from '#web/shared/job/term-words'
import { hoursWords } from '#web/shared/week/worked-hours'
import { WEEKS_A_MONTH, aboutPounds, payFigure, pounds } from '#web/shared/words/pay'
import { Card } from '#web/ui/page/Card'
import { FigureRows, type FigureRowsProps } from '#web/ui/display/FigureRows'
import { PayLine } from '#web/ui/job/PayLine'
import { words } from '#web/shared/job/words'
import styles from './PayDetails.module.css'

/** A week of somebody's own, before tax. */
export interface OwnWeek {
  /** "8 hours a week". */
  readonly label: string
  /** Pounds; from what to what in words where that is not one figure. */
  readonly weekly: number | string
}
interface PayDetailsProps {
  readonly job: Pick<EmployerJob, 'salaryMax' | 'salaryUnit' | 'hoursPerWeek' | 'holidayPayMethod' | 'tips' | 'payBands'> & {
    readonly salary: number
    readonly payCard: PayCard
  }
  readonly foot?: FigureRowsProps['foot']
  /** What the ways there and back come to. */
  readonly ways?: FigureRowsProps['rows']
  /** Instead of the week that the advert says. */
  readonly week?: OwnWeek | null
}

/** What a job pays in full; all but the advertised figure are estimates before tax. */
export function PayDetails({ job, foot, ways = [], week = null }: PayDetailsProps) {
  const { hourly, holidayPayHourly, bandLine } = job.payCard
  const weekly = week?.weekly ?? job.payCard.weekly
  const rows = [
    job.salaryUnit !== 'hour' && hourly !== null && { label: words.anHour, figure: words.about(pounds(hourly)) },
    weekly !== null && {
      label: week?.label ?? words.aWeek(hoursWords(job.hoursPerWeek ?? 0)),
      figure: typeof weekly === 'string' ? weekly : (job.salaryUnit === 'hour' ? pounds : aboutPounds)(weekly),
    },
    ...ways,
    typeof weekly === 'number' && { label: words.perMonthBeforeTax, figure: aboutPounds(weekly * WEEKS_A_MONTH) },
    holidayPayHourly !== null && holidayPayRow(job.holidayPayMethod, pounds(holidayPayHourly)),
    job.tips !== '' && { label: words.tips, figure: job.tips },
  ].filter((row) => row !== false)
  return (
    <Card label={words.pay}>
      <div>
        <PayLine figure={payFigure(job.salary, job.salaryMax)} unit={unitWords[job.salaryUnit]} size="large" />
        {bandLine && <p className={styles.small}>{bandLine}</p>}
      </div>
      <FigureRows rows={rows} {...(foot && { foot })} />
      {job.payBands.length > 0 && <p className={styles.small}>{words.byAge(payBandsText(job.payBands).toLowerCase())}</p>}
    </Card>
  )
}
