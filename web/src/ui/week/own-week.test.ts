import { describe, expect, it } from 'vitest'
import { emptyWeek, spansOf } from '#web/ui/week/half-hours'
import { type OwnWeek, copyDay, isPainted, paint, trulyFree } from '#web/ui/week/own-week'

const nothing: OwnWeek = { free: emptyWeek, busy: [] }
const evening = { day: 2, from: 34, to: 44 }

describe('painting a week', () => {
  it('makes a stretch free', () => {
    expect(spansOf(paint(nothing, 'free', evening, '').free)).toEqual([{ day: 2, start: '17:00', end: '22:00' }])
  })

  it('knows a stretch that is painted already, and only a whole one', () => {
    const free = paint(nothing, 'free', evening, '')
    expect(isPainted(free, 'free', evening)).toBe(true)
    expect(isPainted(free, 'free', { ...evening, from: 33 })).toBe(false)
    expect(isPainted(free, 'clear', evening)).toBe(false)
  })

  it('cuts free time out where a class is drawn, and names the class', () => {
    const week = paint(paint(nothing, 'free', evening, ''), 'class', { day: 2, from: 36, to: 38 }, 'Lecture')
    expect(spansOf(trulyFree(week))).toEqual([
      { day: 2, start: '17:00', end: '18:00' },
      { day: 2, start: '19:00', end: '22:00' },
    ])
    expect(week.busy).toEqual([{ day: 2, start: '18:00', end: '19:00', label: 'Lecture' }])
  })

  it('leaves both ends of a class that is rubbed out in the middle', () => {
    const week = paint(
      { free: emptyWeek, busy: [{ day: 3, start: '09:00', end: '13:00', label: 'Lab' }] },
      'clear',
      { day: 3, from: 20, to: 22 },
      '',
    )
    expect(week.busy).toEqual([
      { day: 3, start: '09:00', end: '10:00', label: 'Lab' },
      { day: 3, start: '11:00', end: '13:00', label: 'Lab' },
    ])
  })

  it('keeps a class that ends at midnight whole when another day is painted', () => {
    const late = { day: 5, start: '22:00', end: '00:00', label: 'Choir' }
    expect(paint({ free: emptyWeek, busy: [late] }, 'clear', evening, '').busy).toEqual([late])
  })

  it('gives every day the free times of one', () => {
    expect(spansOf(copyDay(paint(nothing, 'free', evening, ''), 2).free)).toHaveLength(7)
  })
})
