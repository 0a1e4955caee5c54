import { expect, test } from 'vitest'
import { deadlineDays, extensionDays, moved, questionsFault } from '#web/areas/employer/interviews/invite-terms'
import { endOfDay } from '#web/areas/employer/applicants/moves/offer-terms'

const question = { answerSeconds: 120 }

test('an interview needs a question and takes ten minutes at most', () => {
  expect(questionsFault([])).toBe('Choose at least one question')
  expect(questionsFault(Array.from({ length: 5 }, () => question))).toBeNull()
  expect(questionsFault([...Array.from({ length: 5 }, () => question), { answerSeconds: 15 }])).toMatch(/10 minutes/)
})

test.each(['2026-11-21T23:30:00Z', '2026-03-28T12:00:00Z'])('the first day offered leaves two days whole, at %s too', (at) => {
  const now = new Date(at)
  expect(Date.parse(endOfDay(deadlineDays(now).first)) - now.getTime()).toBeGreaterThanOrEqual(47 * 3_600_000)
})

test('a question goes a place up or down, and never out of the list', () => {
  expect(moved(['a', 'b', 'c'], 1, -1)).toEqual(['b', 'a', 'c'])
  expect(moved(['a', 'b', 'c'], 1, 1)).toEqual(['a', 'c', 'b'])
  expect(moved(['a', 'b'], 0, -1)).toEqual(['a', 'b'])
  expect(moved(['a', 'b'], 1, 1)).toEqual(['a', 'b'])
})

test('a deadline is put off by three days, and never past the most', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  expect(extensionDays('2026-11-25T23:59:00Z', now)).toEqual({ first: '2026-11-26', usual: '2026-11-28', last: '2026-12-05' })
  expect(extensionDays('2026-12-04T23:59:00Z', now).usual).toBe('2026-12-05')
  expect(extensionDays('2026-12-05T23:59:00Z', now).usual).toBe('')
})
