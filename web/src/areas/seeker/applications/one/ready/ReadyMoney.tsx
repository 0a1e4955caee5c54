import { holidayPayRow } from '@evenshift/contract/states/job/pay-words'
import { payDayWords } from '@evenshift/contract/states/job/term-words'
import type { OfferAgreed } from '#web/areas/seeker/applications/one/ready/offer-agreed'
import { firstPayDay } from '#web/areas/seeker/applications/one/ready/first-dates'
import { dayDate } from '#web/shared/words/dates'
import { WEEKS_A_MONTH, aboutPounds, pounds } from '#web/shared/words/pay'
import { FigureRows } from '#web/ui/display/FigureRows'
import { PayLine } from '#web/ui/job/PayLine'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/seeker/applications/one/ready/words'
import styles from './Ready.module.css'

/** What the agreed week comes to; nothing where it isn't paid by the hour. */
export function ReadyMoney({ application: { job }, offer }: OfferAgreed) {
  if (offer.payUnit !== 'hour') return null
  const { pay, hoursPerWeek } = offer
  const { holidayPayHourly, fare } = job.payCard
  const isAdvertised = pay === job.salary && job.salaryUnit === 'hour'
  return (
    <Card label={words.yourMoney}>
      <h2>{words.yourMoney}</h2>
      <div>
        <PayLine figure={pounds(pay * hoursPerWeek)} unit={words.aWeek} size="large" />
        <p className={styles.quiet}>{words.atWithHoursPerWeekAndPay(hoursPerWeek, pounds(pay))}</p>
      </div>
      <FigureRows
        rows={[
          { label: words.perMonthBeforeTax, figure: aboutPounds(pay * hoursPerWeek * WEEKS_A_MONTH) },
          ...(isAdvertised && holidayPayHourly !== null ? [holidayPayRow(job.holidayPayMethod, pounds(holidayPayHourly))] : []),
          ...(job.payDay ? [{ label: words.payDay, figure: payDayWords[job.payDay] }] : []),
          ...(job.payDay
            ? [{ label: words.firstPayEstimate, figure: words.byWithDayDate(dayDate(firstPayDay(offer.startDate, job.payDay))) }]
            : []),
          ...(fare ? [{ label: words.eachWayEstimate, figure: pounds(fare) }] : []),
        ]}
      />
    </Card>
  )
}
