/** One question across the interviews of a job: decided from their rows alone. */
import type { AnswersOfJob } from '@evenshift/contract/model/interview/answers-of-job'
import type { SentQuestion } from '@evenshift/contract/model/interview/interview'

interface Answered {
  readonly questions: readonly Pick<SentQuestion, '_id' | 'question'>[]
  readonly answers: readonly { readonly questionId: string }[]
}

/** The questions that anybody answered, in the order in which they were first asked and the wording that was sent last. */
export function questionsAnswered(interviews: readonly Answered[]): AnswersOfJob['questions'] {
  const found = new Map<string, AnswersOfJob['questions'][number]>()
  for (const { questions, answers } of interviews) {
    for (const { _id, question } of questions) {
      if (!answers.some(({ questionId }) => questionId === _id)) continue
      found.set(_id, { _id, question, answers: (found.get(_id)?.answers ?? 0) + 1 })
    }
  }
  return [...found.values()]
}
