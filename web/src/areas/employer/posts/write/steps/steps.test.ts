import { expect, test } from 'vitest'
import { blankPost } from '#web/areas/employer/posts/write/post-values'
import { stepOf, steps } from '#web/areas/employer/posts/write/steps/steps'

test('every field of the form stands in exactly one step, so that no refusal is lost', () => {
  const asked = steps.flatMap(({ fields }) => [...fields] as string[])
  expect([...asked].sort()).toEqual(Object.keys(blankPost).sort())
})

test('a fault deep in a field leads to its step', () => {
  expect(stepOf('payBands.0.salary')).toBe('pay')
  expect(stepOf('screeningQuestions.2.options')).toBe('people')
})
