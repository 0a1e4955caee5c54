import { createServer } from 'node:http'
import { once } from 'node:events'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Price } from '#server/platform/payments/port'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { payOn } from '#server/testkit/app/payments'

const single: Price = { package: 'single_post', name: 'Single job', interval: 'once', net: 1900 }
const standard: Price = { package: 'standard', name: 'Standard', interval: 'month', net: 3900 }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function newCompany() {
  const employerId = randomUUID()
  const customerId = await t.parts.payments.customerOf({ employerId, name: 'Copper & Bean', email: 'rosa@example.com' })
  const open = (price: Price, key: string = randomUUID()) =>
    t.parts.payments.openCheckout({
      customerId,
      employerId,
      price,
      paidUrl: 'http://localhost/subscription?paid={CHECKOUT_SESSION_ID}',
      leftUrl: 'http://localhost/subscription',
      key,
    })
  return { employerId, customerId, open, billing: () => t.parts.payments.billingOf(customerId) }
}

test('a company has one customer, whatever it is called later', async () => {
  const { employerId, customerId } = await newCompany()
  expect(await t.parts.payments.customerOf({ employerId, name: 'Bean & Co', email: 'other@example.com' })).toBe(customerId)
})

test('a job bought once is paid on the page, and stands in the charges with its VAT', async () => {
  const { open, billing } = await newCompany()
  const { id, url } = await open(single)
  expect(await billing()).toEqual({ subscription: null, bought: [], charges: [] })
  expect(await payOn(t, url)).toEqual({ next: `http://localhost/subscription?paid=${id}` })
  expect(await billing()).toEqual({
    subscription: null,
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

test('a plan that was paid for is had for a month', async () => {
  const { open, billing } = await newCompany()
  await payOn(t, (await open(standard)).url)
  expect((await billing()).subscription).toEqual({
    id: expect.stringMatching(/^sub_/),
    status: 'active',
    package: 'standard',
    interval: 'month',
    price: { net: 3900, vat: 780, gross: 4680, currency: 'GBP' },
    startedAt: t.clock.now(),
    periodEndsAt: new Date('2026-12-21T09:00:00Z'),
    cancelAtPeriodEnd: false,
    nextPackage: null,
    card: { brand: 'visa', last4: '4242' },
    pastDueSince: null,
  })
})

test('the same key opens the same page; a page that is closed is not paid, and one that is paid is not closed', async () => {
  const { open, billing } = await newCompany()
  const first = await open(single, 'one')
  expect(await open(single, 'one')).toEqual(first)
  expect(await t.parts.payments.closeCheckout(first.id)).toBe('closed')
  expect(await payOn(t, first.url)).toMatchObject({ page: expect.any(String) })
  expect((await billing()).bought).toEqual([])
  const second = await open(single, 'two')
  await payOn(t, second.url)
  expect(await t.parts.payments.closeCheckout(second.id)).toBe('paid')
})

test('what happened is told with a signature that is read, and is told again until it is taken', async () => {
  const heard: { body: Buffer; signature: string }[] = []
  let status = 500
  const product = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      heard.push({ body: Buffer.concat(chunks), signature: String(request.headers['stripe-signature']) })
      response.writeHead(status).end()
    })
  }).listen(0, '127.0.0.1')
  await once(product, 'listening')
  const address = product.address()
  const { sandbox } = t.parts.payments
  await sandbox?.tellAt(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}/`)

  const { customerId, open } = await newCompany()
  await payOn(t, (await open(single)).url)
  const { rows } = await t.database.sql.query(
    "select id from payment_sandbox_objects where kind = 'event' and facts -> 'data' ->> 'customer' = $1 order by place",
    [customerId],
  )
  const [eventId = ''] = rows.map(({ id }) => String(id))
  await expect(sandbox?.tell(eventId)).rejects.toThrow('500')
  status = 204
  await sandbox?.tell(eventId)
  expect(heard).toHaveLength(2)
  for (const { body, signature } of heard)
    expect(t.parts.payments.readEvent(body, signature)).toEqual({ id: eventId, type: 'invoice.paid', customerId })
  product.close()
})
