import type { Offer } from '@evenshift/contract/model/offer'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { offerFacts } from '#web/areas/employer/applicants/moves/offer-facts'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/applicants/one/words'
import styles from './Applicant.module.css'

export interface OfferCardProps {
  readonly offer: Offer
  readonly status: ApplicationStatus
}
/** The terms that the person has. */
export function OfferCard({ offer, status }: OfferCardProps) {
  const facts = [
    ...offerFacts(offer),
    ...(status === 'offered' ? [[words.replyBy, `${dayDate(offer.expiresAt)}, ${clockTime(offer.expiresAt)}`] as const] : []),
  ]
  return (
    <Card label={words.offer}>
      <h2>{words.offer}</h2>
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
