import { Button } from '@mantine/core'
import { sentenceOf } from '#web/api/surface'
import { usePortal } from '#web/areas/employer/plan/pay/usePortal'
import { dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { words } from '#web/areas/employer/plan/now/words'
import styles from './PlanCard.module.css'

/** Until when nothing is lost, and the way to put it right. */
export function PaymentMissing({ until }: { readonly until: string }) {
  const now = useNow()
  const portal = usePortal()
  return (
    <Note kind="bad">
      <div className={styles.band}>
        <p>
          <b>{words.lastPaymentFailed}</b> {words.planStays(dayDateNear(until, now))}
          {portal.error ? ` ${sentenceOf(portal.error)}` : ''}
        </p>
        <Button variant="outline" color="danger" loading={portal.isBusy} onClick={() => portal.go()}>
          {words.updateCard}
        </Button>
      </div>
    </Note>
  )
}
