import { expect, test } from 'vitest'
import { fitDays, fitWords, isWeekKnown } from '#web/areas/employer/applicants/fit-words'

test('a day fits, clashes, or fits in part by the clashing shifts alone', () => {
  const shifts = [
    { day: 3, start: '16:00', end: '20:00' },
    { day: 1, start: '10:00', end: '14:00' },
    { day: 1, start: '18:00', end: '21:00' },
    { day: 7, start: '09:00', end: '13:00' },
  ]
  const fit = { hoursFit: 8, hoursTotal: 15, shiftsFit: 2, shiftsTotal: 4, clashingShifts: shifts.slice(2), shifts, filled: 0 }
  expect(fitDays(shifts, fit)).toEqual({ 1: 'partly', 2: 'none', 3: 'fits', 4: 'none', 5: 'none', 6: 'none', 7: 'clashes' })
})

const shift = (day: number) => ({ day, start: '09:00', end: '13:00' })
const fit = { hoursFit: 8, hoursTotal: 8, shiftsFit: 2, shiftsTotal: 2, clashingShifts: [], shifts: [shift(6), shift(7)], filled: 0 }
test.each([
  ['can have all that they asked for', fit, 'Can work Fri and Sat', true],
  ['lost one to others', { ...fit, filled: 1, shiftsFit: 1, shiftsTotal: 1, shifts: [shift(6)] }, 'Can work 1 of 1 left', true],
  ['lost all', { ...fit, filled: 2, shiftsFit: 0, shiftsTotal: 0, shifts: [] }, 'Their shifts are filled', true],
  ['has no week', null, '', false],
] as const)('who %s reads by what is left', (_who, known, said, isKnown) => {
  const left = known && { ...known, clashingShifts: [], shifts: [...known.shifts] }
  expect([fitWords(left), isWeekKnown(left)]).toEqual([said, isKnown])
  expect(Object.values(fitDays([shift(6), shift(7)], left)).filter((state) => state === 'fits')).toHaveLength(known?.shiftsFit ?? 0)
})
