import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { expect, test } from 'vitest'
import { shiftWords } from '#web/areas/seeker/job-card/shift-words'

/** Shifts of an evening: the day, and whether it fits. */
const evenings = (...days: readonly (readonly [day: number, fits: boolean | null])[]): JobCard['shifts'] =>
  days.map(([day, fits]) => ({ day, start: '17:30', end: '22:00', fits }))
const four = evenings([7, false], [3, true], [6, true], [5, true])

test('a job that fits whole names what makes its week, and never a clash', () => {
  expect(shiftWords({ tier: 3, shiftsNeeded: null, shifts: evenings([6, true], [3, true]) })).toEqual({
    days: { 3: 'fits', 6: 'fits' },
    line: 'Tue, Fri 17:30–22:00',
  })
  expect(shiftWords({ tier: 3, shiftsNeeded: 2, shifts: four })).toEqual({
    days: { 3: 'fits', 6: 'fits' },
    line: 'Tue, Fri 17:30–22:00',
    rest: 'any 2 of 4',
  })
})

test('a job that fits in part counts what fits and names the first that does not', () => {
  expect(shiftWords({ tier: 2, shiftsNeeded: null, shifts: four })).toEqual({
    days: { 3: 'fits', 5: 'fits', 6: 'fits', 7: 'clashes' },
    line: 'Fits 3 of 4 shifts',
    clash: 'Sat 17:30–22 doesn’t fit',
  })
  const one = evenings([2, true], [3, false], [4, false])
  expect(shiftWords({ tier: 2, shiftsNeeded: 2, shifts: one })).toMatchObject({
    line: 'Fits 1 of 3 shifts',
    rest: 'any 2 of 3',
    clash: 'Tue 17:30–22 and 1 more don’t fit',
  })
})

test('a day with one shift that fits and one that does not is filled in part', () => {
  const shifts = [...evenings([7, true]), { day: 7, start: '09:00', end: '13:00', fits: false }]
  expect(shiftWords({ tier: 2, shiftsNeeded: null, shifts }).days).toEqual({ 7: 'partly' })
})

test('a job within reach says that nothing of it fits, or only when it is where no week is known', () => {
  expect(shiftWords({ tier: 1, shiftsNeeded: null, shifts: evenings([3, false]) })).toEqual({
    days: { 3: 'clashes' },
    line: 'Tue 17:30–22:00',
    clash: 'Doesn’t fit your week',
  })
  expect(shiftWords({ tier: 1, shiftsNeeded: null, shifts: evenings([3, null]) })).toEqual({
    days: { 3: 'partly' },
    line: 'Tue 17:30–22:00',
  })
})

test('a job beyond reach says when it is and nothing of the fit', () => {
  expect(shiftWords({ tier: 0, shiftsNeeded: null, shifts: evenings([3, true]) })).toEqual({
    days: { 3: 'partly' },
    line: 'Tue 17:30–22:00',
  })
})

test('times that differ are short, and a long week is cut', () => {
  const at = (day: number, start: string, end: string) => ({ day, start, end, fits: true })
  const week = [at(1, '11:00', '16:00'), at(6, '16:00', '20:00'), at(2, '09:00', '10:30'), at(3, '08:00', '09:00')]
  expect(shiftWords({ tier: 3, shiftsNeeded: null, shifts: week.slice(0, 2) }).line).toBe('Fri 16–20, Sun 11–16')
  expect(shiftWords({ tier: 3, shiftsNeeded: null, shifts: week }).line).toBe('Mon 09–10:30, Tue 08–09 and 2 more')
  expect(shiftWords({ tier: 3, shiftsNeeded: null, shifts: [] })).toEqual({ days: {}, line: 'Flexible shifts' })
})
