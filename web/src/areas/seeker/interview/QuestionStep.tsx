import { ANSWER_GRACE_SECONDS } from '@evenshift/contract/constants'
import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import type { AnswerType } from '@evenshift/contract/states/interview/question'
import { useEffect, useRef, useState } from 'react'
import { AnswerField } from '#web/areas/seeker/interview/answer/AnswerField'
import { HelpCard } from '#web/areas/seeker/interview/help/HelpCard'
import { QuestionList } from '#web/areas/seeker/interview/QuestionList'
import { RecordingStep } from '#web/areas/seeker/interview/answer/RecordingStep'
import { StepFoot } from '#web/areas/seeker/interview/StepFoot'
import { StepProgress } from '#web/shared/interview/StepProgress'
import { TermsCard } from '#web/areas/seeker/interview/TermsCard'
import { readDraft } from '#web/areas/seeker/interview/answer/answer-drafts'
import type { AskedQuestion } from '#web/areas/seeker/interview/progress'
import { useAnswerRecording } from '#web/areas/seeker/interview/answer/useAnswerRecording'
import { secondsOf, waysOf } from '#web/shared/interview/ways'
import { QuestionHead } from '#web/shared/interview/QuestionHead'
import { Card } from '#web/ui/page/Card'
import { Columns, Rows } from '#web/ui/page/Columns'
import { words } from '#web/areas/seeker/interview/words'

interface QuestionStepProps {
  readonly interview: OwnInterview
  readonly place: number
}

export function QuestionStep({ interview, place }: QuestionStepProps) {
  const question = interview.questions[place]
  return question ? <AskedStep interview={interview} place={place} question={question} /> : null
}

/** One question on its own: the wording, what they listen for, and the ways to answer, all of them equal. */
function AskedStep({ interview, place, question }: QuestionStepProps & { readonly question: AskedQuestion }) {
  const { questions, adjustmentGiven } = interview
  const ways = waysOf(question.answerType, adjustmentGiven)
  const [way, setWay] = useState<AnswerType>(() => firstWay(interview, question))
  const [recording, setRecording] = useState<'video' | 'audio' | null>(null)
  const sending = useAnswerRecording(interview, question._id)
  const title = useRef<HTMLHeadingElement>(null)
  // A new question is read out, and the keyboard goes on from it.
  useEffect(() => title.current?.focus({ preventScroll: true }), [])
  if (recording)
    return (
      <RecordingStep
        question={question.question}
        kind={recording}
        maxSeconds={secondsOf(question.answerSeconds, adjustmentGiven)}
        graceSeconds={ANSWER_GRACE_SECONDS}
        onLeave={() => setRecording(null)}
        onRecorded={(blob, seconds) => {
          setRecording(null)
          void sending.send({ blob, seconds })
        }}
      />
    )
  return (
    <Columns kind="side">
      <Rows>
        <StepProgress questions={questions} open={place} />
        <QuestionHead question={question} titleRef={title} ways={ways} way={way} onWay={setWay} />
        <AnswerField {...{ interview, question, way, sending }} onRecord={setRecording} />
        <StepFoot place={place} count={questions.length} isAnswered={question.answer !== null} />
      </Rows>
      <Rows>
        <Card label={words.yourQuestions}>
          <h3>{words.yourQuestions}</h3>
          <QuestionList interview={interview} open={place} />
        </Card>
        <TermsCard interview={interview} />
        <HelpCard interview={interview} />
      </Rows>
    </Columns>
  )
}

/** How somebody answered before; in writing where words wait or nobody agreed to be recorded; else as the question asks. */
function firstWay({ _id, status, adjustmentGiven }: OwnInterview, { _id: questionId, answerType, answer }: AskedQuestion): AnswerType {
  const ways = waysOf(answerType, adjustmentGiven)
  const isWriting = status === 'invited' || readDraft(_id, questionId) !== null || adjustmentGiven?.format === 'text'
  const wanted = answer?.type ?? (isWriting ? 'text' : ways[0])
  return ways.includes(wanted) ? wanted : ways[0]
}
