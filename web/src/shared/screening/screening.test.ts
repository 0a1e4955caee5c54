import { expect, test } from 'vitest'
import { answersGiven, applicationField, missingAnswers } from '#web/shared/screening/screening'

const question = (_id: string, answerType: 'yes_no' | 'choice' | 'text', required = true) => ({
  _id,
  question: `${_id}?`,
  answerType,
  options: answerType === 'choice' ? ['Tuesday', 'Sunday'] : [],
  required,
})
const questions = [question('why', 'text', false), question('early', 'yes_no'), question('day', 'choice')]

test('answers go out in the order of their questions, without those that were left out or are none of their kind', () => {
  expect(answersGiven(questions, { day: 'Sunday', early: 'no', why: '  ' })).toEqual([
    { questionId: 'early', value: 'no' },
    { questionId: 'day', value: 'Sunday' },
  ])
  expect(answersGiven(questions, { day: 'Monday', early: 'Yes' })).toEqual([])
})

test('a fault at a place of the answers finds the question that stood there', () => {
  const given = answersGiven(questions, { day: 'Sunday', early: 'no' })
  expect(applicationField('answers.1.value', given)).toBe('answers.day.value')
  expect(applicationField('answers.7.value', given)).toBe('answers.7.value')
  expect(applicationField('documents.0', given)).toBe('documents.0')
})

test('only a required question without an answer is missing', () => {
  expect(Object.keys(missingAnswers(questions, { early: 'yes' }))).toEqual(['answers.day'])
})
