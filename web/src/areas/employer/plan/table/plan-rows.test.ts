import { describe, expect, it } from 'vitest'
import { planRows } from '#web/areas/employer/plan/table/plan-rows'
import { free, packages, paying, plans } from '#web/areas/employer/plan/testkit/plans.rig'

const now = new Date('2030-11-24T10:00:00Z')
const rowsOf = (own: typeof free, interval: 'month' | 'year' = 'month') => planRows(packages, own, interval, now)
const buttons = (...asked: Parameters<typeof rowsOf>) =>
  rowsOf(...asked).map(({ name, button, note }) => [name, button ? `${button.act}: ${button.label}` : note])

describe('what can be done about each plan', () => {
  it('a free one is left by paying, and one job can always be had', () => {
    expect(buttons(free)).toEqual([
      ['Starter', ''],
      ['Standard', 'pay: Upgrade to Standard'],
      ['Plus', 'pay: Upgrade to Plus'],
      ['One job', 'pay: Buy one job'],
    ])
  })

  it('a paid one is changed up or down, or ended', () => {
    expect(buttons(paying)).toEqual([
      ['Starter', 'end: Move to Starter'],
      ['Standard', 'Since Fri 4 Oct'],
      ['Plus', 'change: Upgrade to Plus'],
      ['One job', 'pay: Buy one job'],
    ])
    expect(buttons({ ...paying, package: 'plus' })[1]).toEqual(['Standard', 'change: Move to Standard'])
  })

  it('a paid one can be paid by the other interval', () => {
    expect(buttons(paying, 'year')[1]).toEqual(['Standard', 'change: Pay by the year'])
    expect(buttons(paying, 'year')[2]).toEqual(['Plus', 'change: Upgrade to Plus'])
  })

  it('a year that is paid for isn’t left for a month, and a smaller plan goes on as the present one', () => {
    const byYear = { ...paying, package: 'plus' as const, interval: 'year' as const }
    expect(buttons(byYear, 'month').slice(0, 3)).toEqual([
      ['Starter', 'end: Move to Starter'],
      ['Standard', ''],
      ['Plus', 'Since Fri 4 Oct'],
    ])
    expect(buttons(byYear, 'year')[1]).toEqual(['Standard', 'change: Move to Standard'])
    expect(buttons({ ...byYear, interval: 'month' }, 'year')[1]).toEqual(['Standard', ''])
  })

  it('one that ends, or moves down, says when instead of offering it again', () => {
    expect(buttons({ ...paying, cancelAtPeriodEnd: true, nextPackage: 'starter' })).toEqual([
      ['Starter', 'From Wed 4 Dec'],
      ['Standard', 'Since Fri 4 Oct'],
      ['Plus', ''],
      ['One job', 'pay: Buy one job'],
    ])
    expect(buttons({ ...paying, package: 'plus', nextPackage: 'standard' }).slice(0, 2)).toEqual([
      ['Starter', ''],
      ['Standard', 'From Wed 4 Dec'],
    ])
  })

  it('one whose payment failed is paid first', () => {
    const due = { ...paying, status: 'past_due' as const, graceEndsAt: '2030-12-11T10:00:00Z' }
    expect(rowsOf(due).map(({ button }) => button)).toEqual([null, null, null, null])
  })

  it('the free one of charities stands in its place for who has it, and is offered to no one else', () => {
    const charity = { ...free, package: 'charity_school' as const, limits: plans.charity.limits }
    expect(buttons(charity).map(([name, does]) => `${name} ${does}`)).toEqual([
      'Starter ',
      'Charity or school ',
      'Standard ',
      'Plus pay: Upgrade to Plus',
      'One job pay: Buy one job',
    ])
  })

  it('only the next larger one is pressed upon anyone', () => {
    expect(
      rowsOf(free)
        .filter(({ button }) => button?.isNext)
        .map(({ name }) => name),
    ).toEqual(['Standard'])
  })
})

it('each price is told without VAT and with it, by the month or the year', () => {
  const prices = (interval: 'month' | 'year') => rowsOf(paying, interval).map(({ price, more }) => [price, more].filter(Boolean).join(', '))
  expect(prices('month')).toEqual([
    'Free',
    '£39 a month, £46.80 with VAT',
    '£99 a month, £118.80 with VAT',
    '£19 once, £22.80 with VAT, 30 days',
  ])
  expect(prices('year')).toEqual([
    'Free',
    '£390 a year, £468 with VAT',
    '£990 a year, £1,188 with VAT',
    '£19 once, £22.80 with VAT, 30 days',
  ])
})

it('what comes on top of a plan says so, and what has no limit too', () => {
  const figures = rowsOf(paying).map(({ figures: { liveJobs, seats, questions } }) => [liveJobs, seats, questions])
  expect(figures).toEqual([
    ['1', '1', '10'],
    ['5', '3', '100'],
    ['25', '10', 'No limit'],
    ['+1', '–', '–'],
  ])
})
