import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { employerBase } from '@evenshift/contract/employer/service'
import { plusHours } from '@evenshift/contract/days'
import type { PackageCode } from '@evenshift/contract/states/company/subscription'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY, HOUR } from '#server/testkit/app/clock'
import { openStream } from '#server/testkit/app/live'
import { lettersTo } from '#server/testkit/app/mails'
import { payOn, readTold, refund, tellEvents } from '#server/testkit/app/payments'
import { publishJob } from '#server/testkit/people/jobs'
import { newMember } from '#server/testkit/people/callers'
import { type Member, newEmployer, signIn } from '#server/testkit/people/people'
import { buy, openPage, packageId } from '#server/testkit/people/subscribers'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Body = Parameters<typeof t.employer<'checkout'>>[1]['body']
async function ask(owner: Member, code: PackageCode, more: object = {}) {
  const body = { packageId: await packageId(t, owner, code), ...more } as Body
  return t.employer('checkout', { body }, owner.token)
}
const refusal = async (owner: Member, code: PackageCode, more: object = {}) => {
  const { status, error } = await ask(owner, code, more)
  return [status, error.code, error.message]
}
const stateOf = async ({ token }: Member, sessionId: string) => (await t.employer('checkoutState', { params: { sessionId } }, token)).body
const membership = async ({ token }: Member) => (await t.employer('membership', {}, token)).body
const leave = ({ token }: Member, sessionId: string) => t.employer('cancelCheckout', { body: { sessionId } }, token)

describe('a plan that is bought', () => {
  it('is had once the provider has told of it, with its price, its card, its next day and the invoice', async () => {
    const owner = await newEmployer(t)
    const { url, sessionId } = await openPage(t, owner, 'standard')
    expect(await payOn(t, url)).toEqual({ next: `http://localhost/subscription/paid/${sessionId}` })
    expect(await stateOf(owner, sessionId)).toEqual({ status: 'open', package: 'standard' })
    expect(await membership(owner)).toMatchObject({ package: 'starter', status: 'active', price: null, renewsAt: null })
    await tellEvents(t)
    await readTold(t)
    expect(await stateOf(owner, sessionId)).toEqual({ status: 'paid', package: 'standard' })
    expect(await membership(owner)).toMatchObject({
      package: 'standard',
      status: 'active',
      interval: 'month',
      price: { net: 3900, vat: 780, gross: 4680, currency: 'GBP' },
      startedAt: t.clock.now().toISOString(),
      renewsAt: '2026-12-21T09:00:00.000Z',
      card: { brand: 'visa', last4: '4242' },
      cancelAtPeriodEnd: false,
      nextPackage: null,
      graceEndsAt: null,
      isTest: true,
      limits: { liveJobs: 5 },
    })
    expect((await t.employer('entitlement', {}, owner.token)).body).toMatchObject({ package: 'standard', isPremium: true })
    const { data } = (await t.employer('transactions', { query: {} }, owner.token)).body
    expect(data).toMatchObject([{ status: 'paid', net: 3900, vat: 780, gross: 4680, currency: 'GBP' }])
  })

  it('is told to its owner once, on screen and by mail', async () => {
    const owner = await newEmployer(t, 'Copper & Bean')
    await buy(t, owner, 'plus')
    const { data } = (await t.employer('notifications', { query: {} }, owner.token)).body
    const told = data.filter(({ type }) => type.startsWith('payment_'))
    expect(told).toMatchObject([{ type: 'payment_succeeded', title: 'Payment received: £118.80', link: '/subscription' }])
    const [letter, ...others] = (await lettersTo(t, owner.email)).filter(({ subject }) => subject.startsWith('Payment'))
    expect([letter?.subject, letter?.paragraphs[0]]).toEqual([
      'Payment received: £118.80 from Copper & Bean',
      'Thanks. Copper & Bean paid £118.80, including £19.80 VAT, with Visa 4242.',
    ])
    expect(others).toEqual([])
  })

  it('is heard of at once by whatever a member of the company has open', async () => {
    const owner = await newEmployer(t)
    const reviewer = await newMember(t, owner.employerId, 'reviewer')
    const stream = await openStream(t, employerBase, reviewer.token)
    await buy(t, owner, 'standard')
    for (let event = await stream.next(); event?.event !== 'plan'; event = await stream.next()) expect(event).toBeDefined()
    stream.close()
  })

  it('costs what its row says, by the year too', async () => {
    const owner = await newEmployer(t)
    await buy(t, owner, 'standard', { interval: 'year' })
    expect(await membership(owner)).toMatchObject({ interval: 'year', price: { net: 39_000, gross: 46_800 } })
  })

  it('isn’t had where the card is declined', async () => {
    const owner = await newEmployer(t)
    const { url } = await openPage(t, owner, 'standard')
    expect(await payOn(t, url, '4000 0000 0000 0002')).toHaveProperty('page')
    await tellEvents(t)
    await readTold(t)
    expect((await membership(owner)).package).toBe('starter')
  })
})

describe('a single job', () => {
  it('comes on top of any plan, each that is paid for once more, for 30 days', async () => {
    const owner = await newEmployer(t)
    await buy(t, owner, 'single_post')
    await buy(t, owner, 'standard')
    await buy(t, owner, 'single_post')
    const { limits, additions, package: code } = await membership(owner)
    expect([code, limits.liveJobs]).toEqual(['standard', 7])
    const endsAt = new Date(t.clock.now().getTime() + 30 * DAY).toISOString()
    expect(additions).toEqual([
      { package: 'single_post', endsAt },
      { package: 'single_post', endsAt },
    ])
    expect((await t.employer('transactions', { query: {} }, owner.token)).body.pagination.total).toBe(3)
  })
})

describe('what was paid within a second', () => {
  it('stands in the order in which it was paid, the newest first', async () => {
    const owner = await newEmployer(t)
    await payOn(t, (await openPage(t, owner, 'standard')).url)
    await payOn(t, (await openPage(t, owner, 'single_post')).url)
    await tellEvents(t)
    await readTold(t)
    const { data } = (await t.employer('transactions', { query: {} }, owner.token)).body
    expect(data.map(({ gross }) => gross)).toEqual([2280, 4680])
  })
})

describe('a single job whose money was given back', () => {
  it('is had no longer: the newest job pauses, and its owner reads both', async () => {
    const owner = await newEmployer(t, 'Copper & Bean')
    const sessionId = await buy(t, owner, 'single_post')
    const dates = { closingDate: '2027-01-15', startDate: '2027-03-01' }
    await publishJob(t, owner, { title: 'Weekend barista', ...dates })
    t.clock.pass(1000)
    await publishJob(t, owner, { title: 'Kitchen porter', ...dates })
    await refund(t, sessionId)
    await tellEvents(t)
    await readTold(t)
    const { limits, additions, usage } = await membership(owner)
    expect([limits.liveJobs, additions, usage.liveJobs]).toEqual([1, [], 1])
    const subjects = (await lettersTo(t, owner.email)).map(({ subject }) => subject)
    expect(subjects).toEqual(expect.arrayContaining(['Payment refunded: £22.80 to Copper & Bean', '1 job is paused: Copper & Bean']))
  })
})

describe('a checkout', () => {
  it('of the same plan is the one that is open, also where thirty are asked for at the same moment', async () => {
    const owner = await newEmployer(t)
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask(owner, 'standard')))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.sessionId}`)).size).toBe(1)
    expect((await ask(owner, 'standard')).body).toEqual(answers[0]?.body)
  })

  it('of another plan ends the one that is open, so that no one pays for two', async () => {
    const owner = await newEmployer(t)
    const first = await openPage(t, owner, 'standard')
    const other = await openPage(t, owner, 'plus')
    expect(await stateOf(owner, first.sessionId)).toMatchObject({ status: 'cancelled' })
    expect(await payOn(t, first.url)).toHaveProperty('page')
    expect(await payOn(t, other.url)).toHaveProperty('next')
    await tellEvents(t)
    await readTold(t)
    expect((await membership(owner)).package).toBe('plus')
  })

  it('beside one that the product doesn’t know is harmless: who paid for both has the first, and the other’s money back', async () => {
    const owner = await newEmployer(t, 'Copper & Bean')
    const { employerId } = owner
    const first = await openPage(t, owner, 'standard')
    const { payments } = t.parts
    const customerId = await payments.customerOf({ employerId, name: 'Copper & Bean', email: owner.email })
    const price = { package: 'plus', name: 'Plus', interval: 'month', net: 9900 } as const
    const [paidUrl, leftUrl] = ['http://localhost/subscription/paid', 'http://localhost/subscription']
    const other = await payments.openCheckout({ customerId, employerId, price, paidUrl, leftUrl, key: employerId })
    for (const { url } of [first, other]) {
      expect(await payOn(t, url)).toHaveProperty('next')
      t.clock.pass(1000)
    }
    await Promise.all([readTold(t), readTold(t)])
    await tellEvents(t)
    expect(await readTold(t)).toBe(1)
    expect(await membership(owner)).toMatchObject({ package: 'standard', limits: { liveJobs: 5 } })
    const billing = await payments.billingOf(customerId)
    expect([billing.subscription?.package, billing.doubled]).toEqual(['standard', []])
    const { data } = (await t.employer('transactions', { query: {} }, owner.token)).body
    expect(data.map(({ status, gross }) => [status, gross])).toEqual([
      ['refunded', 11_880],
      ['paid', 4680],
    ])
    const letters = (await lettersTo(t, owner.email)).filter(({ subject }) => subject.includes('refunded'))
    expect(letters.map(({ subject, paragraphs }) => [subject, ...paragraphs])).toEqual([
      [
        'Payment refunded: £118.80 to Copper & Bean',
        'We’ve paid £118.80 back to Visa 4242. It can take 10 days to reach you.',
        'You paid for two plans, and you have the first one. We’ve ended the second, so you won’t pay for it again.',
      ],
    ])
  })

  it('is refused where another plan’s was paid a moment ago', async () => {
    const owner = await newEmployer(t)
    await payOn(t, (await openPage(t, owner, 'standard')).url)
    expect(await refusal(owner, 'plus')).toEqual([409, 'ALREADY_EXISTS', 'You’ve just paid for a plan. It will show here in a moment.'])
    await readTold(t)
    expect((await membership(owner)).package).toBe('standard')
  })

  it('is a new one once its page has run out', async () => {
    const owner = await newEmployer(t)
    const first = await openPage(t, owner, 'standard')
    t.clock.moveTo(plusHours(t.clock.now(), 24))
    const again = { ...owner, token: await signIn(t, 'employer', owner.email) }
    expect((await openPage(t, again, 'standard')).sessionId).not.toBe(first.sessionId)
    expect(await stateOf(again, first.sessionId)).toMatchObject({ status: 'cancelled' })
    t.clock.pass(-24 * HOUR)
  })

  it('that was left can be paid no more, and one that was paid meanwhile counts', async () => {
    const owner = await newEmployer(t)
    const left = await openPage(t, owner, 'single_post')
    expect((await leave(owner, left.sessionId)).status).toBe(204)
    expect((await leave(owner, left.sessionId)).status).toBe(204)
    expect(await stateOf(owner, left.sessionId)).toMatchObject({ status: 'cancelled' })
    expect(await payOn(t, left.url)).toHaveProperty('page')
    const paid = await openPage(t, owner, 'single_post')
    await payOn(t, paid.url)
    expect((await leave(owner, paid.sessionId)).status).toBe(204)
    await readTold(t)
    expect(await stateOf(owner, paid.sessionId)).toMatchObject({ status: 'paid' })
    expect((await membership(owner)).limits.liveJobs).toBe(2)
  })

  it('of another company is none, and neither is one that there isn’t', async () => {
    const [owner, other] = [await newEmployer(t), await newEmployer(t)]
    const { sessionId } = await openPage(t, owner, 'standard')
    for (const id of [sessionId, 'cs_test_nobodys'])
      expect([
        (await leave(other, id)).status,
        (await t.employer('checkoutState', { params: { sessionId: id } }, other.token)).status,
      ]).toEqual([404, 404])
    expect(await stateOf(owner, sessionId)).toMatchObject({ status: 'open' })
  })

  it('isn’t made of what can’t be bought', async () => {
    const owner = await newEmployer(t)
    expect(await refusal(owner, 'starter')).toEqual([409, 'INVALID_TRANSITION', 'Starter is free. There’s nothing to pay.'])
    expect(await refusal(owner, 'charity_school')).toEqual([
      409,
      'INVALID_TRANSITION',
      'This plan is free once we’ve checked. Ask for it instead.',
    ])
    const nothing = { packageId: '0b6f4e0a-6d0e-5b1c-8a34-6a2f4f0c1d99' }
    expect((await t.employer('checkout', { body: nothing }, owner.token)).status).toBe(404)
    const { status, error } = await ask(owner, 'single_post', { interval: 'year' })
    expect([status, error.errors]).toEqual([400, [{ path: 'interval', message: 'You pay for this once' }]])
  })

  it('isn’t made by whoever has a plan: that one is changed', async () => {
    const owner = await newEmployer(t)
    await buy(t, owner, 'standard')
    const said = [409, 'ALREADY_EXISTS', 'You already have Standard. Change your plan instead.']
    expect([await refusal(owner, 'standard'), await refusal(owner, 'plus')]).toEqual([said, said])
  })

  test.each(['price', 'amount', 'net', 'quantity', 'currency', 'employerId', 'owner', 'customerId', 'package'])(
    'says nothing about its %s: the server does',
    async (field) => {
      const owner = await newEmployer(t)
      const { status, error } = await ask(owner, 'standard', { [field]: 1 })
      expect([status, error.code]).toEqual([400, 'INVALID_INPUT'])
    },
  )
})
