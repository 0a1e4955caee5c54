import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { AnswersCard } from '#web/areas/seeker/interview/AnswersCard'
import { HelpCard } from '#web/areas/seeker/interview/help/HelpCard'
import { StepProgress } from '#web/shared/interview/StepProgress'
import { TermsCard } from '#web/areas/seeker/interview/TermsCard'
import { dropDrafts } from '#web/areas/seeker/interview/answer/answer-drafts'
import { addressOf, missing } from '#web/areas/seeker/interview/progress'
import { useInterviewCall } from '#web/areas/seeker/interview/useInterviewCall'
import { seeker } from '#web/shared/calls/seeker'
import { refusalOf } from '#web/shared/forms/refusal'
import { RefusalNote } from '#web/shared/forms/RefusalNote'
import { notify } from '#web/shared/notices/notify'
import { Columns, Rows } from '#web/ui/page/Columns'
import { ConfirmDialog } from '#web/ui/dialog/ConfirmDialog'
import { Note } from '#web/ui/display/Note'
import { StickyBar } from '#web/ui/page/StickyBar'
import { words } from '#web/areas/seeker/interview/words'
import styles from './Interview.module.css'

interface ReviewStepProps {
  readonly interview: OwnInterview
  readonly onExpired: () => void
}

/** Everything as it would go out, and the one button that sends it. */
export function ReviewStep({ interview, onExpired }: ReviewStepProps) {
  const { _id, application, job, questions } = interview
  const navigate = useNavigate()
  const [asked, setAsked] = useState(false)
  const submit = useInterviewCall(application, () => seeker.submitInterview({ body: { applicationId: application } }))
  const open = missing(questions)
  const send = () =>
    submit.mutate(undefined, {
      onSuccess: () => {
        dropDrafts(_id)
        notify({ kind: 'done', text: words.yourInterviewIsWith(job.employerName) })
        void navigate('?', { replace: true })
      },
      onError: () => setAsked(false),
    })
  const buttons = (
    <>
      <Button variant="default" component={Link} to={addressOf(questions.length - 1, questions.length)}>
        {words.back}
      </Button>
      <Button disabled={open.length > 0} onClick={() => setAsked(true)}>
        {words.sendTheInterview}
      </Button>
    </>
  )
  return (
    <>
      <Columns kind="side">
        <Rows>
          <StepProgress questions={questions} open={questions.length} />
          <h1 className={styles.question}>{words.checkYourAnswers}</h1>
          {open.length > 0 && (
            <Note kind="warning">
              {words.beforeSending(
                open.map((place, index) => (
                  <span key={place}>
                    {index > 0 && (index === open.length - 1 ? words.and : ', ')}
                    <Link to={addressOf(place, questions.length)}>{words.questionAt(place + 1)}</Link>
                  </span>
                )),
              )}
            </Note>
          )}
          <RefusalNote lines={refusalOf(submit.refused, []).note} />
          <AnswersCard interview={interview} isOpen onExpired={onExpired} />
          <div className={styles.foot}>{buttons}</div>
        </Rows>
        <Rows>
          <TermsCard interview={interview} />
          <HelpCard interview={interview} />
        </Rows>
      </Columns>
      <StickyBar>{buttons}</StickyBar>
      <ConfirmDialog
        opened={asked}
        title={words.sendYourInterview}
        confirm={words.sendIt}
        cancel={words.notYet}
        busy={submit.isPending}
        onConfirm={send}
        onClose={() => setAsked(false)}
      >
        <p>{words.thenSeesAnswersCan(job.employerName)}</p>
      </ConfirmDialog>
    </>
  )
}
