import { expect, test } from 'vitest'
import { blankPost } from '#web/areas/employer/posts/write/post-values'
import { firstStepOf, partOf, parts, stepOf, stepOfPart } from '#web/areas/employer/posts/write/steps/steps'

test('every field of the form stands in exactly one part, so that no refusal is lost', () => {
  const asked = parts.flatMap(({ fields }) => [...fields] as string[])
  expect([...asked].sort()).toEqual(Object.keys(blankPost).sort())
})

test('a fault deep in a field leads to its part and its step', () => {
  expect([partOf('payBands.0.salary'), stepOf('payBands.0.salary')]).toEqual(['morePay', 'week'])
  expect([partOf('skillsRequired.2'), stepOf('skillsRequired.2')]).toEqual(['work', 'job'])
})

test('the earliest step of what is wrong comes first; no part is asked for on the review', () => {
  expect(firstStepOf(['closingDate', 'description'])).toBe('job')
  expect(firstStepOf([])).toBeUndefined()
  expect(parts.map(({ key }) => stepOfPart(key))).not.toContain('review')
})
