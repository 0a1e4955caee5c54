import { firstOn } from '@evenshift/contract/days'
import { londonDay } from '@evenshift/contract/london'
import type { Offer } from '@evenshift/contract/model/offer'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { useNow } from '#web/shared/words/useNow'
import { History } from '#web/ui/display/Timeline'
import { Card } from '#web/ui/page/Card'
import { words } from '#web/areas/employer/applicants/one/starter/words'
import styles from '../Applicant.module.css'

interface DayOneCardProps {
  readonly offer: Offer
  readonly status: ApplicationStatus
}

/** What the law asks of an employer before somebody works; gone once their first day is past. Source: Employment Rights Act 1996, section 1. */
export function DayOneCard({ offer, status }: DayOneCardProps) {
  const today = londonDay(useNow())
  if (firstOn(offer.shifts, offer.startDate) < today) return null
  return (
    <Card label={words.beforeDayOne}>
      <h2>{words.beforeDayOne}</h2>
      <History
        rows={[
          status === 'hired'
            ? { text: words.rightToWorkChecked }
            : { text: words.checkRightToWork, at: words.beforeFirstShift, state: 'next' },
          { text: words.writtenTerms, at: words.byDayOne, state: 'next' },
          { text: words.p45, at: words.beforeFirstPay, state: 'next' },
        ]}
      />
      <p className={styles.muted}>{words.lawAsksTerms}</p>
    </Card>
  )
}
