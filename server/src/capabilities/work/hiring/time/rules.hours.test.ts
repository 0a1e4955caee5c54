import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type OwnHours, type WeeklyWork, ledgerOf } from '#server/capabilities/work/hiring/time/rules.hours'

const here: WeeklyWork = { label: 'here', hoursPerWeek: 12, startDate: '2026-12-01', endDate: null }
const library: OwnHours['otherHours'][number] = { label: 'Library', hoursPerWeek: 8, from: '2026-09-01', to: null }
const autumn = { start: '2026-09-28', end: '2026-12-11' }
const visa: OwnHours = { rightToWork: 'student_visa', weeklyHourLimit: 20, termDates: [], otherHours: [] }
const free: OwnHours = { rightToWork: 'yes', weeklyHourLimit: null, termDates: [], otherHours: [] }

describe('the hours of a week', () => {
  it('are nothing to speak of without a limit and without other work', () => expect(ledgerOf(free, [], here)).toBeNull())

  it('add up what is worked elsewhere, what is held here and what is proposed', () => {
    const held = [{ label: 'Periwinkle Spoon', hoursPerWeek: 4.5, startDate: '2026-10-01', endDate: null }]
    expect(ledgerOf({ ...free, otherHours: [library] }, held, here)).toEqual({
      limit: null,
      entries: [
        { label: 'Library', hoursPerWeek: 8 },
        { label: 'Periwinkle Spoon', hoursPerWeek: 4.5 },
        { label: 'here', hoursPerWeek: 12 },
      ],
      total: 24.5,
      clashDay: null,
      text: 'That makes 24½ hours a week in all.',
    })
  })

  it('are no sum where shifts overlap: nobody works both', () => {
    const on = (day: number, start: string, end: string) => ({ shifts: [{ day, start, end }] })
    const held = { label: 'Greenbasket', hoursPerWeek: 8, startDate: '2027-01-16', endDate: null, ...on(7, '10:00', '18:00') }
    const offered = (start: string, end: string, more: Partial<WeeklyWork> = {}) =>
      ledgerOf(free, [held], { ...here, ...on(7, start, end), ...more })
    expect(offered('09:30', '17:30')).toMatchObject({ clashDay: 7, text: 'You can’t work both on Saturday.' })
    expect(offered('18:00', '22:00')).toMatchObject({ clashDay: null, text: 'That makes 20 hours a week in all.' })
    expect(offered('09:30', '17:30', { endDate: '2026-12-31' }), 'it is over before the other begins').toBeNull()
  })

  it.each([
    ['is over before it begins', { ...library, to: '2026-11-30' }],
    ['begins after it ends', { ...library, from: '2027-02-01' }],
  ])('leave out work that %s', (_, other) => {
    const proposed = { ...here, endDate: '2027-01-31' }
    expect(ledgerOf({ ...visa, otherHours: [other] }, [], proposed)?.total).toBe(12)
  })

  it.each([
    [7, 'That makes 19 hours a week, within your limit of 20.'],
    [8, 'That makes exactly 20 hours a week, your limit.'],
    [12, 'That makes 24 hours a week, 4 hours over your limit of 20. Ask for fewer hours: a visa’s limit can’t be averaged.'],
  ])('with %d hours elsewhere are told against the limit', (hoursPerWeek, text) => {
    const ledger = ledgerOf({ ...visa, otherHours: [{ ...library, hoursPerWeek }] }, [], here)
    expect(ledger?.text).toBe(text)
  })

  it('count against the limit in term only, where terms are known', () => {
    const student = { ...visa, termDates: [autumn], otherHours: [{ ...library, hoursPerWeek: 12 }] }
    expect(ledgerOf(student, [], here)).toMatchObject({ limit: 20, text: expect.stringContaining('24 hours a week in term, 4 hours over') })
    const inVacation = { ...here, startDate: '2026-12-14', endDate: '2027-01-08' }
    expect(ledgerOf(student, [], inVacation)).toMatchObject({ limit: null, text: expect.stringContaining('doesn’t count') })
  })

  it('never shrink when more work is held', () => {
    const work = fc.record({
      label: fc.constant('held'),
      hoursPerWeek: fc.integer({ min: 1, max: 80 }).map((halves) => halves / 2),
      startDate: fc.constantFrom('2026-01-01', '2026-12-01', '2027-06-01'),
      endDate: fc.constantFrom(null, '2026-06-01', '2027-12-31'),
    })
    fc.assert(
      fc.property(fc.array(work), work, (held, more) => {
        const before = ledgerOf(visa, held, here)?.total ?? 0
        expect(ledgerOf(visa, [...held, more], here)?.total).toBeGreaterThanOrEqual(before)
      }),
    )
  })
})
