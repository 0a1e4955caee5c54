import type { ApplicationDetail } from '@evenshift/contract/model/application/application'
import { PHONE } from '@evenshift/contract/constants'
import { meetingKindWithin } from '@evenshift/contract/states/meeting/meeting-words'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { papersToFind } from '#web/areas/seeker/applications/papers'
import { TermsList } from '#web/areas/seeker/applications/one/offer/TermsList'
import { useOfferAnswer } from '#web/areas/seeker/applications/one/offer/useOfferAnswer'
import { fitWords } from '#web/areas/seeker/job-card/fit-words'
import { useProfile } from '#web/areas/seeker/profile/useProfile'
import { seeker } from '#web/shared/calls/seeker'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { momentWords } from '#web/shared/meeting/meeting-words'
import { useNow } from '#web/shared/words/useNow'
import { Note } from '#web/ui/display/Note'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { words } from '#web/areas/seeker/applications/one/offer/words'

export interface AnswerProps {
  readonly application: ApplicationDetail
  readonly opened: boolean
  readonly onClose: () => void
}

/** The last look at the terms, and a number to be rung at for who gave none: it is never asked for before it is of use. */
export function AcceptDialog({ application, opened, onClose }: AnswerProps) {
  const answer = useOfferAnswer(application, null, onClose)
  const { offer, job, meeting } = application
  const now = useNow()
  const coming = meeting?.status === 'agreed' && meeting.at !== null && new Date(meeting.at) > now ? meeting.at : null
  const profile = useProfile()
  // The number that they gave this employer for a call.
  const [typed, setTyped] = useState(meeting?.phone ?? '')
  const phone = profile?.phone ?? typed.trim()
  const accept = () => answer.mutate({ action: 'accept' })
  const tell = useMutation({
    mutationFn: () => seeker.changeProfile({ body: { phone } }),
    meta: { ownErrors: true },
    onSuccess: accept,
    onError: focusFirstFault,
  })
  const refused = refusalOf(tell.error ?? answer.refused, ['phone'])
  const clash = offer?.weekFit ? fitWords(offer.weekFit).clash : null
  const last = application.messages.at(-1)
  const isUnanswered = offer !== null && last?.from === 'seeker' && last.createdAt > offer.sentAt
  return (
    <ConfirmDialog
      opened={opened}
      title={words.acceptThisOffer}
      confirm={words.acceptOffer}
      cancel={words.notYet}
      busy={tell.isPending || answer.isPending}
      onConfirm={() => (profile?.phone === null && phone ? tell.mutate() : accept())}
      onClose={onClose}
    >
      <p>{words.jobAt(job.title, job.employerName)}</p>
      {offer && <TermsList offer={offer} application={application} />}
      {clash && <Note kind="warning">{words.canStillAcceptSortOut(clash)}</Note>}
      {isUnanswered && <Note kind="warning">{words.noAnswerYet}</Note>}
      {profile?.phone === null && (
        <TextInput
          label={words.phoneOptional}
          description={words.toRingYou(job.employerName)}
          type="tel"
          autoComplete="tel"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          error={refused.fields['phone']}
        />
      )}
      <p>{words.theyThenGet(PHONE.test(phone) ? phone : '', Boolean(meeting?.place), papersToFind(profile?.rightToWork ?? null))}</p>
      {meeting && coming && <p>{words.meetingStaysOn(meetingKindWithin(meeting.kind), momentWords(coming))}</p>}
      <RefusalNote lines={refused.note} />
    </ConfirmDialog>
  )
}
