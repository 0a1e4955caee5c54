import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { PackageCode } from '@evenshift/contract/states/company/subscription'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { HOUR, MINUTE } from '#server/testkit/app/clock'
import { payOn, readTold, sendForm, tellEvents } from '#server/testkit/app/payments'
import { publishJob } from '#server/testkit/people/jobs'
import { type Member, newEmployer, signIn } from '#server/testkit/people/people'
import { buy, moveTo, packageId } from '#server/testkit/people/subscribers'

const BOUGHT = new Date('2026-11-04T10:00:00Z')
const ENDS = '2026-12-04T10:00:00.000Z'
const NOW = new Date('2026-11-24T10:00:00Z')
const FAILS_LATER = '4000 0000 0000 0341'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
beforeEach(() => t.clock.moveTo(BOUGHT))
afterAll(() => t.close())

/** Whoever bought a plan on 4 November, signed in on the 24th. */
async function subscriber(code: PackageCode, more: Parameters<typeof buy>[3] = {}): Promise<Member> {
  const owner = await newEmployer(t)
  await buy(t, owner, code, more)
  t.clock.moveTo(NOW)
  return again(owner)
}
const again = async (owner: Member): Promise<Member> => ({ ...owner, token: await signIn(t, 'employer', owner.email) })
const membership = async ({ token }: Member) => (await t.employer('membership', {}, token)).body
const preview = async (owner: Member, code: PackageCode, more: object = {}) =>
  t.employer('planChange', { query: { packageId: await packageId(t, owner, code), ...more } }, owner.token)
const change = async (owner: Member, code: PackageCode, more: object = {}) =>
  t.employer('manageSubscription', { body: { packageId: await packageId(t, owner, code), ...more } }, owner.token)
const charges = async ({ token }: Member) => (await t.employer('transactions', { query: { limit: 50 } }, token)).body.data
const cancel = async (owner: Member, keepLive?: string[]) =>
  t.employer(
    'cancelSubscription',
    { params: { id: (await membership(owner))._id }, body: keepLive === undefined ? {} : { keepLive } },
    owner.token,
  )
const resume = async (owner: Member) => t.employer('resumeSubscription', { params: { id: (await membership(owner))._id } }, owner.token)
const publishJobs = async (owner: Member, titles: readonly string[]): Promise<string[]> => {
  const ids: string[] = []
  for (const title of titles) {
    t.clock.pass(MINUTE)
    ids.push(await publishJob(t, owner, { title, closingDate: '2027-01-15', startDate: '2027-03-01' }))
  }
  return ids
}
const statuses = async ({ token }: Member) =>
  Object.fromEntries(
    (await t.employer('ongoingJobs', { query: { limit: 50 } }, token)).body.data.map(({ title, status }): [string, string] => [
      title,
      status,
    ]),
  )

describe('a larger plan', () => {
  it('is charged exactly as it was shown, for the days that are left, and begins at once', async () => {
    const owner = await subscriber('standard')
    const shown = (await preview(owner, 'plus')).body
    expect(shown).toMatchObject({
      package: 'plus',
      interval: 'month',
      startsAt: NOW.toISOString(),
      isAtOnce: true,
      lines: [
        { part: 'plan', net: 3300 },
        { part: 'paid_before', net: -1300 },
      ],
      dueToday: { net: 2000, vat: 400, gross: 2400, currency: 'GBP' },
      renewal: { at: ENDS, price: { net: 9900, vat: 1980, gross: 11_880 } },
      limits: { liveJobs: 25 },
      jobs: [],
      remindersAt: [],
    })
    t.clock.pass(9 * MINUTE)
    const { status, body } = await change(owner, 'plus', { shownAt: shown.startsAt })
    expect([status, body]).toMatchObject([200, { package: 'plus', status: 'active', renewsAt: ENDS, price: { gross: 11_880 } }])
    expect((await charges(owner)).map(({ gross }) => gross)).toEqual([2400, 4680])
    const before = await charges(owner)
    await tellEvents(t)
    await readTold(t)
    expect(await charges(owner)).toEqual(before)
  })

  it('is reckoned by the provider’s own time where a page has moved that on', async () => {
    const own = await testApp()
    own.clock.moveTo(BOUGHT)
    const owner = await newEmployer(own)
    await buy(own, owner, 'standard')
    const { body: portal } = await own.employer('manageSubscription', { body: {} }, owner.token)
    if (!('url' in portal)) throw new Error('no portal opened')
    for (const to of ['next', 'day']) await sendForm(own, portal.url.replace('/portal/', '/clock/'), { to })
    await tellEvents(own)
    await readTold(own)
    const plus = await packageId(own, owner, 'plus')
    const { body: shown } = await own.employer('planChange', { query: { packageId: plus } }, owner.token)
    // 30 of the 31 days of a month that began on 4 December.
    expect(shown).toMatchObject({ startsAt: '2026-12-05T10:00:00.000Z', lines: [{ net: 9581 }, { net: -3774 }], dueToday: { net: 5807 } })
    const asked = { packageId: plus, shownAt: shown.startsAt }
    expect((await own.employer('manageSubscription', { body: asked }, owner.token)).body).toMatchObject({ package: 'plus' })
    const { data } = (await own.employer('transactions', { query: {} }, owner.token)).body
    expect(data[0]).toMatchObject({ net: 5807, description: 'Remaining time on Plus after 5 Dec 2026' })
    await own.close()
  })

  it('isn’t had where the bank declines, and nothing has changed', async () => {
    const owner = await subscriber('standard', { card: FAILS_LATER })
    const { status, error } = await change(owner, 'plus', { shownAt: NOW.toISOString() })
    expect([status, error.code]).toEqual([402, 'PAYMENT_DECLINED'])
    expect(await membership(owner)).toMatchObject({ package: 'standard', status: 'active', price: { gross: 4680 } })
    expect((await charges(owner)).filter(({ status: paid }) => paid === 'paid')).toHaveLength(1)
  })

  it('is charged at no price that was shown more than an hour ago, or will be', async () => {
    const owner = await subscriber('standard')
    for (const off of [-HOUR - 1000, 1000]) {
      const { status, error } = await change(owner, 'plus', { shownAt: new Date(NOW.getTime() + off).toISOString() })
      expect([status, error.errors?.[0]?.path]).toEqual([400, 'shownAt'])
    }
    expect((await membership(owner)).package).toBe('standard')
  })

  it('asked for thirty times at the same moment is charged once', async () => {
    const owner = await subscriber('standard')
    const answers = await Promise.all(Array.from({ length: 30 }, () => change(owner, 'plus', { shownAt: NOW.toISOString() })))
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0)
    expect((await charges(owner)).map(({ gross }) => gross)).toEqual([2400, 4680])
    expect((await membership(owner)).package).toBe('plus')
  })

  it('may be the same one by the year', async () => {
    const owner = await subscriber('standard')
    expect((await preview(owner, 'standard', { interval: 'year' })).body).toMatchObject({ isAtOnce: true, interval: 'year' })
    const { body } = await change(owner, 'standard', { interval: 'year', shownAt: NOW.toISOString() })
    expect(body).toMatchObject({ package: 'standard', interval: 'year', price: { gross: 46_800 } })
  })
})

describe('a smaller plan', () => {
  it('begins when the period ends: until then all stays, then the newest jobs pause but for those that were named', async () => {
    const owner = await subscriber('plus')
    const ids = await publishJobs(owner, ['A', 'B', 'C', 'D', 'E', 'F', 'G'])
    const shown = (await preview(owner, 'standard')).body
    expect(shown).toMatchObject({
      startsAt: ENDS,
      isAtOnce: false,
      lines: [],
      dueToday: { gross: 0 },
      renewal: { at: ENDS, price: { net: 3900, vat: 780, gross: 4680 } },
      limits: { liveJobs: 5 },
      remindersAt: ['2026-11-27T10:00:00.000Z', '2026-12-03T10:00:00.000Z'],
    })
    expect(shown.jobs.map(({ title, pauses }) => `${title}${pauses ? ' pauses' : ''}`)).toEqual([
      'G pauses',
      'F pauses',
      'E',
      'D',
      'C',
      'B',
      'A',
    ])
    const { body } = await change(owner, 'standard', { keepLive: [ids[6] ?? ''] })
    expect(body).toMatchObject({
      package: 'plus',
      nextPackage: 'standard',
      cancelAtPeriodEnd: false,
      price: { gross: 11_880 },
      limits: { liveJobs: 25 },
    })
    await moveTo(t, new Date('2026-12-04T09:59:00Z'))
    expect(Object.values(await statuses(await again(owner)))).not.toContain('paused')
    await moveTo(t, new Date('2026-12-04T10:01:00Z'))
    const then = await again(owner)
    expect(await membership(then)).toMatchObject({
      package: 'standard',
      nextPackage: null,
      price: { gross: 4680 },
      limits: { liveJobs: 5 },
    })
    expect(await statuses(then)).toEqual({ A: 'live', B: 'live', C: 'live', D: 'live', E: 'paused', F: 'paused', G: 'live' })
    expect((await charges(then)).map(({ gross }) => gross)).toEqual([4680, 11_880])
  })

  it('can be taken back until it comes', async () => {
    const owner = await subscriber('plus')
    await change(owner, 'standard')
    expect((await resume(owner)).body).toMatchObject({ package: 'plus', nextPackage: null })
    await moveTo(t, new Date('2026-12-04T10:01:00Z'))
    expect(await membership(await again(owner))).toMatchObject({ package: 'plus', price: { gross: 11_880 } })
  })
})

describe('the end of a plan', () => {
  it('is shown before, told a week and a day ahead, each once, and comes with the period that is paid for', async () => {
    const owner = await subscriber('standard')
    const [first, , third] = await publishJobs(owner, ['Weekend barista', 'Kitchen porter', 'Evening barista'])
    const shown = (await preview(owner, 'starter')).body
    expect(shown).toMatchObject({ package: 'starter', interval: null, startsAt: ENDS, renewal: null, limits: { liveJobs: 1 } })
    expect(shown.jobs.map(({ title, pauses }) => [title, pauses])).toEqual([
      ['Evening barista', true],
      ['Kitchen porter', true],
      ['Weekend barista', false],
    ])
    expect((await cancel(owner, [first ?? ''])).body).toMatchObject({
      package: 'standard',
      cancelAtPeriodEnd: true,
      nextPackage: 'starter',
      renewsAt: ENDS,
    })
    expect((await cancel(owner, [third ?? ''])).status).toBe(200)

    const told = async () =>
      (await t.employer('notifications', { query: { limit: 50 } }, (await again(owner)).token)).body.data
        .filter(({ type }) => type === 'subscription_ending')
        .map(({ title, body }) => `${title}. ${body}`)
        .toReversed()
    await moveTo(t, new Date('2026-11-27T09:59:00Z'))
    expect(await told()).toEqual([])
    for (const minute of ['2026-11-27T10:00:00Z', '2026-11-27T10:01:00Z', '2026-12-03T10:00:00Z', '2026-12-03T10:01:00Z'])
      await moveTo(t, new Date(minute))
    const reminder = 'Standard ends on Fri 4 Dec. Then you’ll be on Starter, and 2 of your 3 jobs will pause. Keep it and nothing changes.'
    expect(await told()).toEqual([reminder, reminder])

    await moveTo(t, new Date('2026-12-04T10:01:00Z'))
    const then = await again(owner)
    expect(await membership(then)).toMatchObject({
      package: 'starter',
      status: 'active',
      cancelAtPeriodEnd: false,
      nextPackage: null,
      price: null,
    })
    expect(await statuses(then)).toEqual({ 'Weekend barista': 'paused', 'Kitchen porter': 'paused', 'Evening barista': 'live' })
    expect(await told()).toEqual([reminder, reminder, 'Standard has ended. You’re on Starter now. 2 jobs are paused.'])
    await moveTo(t, new Date('2026-12-04T10:02:00Z'))
    expect(await told()).toHaveLength(3)
  })

  it('wins over a smaller plan that was to begin then, also where one reading tells of both', async () => {
    const owner = await subscriber('plus')
    const { payments } = t.parts
    const customerId = await payments.customerOf({ employerId: owner.employerId, name: 'Copper & Bean', email: owner.email })
    const { id = '' } = (await payments.billingOf(customerId)).subscription ?? {}
    await payments.moveDown(id, { package: 'standard', name: 'Standard', interval: 'month', net: 3900 })
    await payments.cancelAtPeriodEnd(id)
    await tellEvents(t)
    expect(await readTold(t)).toBe(1)
    expect(await membership(owner)).toMatchObject({
      package: 'plus',
      cancelAtPeriodEnd: true,
      nextPackage: 'starter',
      price: { gross: 11_880 },
    })
    await moveTo(t, new Date('2026-12-03T10:00:00Z'))
    await moveTo(t, new Date('2026-12-04T10:01:00Z'))
    const then = await again(owner)
    expect(await membership(then)).toMatchObject({ package: 'starter', cancelAtPeriodEnd: false, nextPackage: null, price: null })
    expect((await charges(then)).map(({ gross }) => gross)).toEqual([11_880])
    const { data } = (await t.employer('notifications', { query: { limit: 50 } }, then.token)).body
    expect(data.filter(({ type }) => type === 'subscription_ending').map(({ title, body }) => `${title}. ${body}`)).toEqual([
      expect.stringMatching(/^Plus has ended. You’re on Starter now./),
      expect.stringMatching(/^Plus ends on Fri 4 Dec. Then you’ll be on Starter./),
    ])
  })

  it('can be taken back until it comes, and nothing is told then', async () => {
    const owner = await subscriber('standard')
    await cancel(owner)
    expect((await resume(owner)).body).toMatchObject({ cancelAtPeriodEnd: false, nextPackage: null })
    await moveTo(t, new Date('2026-12-04T10:01:00Z'))
    const then = await again(owner)
    expect(await membership(then)).toMatchObject({ package: 'standard', renewsAt: '2027-01-04T10:00:00.000Z' })
    const { data } = (await t.employer('notifications', { query: { limit: 50 } }, then.token)).body
    expect(data.map(({ type }) => type).filter((type) => type === 'subscription_ending')).toEqual([])
  })

  it('keeps only jobs that are live, and no more than there will be room for', async () => {
    const owner = await subscriber('standard')
    const ids = await publishJobs(owner, ['A', 'B'])
    expect((await cancel(owner, ids)).error.errors).toEqual([{ path: 'keepLive', message: 'Choose 1 job' }])
    const strange = await cancel(owner, ['0b6f4e0a-6d0e-5b1c-8a34-6a2f4f0c1d99'])
    expect(strange.error.errors).toEqual([{ path: 'keepLive.0', message: 'Choose one of your live jobs' }])
    expect((await membership(owner)).cancelAtPeriodEnd).toBe(false)
  })
})

describe('a payment that fails', () => {
  it('leaves all but new jobs for seven days, is told once, and then the plan ends', async () => {
    const owner = await subscriber('standard', { card: FAILS_LATER })
    const [, second] = await publishJobs(owner, ['A', 'B'])
    await moveTo(t, new Date('2026-12-04T10:01:00Z'))
    let then = await again(owner)
    const { graceEndsAt, ...rest } = await membership(then)
    expect(rest).toMatchObject({ package: 'standard', status: 'past_due', limits: { liveJobs: 5 } })
    expect(graceEndsAt).toMatch(/^2026-12-11T10:0/)
    await expect(publishJob(t, then, { title: 'C', closingDate: '2027-01-15', startDate: '2027-03-01' })).rejects.toThrow(/PAYMENT_DUE/)
    const move = async (status: 'paused' | 'live') => {
      const { version } = (await t.employer('jobDetails', { params: { id: second ?? '' } }, then.token)).body
      return (await t.employer('changeJobStatus', { query: { jobId: second ?? '' }, body: { status, version } }, then.token)).status
    }
    expect([await move('paused'), await move('live')]).toEqual([200, 200])
    for (const step of [() => change(then, 'plus', { shownAt: t.clock.now().toISOString() }), () => preview(then, 'plus')])
      expect((await step()).error.code).toBe('PAYMENT_DUE')
    const single = { body: { packageId: await packageId(t, then, 'single_post') } }
    expect((await t.employer('checkout', single, then.token)).error.code).toBe('PAYMENT_DUE')

    await moveTo(t, new Date('2026-12-11T10:02:00Z'))
    then = await again(owner)
    expect(await membership(then)).toMatchObject({ package: 'starter', limits: { liveJobs: 1 } })
    expect(await statuses(then)).toEqual({ A: 'live', B: 'paused' })
    const types = (await t.employer('notifications', { query: { limit: 50 } }, then.token)).body.data.map(({ type }) => type)
    expect(types.filter((type) => type === 'payment_failed')).toHaveLength(1)
    expect(types.filter((type) => type === 'subscription_ending')).toHaveLength(1)
  })

  it('is made good with another card on the provider’s page: the plan is as before', async () => {
    const owner = await subscriber('standard', { card: FAILS_LATER })
    await moveTo(t, new Date('2026-12-04T10:01:00Z'))
    const then = await again(owner)
    const { body } = await t.employer('manageSubscription', { body: {} }, then.token)
    if (!('url' in body)) throw new Error('no portal opened')
    expect(await payOn(t, body.url)).toHaveProperty('next')
    await moveTo(t, new Date('2026-12-08T10:00:00Z'))
    expect(await membership(await again(owner))).toMatchObject({
      package: 'standard',
      status: 'active',
      graceEndsAt: null,
      card: { last4: '4242' },
    })
  })
})

describe('what isn’t possible is refused', () => {
  const refusal = ({ status, error }: { status: number; error: { code: string; message: string } }) => [status, error.code, error.message]

  it('without a plan that is paid for', async () => {
    const owner = await newEmployer(t)
    const said = [409, 'INVALID_TRANSITION', 'You don’t pay for a plan, so there’s nothing to change.']
    for (const asked of [await preview(owner, 'plus'), await change(owner, 'plus'), await cancel(owner), await resume(owner)])
      expect(refusal(asked)).toEqual(said)
    expect(refusal(await t.employer('manageSubscription', { body: {} }, owner.token)).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
  })

  it('to the plan that one has, to what is no plan, to the free one and where another step comes first', async () => {
    const owner = await subscriber('standard')
    expect(refusal(await change(owner, 'standard'))).toEqual([409, 'INVALID_TRANSITION', 'You already have Standard.'])
    expect(refusal(await change(owner, 'single_post')).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
    expect(refusal(await change(owner, 'charity_school')).slice(0, 2)).toEqual([409, 'INVALID_TRANSITION'])
    expect(refusal(await change(owner, 'starter'))).toEqual([409, 'INVALID_TRANSITION', 'To go back to Starter, cancel your plan.'])
    expect(refusal(await resume(owner))).toEqual([409, 'INVALID_TRANSITION', 'Your plan goes on already.'])
    await cancel(owner)
    expect(refusal(await change(owner, 'plus'))).toEqual([409, 'INVALID_TRANSITION', 'Your plan is about to end. Keep it first.'])
  })

  it('by another interval than goes with the change', async () => {
    const monthly = await subscriber('plus')
    expect((await change(monthly, 'standard', { interval: 'year' })).error.errors?.[0]?.path).toBe('interval')
    t.clock.moveTo(BOUGHT)
    const owner = await subscriber('standard', { interval: 'year' })
    expect((await change(owner, 'plus', { interval: 'month' })).error.errors?.[0]?.path).toBe('interval')
    expect((await preview(owner, 'plus')).body).toMatchObject({ interval: 'year', isAtOnce: true })
  })
})
