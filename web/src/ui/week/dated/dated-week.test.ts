import { expect, test } from 'vitest'
import { isWithin, layDates, onDates, withPressed, withTime } from '#web/ui/week/dated/dated-week'

const friday = '2026-11-27'
const saturday = '2026-11-28'
const at = (start: string, date = saturday) => ({ date, start })

test('a press adds a time, a press on what it covers takes it away, and the order is that of time', () => {
  const two = withPressed([at('15:00')], at('11:00'), 120)
  expect(two).toEqual([at('11:00'), at('15:00')])
  expect(withPressed(two, at('16:00'), 120)).toEqual([at('11:00')])
  expect(withPressed(two, at('17:00'), 120)).toEqual([at('11:00'), at('15:00'), at('17:00')])
  expect(withPressed([at('14:30')], at('14:00'), 20)).toEqual([])
  expect(withTime(two, at('11:00'))).toEqual(two)
  expect(withTime([at('23:00')], at('09:00', friday))).toEqual([at('09:00', friday), at('23:00')])
})

test('what comes every week lies on its dates, from whatever day the week begins', () => {
  const weekly = [
    { day: 7, start: '13:00', end: '20:00' },
    { day: 5, start: '16:00', end: '21:00' },
  ]
  expect(onDates(weekly, '2026-11-26')).toEqual([
    { date: '2026-11-26', start: '16:00', end: '21:00' },
    { date: saturday, start: '13:00', end: '20:00' },
  ])
})

test('a time fits where all of it is free, over midnight too', () => {
  const free = [
    { date: friday, start: '18:00', end: '00:00' },
    { date: saturday, start: '00:00', end: '02:00' },
  ]
  expect(isWithin({ date: friday, start: '22:00', end: '01:00' }, free)).toBe(true)
  expect(isWithin({ date: friday, start: '22:00', end: '03:00' }, free)).toBe(false)
  expect(isWithin({ date: friday, start: '17:30', end: '18:30' }, free)).toBe(false)
  expect(isWithin({ date: friday, start: '18:00', end: '20:00' }, [])).toBe(false)
})

test('a week is drawn from the usual hours on, and further where something lies further; where hours are given, only for a time', () => {
  const time = (start: string, end: string) => ({ date: friday, start, end, kind: 'new' as const })
  expect(layDates('2026-11-26', [], [], []).hours).toEqual({ first: 8, last: 22 })
  const { hours, blocks } = layDates('2026-11-26', [time('05:30', '07:30'), { ...time('22:00', '02:00'), kind: 'clash' }], [], [])
  expect(hours).toEqual({ first: 4, last: 24 })
  expect(blocks.map(({ day, kind, start, end }) => [day, kind, start, end])).toEqual([
    [2, 'new', '05:30', '07:30'],
    [2, 'clash', '22:00', '02:00'],
  ])
  const cut = layDates('2026-11-26', [time('19:30', '20:30')], [{ date: friday, start: '07:00', end: '10:00' }], [], { first: 8, last: 20 })
  expect(cut.hours).toEqual({ first: 8, last: 21 })
  expect(cut.blocks.map(({ kind, top, height }) => [kind, Math.round((top * 13) / 10) / 10, Math.round((height * 13) / 10) / 10])).toEqual([
    ['free', 0, 2],
    ['new', 11.5, 1],
  ])
  expect(layDates('2026-12-03', [time('10:00', '12:00')], [], []).blocks).toEqual([])
})
