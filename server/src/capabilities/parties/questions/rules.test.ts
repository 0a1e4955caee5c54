import { answerTypes } from '@evenshift/contract/states/interview/question'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { partFaults, textsOf } from '#server/capabilities/parties/questions/rules'

const options = fc.uniqueArray(fc.constantFrom('Mornings', 'Evenings', 'Weekends', 'Nights'))
const parts = fc.record({
  answerType: fc.constantFrom(...answerTypes),
  options,
  retakes: fc.constantFrom(null, 0, 1, 10),
  retakesReason: fc.constantFrom(null, 'It is a test of speed'),
})
const pathsOf = (faults: { path: string }[]) => faults.map(({ path }) => path)

it('only a choice has options, and at least two of them', () => {
  fc.assert(
    fc.property(parts, (question) => {
      const isWhole = question.answerType === 'choice' ? question.options.length >= 2 : question.options.length === 0
      expect(pathsOf(partFaults(question)).includes('options')).toBe(!isWhole)
    }),
  )
})

it('no retakes need a reason, any other number needs none', () => {
  fc.assert(
    fc.property(parts, (question) => {
      const isMissing = question.retakes === 0 && question.retakesReason === null
      expect(pathsOf(partFaults(question)).includes('retakesReason')).toBe(isMissing)
    }),
  )
})

it('an option stands there once, or no one could tell which was chosen', () => {
  const choice = { answerType: 'choice', options: ['Yes', 'No', 'Yes'], retakes: null, retakesReason: null } as const
  expect(pathsOf(partFaults(choice))).toEqual(['options.2'])
})

it('the texts of a question are those that were written, by their paths', () => {
  expect(textsOf({ question: 'Which?', options: ['Yes', 'No'] })).toEqual({ question: 'Which?', 'options.0': 'Yes', 'options.1': 'No' })
  expect(textsOf({ guidance: '' })).toEqual({ guidance: '' })
})
