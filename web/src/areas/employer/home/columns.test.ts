import { expect, test } from 'vitest'
import { leftOf } from '#web/areas/employer/home/columns'

const quiet = { waiting: [0, 1, 0], starters: 0, jobs: 2, applied: 3, hasActivity: true, isNew: false }

test('a home where little waits has its jobs and its reply rate below it, beside what happened', () => {
  expect([...leftOf(quiet)]).toEqual(['starters', 'jobs', 'steps', 'promise'])
})

test('a home where many wait has them on the other side, whatever its plan shows there', () => {
  const busy = { ...quiet, waiting: [3, 5, 1], starters: 5, jobs: 5, applied: 40 }
  expect(leftOf(busy).has('jobs')).toBe(leftOf(busy).has('starters') === false)
  expect(leftOf({ ...busy, hasActivity: false }).has('jobs')).toBe(false)
})

test('a new company’s steps stand where there is room for them', () => {
  expect(leftOf({ ...quiet, waiting: [1, 0, 0], starters: 3, jobs: 1, isNew: true }).has('steps')).toBe(false)
})
