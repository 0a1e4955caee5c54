import type { ApplicationDetail, ApplicationInput } from '@evenshift/contract/model/application/application'
import type { PublicJob } from '@evenshift/contract/model/job/job'
import type { InputFault } from '@evenshift/contract/refusals'
import { yesNoAnswers } from '@evenshift/contract/states/job/job-terms'

type ScreeningQuestion = PublicJob['screeningQuestions'][number]
type AnswersInput = NonNullable<ApplicationInput['answers']>

function faultOf({ answerType, options, required }: ScreeningQuestion, value: string | undefined): string | null {
  if (value === undefined || value === '') return required ? 'Answer this question' : null
  if (answerType === 'yes_no') return yesNoAnswers.some((one) => one === value) ? null : 'Answer yes or no'
  return answerType === 'choice' && !options.includes(value) ? 'Choose one of the answers' : null
}

/** The answers in the order of the job's questions, with the questions as they were asked; or every fault of them. */
export function screeningAnswers(
  asked: readonly ScreeningQuestion[],
  given: AnswersInput,
): ApplicationDetail['answers'] | { readonly faults: InputFault[] } {
  const faults: InputFault[] = []
  given.forEach(({ questionId }, place) => {
    const isRepeated = given.findIndex((one) => one.questionId === questionId) !== place
    const path = `answers.${place}.questionId`
    if (!asked.some(({ _id }) => _id === questionId)) faults.push({ path, message: 'This job doesn’t ask that' })
    else if (isRepeated) faults.push({ path, message: 'Answer each question once' })
  })
  const answers = asked.flatMap((question) => {
    const place = given.findIndex(({ questionId }) => questionId === question._id)
    const value = given[place]?.value
    const message = faultOf(question, value)
    if (message !== null)
      faults.push({
        path: place < 0 ? 'answers' : `answers.${place}.value`,
        message: place < 0 ? `${message}: ${question.question}` : message,
      })
    return value === undefined || value === '' ? [] : [{ questionId: question._id, question: question.question, value }]
  })
  return faults.length > 0 ? { faults } : answers
}
