import { describe, expect, it } from 'vitest'
import { emptyWeek, spansOf } from '#web/ui/week/half-hours'
import { type OwnWeek, copyDay, isPainted, isSameWeek, paint, trulyFree } from '#web/ui/week/own-week'

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

  it('gives the chosen days the free times of one, and leaves the others and every class', () => {
    const busy = [{ day: 4, start: '18:00', end: '19:00', label: 'Choir' }]
    const week = paint(paint({ ...nothing, busy }, 'free', evening, ''), 'free', { day: 7, from: 18, to: 20 }, '')
    const copied = copyDay(week, 2, [4, 7])
    expect(spansOf(copied.free).map(({ day, start, end }) => `${day} ${start}-${end}`)).toEqual([
      '2 17:00-22:00',
      '4 17:00-22:00',
      '7 17:00-22:00',
    ])
    expect(copied.busy).toEqual(busy)
  })
})

describe('two weeks', () => {
  const choir = { day: 4, start: '18:00', end: '19:00', label: 'Choir' }
  const algebra = { day: 2, start: '09:00', end: '10:00', label: 'Algebra' }

  it('are the same in whatever order their classes come, and once a stretch is rubbed out again', () => {
    expect(isSameWeek({ ...nothing, busy: [choir, algebra] }, { ...nothing, busy: [algebra, choir] })).toBe(true)
    expect(isSameWeek(paint(paint(nothing, 'free', evening, ''), 'clear', evening, ''), nothing)).toBe(true)
  })

  it('differ by half an hour, and by the name of a class', () => {
    expect(isSameWeek(paint(nothing, 'free', { day: 2, from: 34, to: 35 }, ''), nothing)).toBe(false)
    expect(isSameWeek({ ...nothing, busy: [choir] }, { ...nothing, busy: [{ ...choir, label: 'Band' }] })).toBe(false)
  })
})
