import { expect, test } from 'vitest'
import { plannedBlocks } from '#web/ui/week/planned-week'

const on = (day: number, start: string, end: string) => ({ day, start, end })
const drawn = (...parts: Parameters<typeof plannedBlocks>) =>
  plannedBlocks(...parts).map(({ kind, from, to, lane, lanes }) => [kind, from / 60, to / 60, lane, lanes])

test('classes that overlap are one block, and so are the hours of one work; those that only touch stay apart', () => {
  const classes = [on(2, '11:00', '13:00'), on(2, '09:00', '12:00'), on(2, '13:00', '14:00'), on(3, '09:00', '10:00')]
  const work = [on(4, '16:00', '20:00'), on(4, '18:00', '22:00')].map((span) => ({ ...span, letter: 'U' }))
  expect(drawn([], classes, work)).toEqual([
    ['class', 9, 13, 0, 1],
    ['class', 13, 14, 0, 1],
    ['class', 9, 10, 0, 1],
    ['work', 16, 22, 0, 1],
  ])
})

test('what else overlaps stands beside each other, and what follows it has the whole column again', () => {
  const work = [
    { ...on(7, '10:00', '17:30'), letter: 'G' },
    { ...on(7, '17:00', '22:00'), letter: 'T' },
  ]
  const shift = { ...on(7, '09:00', '11:00'), letter: 'P', hue: 1, way: 0 }
  expect(drawn([shift], [on(7, '22:00', '23:00')], work)).toEqual([
    ['work', 10, 17.5, 1, 2],
    ['work', 17, 22, 0, 2],
    ['class', 22, 23, 0, 1],
    ['shift', 9, 11, 0, 2],
  ])
})
