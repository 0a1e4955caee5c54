import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { useOfferAnswer } from '#web/areas/seeker/applications/one/offer/useOfferAnswer'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { dayDate } from '#web/shared/words/dates'
import { payWords } from '#web/shared/words/pay'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'

export interface AnswerProps {
  readonly application: ApplicationDetail
  readonly opened: boolean
  readonly onClose: () => void
}

export function AcceptDialog({ application, opened, onClose }: AnswerProps) {
  const answer = useOfferAnswer(application, 'You accepted the offer', onClose)
  const { offer, job } = application
  return (
    <ConfirmDialog
      opened={opened}
      title="Accept this offer?"
      confirm="Accept offer"
      cancel="Not yet"
      busy={answer.isPending}
      onConfirm={() => answer.mutate({ action: 'accept' })}
      onClose={onClose}
    >
      <p>
        {job.title} at {job.employerName}
        {offer && `: ${payWords(offer.pay, offer.payUnit)}, ${offer.hoursPerWeek} hours a week, from ${dayDate(offer.startDate)}`}.
      </p>
      <p>
        They then get your phone number and email, and you get the address and whom to ask for. Before the first shift they check your right
        to work; have your passport or share code ready.
      </p>
      <RefusalNote lines={refusalOf(answer.refused, []).note} />
    </ConfirmDialog>
  )
}
