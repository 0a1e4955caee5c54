import type { Membership, Plan } from '@evenshift/contract/model/company/subscription'
import { Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Afterwards } from '#web/areas/employer/plan/change/Afterwards'
import { PausedJobs, proposedLive } from '#web/areas/employer/plan/change/PausedJobs'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { usePlanChanged } from '#web/areas/employer/plan/usePlanChanged'
import { employer, employerQuery } from '#web/shared/calls/employer'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { notify } from '#web/shared/notices/notify'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { dayDateNear, dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { Sheet } from '#web/ui/dialog/Sheet'
import { Bone } from '#web/ui/page/Bone'
import { words } from '#web/areas/employer/plan/change/words'
import styles from './Change.module.css'

interface CancelSheetProps {
  readonly own: Membership
  /** The free plan that follows. */
  readonly after: Plan
  readonly onClose: () => void
}

/** The second press of an end: what it pauses, and what is not lost. */
export function CancelSheet({ own, after, onClose }: CancelSheetProps) {
  const now = useNow()
  const changed = usePlanChanged()
  const asked = useQuery({ ...employerQuery('planChange', { query: { packageId: after._id } }), gcTime: 0 })
  const [kept, setKept] = useState<readonly string[] | null>(null)
  const name = packageWords[own.package]
  const change = asked.data
  const cancel = useMutation({
    meta: { ownErrors: true },
    mutationFn: () => employer.cancelSubscription({ params: { id: own._id }, body: kept ? { keepLive: [...kept] } : {} }),
    onSuccess: ({ renewsAt }) => {
      notify({ kind: 'done', text: renewsAt ? words.endsOn(name, dayDateNear(renewsAt, now)) : words.cancelled(name) })
      onClose()
    },
    onSettled: changed,
  })
  const { note } = refusalOf(cancel.error, [])
  return (
    <Sheet
      opened
      atSide="drawer"
      title={words.cancel(name)}
      unsaved={false}
      busy={cancel.isPending}
      onClose={onClose}
      foot={(close) => (
        <div className={styles.foot}>
          <RefusalNote lines={note} />
          <Button variant="outline" color="danger" fullWidth disabled={!change} loading={cancel.isPending} onClick={() => cancel.mutate()}>
            {change ? words.cancelFrom(dayDate(change.startsAt)) : words.cancelPlan}
          </Button>
          <Button variant="subtle" fullWidth onClick={close}>
            {words.stayOn(name)}
          </Button>
        </div>
      )}
    >
      {asked.error && !change ? (
        <QueryFailure title={words.couldntWorkOutWhat} error={asked.error} onRetry={() => void asked.refetch()} />
      ) : change ? (
        <>
          <p className={styles.lead}>{words.runsUntilThenFree(dayDateNear(change.startsAt, now), packageWords[after.code])}</p>
          <PausedJobs change={change} live={kept ?? proposedLive(change)} onKeep={setKept} />
          <Afterwards change={change} />
        </>
      ) : (
        <div role="status" aria-label={words.workingOutWhatPauses}>
          <Bone height={320} radius={14} />
        </div>
      )}
    </Sheet>
  )
}
