import type { OwnInterview } from '@evenshift/contract/model/interview/own-interview'
import { Link } from 'react-router'
import { type AskedQuestion, addressOf, takesLeft } from '#web/areas/seeker/interview/progress'
import { secondsOf } from '#web/shared/interview/ways'
import { isRecorded, questionFacts } from '#web/shared/interview/question-words'
import { lengthOf } from '#web/shared/recorder/time-words'
import { SpokenText } from '#web/ui/page/SpokenText'
import { words as sentences } from '#web/areas/seeker/interview/words'
import styles from './Interview.module.css'

const words = { done: sentences.answered, now: sentences.openNow, open: '' } as const

/** What the colour of a question's cell says, for those who hear the page. */
function SpokenState({ state }: { readonly state: keyof typeof words }) {
  return words[state] && <SpokenText>{words[state]}</SpokenText>
}

interface QuestionListProps {
  readonly interview: Pick<OwnInterview, 'questions' | 'adjustmentGiven'>
  /** The place of the question that is open; -1 on the overview, where the guidance stands below each. */
  readonly open: number
}

/** Every question in full, what it takes, and how far one has come; each leads to its place. */
export function QuestionList({ interview: { questions, adjustmentGiven }, open }: QuestionListProps) {
  return (
    <ol className={styles.questions}>
      {questions.map((question, place) => {
        const state = place === open ? 'now' : question.answer ? 'done' : 'open'
        return (
          <li key={question._id}>
            <span className={styles.cell} data-state={state} aria-hidden>
              {place + 1}
            </span>
            <span>
              <Link to={addressOf(place, questions.length)} aria-current={place === open ? 'step' : undefined}>
                {question.question}
              </Link>
              <SpokenState state={state} />
              {open < 0 && question.guidance && <small>{question.guidance}</small>}
              <small>{question.answer ? givenWords(question) : factsOf(question, adjustmentGiven)}</small>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

function factsOf(question: AskedQuestion, given: OwnInterview['adjustmentGiven']): string {
  const facts = questionFacts({ ...question, answerSeconds: secondsOf(question.answerSeconds, given) })
  return question.thinkSeconds > 0 && isRecorded(question.answerType) ? sentences.toThink(facts, lengthOf(question.thinkSeconds)) : facts
}

function givenWords(question: AskedQuestion): string {
  const left = takesLeft(question)
  if (left === null) return sentences.answeredCanChangeOften
  return left === 0 ? sentences.answeredLabel : sentences.answeredCanChange(left)
}
