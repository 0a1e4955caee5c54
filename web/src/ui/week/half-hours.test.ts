import { describe, expect, it } from 'vitest'
import { spansOf, totalHours, weekOf } from '#web/ui/week/half-hours'

describe('a week of half-hours and its spans', () => {
  it('puts Sunday midnight first', () => {
    expect(weekOf([{ day: 1, start: '00:00', end: '00:30' }]).indexOf(true)).toBe(0)
  })
  it('keeps a night past midnight as one span, there and back', () => {
    const night = [{ day: 6, start: '22:00', end: '02:00' }]
    expect(spansOf(weekOf(night))).toEqual(night)
  })
  it('joins Saturday night with Sunday morning', () => {
    expect(spansOf(weekOf([{ day: 7, start: '23:00', end: '01:30' }]))).toEqual([{ day: 7, start: '23:00', end: '01:30' }])
  })
  it('ends a day at midnight where the next morning isn’t free', () => {
    expect(spansOf(weekOf([{ day: 3, start: '20:00', end: '00:00' }]))).toEqual([{ day: 3, start: '20:00', end: '00:00' }])
  })
  it('keeps a week that is free throughout', () => {
    const all = weekOf([1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, start: '00:00', end: '00:00' })))
    expect(totalHours(all)).toBe(168)
    expect(totalHours(weekOf(spansOf(all)))).toBe(168)
  })
})
