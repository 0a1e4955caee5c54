import type { ApplicationInput } from '@evenshift/contract/model/application/application'
import type { Job } from '@evenshift/contract/model/job/job'
import { yesNoAnswers } from '@evenshift/contract/states/job/job-terms'
import { words } from '#web/shared/screening/words'

type Question = Job['screeningQuestions'][number]
type Answers = Readonly<Record<string, string>>

/** Whether a question has an answer of its own kind. */
function isAnswered({ _id, answerType, options }: Question, answers: Answers): boolean {
  const value = answers[_id]?.trim() ?? ''
  if (answerType === 'yes_no') return yesNoAnswers.some((one) => one === value)
  return answerType === 'choice' ? options.includes(value) : value !== ''
}

/** What the form holds by question, as the call takes it: a list of what was answered. */
export const answersGiven = (questions: readonly Question[], answers: Answers): NonNullable<ApplicationInput['answers']> =>
  questions.filter((question) => isAnswered(question, answers)).map(({ _id }) => ({ questionId: _id, value: answers[_id] ?? '' }))

/** The form's name of an answer. */
export const answerField = (questionId: string): string => `answers.${questionId}`

/** The form's name of a path on the wire, where answers are counted. */
export const applicationField = (path: string, given: NonNullable<ApplicationInput['answers']>): string =>
  path.replace(/^answers\.(\d+)/, (whole, place: string) => {
    const answer = given[Number(place)]
    return answer ? answerField(answer.questionId) : whole
  })

/** The required questions that have no answer yet, a sentence by field. */
export const missingAnswers = (questions: readonly Question[], answers: Answers): Record<string, string> =>
  Object.fromEntries(
    questions
      .filter((question) => question.required && !isAnswered(question, answers))
      .map(({ _id }) => [answerField(_id), words.answerThisQuestion]),
  )
