import { once } from 'node:events'
import { createServer } from 'node:http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Payments } from '#server/platform/payments/port'
import { newPayer, newSubscriber, single, standard } from '#server/platform/payments/company.rig'
import { signatureOf } from '#server/platform/payments/sandbox/tell'
import { openStripe } from '#server/platform/payments/stripe'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { MINUTE, TestClock } from '#server/testkit/app/clock'
import { payOn, waitingEvents } from '#server/testkit/app/payments'

describe('an event is read from the bytes that were signed', () => {
  const secrets = ['whsec_the_new_one', 'whsec_the_old_one']
  const clock = new TestClock(new Date('2026-11-21T09:00:00Z'))
  const { readEvent } = openStripe({ key: 'sk_test_0123456789', secrets, address: null, clock })
  const event = {
    id: 'evt_1',
    object: 'event',
    type: 'invoice.paid',
    data: { object: { object: 'invoice', id: 'in_1', customer: 'cus_1' } },
  }
  const body = JSON.stringify(event)
  const read = (text: string, signature: string): ReturnType<Payments['readEvent']> => readEvent(Buffer.from(text), signature)

  test.each(secrets)('by %s', (secret) => {
    expect(read(body, signatureOf(body, secret, clock.now()))).toEqual({ id: 'evt_1', type: 'invoice.paid', customerId: 'cus_1' })
  })

  test('by no other secret, and not without a signature', () => {
    expect(read(body, signatureOf(body, 'whsec_another', clock.now()))).toBeNull()
    for (const signature of ['', 't=1', 'v1=00', `t=${clock.now().getTime() / 1000},v1=`, 'nonsense'])
      expect(read(body, signature)).toBeNull()
  })

  test('not with another body, nor with the same written anew', () => {
    const signature = signatureOf(body, secrets[0] ?? '', clock.now())
    expect(read(body.replace('cus_1', 'cus_2'), signature)).toBeNull()
    expect(read(JSON.stringify(event, null, 1), signature)).toBeNull()
    expect(read(`${body} `, signature)).toBeNull()
    expect(read('', signature)).toBeNull()
  })

  test('for five minutes', () => {
    const signed = (age: number) => read(body, signatureOf(body, secrets[1] ?? '', new Date(clock.now().getTime() - age)))
    expect(signed(5 * MINUTE)).not.toBeNull()
    expect(signed(5 * MINUTE + 1000)).toBeNull()
  })

  test('whose customer is a customer itself, or nobody of ours', () => {
    const about = (object: object) => {
      const text = JSON.stringify({ ...event, data: { object } })
      return read(text, signatureOf(text, secrets[0] ?? '', clock.now()))?.customerId
    }
    expect(about({ object: 'customer', id: 'cus_9' })).toBe('cus_9')
    expect(about({ object: 'product', id: 'prod_1' })).toBeNull()
    expect(about({ object: 'invoice', customer: null })).toBeNull()
  })
})

describe('what happened is told', () => {
  let t: TestApp
  beforeAll(async () => {
    t = await testApp()
  })
  afterAll(() => t.close())

  /** A product that answers with what it is set to. */
  async function listeningProduct() {
    const heard: { body: Buffer; signature: string }[] = []
    const product = { heard, status: 204, close: () => server.close() }
    const server = createServer((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        heard.push({ body: Buffer.concat(chunks), signature: String(request.headers['stripe-signature']) })
        response.writeHead(product.status, { location: '/elsewhere' }).end()
      })
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as { port: number }
    await t.parts.payments.sandbox?.tellAt(`http://127.0.0.1:${port}/`)
    return product
  }

  test.each([500, 404, 302])('until it is taken, and not where it is answered with %d', async (status) => {
    const product = await listeningProduct()
    await payOn(t, (await (await newPayer(t)).open(single)).url)
    const [eventId = ''] = await waitingEvents(t)
    product.status = status
    await expect(t.parts.payments.sandbox?.tell(eventId)).rejects.toThrow(String(status))
    product.status = 204
    await t.parts.payments.sandbox?.tell(eventId)
    expect(product.heard).toHaveLength(2)
    const [first, second] = product.heard.map(({ body, signature }) => t.parts.payments.readEvent(body, signature))
    expect(second).toEqual(first)
    product.close()
  })

  test('of a subscription: that it began, that it was paid, that the page is done', async () => {
    await t.parts.queue.forget(t.parts.db, 'payment.tell', {})
    const product = await listeningProduct()
    const { customerId } = await newSubscriber(t, standard)
    for (const eventId of await waitingEvents(t)) await t.parts.payments.sandbox?.tell(eventId)
    const told = product.heard.map(({ body, signature }) => t.parts.payments.readEvent(body, signature))
    expect(new Set(told.map((event) => event?.customerId))).toEqual(new Set([customerId]))
    expect(told.map((event) => event?.type)).toEqual([
      'customer.created',
      'customer.updated',
      'invoice.finalized',
      'customer.subscription.created',
      'invoice.paid',
      'checkout.session.completed',
    ])
    product.close()
  })

  test('nothing that did not come to be', async () => {
    await t.parts.queue.forget(t.parts.db, 'payment.tell', {})
    const { id } = await newSubscriber(t, standard, '4000 0000 0000 0341')
    await t.parts.queue.forget(t.parts.db, 'payment.tell', {})
    await t.parts.payments.moveUp(id, { ...standard, package: 'plus', name: 'Plus', net: 9900 }, t.clock.now())
    expect(await waitingEvents(t)).toEqual([])
  })
})
