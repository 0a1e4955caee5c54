import { expect, it } from 'vitest'
import { closingDateFault, shiftsFault, startDateFault, termFaults } from '#server/capabilities/work/jobs/rules/publishing'
import { type JobTerms, blankTerms } from '#server/capabilities/work/jobs/rules/terms'

const TODAY = '2026-11-21'
const shift = (day: number, start: string, end: string): JobTerms['shifts'][number] => ({
  _id: `${day}`,
  day,
  start,
  end,
  breakMinutes: 0,
  people: 1,
})
const whole: JobTerms = {
  ...blankTerms,
  description: 'Serving coffee.',
  location: 'Leeds',
  salary: 13.5,
  contractType: 'permanent',
  contractLength: 'ongoing',
  hoursPerWeek: 8,
  shifts: [shift(7, '09:00', '17:00')],
}

it.each([
  ['today', TODAY, true],
  ['yesterday', '2026-11-20', false],
  ['90 days ahead', '2027-02-19', true],
  ['91 days ahead', '2027-02-20', false],
  ['none', null, false],
])('the last day to apply may be %s: %s', (_name, date, isRight) => expect(closingDateFault(date, TODAY) === null).toBe(isRight))

it.each([
  ['today', TODAY, true],
  ['yesterday', '2026-11-20', false],
  ['a year ahead', '2027-11-21', true],
  ['a year and a day ahead', '2027-11-22', false],
  ['none', null, false],
])('the first day of work may be %s: %s', (_name, date, isRight) => expect(startDateFault(date, TODAY) === null).toBe(isRight))

it('without shifts a job has to say that its hours are by agreement', () => {
  expect(shiftsFault({ ...whole, shifts: [] })?.path).toBe('shifts')
  expect(shiftsFault({ ...whole, shifts: [], hoursByAgreement: true })).toBeNull()
  expect(shiftsFault(whole)).toBeNull()
})

/** The law or rule that asks for it stands first. */
it.each<[string, string, Partial<JobTerms>, string[]]>([
  ['Working Time Regulations 1998 reg. 6A', 'a night from 16', { shifts: [shift(6, '18:00', '23:00')] }, ['minimumAge']],
  [
    'Equality Act 2010 Sch. 9',
    'the same night from 18, with the reason',
    { shifts: [shift(6, '18:00', '23:00')], minimumAge: 18, minimumAgeReason: 'Nights' },
    [],
  ],
  [
    'none',
    'a shift past 23:00 without the way home',
    { shifts: [shift(6, '18:00', '23:30')], minimumAge: 18, minimumAgeReason: 'Nights' },
    ['nightJourney'],
  ],
  ['none', 'more shifts a person than there are', { shiftsNeeded: 2 }, ['shiftsNeeded']],
  ['none', 'as many shifts a person as there are', { shiftsNeeded: 1 }, []],
  ['Equality Act 2010 s.5, s.39', 'an age without its reason', { minimumAge: 18 }, ['minimumAgeReason']],
  ['Police Act 1997 s.123', 'a record check without its reason', { dbsLevel: 'enhanced' }, ['dbsReason']],
  [
    'Rehabilitation of Offenders Act 1974 (Exceptions) Order 1975',
    'a record check with its reason',
    { dbsLevel: 'enhanced', dbsReason: 'Work with children' },
    [],
  ],
  [
    'Immigration Rules, Appendix Student',
    'student visas kept out without the rule',
    { openToInternationalStudents: false },
    ['visaReason'],
  ],
  [
    'Immigration Rules, Appendix Student',
    'student visas kept out by the rule',
    { openToInternationalStudents: false, visaReason: 'self_employed' },
    [],
  ],
  ['Equality Act 2010 s.19', 'pay by age without 21 and over', { payBands: [{ from: 18, salary: 11 }] }, ['payBands']],
  [
    'Our rule: an age once',
    'an age named twice',
    {
      payBands: [
        { from: 21, salary: 13.5 },
        { from: 21, salary: 14 },
      ],
    },
    ['payBands'],
  ],
  ['Our rule: figures agree', 'more hours guaranteed than there are', { guaranteedHours: 9 }, ['guaranteedHours']],
  ['Our rule: figures agree', 'a highest pay below the lowest', { salaryMax: 13 }, ['salaryMax']],
  [
    'National Minimum Wage Act 1998 s.1',
    'pay by the day without its hours',
    { salaryUnit: 'day', shifts: [], hoursByAgreement: true },
    ['shifts'],
  ],
  ['National Minimum Wage Act 1998 s.1', 'a sum without its hours', { salaryUnit: 'fixed' }, ['totalHours']],
])('%s: %s', (_source, _name, more, paths) => {
  const faults = termFaults({ terms: { ...whole, ...more }, sectorId: 'a sector', closingDate: TODAY })
  expect(faults.map(({ path }) => path)).toEqual(paths)
})
