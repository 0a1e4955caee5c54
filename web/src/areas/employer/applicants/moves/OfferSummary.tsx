import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { offerFacts } from '#web/areas/employer/applicants/moves/offer-facts'
import { type OfferValues, offerInputOf } from '#web/areas/employer/applicants/moves/offer-terms'
import { isWholeDate } from '#web/areas/employer/posts/write/post-values'
import { clockTime, dayDate } from '#web/shared/words/dates'
import { FigureRows } from '#web/ui/display/FigureRows'
import { Card } from '#web/ui/page/Card'
import { TextWithTimes } from '#web/ui/week/TextWithTimes'
import { words } from '#web/areas/employer/applicants/moves/words'
import styles from '../../dialog/Dialogs.module.css'

interface OfferSummaryProps {
  readonly name: string
  readonly job: EmployerJob
  readonly values: OfferValues
}

/** The offer as it would go out, the last thing seen before it does; nothing while one of its terms is missing. */
export function OfferSummary({ name, job, values }: OfferSummaryProps) {
  const { startDate, expiresAt } = values.offer
  const offer = isWholeDate(startDate) && isWholeDate(expiresAt) ? offerInputOf(values) : null
  if (!offer?.expiresAt) return null
  const facts = [
    [words.job, job.title],
    ...offerFacts({ ...offer, shifts: offer.shifts ?? [] }),
    [words.replyBy, `${dayDate(offer.expiresAt)}, ${clockTime(offer.expiresAt)}`],
  ] as const
  return (
    <Card tone="flat" label={words.whatGets(name)}>
      <h3 className={styles.summary}>{words.whatGets(name)}</h3>
      <FigureRows rows={facts.map(([label, figure]) => ({ label, figure: <TextWithTimes text={figure} /> }))} />
      <p className={styles.least}>{words.onceTheyAccept(job.workplace !== 'remote')}</p>
    </Card>
  )
}
