import type { Question } from '@evenshift/contract/model/interview/question'
import { expect, test } from 'vitest'
import { questionFaults, questionInputOf, questionValuesOf } from '#web/areas/employer/questions/question-values'

const row: Question = {
  _id: '01890000-0000-7000-8000-000000000000',
  question: 'Which days can you work?',
  guidance: '',
  category: 'availability',
  answerType: 'choice',
  options: ['Saturdays', 'Sundays'],
  thinkSeconds: 0,
  answerSeconds: 60,
  retakes: null,
  retakesReason: null,
  required: true,
  tags: ['rota'],
  isTemplate: false,
  archived: false,
  isLocked: false,
  timesUsed: 0,
  version: 1,
  updatedAt: '2026-11-21T09:00:00.000Z',
}
const values = questionValuesOf(row)

test('a question that is opened and saved is sent as it was', () => {
  expect(questionFaults(values)).toEqual({})
  expect(questionInputOf(values)).toEqual({
    question: 'Which days can you work?',
    guidance: '',
    category: 'availability',
    answerType: 'choice',
    options: ['Saturdays', 'Sundays'],
    thinkSeconds: 0,
    answerSeconds: 60,
    retakes: null,
    required: true,
    tags: ['rota'],
  })
})

test('options are sent with a choice alone, and a reason only where no one may try again', () => {
  expect(questionInputOf({ ...values, answerType: 'text' })?.options).toEqual([])
  expect(questionInputOf({ ...values, retakes: '0', retakesReason: 'It is a test of speed' })).toMatchObject({
    retakes: 0,
    retakesReason: 'It is a test of speed',
  })
  expect(questionInputOf({ ...values, retakes: '2', retakesReason: 'It is a test of speed' })).not.toHaveProperty('retakesReason')
})

test('what is missing is told at its field, and nothing is sent with a number left empty', () => {
  const empty = { ...questionValuesOf(null), answerType: 'choice', options: ['Yes', ' '], answerSeconds: '', retakes: '0' } as const
  expect(Object.keys(questionFaults({ ...empty, options: [...empty.options] }))).toEqual([
    'question',
    'category',
    'options.1',
    'answerSeconds',
    'retakesReason',
  ])
  expect(questionInputOf({ ...values, answerSeconds: '' })).toBeNull()
})
