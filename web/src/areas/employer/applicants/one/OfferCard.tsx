import type { Offer } from '@evenshift/contract/model/offer'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { counted } from '#web/shared/words/numbers'
import { payWords } from '#web/shared/words/pay'
import { Card } from '#web/ui/page/Card'
import { dayShort } from '#web/ui/week/days'
import { spanText } from '#web/ui/week/times'
import styles from './Applicant.module.css'

/** The terms that the person has. */
export function OfferCard({ offer, status }: { readonly offer: Offer; readonly status: ApplicationStatus }) {
  const facts = [
    ['Pay', payWords(offer.pay, offer.payUnit)],
    ['Hours', `${counted(offer.hoursPerWeek, 'hour')} a week`],
    ['Shifts', offer.shifts.map(({ day, start, end }) => `${dayShort(day)} ${spanText(start, end)}`).join(', ') || 'Flexible'],
    ['Start date', dayDate(offer.startDate)],
    ...(status === 'offered' ? [['Reply by', `${dayDate(offer.expiresAt)}, ${clockTime(offer.expiresAt)}`]] : []),
  ] as const
  return (
    <Card label="Offer">
      <h2>Offer</h2>
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {offer.message && <p className={styles.quote}>{offer.message}</p>}
    </Card>
  )
}
