import { INTERVIEW_DAYS_LEAST, INTERVIEW_DAYS_MOST } from '@evenshift/contract/constants'
import type { Question } from '@evenshift/contract/model/interview/question'
import { Textarea } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ChosenQuestions } from '#web/areas/employer/interviews/ChosenQuestions'
import { InvitationsLeft } from '#web/areas/employer/interviews/InvitationsLeft'
import { QuestionPicker } from '#web/areas/employer/interviews/QuestionPicker'
import { bankQuestions } from '#web/areas/employer/interviews/bank-questions'
import { deadlineDays, questionsFault } from '#web/areas/employer/interviews/invite-terms'
import { DialogFrame } from '#web/areas/employer/dialog/DialogFrame'
import type { MoveDialogProps } from '#web/areas/employer/applicants/moves/MoveDialog'
import { useLimit } from '#web/areas/employer/plan/limit/useLimit'
import { useKeptForm } from '#web/areas/employer/plan/pay/useKeptForm'
import { useDialogFault } from '#web/areas/employer/dialog/useDialogFault'
import { endOfDay } from '#web/areas/employer/applicants/moves/offer-terms'
import { employerQuery } from '#web/shared/calls/employer'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useNow } from '#web/shared/words/useNow'
import { DateField } from '#web/ui/form/DateField'

interface Invitation {
  /** null for those of the post. */
  readonly picked: readonly Question[] | null
  readonly deadline: string
  readonly message: string
}
const blankOf = (deadline: string): Invitation => ({ picked: null, deadline, message: '' })

/** Questions from the bank, beginning with those of the post; a last day, and a few words. */
export function InviteDialog({ application, busy, error, onSend, onClose }: MoveDialogProps) {
  const days = deadlineDays(useNow())
  const job = useQuery(employerQuery('jobDetails', { params: { id: application.jobId } }))
  const usual = useQuery(bankQuestions(job.data?.questions ?? []))
  const kept = useKeptForm(`interview:${application._id}`, blankOf(days.usual))
  const [picked, setPicked] = useState<readonly Question[] | null>(kept.initial.picked)
  const chosen = picked ?? usual.data ?? []
  const [deadline, setDeadline] = useState(kept.initial.deadline)
  const [message, setMessage] = useState(kept.initial.message)
  const [tried, setTried] = useState(false)
  const { fields, note } = useDialogFault(error, ['interview.questionIds', 'interview.deadline', 'message'])
  const fault = questionsFault(chosen)
  const send = () => {
    setTried(true)
    if (fault || !deadline) return focusFirstFault()
    const interview = { questionIds: chosen.map(({ _id }) => _id), deadline: endOfDay(deadline) }
    onSend({ status: 'interview_invited', interview, ...(message.trim() ? { message: message.trim() } : {}) })
  }
  const limit = useLimit(error, {
    kept: 'Your invitation isn’t sent yet.',
    onLeave: () => kept.keep({ picked, deadline, message }),
  })
  return (
    <>
      <DialogFrame
        title={`Invite ${application.applicant.name} to an interview`}
        send="Send the invitation"
        wide
        unsaved={kept.unsavedOf(picked !== null || deadline !== days.usual || message.trim() !== '')}
        busy={busy}
        note={note}
        onSend={send}
        onClose={onClose}
      >
        <p>They see all the questions first, answer when it suits them and can always write instead.</p>
        <ChosenQuestions chosen={chosen} onChange={setPicked} />
        <QuestionPicker
          chosen={chosen}
          onChange={setPicked}
          error={fields['interview.questionIds'] ?? (tried || chosen.length > 0 ? fault : null)}
        />
        <DateField
          label="Answers by the end of"
          description={`From ${INTERVIEW_DAYS_LEAST} to ${INTERVIEW_DAYS_MOST} days from today`}
          required
          first={days.first}
          last={days.last}
          value={deadline}
          onChange={setDeadline}
          error={fields['interview.deadline'] ?? (tried && !deadline ? 'Choose the last day' : null)}
        />
        <Textarea
          label="Message"
          description="They read it with the invitation"
          autosize
          minRows={2}
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.currentTarget.value)}
          error={fields['message'] ?? null}
        />
        <InvitationsLeft onOptions={() => limit.open('interviewInvitations')} />
      </DialogFrame>
      {limit.dialog}
    </>
  )
}
