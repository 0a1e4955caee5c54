import { v7 as uuidv7 } from 'uuid'
import { type AnswerType, type QuestionCategory, answerTypes, questionCategories } from '@evenshift/contract/states/interview/question'
import sampleData from './data/questions.json' with { type: 'json' }
import type { QuestionRow } from '#server/capabilities/parties/questions/tables'

const samples = sampleData.data.map(({ category: written, answerType: type, ...sample }) => {
  const category: QuestionCategory | undefined = questionCategories.find((one) => one === written)
  const answerType: AnswerType | undefined = answerTypes.find((one) => one === type)
  if (category === undefined || answerType === undefined) throw new Error(`a sample question is ${written}, ${type}`)
  return { ...sample, category, answerType }
})

/** The questions that every bank begins with, as rows of this company's; their ids keep the order of the file. */
export const sampleQuestions = (employerId: string, now: Date): QuestionRow[] =>
  samples.map(({ text, options = [], required = true, ...sample }) => ({
    ...sample,
    id: uuidv7(),
    employerId,
    question: text,
    guidance: '',
    options,
    retakesReason: null,
    required,
    tags: [],
    isTemplate: true,
    archived: false,
    timesUsed: 0,
    version: 1,
    createdAt: now,
    updatedAt: now,
  }))
