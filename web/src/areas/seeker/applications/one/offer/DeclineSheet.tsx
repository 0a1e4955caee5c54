import type { LeaveReason } from '@evenshift/contract/states/application/application'
import { Button } from '@mantine/core'
import { useState } from 'react'
import type { AnswerProps } from '#web/areas/seeker/applications/one/offer/AcceptDialog'
import { ReasonChoice } from '#web/areas/seeker/applications/one/ReasonChoice'
import { useOfferAnswer } from '#web/areas/seeker/applications/one/offer/useOfferAnswer'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { Sheet } from '#web/ui/dialog/Sheet'
import { words } from '#web/areas/seeker/applications/one/offer/words'

export function DeclineSheet({ application, opened, onClose }: AnswerProps) {
  const [reason, setReason] = useState<LeaveReason | null>(null)
  const answer = useOfferAnswer(application, words.youDeclinedTheOffer, onClose)
  const { fields, note } = refusalOf(answer.refused, ['reason'])
  return (
    <Sheet
      opened={opened}
      onClose={onClose}
      title={words.declineThisOffer}
      unsaved={false}
      foot={() => (
        <>
          <Button variant="default" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button
            color="danger"
            loading={answer.isPending}
            onClick={() => answer.mutate({ action: 'decline', ...(reason ? { reason } : {}) })}
          >
            {words.declineOffer}
          </Button>
        </>
      )}
    >
      <p>{words.willToldStraightAwayCan(application.job.employerName)}</p>
      <ReasonChoice value={reason} fault={fields['reason']} onChange={setReason} />
      <RefusalNote lines={note} />
    </Sheet>
  )
}
