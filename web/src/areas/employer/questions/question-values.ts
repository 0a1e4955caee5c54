import type { Input } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { Question } from '@evenshift/contract/model/interview/question'
import { AS_MANY_AS_THEY_LIKE } from '#web/areas/employer/questions/question-choices'
import { words } from '#web/areas/employer/questions/words'

export type QuestionInput = Input<EmployerService['createQuestion']>['body']

/** A question as its form holds it: a number may be empty while it is typed, and a choice not made. */
export interface QuestionValues
  extends Pick<Question, 'question' | 'guidance' | 'answerType' | 'options' | 'required' | 'tags'>, Record<string, unknown> {
  category: Question['category'] | null
  thinkSeconds: number | string
  answerSeconds: number | string
  retakes: string
  retakesReason: string
}

const blank: QuestionValues = {
  question: '',
  guidance: '',
  category: null,
  answerType: 'video',
  options: [],
  thinkSeconds: 0,
  answerSeconds: 60,
  retakes: '3',
  retakesReason: '',
  required: true,
  tags: [],
}

export function questionValuesOf(row: Question | null): QuestionValues {
  if (row === null) return blank
  const { question, guidance, category, answerType, options, thinkSeconds, answerSeconds, required, tags } = row
  const again = { retakes: row.retakes === null ? AS_MANY_AS_THEY_LIKE : String(row.retakes), retakesReason: row.retakesReason ?? '' }
  return { question, guidance, category, answerType, options, thinkSeconds, answerSeconds, required, tags, ...again }
}

/** What is sent; null while something that must be there is missing. A choice's options and a reason go only where they belong. */
export function questionInputOf(values: QuestionValues): QuestionInput | null {
  const { question, guidance, category, answerType, options, thinkSeconds, answerSeconds, retakes, retakesReason, required, tags } = values
  if (category === null || typeof thinkSeconds !== 'number' || typeof answerSeconds !== 'number') return null
  return {
    question,
    guidance,
    category,
    answerType,
    thinkSeconds,
    answerSeconds,
    required,
    tags,
    options: answerType === 'choice' ? options : [],
    retakes: retakes === AS_MANY_AS_THEY_LIKE ? null : Number(retakes),
    ...(retakes === '0' && { retakesReason }),
  }
}

const always = ['question', 'guidance', 'category', 'answerType', 'thinkSeconds', 'answerSeconds', 'retakes', 'required', 'tags'] as const
/** The fields that the form shows as it stands. */
export const questionFields = ({ answerType, retakes }: QuestionValues): readonly string[] => [
  ...always,
  ...(answerType === 'choice' ? ['options', 'options.*'] : []),
  ...(retakes === '0' ? ['retakesReason'] : []),
]

/** What the form itself sees missing, by field. */
export function questionFaults(values: QuestionValues): Record<string, string> {
  const { question, category, answerType, options, thinkSeconds, answerSeconds, retakes, retakesReason } = values
  const optionFaults = options.flatMap((option, place) => (option.trim() ? [] : [[`options.${place}`, words.fillOptionRemove] as const]))
  const faults: readonly (readonly [string, string] | false)[] = [
    question.trim().length < 10 && ['question', words.useLeast10Characters],
    category === null && ['category', words.chooseACategory],
    answerType === 'choice' && options.length < 2 && ['options', words.addLeast2Options],
    ...(answerType === 'choice' ? optionFaults : []),
    typeof thinkSeconds !== 'number' && ['thinkSeconds', words.giveThinkingTimeSeconds],
    typeof answerSeconds !== 'number' && ['answerSeconds', words.giveAnswerTimeSeconds],
    retakes === '0' && !retakesReason.trim() && ['retakesReason', words.sayWhyThereNo],
  ]
  return Object.fromEntries(faults.filter((fault) => fault !== false))
}
