import { describe, expect, it, test } from 'vitest'
import type { Plan } from '@evenshift/contract/model/company/subscription'
import { plusDays } from '@evenshift/contract/days'
import {
  endOf,
  endedPlan,
  intervalFault,
  isAtOnce,
  isForSale,
  isStillShown,
  keptSince,
  nextReminder,
  paidPackages,
} from '#server/capabilities/derived/billing/rules'

type Terms = NonNullable<Parameters<typeof paidPackages>[0]>

const at = (text: string): Date => new Date(`${text}Z`)
const now = at('2026-11-21T09:00')
const [started, ends] = [at('2026-11-04T10:00'), at('2026-12-04T10:00')]
const terms: Terms = {
  id: 'sub_1',
  status: 'active',
  package: 'standard',
  startedAt: started,
  periodEndsAt: ends,
  cancelAtPeriodEnd: false,
  pastDueSince: null,
}
const had = { package: 'standard', paidBy: 'sub_1', startsAt: started }
const failedOn = at('2026-11-18T10:00')

/** What the provider says of a subscription, and what may be done for it on 21 November. */
const states: readonly (readonly [what: string, said: Partial<Terms>, may: { endsAt: Date | null; isUnpaid: boolean } | null])[] = [
  ['one that goes on', {}, { endsAt: null, isUnpaid: false }],
  ['one on trial', { status: 'trialing' }, { endsAt: null, isUnpaid: false }],
  ['one that is cancelled', { cancelAtPeriodEnd: true }, { endsAt: ends, isUnpaid: false }],
  ['one that was cancelled and is over', { cancelAtPeriodEnd: true, periodEndsAt: now }, null],
  ['one whose payment failed', { status: 'past_due', pastDueSince: failedOn }, { endsAt: at('2026-11-25T10:00'), isUnpaid: true }],
  ['one whose payment failed seven days ago', { status: 'past_due', pastDueSince: plusDays(now, -7) }, null],
  [
    'one whose payment failed and that ends before',
    { status: 'past_due', pastDueSince: failedOn, cancelAtPeriodEnd: true, periodEndsAt: at('2026-11-23T10:00') },
    { endsAt: at('2026-11-23T10:00'), isUnpaid: true },
  ],
  ['one that was given up on', { status: 'unpaid', pastDueSince: failedOn }, null],
  ['one that was never paid', { status: 'incomplete' }, null],
  ['one that was never paid in time', { status: 'incomplete_expired' }, null],
  ['one that is over', { status: 'canceled' }, null],
  ['one that rests', { status: 'paused' }, null],
]
test.each(states)('%s lets a company do what stands beside it', (_what, said, may) => {
  const paid = paidPackages({ ...terms, ...said }, [], () => 30, now)
  expect(paid).toEqual(may === null ? [] : [{ ...had, ...may }])
})

it('what is bought once lasts its days from when it was paid, beside the plan', () => {
  const bought = (sessionId: string, paidAt: Date) => ({ sessionId, package: 'single_post' as const, paidAt })
  const paid = paidPackages(terms, [bought('cs_old', plusDays(now, -30)), bought('cs_new', plusDays(now, -29))], () => 30, now)
  expect(paid.map(({ paidBy, endsAt }) => [paidBy, endsAt])).toEqual([
    ['sub_1', null],
    ['cs_new', plusDays(now, 1)],
  ])
})

describe('owners are reminded', () => {
  const ending = { periodEndsAt: ends, cancelAtPeriodEnd: true, nextPackage: null }
  it('seven days and one day before an end, as far as these are to come', () => {
    expect(endOf(ending)).toEqual(ends)
    expect(nextReminder(ends, now)).toEqual(at('2026-11-27T10:00'))
    expect(nextReminder(ends, at('2026-11-27T10:00'))).toEqual(at('2026-12-03T10:00'))
    expect(nextReminder(ends, at('2026-12-03T10:00'))).toBeNull()
  })
  it('before a smaller plan too, and of nothing that goes on', () => {
    expect(endOf({ ...ending, cancelAtPeriodEnd: false, nextPackage: 'standard' })).toEqual(ends)
    expect(endOf({ ...ending, cancelAtPeriodEnd: false })).toBeNull()
    expect(nextReminder(null, now)).toBeNull()
  })
})

const plan = (code: Plan['code'], pounds: number, liveJobs: number, more: Partial<Plan> = {}): Plan => ({
  _id: code,
  code,
  name: code,
  prices: [{ interval: 'month', net: pounds * 100, currency: 'GBP' }],
  limits: { liveJobs, interviewInvitations: 0, seats: 0, questions: 0 },
  isAddition: false,
  days: null,
  templates: false,
  activity: false,
  onApproval: false,
  ...more,
})
const [starter, standard, plus] = [plan('starter', 0, 1), plan('standard', 39, 5), plan('plus', 99, 25)]
const charity = plan('charity_school', 0, 5, { onApproval: true })

describe('a change of plan', () => {
  it('begins at once where it is larger or the same for longer, and at the end of the period where it is smaller', () => {
    expect([isAtOnce(standard, plus), isAtOnce(standard, standard), isAtOnce(plus, standard)]).toEqual([true, true, false])
  })
  it('keeps its interval, but that a month may become a year at once', () => {
    expect(intervalFault('month', 'month', false)).toBeNull()
    expect(intervalFault('month', 'year', true)).toBeNull()
    expect(intervalFault('month', 'year', false)).toMatch(/once it has started/)
    expect(intervalFault('year', 'month', true)).toMatch(/paid for a year/)
  })
  it('is charged as it was shown for an hour', () => {
    expect(isStillShown(at('2026-11-21T08:00'), now)).toBe(true)
    expect(isStillShown(at('2026-11-21T07:59:59'), now)).toBe(false)
    expect(isStillShown(at('2026-11-21T09:00:01'), now)).toBe(false)
  })
})

it('what costs something and needs no check is for sale', () => {
  expect([starter, standard, plus, charity].map(isForSale)).toEqual([false, true, true, false])
})

it('a plan has ended where none that allows as much takes its place', () => {
  const packages = [starter, standard, plus, charity]
  const ended = (before: Plan['code'][], after: Plan['code'][]) =>
    endedPlan(
      before.map((code) => ({ package: code })),
      after.map((code) => ({ package: code })),
      packages,
    )?.code ?? null
  expect(ended(['standard'], [])).toBe('standard')
  expect(ended(['standard'], ['starter'])).toBe('standard')
  expect(ended(['plus'], ['standard'])).toBe('plus')
  expect(ended(['standard'], ['plus'])).toBeNull()
  expect(ended(['standard'], ['charity_school'])).toBeNull()
  expect(ended([], [])).toBeNull()
})

it('what was charged is kept for six years', () => {
  expect(keptSince(now)).toEqual(at('2020-11-21T09:00'))
})
