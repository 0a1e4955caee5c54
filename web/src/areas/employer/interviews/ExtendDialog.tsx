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
    `${name} has more days`,
    onClose,
  )
  const { fields, note } = useDialogFault(extend.error, ['deadline'])
  const send = () => {
    setTried(true)
    if (day) extend.mutate(day)
  }
  return (
    <DialogFrame
      title={`Give ${name} more days`}
      send="Give more days"
      unsaved={day !== days.usual}
      busy={extend.isPending}
      note={note}
      onSend={send}
      onClose={onClose}
    >
      <p>The interview now ends on {dayDate(deadline)}. We’ll tell them the new date straight away.</p>
      <DateField
        label="Answers by the end of"
        required
        first={days.first}
        last={days.last}
        value={day}
        onChange={setDay}
        error={fields['deadline'] ?? (tried && !day ? 'Choose the last day' : null)}
      />
    </DialogFrame>
  )
}
