import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { sentenceOf } from '#web/api/surface'
import { usePortal } from '#web/areas/employer/plan/pay/usePortal'
import { useIsOwner } from '#web/areas/employer/useIsOwner'
import { employerQuery } from '#web/shared/calls/employer'
import { dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import styles from './PlanCard.module.css'

/** What an owner sees while a payment is missing: until when nothing is lost, and the way to mend it. */
export function PastDueBand() {
  const now = useNow()
  const isOwner = useIsOwner()
  const { data: own } = useQuery({ ...employerQuery('membership'), enabled: isOwner === true })
  const portal = usePortal()
  if (!own?.graceEndsAt) return null
  return (
    <Note kind="bad">
      <div className={styles.band}>
        <p>
          <b>Your last payment failed.</b> Your plan stays until {dayDateNear(own.graceEndsAt, now)}, but you can’t publish new jobs.
          {portal.error ? ` ${sentenceOf(portal.error)}` : ''}
        </p>
        <Button variant="outline" color="danger" loading={portal.isBusy} onClick={() => portal.go()}>
          Update card
        </Button>
      </div>
    </Note>
  )
}
