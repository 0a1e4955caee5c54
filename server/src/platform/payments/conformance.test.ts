import { afterAll, beforeAll, expect, test } from 'vitest'
import { newPayer, newSubscriber, single, standard, standardYear } from '#server/platform/payments/company.rig'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { payOn, sendForm } from '#server/testkit/app/payments'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

test('a company has one customer, whatever it is called later', async () => {
  const { employerId, customerId } = await newPayer(t)
  expect(await t.parts.payments.customerOf({ employerId, name: 'Bean & Co', email: 'other@example.com' })).toBe(customerId)
  expect((await newPayer(t)).customerId).not.toBe(customerId)
})

test('a job bought once is paid on the page, and stands in the charges with its VAT', async () => {
  const { open, billing } = await newPayer(t)
  const { id, url } = await open(single)
  expect(await billing()).toEqual({ subscription: null, doubled: [], bought: [], charges: [] })
  expect(await payOn(t, url)).toEqual({ next: `http://localhost/subscription?paid=${id}` })
  expect(await billing()).toEqual({
    subscription: null,
    doubled: [],
    bought: [{ sessionId: id, package: 'single_post', paidAt: t.clock.now() }],
    charges: [
      {
        id: expect.stringMatching(/^in_/),
        net: 1900,
        vat: 380,
        gross: 2280,
        currency: 'GBP',
        date: t.clock.now(),
        description: 'Single job',
        status: 'paid',
        method: 'Visa 4242',
        invoiceNumber: expect.stringMatching(/^[0-9A-F]{8}-0001$/),
        receiptUrl: expect.stringMatching(/^http:\/\/localhost\/payment-sandbox\/invoice\/in_\w+\.pdf$/),
      },
    ],
  })
})

test.each([
  ['month', standard, '2026-12-21T09:00:00Z'],
  ['year', standardYear, '2027-11-21T09:00:00Z'],
] as const)('a plan that was paid for is had for a %s', async (interval, price, end) => {
  const { held } = await newSubscriber(t, price)
  expect(await held()).toEqual({
    id: expect.stringMatching(/^sub_/),
    status: 'active',
    package: 'standard',
    interval,
    price: { net: price.net, vat: price.net / 5, gross: (price.net * 6) / 5, currency: 'GBP' },
    startedAt: t.clock.now(),
    periodEndsAt: new Date(end),
    cancelAtPeriodEnd: false,
    nextPackage: null,
    card: { brand: 'visa', last4: '4242' },
    pastDueSince: null,
  })
})

test('a price that has changed is another, and what runs keeps its own', async () => {
  const { held } = await newSubscriber(t, standard)
  const dearer = await newSubscriber(t, { ...standard, net: 4200 })
  expect([(await held()).price.net, (await dearer.held()).price.net]).toEqual([3900, 4200])
})

test('the same key opens the same page; a page that is closed is not paid, and one that is paid is not closed', async () => {
  const { open, billing } = await newPayer(t)
  const first = await open(single, 'one')
  expect(await open(single, 'one')).toEqual(first)
  expect(await t.parts.payments.closeCheckout(first.id)).toBe('closed')
  expect(await t.parts.payments.closeCheckout(first.id)).toBe('closed')
  expect(await payOn(t, first.url)).toMatchObject({ page: expect.stringContaining('This page has run out') })
  expect((await billing()).bought).toEqual([])
  const second = await open(single, 'two')
  await payOn(t, second.url)
  expect(await t.parts.payments.closeCheckout(second.id)).toBe('paid')
})

test('a page that nobody pays in a day has run out', async () => {
  const own = await testApp()
  const { open, billing } = await newPayer(own)
  const { id, url } = await open(standard)
  own.clock.pass(DAY)
  expect(await payOn(own, url)).toMatchObject({ page: expect.stringContaining('This page has run out') })
  await own.parts.payments.sandbox?.renew()
  expect(await own.parts.payments.closeCheckout(id)).toBe('closed')
  expect((await billing()).subscription).toBeNull()
  await own.close()
})

test('a page is paid once, however often its form is sent', async () => {
  const { open, billing } = await newPayer(t)
  const { url } = await open(single)
  await Promise.all([payOn(t, url), payOn(t, url), payOn(t, url)])
  expect(await billing()).toMatchObject({ bought: [{}], charges: [{}] })
  expect((await billing()).charges).toHaveLength(1)
})

test('a card that is declined pays nothing, and another one on the same page does', async () => {
  const { open, billing } = await newPayer(t)
  const { url } = await open(standard)
  expect(await payOn(t, url, '4000 0000 0000 0002')).toMatchObject({ page: expect.stringContaining('The card was declined') })
  expect(await billing()).toEqual({ subscription: null, doubled: [], bought: [], charges: [] })
  await payOn(t, url)
  expect((await billing()).subscription).toMatchObject({ status: 'active' })
})

test.each(['4000 0025 0000 3155', '4000 0027 6000 3184'])(
  'the card %s asks for a second step: failed it pays nothing, passed it pays',
  async (card) => {
    const { open, billing } = await newPayer(t)
    const { id, url } = await open(single)
    const first = await payOn(t, url, card)
    if (!('next' in first)) throw new Error('there was no second step')
    expect(await sendForm(t, first.next, { answer: 'fail' })).toEqual({ next: `${url}?failed` })
    expect(await sendForm(t, first.next, { answer: 'complete' })).toMatchObject({ page: expect.stringContaining('isn’t here') })
    expect((await billing()).charges).toEqual([])
    const second = await payOn(t, url, card)
    if (!('next' in second)) throw new Error('there was no second step')
    expect(await sendForm(t, second.next, { answer: 'complete' })).toEqual({ next: `http://localhost/subscription?paid=${id}` })
    expect(await billing()).toMatchObject({ bought: [{ sessionId: id }], charges: [{ status: 'paid', method: `Visa ${card.slice(-4)}` }] })
  },
)

test('who leaves is forgotten: the plan ends, open pages close, nothing names the address, and the invoices stay', async () => {
  const { customerId, open, billing } = await newSubscriber(t, standard)
  const { url } = await open(single)
  await t.parts.payments.forget(customerId)
  await t.parts.payments.forget(customerId)
  expect(await billing()).toMatchObject({ subscription: null, charges: [{ status: 'paid' }] })
  expect(await payOn(t, url)).toMatchObject({ page: expect.stringContaining('This page has run out') })
  const { rows } = await t.database.sql.query(
    `select id from payment_sandbox_objects where (id = $1 or customer_id = $1) and facts::text like '%rosa@example.com%'`,
    [customerId],
  )
  expect(rows).toEqual([])
})
