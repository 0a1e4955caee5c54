import { afterEach, beforeEach, expect, test } from 'vitest'
import { newSubscriber, standard } from '#server/platform/payments/company.rig'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { payOn, sendForm } from '#server/testkit/app/payments'

let t: TestApp
beforeEach(async () => {
  t = await testApp()
})
afterEach(() => t.close())

const FAILS_LATER = '4000 0000 0000 0341'
const first = new Date('2026-12-21T09:00:00Z')

async function passTo(time: Date): Promise<void> {
  t.clock.moveTo(time)
  await t.parts.payments.sandbox?.renew()
}

test('a plan renews by itself, month by month, also where nobody looked for long', async () => {
  const { held, billing } = await newSubscriber(t, standard)
  await passTo(new Date('2027-02-22T00:00:00Z'))
  expect(await held()).toMatchObject({ status: 'active', periodEndsAt: new Date('2027-03-21T09:00:00Z') })
  expect((await billing()).charges.map(({ date, status }) => [date.toISOString().slice(0, 10), status])).toEqual([
    ['2027-02-21', 'paid'],
    ['2027-01-21', 'paid'],
    ['2026-12-21', 'paid'],
    ['2026-11-21', 'paid'],
  ])
})

test('a plan of the last day of a month renews on the last day of each', async () => {
  t.clock.moveTo(new Date('2027-01-31T12:00:00Z'))
  const { billing } = await newSubscriber(t, standard)
  await passTo(new Date('2027-04-30T12:00:00Z'))
  expect((await billing()).charges.map(({ date }) => date.toISOString().slice(0, 10))).toEqual([
    '2027-04-30',
    '2027-03-31',
    '2027-02-28',
    '2027-01-31',
  ])
})

test('a renewal that fails leaves the plan past due; a new card in the portal pays what is open and mends it', async () => {
  const { held, billing, portal } = await newSubscriber(t, standard, FAILS_LATER)
  await passTo(first)
  expect(await held()).toMatchObject({ status: 'past_due', package: 'standard', pastDueSince: first })
  expect((await billing()).charges[0]).toMatchObject({ status: 'failed', method: 'Visa 0341', date: first })
  await payOn(t, await portal())
  expect(await held()).toMatchObject({ status: 'active', pastDueSince: null, card: { last4: '4242' } })
  expect((await billing()).charges[0]).toMatchObject({ status: 'paid', method: 'Visa 4242' })
})

test('a card that asks each time is kept after its second step, and cannot renew a plan with nobody there', async () => {
  const always = '4000 0027 6000 3184'
  const { held, portal } = await newSubscriber(t, standard)
  const asked = await payOn(t, await portal(), always)
  if (!('next' in asked)) throw new Error('there was no second step')
  await sendForm(t, asked.next, { answer: 'complete' })
  await passTo(first)
  expect(await held()).toMatchObject({ status: 'past_due', card: { last4: '3184' } })
})

test('what stays unpaid is tried three more times, and then the plan ends', async () => {
  const { held, billing } = await newSubscriber(t, standard, FAILS_LATER)
  await passTo(first)
  const tries = async () => {
    const { rows } = await t.database.sql.query("select count(*)::int as tries from payment_sandbox_objects where kind = 'charge'")
    return rows[0]?.['tries']
  }
  for (const [days, made] of [
    [2, 2],
    [3, 3],
    [8, 4],
  ] as const) {
    await passTo(new Date(first.getTime() + days * DAY))
    expect([await tries(), (await held()).status]).toEqual([made, 'past_due'])
  }
  await passTo(new Date(first.getTime() + 15 * DAY))
  expect(await tries()).toBe(5)
  expect(await billing()).toMatchObject({ subscription: null, charges: [{ status: 'failed' }, { status: 'paid' }] })
  await passTo(new Date(first.getTime() + 60 * DAY))
  expect(await tries()).toBe(5)
})

test('its own clock moves on from a page, by a day or to what happens next, for everybody and for good', async () => {
  const { held, portal } = await newSubscriber(t, standard)
  const clock = (await portal()).replace('/portal/', '/clock/')
  await sendForm(t, clock, { to: 'day' })
  expect((await t.app.inject(new URL(clock).pathname)).body).toContain('Sun 22 Nov 2026')
  expect(await held()).toMatchObject({ periodEndsAt: first })
  await sendForm(t, clock, { to: 'next' })
  expect(await held()).toMatchObject({ status: 'active', periodEndsAt: new Date('2027-01-21T09:00:00Z') })
  const { held: later } = await newSubscriber(t, standard)
  expect((await later()).startedAt).toEqual(first)
})
