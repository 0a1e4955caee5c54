import type { Membership } from '@evenshift/contract/model/company/subscription'
import { Button } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { dayDateNear } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { Card, CardText } from '#web/ui/page/Card'
import { words } from '#web/areas/auth/verification/suspended/words'
import styles from '../Verification.module.css'

/** A plan that is paid for; nothing where none is. */
export function EndPlan() {
  const { data: own } = useQuery(employerQuery('membership'))
  return own && own.price !== null && own.renewsAt !== null ? <PaidPlan own={own} renewsAt={own.renewsAt} /> : null
}

function PaidPlan({ own, renewsAt }: { readonly own: Membership; readonly renewsAt: string }) {
  const cache = useQueryClient()
  const day = dayDateNear(renewsAt, useNow())
  const [isAsked, setIsAsked] = useState(false)
  const end = useMutation({
    mutationFn: () => employer.cancelSubscription({ params: { id: own._id }, body: {} }),
    onSuccess: () => setIsAsked(false),
    onSettled: () => cache.invalidateQueries({ queryKey: employerQuery('membership').queryKey }),
  })
  return (
    <Card label={words.yourPlan}>
      <h2>{words.yourPlan}</h2>
      <CardText role="status">{own.cancelAtPeriodEnd ? words.endsNothingMoreCharged(day) : words.renewsSuspendedNot(day)}</CardText>
      {!own.cancelAtPeriodEnd && (
        <Button variant="outline" color="danger" className={styles.start ?? ''} onClick={() => setIsAsked(true)}>
          {words.cancelPlan}
        </Button>
      )}
      <ConfirmDialog
        opened={isAsked}
        title={words.cancelYourPlan}
        confirm={words.cancelPlan}
        cancel={words.keepIt}
        dangerous
        busy={end.isPending}
        onConfirm={() => end.mutate()}
        onClose={() => setIsAsked(false)}
      >
        <p>{words.runsUntilNothingMore(day)}</p>
      </ConfirmDialog>
    </Card>
  )
}
