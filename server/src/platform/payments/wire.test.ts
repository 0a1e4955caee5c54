import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSubscriber, plus, single, standard } from '#server/platform/payments/company.rig'
import fields from './stripe-fields.json' with { type: 'json' }
import { eventTypes } from '#server/platform/payments/sandbox/kept/facts'
import { recordingSandbox, undeclared } from '#server/platform/payments/wire.rig'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { payOn } from '#server/testkit/app/payments'

type Wire = { readonly object: string; readonly [name: string]: unknown }
const isWire = (value: unknown): value is Wire =>
  typeof value === 'object' && value !== null && 'object' in value && typeof value.object === 'string'

/** Every object in an answer, those inside others too. */
function objectsIn(value: unknown): Wire[] {
  if (typeof value !== 'object' || value === null) return []
  const inner = Object.values(value).flatMap(objectsIn)
  return isWire(value) && value.object !== 'list' ? [value, ...inner] : inner
}

let t: TestApp
let sandbox: Awaited<ReturnType<typeof recordingSandbox>>
let objects: Wire[]

/** A company buys, changes, fails to pay, mends it, ends and goes, and everything is looked at, as deep as it goes. */
beforeAll(async () => {
  t = await testApp()
  sandbox = await recordingSandbox(t)
  const { stripe, payments } = sandbox
  await payments.sandbox?.tellAt('http://127.0.0.1:1/jobs/subscription/webhook')
  const { id, customerId, open, portal, billing } = await newSubscriber({ ...t, parts: { ...t.parts, payments } }, standard)
  await payOn(t, (await open(single)).url)
  await payOn(t, (await open(plus)).url)
  const [doubled = ''] = (await billing()).doubled
  for (let time = 0; time < 2; time += 1) await payments.giveBack(doubled)
  await payments.closeCheckout((await open(single)).id)
  await payments.preview(id, plus, t.clock.now())
  await payments.moveUp(id, plus, t.clock.now())
  await payments.moveDown(id, standard)
  await payments.resume(id)
  await payOn(t, await portal(), '4000 0000 0000 0341')
  await payments.cancelAtPeriodEnd(id)
  await payments.resume(id)
  t.clock.moveTo((await billing()).subscription?.periodEndsAt ?? t.clock.now())
  await payments.sandbox?.renew()
  await billing()
  await payOn(t, await portal())
  await stripe.subscriptions.retrieve(id, { expand: ['latest_invoice.payments', 'customer', 'default_payment_method'] })
  await stripe.charges.list({ customer: customerId, expand: ['data.payment_intent'] })
  await stripe.checkout.sessions.list({ customer: customerId, expand: ['data.payment_intent', 'data.subscription'] })
  await payments.cancelAtPeriodEnd(id)
  t.clock.moveTo((await billing()).subscription?.periodEndsAt ?? t.clock.now())
  await payments.sandbox?.renew()
  await stripe.events.list({ limit: 100 })
  await payments.forget(customerId)
  await stripe.customers.retrieve(customerId)
  for await (const { id: eventId } of stripe.events.list({ limit: 2 })) await stripe.events.retrieve(eventId)
  await stripe.webhookEndpoints.list()
  objects = sandbox.answers.flatMap(({ body }) => objectsIn(body))
})
afterAll(async () => {
  await sandbox.close()
  await t.close()
})

test('every object and event is as the installed package declares it', async () => {
  const kinds = new Set(objects.map(({ object }) => object))
  expect([...kinds].toSorted()).toEqual([...Object.keys(fields), 'plan'].toSorted())
  const types = new Set(objects.filter(({ object }) => object === 'event').map(({ type }) => String(type)))
  expect([...types].toSorted()).toEqual([...eventTypes].toSorted())
  const different = [...new Map(objects.map((object) => [JSON.stringify(object), object])).values()]
  expect(await undeclared(different)).toBe('')
})

test('an object that is not as declared is told', async () => {
  const [customer] = objects.filter(({ object, deleted }) => object === 'customer' && deleted === undefined)
  const { email: _left, ...less } = customer as Wire
  expect(await undeclared([less as Wire])).toMatch(/Property 'email' is missing/)
  expect(await undeclared([{ ...less, email: null, tax_exempt: 'sometimes' } as Wire])).toMatch(/Type '"sometimes"' is not assignable/)
  expect(await undeclared([{ ...less, email: null, shoe_size: 9 } as Wire])).toMatch(/"shoe_size"' does not exist/)
})

/** What the examples have besides: a list that only comes where it is asked for, a field that the package declares no more, a shop's own note. */
const BESIDES = /^(charge\.refunds(\..+)?|invoice\.subscription|payment_method\.metadata\.order_id)$/

/** Fields of Stripe's examples that an object lacks, as far as it has what they stand in. */
function lacking(object: Wire): string[] {
  const names: readonly string[] = (fields as Record<string, string[]>)[object.object] ?? []
  const has = (value: unknown, [name = '', ...rest]: readonly string[]): boolean => {
    if (Array.isArray(value)) return value.every((one) => has(one, [name, ...rest]))
    if (typeof value !== 'object' || value === null) return true
    if (!(name in value)) return false
    return rest.length === 0 || has((value as Record<string, unknown>)[name], rest)
  }
  return names.filter((name) => !has(object, name.split('.'))).map((name) => `${object.object}.${name}`)
}

test('every object has the fields of Stripe’s own example', () => {
  const whole = objects.filter(({ deleted }) => deleted === undefined)
  expect([...new Set(whole.flatMap(lacking))].filter((name) => !BESIDES.test(name))).toEqual([])
})

test('every list is one, and every refusal is in the envelope', async () => {
  const { stripe, answers } = sandbox
  const before = answers.length
  await expect(stripe.customers.retrieve('cus_nobody')).rejects.toMatchObject({ code: 'resource_missing', statusCode: 404 })
  await expect(stripe.customers.create({ phone: '1' })).rejects.toMatchObject({ code: 'parameter_unknown', param: 'phone' })
  await expect(stripe.charges.retrieve('ch_1')).rejects.toMatchObject({ statusCode: 404, rawType: 'invalid_request_error' })
  await stripe.customers.create({ name: 'One' }, { idempotencyKey: 'the same' })
  await expect(stripe.customers.create({ name: 'Other' }, { idempotencyKey: 'the same' })).rejects.toMatchObject({
    rawType: 'idempotency_error',
  })
  for (const { question, body } of answers) {
    if (isWire(body) && body.object === 'list')
      expect(Object.keys(body).toSorted(), question).toEqual(['data', 'has_more', 'object', 'url'])
    else if (!isWire(body))
      expect(body, question).toEqual({ error: expect.objectContaining({ type: expect.any(String), message: expect.any(String) }) })
  }
  expect(answers.length - before).toBe(5)
})
