import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { payOn, readTold, tellEvents } from '#server/testkit/app/payments'
import { newEmployer } from '#server/testkit/people/people'
import { openPage } from '#server/testkit/people/subscribers'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('a plan that is bought', () => {
  it('is had once the provider has told of it, with its price, its card, its next day and the invoice', async () => {
    const owner = await newEmployer(t)
    const { url, sessionId } = await openPage(t, owner, 'standard')
    const state = async () => (await t.employer('checkoutState', { params: { sessionId } }, owner.token)).body
    expect(await payOn(t, url)).toEqual({ next: `http://localhost/subscription/paid/${sessionId}` })
    expect(await state()).toEqual({ status: 'open', package: 'standard' })
    await tellEvents(t)
    await readTold(t)
    expect(await state()).toEqual({ status: 'paid', package: 'standard' })
    const { body } = await t.employer('membership', {}, owner.token)
    expect(body).toMatchObject({
      package: 'standard',
      status: 'active',
      interval: 'month',
      price: { net: 3900, vat: 780, gross: 4680, currency: 'GBP' },
      card: { brand: 'visa', last4: '4242' },
      cancelAtPeriodEnd: false,
      nextPackage: null,
      graceEndsAt: null,
      isTest: true,
      limits: { liveJobs: 5 },
    })
    expect((await t.employer('entitlement', {}, owner.token)).body).toMatchObject({ package: 'standard', isPremium: true })
    const { data } = (await t.employer('transactions', { query: {} }, owner.token)).body
    expect(data).toMatchObject([{ status: 'paid', net: 3900, vat: 780, gross: 4680 }])
  })
})
