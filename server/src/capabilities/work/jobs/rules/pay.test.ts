import { describe, expect, it } from 'vitest'
import { type LegalRates, type PayFacts, hourlyOf, payFault, paysNoLess } from '#server/capabilities/work/jobs/rules/pay'
import { payCardOf, payCardWithTravel, usualWeek } from '#server/capabilities/work/jobs/rules/pay-card'

/** Rates from 1 April 2026, gov.uk: National Minimum Wage and National Living Wage. */
const rates: LegalRates = { '21': 12.71, '18': 10.85, '16': 8, effectiveFrom: '2026-04-01' }
const saturday = { day: 7, start: '09:00', end: '17:00' }
const facts = (over: Partial<PayFacts>): PayFacts => ({
  salary: 13,
  salaryUnit: 'hour',
  hoursPerWeek: 16,
  totalHours: null,
  shifts: [saturday],
  payBands: [],
  ...over,
})

describe('pay made hourly', () => {
  it.each([
    ['an hour is itself', { salaryUnit: 'hour', salary: 13 }, 13],
    ['a day over its longest shift', { salaryUnit: 'day', salary: 104, shifts: [{ ...saturday, end: '13:00' }, saturday] }, 13],
    ['a day with a shift past midnight', { salaryUnit: 'day', salary: 104, shifts: [{ day: 7, start: '20:00', end: '04:00' }] }, 13],
    ['a week over its hours', { salaryUnit: 'week', salary: 208 }, 13],
    ['a month times 12 over 52 weeks', { salaryUnit: 'month', salary: 901.33 }, (901.33 * 12) / 52 / 16],
    ['a year over 52 weeks', { salaryUnit: 'year', salary: 10_816 }, 13],
    ['a sum over its hours', { salaryUnit: 'fixed', salary: 650, totalHours: 50 }, 13],
    ['nothing without the hours it takes', { salaryUnit: 'fixed', salary: 650 }, null],
    ['nothing by the day without shifts', { salaryUnit: 'day', salary: 104, shifts: [] }, null],
  ] as const)('%s', (_name, over, hourly) => {
    const made = hourlyOf(facts(over))
    if (hourly === null) expect(made).toBeNull()
    else expect(made).toBeCloseTo(hourly, 10)
  })
})

describe('the legal minimum', () => {
  it.each([
    ['the rate itself is lawful', { salary: 12.71 }, null],
    ['a penny below it isn’t', { salary: 12.7 }, 12.71],
    ['a day that comes to exactly the rate is lawful', { salary: 101.68, salaryUnit: 'day' }, null],
    ['a month a penny short isn’t', { salary: 881.22, salaryUnit: 'month' }, 12.71],
    [
      'lower bands are lawful at their own rates',
      {
        payBands: [
          { from: 21, salary: 13 },
          { from: 18, salary: 10.85 },
          { from: 16, salary: 8 },
        ],
      },
      null,
    ],
    [
      'a band below its own rate isn’t',
      {
        payBands: [
          { from: 21, salary: 13 },
          { from: 18, salary: 10.84 },
        ],
      },
      10.85,
    ],
    ['bands don’t excuse the pay itself', { salary: 12, payBands: [{ from: 21, salary: 12.71 }] }, 12.71],
  ] as const)('%s', (_name, over, minimum) => {
    expect(payFault(facts(over as Partial<PayFacts>), rates)?.minimum ?? null).toBe(minimum)
  })

  it('says what the pay comes to, the rate, whose it is and since when', () => {
    expect(payFault(facts({ salary: 100, salaryUnit: 'day' }), rates)?.message).toBe(
      'This comes to £12.50 an hour, which is below £12.71, the legal minimum for 21 and over from 1 April 2026. Raise it to £12.71 an hour or more.',
    )
  })
})

describe('pay that can only rise', () => {
  const banded = facts({
    payBands: [
      { from: 21, salary: 13 },
      { from: 18, salary: 11 },
    ],
  })
  it.each([
    ['more is a rise', facts({}), facts({ salary: 13.5 }), true],
    ['less isn’t', facts({}), facts({ salary: 12.9 }), false],
    ['the same by the week is no less', facts({}), facts({ salary: 208, salaryUnit: 'week' }), true],
    [
      'the same month for more hours is less',
      facts({ salary: 900, salaryUnit: 'month' }),
      facts({ salary: 900, salaryUnit: 'month', hoursPerWeek: 20 }),
      false,
    ],
    ['bands that are dropped raise the young', banded, facts({}), true],
    ['bands that are added lower the young', facts({}), banded, false],
  ])('%s', (_name, before, after, rises) => expect(paysNoLess(before, after)).toBe(rises))
})

describe('the pay card', () => {
  it('works out hour, week and month, holiday pay on top, and what is above the law', () => {
    expect(payCardOf(facts({ salary: 12.9 }), rates, 12.07)).toEqual({
      hourly: 12.9,
      weekly: 206.4,
      monthly: 894.4,
      holidayPayHourly: 1.56,
      bandLine: '19p above the legal minimum for 21 and over',
      minimum: { hourly: 12.71, band: '21 and over', from: '2026-04-01' },
      travel: null,
      fare: null,
      doorToDoorHourly: null,
      isEstimate: true,
    })
  })
  it('names no holiday pay where the law has no such figure', () => expect(payCardOf(facts({}), rates, null).holidayPayHourly).toBeNull())
  it('says when it is the minimum', () =>
    expect(payCardOf(facts({ salary: 12.71 }), rates, null).bandLine).toBe('The legal minimum for 21 and over'))
  it('says thousands of pounds with their comma', () =>
    expect(payCardOf(facts({ salary: 1350 }), rates, null).bandLine).toBe('£1,337.29 above the legal minimum for 21 and over'))
  it('spreads what a fare leaves of a shift’s pay over its hours and the way there and back', () => {
    const travel = { minutes: 30, distanceKm: 12, mode: 'public_transport' }
    const card = payCardWithTravel(payCardOf(facts({ salary: 13.5 }), rates, null), [saturday], { ...travel, farePence: 300 }, true)
    expect(card).toMatchObject({ travel, fare: 3, doorToDoorHourly: 11.33 })
  })
  it('tells no one an hour’s pay of a way that is beyond reach', () => {
    const travel = { minutes: 300, distanceKm: 92, mode: 'cycle' }
    expect(payCardWithTravel(payCardOf(facts({}), rates, null), [saturday], { ...travel, farePence: 0 }, false)).toMatchObject({
      travel,
      doorToDoorHourly: null,
    })
  })
  it('knows no way door to door without shifts', () => {
    const travel = { minutes: 30, distanceKm: 12, mode: 'walk' }
    expect(payCardWithTravel(payCardOf(facts({}), rates, null), [], { ...travel, farePence: 0 }, true)).toMatchObject({
      travel,
      doorToDoorHourly: null,
    })
  })
})

describe('a usual week', () => {
  const evening = { start: '17:30', end: '22:00', breakMinutes: 30 }
  const [tuesday, friday, sunday] = [
    { day: 3, ...evening },
    { day: 6, ...evening },
    { day: 1, ...evening, end: '20:00' },
  ] as const
  const job = facts({ hoursPerWeek: 10, shifts: [tuesday, friday, sunday] })
  it.each([
    ['goes from the shortest shifts to all of them where people choose', job, job.shifts, 2, [78, 130, 6, 10]],
    [
      'goes from one to all where those to choose from are equally long too',
      { ...job, shifts: [tuesday, friday] },
      [tuesday, friday],
      1,
      [52, 104, 4, 8],
    ],
    ['is of the two that are left where people choose two of three', job, [tuesday, sunday], 2, [78, null, 6, null]],
    ['is of the hours of the advert where everyone works all', job, job.shifts, null, [130, null, 10, null]],
    ['is of the hours of the advert where there are no shifts', { ...job, shifts: [] }, [], null, [130, null, 10, null]],
    ['has no pay for a sum', { ...job, salaryUnit: 'fixed', totalHours: 50 }, job.shifts, 2, [null, null, 6, 10]],
  ] as const)('%s', (_name, of, open, shiftsNeeded, [pay, payMost, hours, hoursMost]) => {
    expect(usualWeek({ ...of, shiftsNeeded }, open)).toEqual({ pay, payMost, hours, hoursMost })
  })
})
