import { expect, test } from 'vitest'
import { firstShiftAfter, startWith, withDates } from '#web/areas/employer/posts/write/post-dates'
import { blankPost } from '#web/areas/employer/posts/write/post-values'

const on = (...days: readonly number[]) => days.map((day) => ({ day, start: '09:00', end: '13:00' }))
/** A Thursday. */
const today = '2026-11-26'

test('a post starts on the first day with a shift, three weeks ahead; without a shift there is no day to start on', () => {
  const dates = (days: readonly number[]) => withDates({ ...blankPost, shifts: on(...days) }, today)
  expect(dates([])).toEqual({ startDate: '', closingDate: '2026-12-10' })
  expect(dates([5]).startDate).toBe('2026-12-17')
  expect(dates([4, 7]).startDate).toBe('2026-12-19')
  expect(dates([1, 2]).startDate).toBe('2026-12-20')
})

test('a post starts by itself on no Christmas Day, Boxing Day or New Year’s Day, but on the shift after', () => {
  const start = (days: readonly number[], from: string) => withDates({ ...blankPost, shifts: on(...days) }, from).startDate
  expect(start([7], '2026-11-30')).toBe('2027-01-02')
  expect(start([6, 7, 1], '2026-12-04')).toBe('2026-12-27')
  expect(start([6], '2026-12-04'), 'of a job on Fridays alone, both fall away').toBe('2027-01-08')
})

test('chosen dates stay', () => {
  const chosen = { startDate: '2027-01-04', closingDate: '2026-12-01' }
  expect(withDates({ ...blankPost, ...chosen, shifts: on(7) }, today)).toEqual(chosen)
})

test('the start goes along with the shifts until somebody chooses it', () => {
  const saturdays = { ...blankPost, shifts: on(7), startDate: '2026-12-19' }
  expect(startWith(blankPost, on(7), today)).toBe('2026-12-19')
  expect(startWith(saturdays, on(7, 1), today)).toBe('2026-12-19')
  expect(startWith(saturdays, on(3), today)).toBe('2026-12-22')
  expect(startWith(saturdays, [], today)).toBe('')
  expect(startWith({ ...saturdays, startDate: '2027-01-04' }, on(3), today)).toBe('2027-01-04')
})

test('a start on a day without a shift is told the first that has one', () => {
  const of = (startDate: string, ...days: readonly number[]) => firstShiftAfter({ shifts: on(...days), startDate }, today)
  expect(of('2026-12-17', 7)).toBe('2026-12-19')
  expect([of('2026-12-19', 7), of('2026-12-17'), of('', 7), of('12026-12-17', 7)]).toEqual([null, null, null, null])
  // A day that is over is no advice.
  expect(of('2026-11-10', 7)).toBeNull()
})
