import { expect, test } from 'vitest'
import { axisTop, barsOf, paceOf, placeBars } from '#web/areas/employer/home/activity/series'

const day = (date: string, views = 1) => ({ date, views, saves: 0, applications: 0, answers: 0 })
const from = (start: string, days: number) =>
  Array.from({ length: days }, (_, at) => day(new Date(Date.parse(`${start}T00:00:00Z`) + at * 86_400_000).toISOString().slice(0, 10)))

test('a month is told by days, half a year by weeks, more by months', () => {
  expect([7, 28, 84, 365, 1095].map(paceOf)).toEqual(['day', 'day', 'week', 'month', 'month'])
})

test('weeks begin on Monday, and nothing is lost at either end', () => {
  const bars = barsOf(from('2026-11-05', 17), 'week')
  expect(bars.map(({ name, views }) => [name, views])).toEqual([
    ['Week of 5 Nov', 4],
    ['Week of 9 Nov', 7],
    ['Week of 16 Nov', 6],
  ])
  expect(barsOf(from('2026-10-30', 40), 'month').map(({ name, views }) => [name, views])).toEqual([
    ['October 2026', 2],
    ['November 2026', 30],
    ['December 2026', 8],
  ])
})

test('bars fill the whole width, with a gap before each Monday and its date below', () => {
  const placed = placeBars(barsOf(from('2026-11-05', 17), 'day'), 'day')
  const last = placed.at(-1)
  expect((last?.left ?? 0) + (last?.width ?? 0)).toBeCloseTo(100)
  expect(placed.filter(({ label }) => label !== null).map(({ label }) => label)).toEqual(['9 Nov', '16 Nov'])
})

test('a date that wouldn’t fit below the last bars is left out', () => {
  const labels = (days: number) => placeBars(barsOf(from('2026-11-05', days), 'day'), 'day').flatMap(({ label }) => label ?? [])
  expect(labels(19)).toEqual(['9 Nov', '16 Nov'])
  expect(labels(25)).toEqual(['9 Nov', '16 Nov', '23 Nov'])
})

test('the axis has a middle', () => {
  expect([0, 1, 7, 8].map(axisTop)).toEqual([2, 2, 8, 8])
})
