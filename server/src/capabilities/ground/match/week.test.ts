import { describe, expect, it } from 'vitest'
import { emptyWeek, halfHoursIn, halfHoursShared, weekOf, without } from '#server/capabilities/ground/match/week'

const set = (week: string): number[] => [...week].flatMap((bit, index) => (bit === '1' ? [index] : []))

describe('a week of 336 half-hours', () => {
  it.each([
    ['begins with Sunday 00:00', { day: 1, start: '00:00', end: '00:30' }, [0]],
    ['counts Monday from half-hour 48', { day: 2, start: '00:30', end: '01:30' }, [49, 50]],
    ['ends with Saturday 23:30', { day: 7, start: '23:30', end: '00:00' }, [335]],
    ['goes on into the next day', { day: 2, start: '23:00', end: '01:00' }, [94, 95, 96, 97]],
    ['goes on from Saturday night into Sunday', { day: 7, start: '23:30', end: '00:30' }, [0, 335]],
    ['takes a half-hour that is only touched as a whole', { day: 1, start: '09:10', end: '09:40' }, [18, 19]],
  ])('%s', (_, shift, expected) => {
    expect(set(weekOf([shift]))).toEqual(expected)
  })

  it('takes a shift that ends when it starts as a whole day', () => {
    expect(halfHoursIn(weekOf([{ day: 3, start: '09:00', end: '09:00' }]))).toBe(48)
  })

  it('counts what two shifts share once', () => {
    expect(
      halfHoursIn(
        weekOf([
          { day: 1, start: '09:00', end: '11:00' },
          { day: 1, start: '10:00', end: '12:00' },
        ]),
      ),
    ).toBe(6)
  })

  it('adds the same to both ends of a shift, over the end of the week too', () => {
    expect(set(weekOf([{ day: 1, start: '00:30', end: '01:00' }], 2))).toEqual([0, 1, 2, 3, 335])
  })

  it('is never wider than itself', () => {
    expect(halfHoursIn(weekOf([{ day: 4, start: '09:00', end: '17:00' }], 1000))).toBe(336)
  })

  it('counts what two weeks share, and keeps what only the first has', () => {
    const morning = weekOf([{ day: 1, start: '08:00', end: '12:00' }])
    const late = weekOf([{ day: 1, start: '11:00', end: '13:00' }])
    expect(halfHoursShared(morning, late)).toBe(2)
    expect(set(without(morning, late))).toEqual([16, 17, 18, 19, 20, 21])
    expect(without(morning, morning)).toBe(emptyWeek)
  })
})
