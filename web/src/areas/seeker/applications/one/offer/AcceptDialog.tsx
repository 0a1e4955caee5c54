import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { useOfferAnswer } from '#web/areas/seeker/applications/one/offer/useOfferAnswer'
import { fitWords } from '#web/areas/seeker/job-card/fit-words'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { dayDate } from '#web/shared/words/dates'
import { payWords } from '#web/shared/words/pay'
import { Note } from '#web/ui/display/Note'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'

export interface AnswerProps {
  readonly application: ApplicationDetail
  readonly opened: boolean
  readonly onClose: () => void
}

export function AcceptDialog({ application, opened, onClose }: AnswerProps) {
  const answer = useOfferAnswer(application, 'You accepted the offer', onClose)
  const { offer, job } = application
  const clash = offer?.weekFit ? fitWords(offer.weekFit).clash : null
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
      {clash && <Note kind="warning">{clash}. You can still accept: sort it out before you start.</Note>}
      <p>
        They then get your phone number and email, and you get the address and who to ask for. Before the first shift they check your right
        to work; have your passport or share code ready.
      </p>
      <RefusalNote lines={refusalOf(answer.refused, []).note} />
    </ConfirmDialog>
  )
}
