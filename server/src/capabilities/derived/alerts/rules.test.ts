import { describe, expect, it } from 'vitest'
import { PROMPTS_MOST, alertDay, promptsLeft } from '#server/capabilities/derived/alerts/rules'

describe('the day of alerts begins at 08:00 in London', () => {
  it.each([
    ['in winter', '2026-11-21T07:59:59Z', '2026-11-20', '2026-11-21T08:00:00Z', '2026-11-21'],
    ['in summer', '2026-07-01T06:59:59Z', '2026-06-30', '2026-07-01T07:00:00Z', '2026-07-01'],
    ['when the clocks go forward', '2026-03-29T06:59:59Z', '2026-03-28', '2026-03-29T07:00:00Z', '2026-03-29'],
    ['when they go back', '2026-10-25T07:59:59Z', '2026-10-24', '2026-10-25T08:00:00Z', '2026-10-25'],
    ['at midnight of a new year', '2027-01-01T00:00:00Z', '2026-12-31', '2027-01-01T08:00:00Z', '2027-01-01'],
  ])('%s', (_, before, dayBefore, from, day) => {
    expect([alertDay(new Date(before)), alertDay(new Date(from))]).toEqual([dayBefore, day])
  })
})

it('mails at once are counted anew each day', () => {
  const sent = { promptOn: '2026-11-21', prompts: PROMPTS_MOST }
  expect([promptsLeft(sent, '2026-11-21'), promptsLeft(sent, '2026-11-22')]).toEqual([0, PROMPTS_MOST])
})
