import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { MINUTE } from '#server/testkit/app/clock'
import { payOn, readTold, waitingEvents } from '#server/testkit/app/payments'
import { tableDigests } from '#server/testkit/app/rows'
import { type Member, newEmployer } from '#server/testkit/people/people'
import { openPage } from '#server/testkit/people/subscribers'

interface Sent {
  readonly bytes: Buffer
  readonly signature: string
}
/** Stands where events are wanted, and keeps them as they come. */
const kept: Sent[] = []
const listener = createServer((request, response) => {
  void buffer(request).then((bytes) => {
    kept.push({ bytes, signature: String(request.headers['stripe-signature']) })
    response.writeHead(204).end()
  })
})

let t: TestApp
beforeAll(async () => {
  t = await testApp({ rateLimitFactor: 1 })
  listener.listen(0, '127.0.0.1')
  await once(listener, 'listening')
  await t.parts.payments.sandbox?.tellAt(`http://127.0.0.1:${(listener.address() as AddressInfo).port}`)
})
afterAll(async () => {
  listener.close()
  await t.close()
})

const send = ({ bytes, signature }: Sent, more: Readonly<Record<string, string>> = {}) =>
  t.app.inject({
    method: 'POST',
    url: employerBase + employerService.paymentWebhook.path,
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature, ...more },
    payload: bytes,
  })
const codeOf = async (sent: Sent) => {
  const { statusCode, body } = await send(sent)
  return body === '' ? statusCode : `${statusCode} ${(JSON.parse(body) as { code: string }).code}`
}

/** Pays for a plan. @returns what the provider would send of it, signed now */
async function paidEvents(owner: Member): Promise<Sent[]> {
  await payOn(t, (await openPage(t, owner, 'standard')).url)
  kept.length = 0
  for (const eventId of await waitingEvents(t)) {
    await t.parts.payments.sandbox?.tell(eventId)
    await t.parts.queue.forget(t.parts.db, 'payment.tell', { eventId })
  }
  return [...kept]
}
const packageOf = async ({ token }: Member) => (await t.employer('membership', {}, token)).body.package

describe('an event of the payment provider', () => {
  it('counts once, however often it comes, and is answered as taken each time', async () => {
    const owner = await newEmployer(t)
    const events = await paidEvents(owner)
    expect(events.length).toBeGreaterThan(1)
    for (const event of events) expect(await codeOf(event)).toBe(204)
    await readTold(t)
    expect(await packageOf(owner)).toBe('standard')
    const before = await tableDigests(t)
    for (const event of [...events, ...events.toReversed()]) expect(await codeOf(event)).toBe(204)
    expect(await readTold(t)).toBe(0)
    expect(await tableDigests(t)).toEqual(before)
  })

  it('is refused where its signature isn’t the provider’s, is of other bytes or is missing', async () => {
    const owner = await newEmployer(t)
    const [event] = await paidEvents(owner)
    if (event === undefined) throw new Error('nothing was told')
    const { bytes, signature } = event
    const before = await tableDigests(t)
    const rewritten = Buffer.from(JSON.stringify(JSON.parse(bytes.toString()), null, 1))
    const other = Buffer.from(bytes.toString().replaceAll('cus_', 'cuz_'))
    expect(await codeOf({ bytes: rewritten, signature })).toBe('400 BAD_REQUEST')
    expect(await codeOf({ bytes: other, signature })).toBe('400 BAD_REQUEST')
    expect(await codeOf({ bytes, signature: signature.replace(/v1=./, 'v1=') })).toBe('400 BAD_REQUEST')
    expect(await codeOf({ bytes, signature: '' })).toBe('400 BAD_REQUEST')
    expect(await codeOf({ bytes: Buffer.alloc(0), signature })).toBe('400 BAD_REQUEST')
    expect(await tableDigests(t)).toEqual(before)
  })

  it('is refused once it is older than five minutes', async () => {
    const [event] = await paidEvents(await newEmployer(t))
    if (event === undefined) throw new Error('nothing was told')
    t.clock.pass(5 * MINUTE)
    expect(await codeOf(event)).toBe(204)
    t.clock.pass(MINUTE)
    expect(await codeOf(event)).toBe('400 BAD_REQUEST')
  })

  it('of a customer who is none of ours has no effect', async () => {
    await t.parts.payments.customerOf({ employerId: crypto.randomUUID(), name: 'Another', email: 'another@mail.example' })
    kept.length = 0
    for (const eventId of await waitingEvents(t)) await t.parts.payments.sandbox?.tell(eventId)
    expect(kept.length).toBeGreaterThan(0)
    const before = await tableDigests(t)
    for (const event of kept) expect(await codeOf(event)).toBe(204)
    expect(await tableDigests(t)).toEqual(before)
  })

  it('comes as often as there’s something to tell, while what is forged is limited as any stranger’s call', async () => {
    const [event] = await paidEvents(await newEmployer(t))
    if (event === undefined) throw new Error('nothing was told')
    for (let times = 0; times < 70; times += 1) expect((await send(event)).statusCode).toBe(204)
    const forged = { ...event, signature: 't=1,v1=00' }
    const answers = []
    for (let times = 0; times < 70; times += 1) answers.push((await send(forged)).statusCode)
    expect(new Set(answers)).toEqual(new Set([400, 429]))
    expect((await send(event)).statusCode).toBe(204)
  })
})
