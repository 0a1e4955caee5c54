import { afterAll, beforeAll, expect, test } from 'vitest'
import { newSubscriber, plus, standard, standardYear } from '#server/platform/payments/company.rig'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { payOn, sendForm } from '#server/testkit/app/payments'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const sum = (net: number) => ({ net, vat: net / 5, gross: (net * 6) / 5, currency: 'GBP' })
/** A third of December is over. */
const TENTH = 10 * DAY
const renewal = new Date('2026-12-21T09:00:00Z')

test('a larger plan is charged as it was shown for that moment, once, and begins at once', async () => {
  const own = await testApp()
  const { payments } = own.parts
  const { id, held, billing } = await newSubscriber(own, standard)
  own.clock.pass(TENTH)
  const at = own.clock.now()
  const shown = await payments.preview(id, plus, at)
  expect(shown).toEqual({
    lines: [
      { part: 'plan', net: 6600 },
      { part: 'paid_before', net: -2600 },
    ],
    dueToday: sum(4000),
    renewal: { at: renewal, price: sum(9900) },
  })
  expect((await billing()).charges).toHaveLength(1)
  own.clock.pass(DAY)
  expect(await Promise.all([payments.moveUp(id, plus, at), payments.moveUp(id, plus, at)])).toEqual(['moved', 'moved'])
  expect(await payments.moveUp(id, plus, at)).toBe('moved')
  expect(await held()).toMatchObject({ package: 'plus', price: sum(9900), periodEndsAt: renewal, nextPackage: null, status: 'active' })
  expect((await billing()).charges).toMatchObject([
    { ...sum(4000), description: 'Remaining time on Plus after 1 Dec 2026', status: 'paid' },
    { ...sum(3900), description: '1 × Standard (at £39.00 / month)' },
  ])
  await own.close()
})

test('by a clock that is behind the provider’s, a change is reckoned from the beginning of the period', async () => {
  const { id } = await newSubscriber(t, standard)
  const { payments } = t.parts
  const now = t.clock.now()
  const behind = new Date(now.getTime() - DAY)
  expect(await payments.preview(id, plus, behind)).toEqual(await payments.preview(id, plus, now))
  expect(await payments.moveUp(id, plus, behind)).toBe('moved')
})

test('nothing changes where the card is declined, and another card moves', async () => {
  const { id, held, billing, portal } = await newSubscriber(t, standard, '4000 0000 0000 0341')
  const before = await held()
  const at = t.clock.now()
  expect(await t.parts.payments.moveUp(id, plus, at)).toBe('declined')
  expect(await t.parts.payments.moveUp(id, plus, at)).toBe('declined')
  expect(await held()).toEqual(before)
  expect((await billing()).charges).toHaveLength(1)
  await payOn(t, await portal())
  expect((await held()).card).toEqual({ brand: 'visa', last4: '4242' })
  expect(await t.parts.payments.moveUp(id, plus, at)).toBe('moved')
})

test('a plan by the year begins a period of its own, and what was paid for the month is taken off', async () => {
  const { id, held, billing } = await newSubscriber(t, standard)
  const shown = await t.parts.payments.preview(id, standardYear, t.clock.now())
  const inAYear = new Date('2027-11-21T09:00:00Z')
  expect(shown).toMatchObject({ dueToday: sum(35100), renewal: { at: inAYear, price: sum(39000) } })
  await t.parts.payments.moveUp(id, standardYear, t.clock.now())
  expect(await held()).toMatchObject({ interval: 'year', periodEndsAt: inAYear, price: sum(39000) })
  expect((await billing()).charges[0]).toMatchObject(sum(35100))
})

test('what is given back beyond what is due is kept, shown, and used up by later charges', async () => {
  const { id, held, billing } = await newSubscriber(t, standardYear)
  const { payments } = t.parts
  const shown = await payments.preview(id, plus, t.clock.now())
  expect(shown).toMatchObject({ dueToday: sum(0), lines: [{ net: 9900 }, { net: -39000 }, { part: 'credit_kept', net: 29100 }] })
  await payments.moveUp(id, plus, t.clock.now())
  expect(await held()).toMatchObject({ package: 'plus', interval: 'month' })
  // What gives something back is no charge.
  expect((await billing()).charges).toHaveLength(1)
  const dearer = { ...plus, net: 50000 }
  expect(await payments.preview(id, dearer, t.clock.now())).toMatchObject({
    dueToday: { gross: (50000 - 9900 - 29100) * 1.2 },
    lines: [{ net: 50000 }, { net: -9900 }, { part: 'credit_used' }],
  })
})

test('a smaller plan follows when the period ends, and until then the larger one is had; it can be taken back', async () => {
  const own = await testApp()
  const { payments } = own.parts
  const { id, held, billing } = await newSubscriber(own, plus)
  await payments.moveDown(id, standard)
  await payments.moveDown(id, standard)
  expect(await held()).toMatchObject({ package: 'plus', price: sum(9900), nextPackage: 'standard', periodEndsAt: renewal })
  await payments.resume(id)
  await payments.resume(id)
  expect(await held()).toMatchObject({ package: 'plus', price: sum(9900), nextPackage: null })
  await payments.moveDown(id, standard)
  expect((await billing()).charges).toHaveLength(1)
  own.clock.moveTo(renewal)
  await payments.sandbox?.renew()
  expect(await held()).toMatchObject({ package: 'standard', price: sum(3900), nextPackage: null })
  expect((await billing()).charges[0]).toMatchObject({ ...sum(3900), date: renewal })
  await own.close()
})

test('a larger plan takes back a smaller one that was to follow, and gives back what was paid for the present one', async () => {
  const { id, held } = await newSubscriber(t, plus)
  await t.parts.payments.moveDown(id, standard)
  const dearer = { ...plus, interval: 'year' as const, net: 99000 }
  expect(await t.parts.payments.preview(id, dearer, t.clock.now())).toMatchObject({ lines: [{ net: 99000 }, { net: -9900 }] })
  await t.parts.payments.moveUp(id, dearer, t.clock.now())
  expect(await held()).toMatchObject({ package: 'plus', interval: 'year', nextPackage: null })
})

test('a plan that is cancelled lasts until its period ends, and can be resumed until then', async () => {
  const own = await testApp()
  const { payments } = own.parts
  const { id, held, billing } = await newSubscriber(own, standard)
  await payments.cancelAtPeriodEnd(id)
  await payments.cancelAtPeriodEnd(id)
  expect(await held()).toMatchObject({ status: 'active', cancelAtPeriodEnd: true, periodEndsAt: renewal })
  await payments.resume(id)
  expect(await held()).toMatchObject({ cancelAtPeriodEnd: false })
  await payments.cancelAtPeriodEnd(id)
  own.clock.moveTo(new Date(renewal.getTime() - 1000))
  await payments.sandbox?.renew()
  expect(await held()).toMatchObject({ status: 'active' })
  own.clock.moveTo(renewal)
  await payments.sandbox?.renew()
  expect(await billing()).toMatchObject({ subscription: null, charges: [{ status: 'paid' }] })
  await own.close()
})

test('the portal cancels and keeps a plan', async () => {
  const { held, portal } = await newSubscriber(t, standard)
  const url = await portal()
  await sendForm(t, `${url}?cancel`)
  expect(await held()).toMatchObject({ cancelAtPeriodEnd: true })
  await sendForm(t, `${url}?keep`)
  expect(await held()).toMatchObject({ cancelAtPeriodEnd: false })
})
