import { expect, test } from 'vitest'
import { blankPost } from '#web/areas/employer/posts/write/post-values'
import { firstPartOf, firstStepOf, partOf, parts, stepAt, stepOf } from '#web/areas/employer/posts/write/steps/steps'

test('every field of the form stands in exactly one part, so that no refusal is lost', () => {
  const asked = parts.flatMap(({ fields }) => [...fields] as string[])
  expect([...asked].sort()).toEqual(Object.keys(blankPost).sort())
})

test('a fault deep in a field leads to its part and its step', () => {
  expect([partOf('payBands.0.salary'), stepOf('payBands.0.salary')]).toEqual(['morePay', 'week'])
  expect([partOf('skillsRequired.2'), stepOf('skillsRequired.2')]).toEqual(['work', 'week'])
})

test('the earliest step of what is wrong comes first, and in it the first part', () => {
  expect(firstStepOf(['closingDate', 'description'])).toBe('job')
  expect(firstStepOf([])).toBeUndefined()
  expect(firstPartOf(['dbsReason', 'salary', 'closingDate'])).toBe('pay')
})

test('an address without a step leads a job with a title past the first', () => {
  expect([stepAt(null, true), stepAt(null, false), stepAt('review', false)]).toEqual(['week', 'job', 'review'])
})
