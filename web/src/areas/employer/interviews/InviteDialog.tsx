import { INTERVIEW_DAYS_LEAST, INTERVIEW_DAYS_MOST } from '@evenshift/contract/constants'
import type { ApplicantMove } from '@evenshift/contract/model/application/applicant-move'
import type { Question } from '@evenshift/contract/model/interview/question'
import { Button, Textarea } from '@mantine/core'
import { IconEye } from '@tabler/icons-react'
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
import { words } from '#web/areas/employer/interviews/words'
import { lazyScreen } from '#web/shared/screens/lazy-screen'
import { employerQuery } from '#web/shared/calls/employer'
import { focusFirstFault } from '#web/shared/forms/field-of'
import { useNow } from '#web/shared/words/useNow'
import { DateField } from '#web/ui/form/DateField'

const PreviewDialog = lazyScreen(async () => (await import('#web/areas/employer/interviews/preview/PreviewDialog')).PreviewDialog)

interface InviteDialogProps extends Pick<MoveDialogProps, 'busy' | 'error' | 'onClose'> {
  /** A name, or "3 people". */
  readonly who: string
  readonly jobId: string
  /** Under what it is kept while somebody chooses another plan. */
  readonly keptAs: string
  readonly onSend: (invitation: Omit<Extract<ApplicantMove, { status: 'interview_invited' }>, 'version'>) => void
}

interface Invitation {
  /** null for those of the post. */
  readonly picked: readonly Question[] | null
  readonly deadline: string
  readonly message: string
}
const blankOf = (deadline: string): Invitation => ({ picked: null, deadline, message: '' })

/** Questions from the bank, beginning with those of the post; a last day, and a few words. */
export function InviteDialog({ who, jobId, keptAs, busy, error, onSend, onClose }: InviteDialogProps) {
  const days = deadlineDays(useNow())
  const job = useQuery(employerQuery('jobDetails', { params: { id: jobId } }))
  const usual = useQuery(bankQuestions(job.data?.questions ?? []))
  const kept = useKeptForm(`interview:${keptAs}`, blankOf(days.usual))
  const [picked, setPicked] = useState<readonly Question[] | null>(kept.initial.picked)
  const chosen = picked ?? usual.data ?? []
  const [deadline, setDeadline] = useState(kept.initial.deadline)
  const [message, setMessage] = useState(kept.initial.message)
  const [tried, setTried] = useState(false)
  const [isPreviewed, setPreviewed] = useState(false)
  const { fields, note } = useDialogFault(error, ['interview.questionIds', 'interview.deadline', 'message'])
  const fault = questionsFault(chosen)
  const send = () => {
    setTried(true)
    if (fault || !deadline) return focusFirstFault()
    const interview = { questionIds: chosen.map(({ _id }) => _id), deadline: endOfDay(deadline) }
    onSend({ status: 'interview_invited', interview, ...(message.trim() ? { message: message.trim() } : {}) })
  }
  const limit = useLimit(error, {
    kept: words.invitationIsntSentYet,
    onLeave: () => kept.keep({ picked, deadline, message }),
  })
  return (
    <>
      <DialogFrame
        title={words.inviteToAnInterview(who)}
        send={words.sendTheInvitation}
        size={640}
        unsaved={kept.unsavedOf(picked !== null || deadline !== days.usual || message.trim() !== '')}
        busy={busy}
        note={note}
        onSend={send}
        onClose={onClose}
      >
        <p>{words.theySeeAllQuestions}</p>
        <ChosenQuestions chosen={chosen} onChange={setPicked} />
        {chosen.length > 0 && (
          <div>
            <Button variant="light" leftSection={<IconEye size={18} stroke={1.75} aria-hidden />} onClick={() => setPreviewed(true)}>
              {words.preview.open}
            </Button>
          </div>
        )}
        <QuestionPicker
          chosen={chosen}
          onChange={setPicked}
          error={fields['interview.questionIds'] ?? (tried || chosen.length > 0 ? fault : null)}
        />
        <DateField
          label={words.answersEnd}
          description={words.daysToday(INTERVIEW_DAYS_LEAST, INTERVIEW_DAYS_MOST)}
          required
          first={days.first}
          last={days.last}
          value={deadline}
          onChange={setDeadline}
          error={fields['interview.deadline'] ?? (tried && !deadline ? words.chooseTheLastDay : null)}
        />
        <Textarea
          label={words.message}
          description={words.theyReadInvitation}
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
      {isPreviewed && <PreviewDialog questions={chosen} onClose={() => setPreviewed(false)} />}
    </>
  )
}
