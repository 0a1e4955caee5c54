import { expect, test } from 'vitest'
import { dueWords } from '#web/areas/employer/applicants/people/people-words'

test('a reply that is late isn’t told as due today as well', () => {
  expect(dueWords({ late: 1, today: 1 })).toBe('1 late')
  expect(dueWords({ late: 1, today: 3 })).toBe('1 late, 2 due today')
  expect(dueWords({ late: 0, today: 2 })).toBe('2 due today')
  expect(dueWords({ late: 0, today: 0 })).toBe('')
})
