import type { WeekFit } from '@evenshift/contract/model/week'
import { describe, expect, it } from 'vitest'
import { fitDays, fitWords } from '#web/areas/seeker/job-card/fit-words'

const shift = { day: 7, start: '09:00', end: '13:00' }
const lecture = { ...shift, label: 'Lecture', by: { day: 7, start: '10:00', end: '12:00', isWork: false } }
const work = { ...shift, label: 'work at Greenbasket Grocers', by: { day: 7, start: '10:00', end: '18:00', isWork: true } }
const notFree = { ...shift, label: 'not in your free time' }
const fit = (shiftsFit: number, shiftsTotal: number, firstClash: WeekFit['clashes'][number] | null) => ({
  shiftsFit,
  shiftsTotal,
  clashes: firstClash ? [firstClash] : [],
})

describe('the words of a fit', () => {
  it.each([
    [fit(4, 4, null), { result: 'All 4 shifts fit your week.' }],
    [fit(1, 1, null), { result: 'Fits your week.' }],
    [fit(2, 2, null), { result: 'Both shifts fit your week.' }],
    [fit(3, 4, lecture), { result: '3 of 4 shifts fit your week.', clash: 'Clashes with Lecture, Sat 10:00–12:00', isHard: true }],
    [
      fit(0, 2, lecture),
      { result: 'Neither shift fits your week.', clash: 'Clashes with Lecture, Sat 10:00–12:00, and 1 more', isHard: true },
    ],
    [fit(0, 1, lecture), { result: 'Doesn’t fit your week.', clash: 'Clashes with Lecture, Sat 10:00–12:00', isHard: true }],
    [
      fit(0, 1, work),
      { result: 'Doesn’t fit your week.', clash: 'Clashes with your Saturday job at Greenbasket Grocers, 10:00–18:00', isHard: true },
    ],
    [fit(0, 1, notFree), { result: 'Doesn’t fit your week.', clash: 'Sat 09:00–13:00: not in your free time', isHard: false }],
  ])('names how many shifts fit and the first clash, by the hours of what is in the way', (given, words) => {
    expect(fitWords(given)).toEqual(words)
  })
})

it('puts each state on its own day, from sunday', () => {
  const days = ['fits', 'none', 'none', 'partly', 'none', 'none', 'clashes'] as const
  expect(fitDays({ days: days.map((state, place) => ({ id: place + 1, state })) })).toEqual({
    1: 'fits',
    2: 'none',
    3: 'none',
    4: 'partly',
    5: 'none',
    6: 'none',
    7: 'clashes',
  })
})
