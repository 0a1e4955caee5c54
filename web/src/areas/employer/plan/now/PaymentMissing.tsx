import { Button } from '@mantine/core'
import { sentenceOf } from '#web/api/surface'
import { usePortal } from '#web/areas/employer/plan/pay/usePortal'
import { dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import styles from './PlanCard.module.css'

/** Until when nothing is lost, and the way to put it right. */
export function PaymentMissing({ until }: { readonly until: string }) {
  const now = useNow()
  const portal = usePortal()
  return (
    <Note kind="bad">
      <div className={styles.band}>
        <p>
          <b>Your last payment failed.</b> Your plan stays until {dayDateNear(until, now)}, but you can’t publish new jobs.
          {portal.error ? ` ${sentenceOf(portal.error)}` : ''}
        </p>
        <Button variant="outline" color="danger" loading={portal.isBusy} onClick={() => portal.go()}>
          Update card
        </Button>
      </div>
    </Note>
  )
}
