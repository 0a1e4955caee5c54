import { isHeld } from '@evenshift/contract/states/application/application'
import { meetingKindWithin } from '@evenshift/contract/states/meeting/meeting-words'
import { Textarea } from '@mantine/core'
import { useState } from 'react'
import type { MeetingProps } from '#web/areas/seeker/applications/one/meeting/answer-props'
import { useMeetingAnswer } from '#web/areas/seeker/applications/one/meeting/useMeetingAnswer'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { refusalOf } from '#web/shared/forms/refusal'
import { FormSheet } from '#web/ui/dialog/FormSheet'
import { words as sentences } from '#web/areas/seeker/applications/one/meeting/words'

interface SayNoSheetProps extends MeetingProps {
  readonly onClose: () => void
}

/** Says no to a proposal, or calls off what was agreed; the application stays open. */
export function SayNoSheet({ application: { job, status }, meeting, onClose }: SayNoSheetProps) {
  const isAgreed = meeting.status === 'agreed'
  const [text, setText] = useState('')
  const [tried, setTried] = useState(false)
  const answer = useMeetingAnswer(meeting, isAgreed ? sentences.cancelledWeveToldThem : sentences.weveToldThem, onClose)
  const { fields, note } = refusalOf(answer.refused, ['reason', 'message'])
  const words = text.trim()
  const word = meetingKindWithin(meeting.kind)
  const told = isHeld(status)
    ? sentences.wellTellStraightAwayJob
    : status === 'offered'
      ? sentences.wellTellStraightAwayOffer
      : sentences.wellTellStraightAwayApplication
  const send = () => {
    setTried(true)
    if (isAgreed && words) answer.mutate({ action: 'cancel', reason: words })
    if (!isAgreed) answer.mutate({ action: 'decline', ...(words && { message: words }) })
  }
  return (
    <FormSheet
      title={isAgreed ? sentences.cancelThe(word) : sentences.sayNoToThe(word)}
      submit={isAgreed ? sentences.cancelIt : sentences.sayNo}
      cancel={sentences.back}
      dangerous
      unsaved={words !== ''}
      busy={answer.isPending}
      refusal={<RefusalNote lines={note} />}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{told(job.employerName)}</p>
      <Textarea
        label={isAgreed ? sentences.reason : sentences.addALineOptional}
        autosize
        minRows={2}
        maxLength={500}
        data-autofocus
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        error={fields['reason'] ?? fields['message'] ?? (tried && isAgreed && !words ? sentences.enterAReason : null)}
      />
    </FormSheet>
  )
}
