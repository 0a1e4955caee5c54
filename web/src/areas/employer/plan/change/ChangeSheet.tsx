import type { Membership, Plan } from '@evenshift/contract/model/company/subscription'
import type { BillingInterval } from '@evenshift/contract/states/company/subscription'
import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ApiError } from '#web/api/api-error'
import { ChangeTerms } from '#web/areas/employer/plan/change/ChangeTerms'
import { moveWords } from '#web/areas/employer/plan/change/change-words'
import { useMovePlan } from '#web/areas/employer/plan/change/useMovePlan'
import { packageWords } from '@evenshift/contract/states/company/package-words'
import { usePortal } from '#web/areas/employer/plan/pay/usePortal'
import { employerQuery } from '#web/shared/calls/employer'
import { refusalOf } from '#web/shared/forms/refusal'
import { notify } from '#web/shared/notices/notify'
import { QueryFailure } from '#web/shared/screens/QueryFailure'
import { dayDate } from '#web/shared/words/dates'
import { Sheet } from '#web/ui/dialog/Sheet'
import { Note } from '#web/ui/display/Note'
import { Bone } from '#web/ui/page/Bone'
import { LinkButton } from '#web/ui/page/LinkButton'
import { words } from '#web/areas/employer/plan/change/words'
import styles from './Change.module.css'

interface ChangeSheetProps {
  readonly own: Membership
  readonly plan: Plan
  readonly interval: BillingInterval
  readonly isUp: boolean
  readonly onMoved?: () => void
  readonly onClose: () => void
}

const isDeclined = (error: unknown): boolean => error instanceof ApiError && error.code === 'PAYMENT_DECLINED'

/** What another plan means, line by line, before anything is done; the button says what is paid today. */
export function ChangeSheet({ own, plan, interval, isUp, onMoved, onClose }: ChangeSheetProps) {
  // Never one of before: what is due changes by the second.
  const asked = useQuery({ ...employerQuery('planChange', { query: { packageId: plan._id, interval } }), gcTime: 0 })
  const move = useMovePlan()
  const portal = usePortal()
  const [kept, setKept] = useState<readonly string[] | null>(null)
  const name = packageWords[plan.code]
  const isSame = plan.code === own.package
  const { note } = refusalOf(portal.error ?? move.error, [])
  const change = asked.data
  const send = () =>
    change &&
    move.mutate(
      { packageId: plan._id, change, kept },
      {
        onSuccess: () => {
          notify({ kind: 'done', text: change.isAtOnce ? words.youreOn(name) : words.startsOn(name, dayDate(change.startsAt)) })
          onClose()
          onMoved?.()
        },
        onError: () => void asked.refetch(),
      },
    )
  return (
    <Sheet
      opened
      atSide="drawer"
      title={isSame ? words.payByThe(interval) : words.to(isUp, name)}
      unsaved={false}
      busy={move.isPending}
      onClose={onClose}
      foot={() => (
        <div className={styles.foot}>
          {note.length > 0 && (
            <Note kind="bad" spoken>
              {note.join(' ')}{' '}
              {isDeclined(move.error) && (
                <LinkButton busy={portal.isBusy} onClick={() => portal.go()}>
                  {words.changeCard}
                </LinkButton>
              )}
            </Note>
          )}
          <Button size="lg" fullWidth disabled={!change} loading={move.isPending} onClick={send}>
            {change ? moveWords(change, own.package) : words.workingItOut}
          </Button>
        </div>
      )}
    >
      {asked.error && !change ? (
        <QueryFailure title={words.couldntWorkOutWhatCosts} error={asked.error} onRetry={() => void asked.refetch()} />
      ) : change ? (
        <ChangeTerms own={own} change={change} kept={kept} onKeep={setKept} onChangeCard={() => portal.go()} />
      ) : (
        <div role="status" aria-label={words.workingOutWhatCosts}>
          <Bone height={320} radius={14} />
        </div>
      )}
    </Sheet>
  )
}
