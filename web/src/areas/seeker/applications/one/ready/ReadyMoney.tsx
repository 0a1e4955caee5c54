import { payDayWords } from '@evenshift/contract/states/job/job-terms'
import type { OfferAgreed } from '#web/areas/seeker/applications/one/ready/offer-agreed'
import { byWord } from '#web/shared/words/way'
import { firstPayDay } from '#web/areas/seeker/applications/one/ready/first-dates'
import { dayDate } from '#web/shared/words/dates'
import { dotted } from '#web/shared/words/dotted'
import { counted } from '#web/shared/words/numbers'
import { WEEKS_A_MONTH, aboutPounds, pounds } from '#web/shared/words/pay'
import { FigureRows } from '#web/ui/display/FigureRows'
import { PayLine } from '#web/ui/job/PayLine'
import { Card } from '#web/ui/page/Card'
import styles from './Ready.module.css'

/** What the agreed week comes to; nothing where it isn't paid by the hour. */
export function ReadyMoney({ application: { job }, offer }: OfferAgreed) {
  if (offer.payUnit !== 'hour') return null
  const { pay, hoursPerWeek } = offer
  const { holidayPayHourly, travel, fare } = job.payCard
  const isAdvertised = pay === job.salary && job.salaryUnit === 'hour'
  return (
    <Card label="Your money">
      <h2>Your money</h2>
      <div>
        <PayLine figure={pounds(pay * hoursPerWeek)} unit="a week" size="large" />
        <p className={styles.quiet}>
          {counted(hoursPerWeek, 'hour')} at {pounds(pay)}
        </p>
      </div>
      <FigureRows
        rows={[
          { label: 'Per month, before tax', figure: aboutPounds(pay * hoursPerWeek * WEEKS_A_MONTH) },
          ...(isAdvertised && holidayPayHourly !== null
            ? [{ label: 'Holiday pay on top', figure: `${pounds(holidayPayHourly * hoursPerWeek)} a week` }]
            : []),
          ...(job.payDay ? [{ label: 'Pay day', figure: payDayWords[job.payDay] }] : []),
          ...(job.payDay ? [{ label: 'First pay, estimate', figure: `by ${dayDate(firstPayDay(offer.startDate, job.payDay))}` }] : []),
          ...(travel
            ? [
                {
                  label: 'Each way, estimate',
                  figure: dotted([`${travel.minutes} min ${byWord(travel.mode)}`, fare ? pounds(fare) : null]),
                },
              ]
            : []),
        ]}
      />
    </Card>
  )
}
