import type { JobCard } from '@evenshift/contract/model/job/job-card'
import { expect, test } from 'vitest'
import { cardShiftsWords } from '#web/areas/seeker/job-card/card-shifts-words'

/** Shifts of an evening: the day, and whether it fits or what stands in its way. */
const evenings = (...days: readonly (readonly [day: number, fits: boolean | null | string])[]): JobCard['shifts'] =>
  days.map(([day, fits]) => {
    const times = { day, start: '17:30', end: '22:00' }
    return typeof fits === 'string' ? { ...times, fits: false, label: fits } : { ...times, fits }
  })
const four = evenings([7, 'Lecture'], [3, true], [6, true], [5, true])

test('a job that fits names every shift that does, and never a clash', () => {
  expect(cardShiftsWords({ tier: 3, shiftsNeeded: null, shifts: evenings([6, true], [3, true]) })).toEqual({
    days: { 3: 'fits', 6: 'fits' },
    line: 'Tue, Fri 17:30–22:00',
  })
  expect(cardShiftsWords({ tier: 3, shiftsNeeded: 2, shifts: four })).toEqual({
    days: { 3: 'fits', 5: 'fits', 6: 'fits' },
    line: 'Tue, Thu, Fri 17:30–22:00',
    rest: 'any 2 or more of 4',
  })
})

test('a job that fits in part counts what fits and names the first that doesn’t with what stands in its way', () => {
  expect(cardShiftsWords({ tier: 2, shiftsNeeded: null, shifts: four })).toEqual({
    days: { 3: 'fits', 5: 'fits', 6: 'fits', 7: 'clashes' },
    line: 'Fits 3 of 4 shifts',
    clash: 'Sat 17:30–22:00 clashes with Lecture',
  })
  const one = evenings([2, true], [4, 'Lecture'], [3, 'not enough travel time'])
  expect(cardShiftsWords({ tier: 2, shiftsNeeded: 2, shifts: one })).toMatchObject({
    line: 'Fits 1 of 3 shifts',
    rest: 'any 2 or more of 3',
    clash: 'Tue 17:30–22:00: not enough travel time, and 1 more',
  })
})

test('a day with one shift that fits and one that doesn’t is filled in part', () => {
  const shifts = [...evenings([7, true]), { day: 7, start: '09:00', end: '13:00', fits: false }]
  expect(cardShiftsWords({ tier: 2, shiftsNeeded: null, shifts }).days).toEqual({ 7: 'partly' })
})

test('a job within reach says why nothing of it fits, or only when it is where no week is known', () => {
  expect(cardShiftsWords({ tier: 1, shiftsNeeded: null, shifts: evenings([3, 'Lecture'], [4, 'Lecture']) })).toEqual({
    days: { 3: 'clashes', 4: 'clashes' },
    line: 'Tue, Wed 17:30–22:00',
    clash: 'Doesn’t fit: Lecture',
  })
  const causes = evenings([3, 'Lecture'], [2, 'not enough travel time'], [5, 'not in your free time'])
  expect(cardShiftsWords({ tier: 1, shiftsNeeded: null, shifts: causes }).clash).toBe(
    'Doesn’t fit: not enough travel time, Lecture and 1 more',
  )
  expect(cardShiftsWords({ tier: 1, shiftsNeeded: null, shifts: evenings([3, null]) })).toEqual({
    days: { 3: 'partly' },
    line: 'Tue 17:30–22:00',
  })
})

test('a job beyond reach says when it is and nothing of the fit', () => {
  expect(cardShiftsWords({ tier: 0, shiftsNeeded: null, shifts: evenings([3, true]) })).toEqual({
    days: { 3: 'partly' },
    line: 'Tue 17:30–22:00',
  })
})

test('times that differ are short, and a long week is cut', () => {
  const at = (day: number, start: string, end: string) => ({ day, start, end, fits: true })
  const week = [at(1, '11:00', '16:00'), at(6, '16:00', '20:00'), at(2, '09:00', '10:30'), at(3, '08:00', '09:00')]
  expect(cardShiftsWords({ tier: 3, shiftsNeeded: null, shifts: week.slice(0, 2) }).line).toBe('Fri 16:00–20:00, Sun 11:00–16:00')
  expect(cardShiftsWords({ tier: 3, shiftsNeeded: null, shifts: week }).line).toBe('Mon 09:00–10:30, Tue 08:00–09:00 and 2 more')
  expect(cardShiftsWords({ tier: 3, shiftsNeeded: null, shifts: [] })).toEqual({ days: {}, line: 'Flexible shifts' })
})
