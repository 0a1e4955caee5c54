import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { listCharges, membershipOf, readBilling } from '#server/capabilities/derived/billing/public'
import type { Price } from '#server/platform/payments/port'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { payOn, readTold, refund, tellEvents } from '#server/testkit/app/payments'
import { type Member, newEmployer } from '#server/testkit/people/people'
import { openPage } from '#server/testkit/people/subscribers'
import { runs } from '#server/testkit/runs'

const [START, RENEWS, ENDS] = ['2026-11-04T10:00:00Z', '2026-12-04T10:00:00Z', '2027-01-04T10:00:00Z'].map((at) => new Date(at))
const [GOOD, FAILS_LATER] = ['4242 4242 4242 4242', '4000 0000 0000 0341']
const once: Price = { package: 'single_post', name: 'Single job', interval: 'once', net: 1900 }
const standard: Price = { package: 'standard', name: 'Standard', interval: 'month', net: 3900 }
const plus: Price = { package: 'plus', name: 'Plus', interval: 'month', net: 9900 }

let t: TestApp
beforeAll(async () => {
  t = await testApp()
  // From here on events are sent to this server.
  await tellEvents(t)
})
afterAll(() => t.close())

const query = async (text: string, values: unknown[] = []) => (await t.database.sql.query(text, values)).rows

/** A company as the provider knows it. */
async function newPayer() {
  t.clock.moveTo(START ?? t.clock.now())
  const owner: Member = await newEmployer(t)
  const { employerId } = owner
  const { url: planUrl } = await openPage(t, owner, 'standard')
  const [row] = await query('select customer_id from memberships where employer_id = $1', [employerId])
  const customerId = String(row?.['customer_id'])
  const { payments } = t.parts
  const [paidUrl, leftUrl] = ['http://localhost/subscription/paid', 'http://localhost/subscription']
  return {
    employerId,
    customerId,
    planUrl,
    ownerId: owner.userId,
    open: (price: Price) => payments.openCheckout({ customerId, employerId, price, paidUrl, leftUrl, key: randomUUID() }),
    planId: async () => (await payments.billingOf(customerId)).subscription?.id ?? '',
    giveCard: async (number = '') => payOn(t, await payments.portalUrl(customerId, leftUrl), number),
    /** Everything that is to tell of it, oldest first. */
    events: async () =>
      (await query("select id from payment_sandbox_objects where kind = 'event' and customer_id = $1 order by place", [customerId])).map(
        ({ id }) => String(id),
      ),
  }
}
type Payer = Awaited<ReturnType<typeof newPayer>>

async function passTo(time = t.clock.now()): Promise<void> {
  t.clock.moveTo(time)
  await t.parts.payments.sandbox?.renew()
}
async function buyOnce({ open }: Payer): Promise<string> {
  const { id, url } = await open(once)
  await payOn(t, url)
  return id
}

type Step = readonly [what: string, happens: (payer: Payer) => Promise<unknown>, has: object]
/** What happens with the provider, step by step, and what a company has once that is known. */
const story: readonly Step[] = [
  ['a page is closed', async ({ open }) => t.parts.payments.closeCheckout((await open(once)).id), { package: 'starter', price: null }],
  ['a job is bought', buyOnce, { package: 'starter', limits: { liveJobs: 2 } }],
  ['a plan is paid for', ({ planUrl }) => payOn(t, planUrl), { package: 'standard', limits: { liveJobs: 6 }, card: { last4: '4242' } }],
  ['a job’s money is given back', async (payer) => refund(t, await buyOnce(payer)), { package: 'standard', limits: { liveJobs: 6 } }],
  [
    'the plan grows',
    async ({ planId }) => t.parts.payments.moveUp(await planId(), plus, t.clock.now()),
    { package: 'plus', status: 'active' },
  ],
  ['a card comes that will fail', ({ giveCard }) => giveCard(FAILS_LATER), { package: 'plus', card: { last4: '0341' } }],
  ['a renewal fails', () => passTo(RENEWS), { package: 'plus', status: 'past_due', graceEndsAt: '2026-12-11T10:00:00.000Z' }],
  ['another card pays', ({ giveCard }) => giveCard(GOOD), { status: 'active', card: { last4: '4242' }, graceEndsAt: null }],
  ['a smaller plan is to come', async ({ planId }) => t.parts.payments.moveDown(await planId(), standard), { nextPackage: 'standard' }],
  [
    'the plan is to end',
    async ({ planId }) => t.parts.payments.cancelAtPeriodEnd(await planId()),
    { cancelAtPeriodEnd: true, nextPackage: 'starter' },
  ],
  ['its period ends', () => passTo(ENDS), { package: 'starter', price: null, nextPackage: null }],
  ['the company leaves', ({ customerId }) => t.parts.payments.forget(customerId), { package: 'starter', card: null }],
]

/** After each step: which of the events so far are told, some for the second time, and when what was told is read. */
const anyStep = fc.record({ told: fc.array(fc.nat(), { maxLength: 8 }), read: fc.constantFrom('not yet', 'then', 'with the next step') })
const anyPlay = fc.record({
  steps: fc.array(anyStep, { minLength: 1, maxLength: story.length, size: 'max' }),
  /** In the end everything is told that was not, one to five times, by these places in line. */
  late: fc.array(fc.nat(), { minLength: 5, maxLength: 25 }),
})
type Play = typeof anyPlay extends fc.Arbitrary<infer P> ? P : never

const tell = (eventId: string) => t.parts.payments.sandbox?.tell(eventId)
const logged: string[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(line) })

/** Tells what is left in whatever order, each one to five times. */
async function tellLate(left: readonly string[], late: readonly number[]): Promise<void> {
  const placeOf = (n: number): number => late[n % late.length] ?? 0
  const all = left.flatMap((eventId, n) =>
    Array.from({ length: 1 + (placeOf(n) % 5) }, (_, time) => ({ eventId, place: placeOf(n + 7 * time) })),
  )
  for (const { eventId } of all.toSorted((one, other) => one.place - other.place)) await tell(eventId)
}

async function play({ steps, late }: Play): Promise<void> {
  const payer = await newPayer()
  const { customerId, employerId } = payer
  const told = new Set<string>()
  let reading: Promise<unknown> = Promise.resolve()
  for (const [n, step] of steps.entries()) {
    await Promise.all([story[n]?.[1](payer), reading])
    reading = Promise.resolve()
    const events = await payer.events()
    for (const place of step.told) {
      const eventId = events[place % events.length] ?? ''
      await tell(eventId)
      told.add(eventId)
    }
    if (step.read !== 'not yet') reading = readTold(t)
    if (step.read === 'then') await reading
  }
  await reading
  await tellLate(
    (await payer.events()).filter((eventId) => !told.has(eventId)),
    late,
  )
  await readTold(t)

  const membership = await membershipOf(t.parts, employerId, t.clock.now())
  expect(membership, story[steps.length - 1]?.[0]).toMatchObject(story[steps.length - 1]?.[2] ?? {})
  const { charges } = await t.parts.payments.billingOf(customerId)
  const { rows } = await listCharges(t.parts.db, employerId, 1, 100)
  const asTold = (all: readonly { id: string; status: string }[]) => all.map(({ id, status }) => `${id} ${status}`).toSorted()
  expect(asTold(rows.map(({ chargeId: id, status }) => ({ id, status })))).toEqual(asTold(charges))
  // Each payment is told once, and so is what was given back of it.
  const notices = await query("select title from notifications where person_id = $1 and type = 'payment_succeeded'", [payer.ownerId])
  const receipts = notices.map(({ title }) => String(title))
  const given = charges.filter(({ status }) => status === 'refunded').length
  const paid = charges.filter(({ status }) => status === 'paid').length
  expect(receipts.filter((title) => title.startsWith('Payment refunded'))).toHaveLength(given)
  const received = receipts.length - given
  expect([received >= paid, received <= paid + given]).toEqual([true, true])
  await readBilling(t.parts, { customerId, isByNight: true }, log)
  expect(logged).toEqual([])
  expect(await membershipOf(t.parts, employerId, t.clock.now())).toEqual(membership)
  // What is due later concerns no other play.
  await t.parts.payments.forget(customerId)
}

const toldLast = (steps: number): Play => ({
  steps: story.slice(0, steps).map(() => ({ told: [], read: 'not yet' })),
  late: [4, 0, 3, 1, 2],
})
const PLAYS = runs(20)
const PATIENCE_MS = PLAYS * 20_000
it(
  'events of all kinds, told in any order, late and again, leave a company what the provider says when it is asked',
  async () => {
    await fc.assert(fc.asyncProperty(anyPlay, play), {
      numRuns: PLAYS,
      endOnFailure: true,
      examples: [[toldLast(story.length)], [toldLast(story.length - 1)]],
    })
    const kinds = await query('select distinct type from payment_events order by 1')
    expect(kinds.map(({ type }) => type)).toEqual([
      'charge.refunded',
      'checkout.session.completed',
      'checkout.session.expired',
      'customer.created',
      'customer.deleted',
      'customer.subscription.created',
      'customer.subscription.deleted',
      'customer.subscription.updated',
      'customer.updated',
      'invoice.finalized',
      'invoice.paid',
      'invoice.payment_failed',
    ])
  },
  PATIENCE_MS,
)
