import type { Interview } from '@evenshift/contract/model/interview/interview'
import { useState } from 'react'
import { extensionDays } from '#web/areas/employer/interviews/invite-terms'
import { useInterviewAnswer } from '#web/areas/employer/interviews/useInterviewAnswer'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { endOfDay } from '#web/areas/employer/applicants/moves/offer-terms'
import { employer } from '#web/shared/calls/employer'
import { dayDate } from '#web/shared/words/dates'
import { useNow } from '#web/shared/words/useNow'
import { DateField } from '#web/ui/form/DateField'
import { words } from '#web/areas/employer/interviews/words'

export interface InterviewDialogProps {
  readonly interview: Interview
  readonly name: string
  readonly onClose: () => void
}

/** Puts the last day off. */
export function ExtendDialog({ interview: { application, deadline }, name, onClose }: InterviewDialogProps) {
  const days = extensionDays(deadline, useNow())
  const [day, setDay] = useState(days.usual)
  const [tried, setTried] = useState(false)
  const extend = useInterviewAnswer(
    (until: string) => employer.extendInterview({ body: { applicationId: application, deadline: endOfDay(until) } }),
    words.hasMoreDays(name),
    onClose,
  )
  const { fields, note } = useDialogFault(extend.error, ['deadline'])
  const send = () => {
    setTried(true)
    if (day) extend.mutate(day)
  }
  return (
    <DialogFrame
      title={words.giveMoreDays(name)}
      send={words.giveMoreDaysLabel}
      unsaved={day !== days.usual}
      busy={extend.isPending}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      <p>{words.interviewNowEndsWell(dayDate(deadline))}</p>
      <DateField
        label={words.answersEnd}
        required
        first={days.first}
        last={days.last}
        value={day}
        onChange={setDay}
        error={fields['deadline'] ?? (tried && !day ? words.chooseTheLastDay : null)}
      />
    </DialogFrame>
  )
}
