import { EventEmitter, once } from 'node:events'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { readBilling, runBillingNight } from '#server/capabilities/derived/billing/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { office } from '#server/testkit/app/office'
import { payOn, readTold } from '#server/testkit/app/payments'
import { type Member, newEmployer } from '#server/testkit/people/people'
import { buy, openPage } from '#server/testkit/people/subscribers'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const logged: { msg: string; customerId: string; changed: string[] }[] = []
const log = pino({ level: 'warn' }, { write: (line: string) => void logged.push(JSON.parse(line) as (typeof logged)[number]) })
const night = () => runBillingNight(t.parts, t.clock.now())
const packageOf = async ({ employerId }: Member) => {
  const { rows } = await t.database.sql.query('select package from memberships where employer_id = $1', [employerId])
  return rows[0]?.['package'] ?? null
}
/** Pays for a plan, and nothing of it is told. */
async function payUntold(owner: Member): Promise<void> {
  await payOn(t, (await openPage(t, owner, 'standard')).url)
  await t.parts.queue.forget(t.parts.db, 'payment.tell', {})
}

describe('once a night', () => {
  it('what no event has told is read, written down and logged; by day nothing is asked', async () => {
    const owner = await newEmployer(t)
    await payUntold(owner)
    t.clock.moveTo(new Date('2026-11-22T12:00:00Z'))
    await night()
    expect([await readTold(t, log), await packageOf(owner)]).toEqual([0, null])
    t.clock.moveTo(new Date('2026-11-23T03:00:00Z'))
    await night()
    expect([await readTold(t, log), await packageOf(owner)]).toEqual([1, 'standard'])
    expect(logged).toMatchObject([
      { msg: 'a night mended what no event had told', changed: expect.arrayContaining(['status', 'entitlements', 'charges']) },
    ])
  })

  it('every customer is asked for once, by however many processes, and nothing is logged where all was told', async () => {
    await buy(t, await newEmployer(t), 'standard')
    logged.length = 0
    t.clock.moveTo(new Date('2026-11-24T03:00:00Z'))
    await Promise.all([night(), night()])
    await night()
    expect(await readTold(t, log)).toBe(2)
    await night()
    expect([await readTold(t, log), logged]).toEqual([0, []])
  })
})

it('the office has every customer read again by hand', async () => {
  const owner = await newEmployer(t)
  await payUntold(owner)
  const { text } = await office(t, 'reconcile')
  expect(text).toBe('The payment provider is asked about 3 customers again. What it mends stands in the log.')
  await readTold(t, log)
  expect(await packageOf(owner)).toBe('standard')
})

it('an answer that comes after that to a later question isn’t written, so that the newest holds', async () => {
  const owner = await newEmployer(t)
  const { url } = await openPage(t, owner, 'standard')
  const { rows } = await t.database.sql.query('select customer_id from memberships where employer_id = $1', [owner.employerId])
  const asked = { customerId: String(rows[0]?.['customer_id']), isByNight: false }
  const steps = new EventEmitter()
  const [isAsked, mayGoOn] = [once(steps, 'asked'), once(steps, 'go on')]
  const { payments } = t.parts
  const held = {
    ...payments,
    async billingOf(customerId: string) {
      const billing = await payments.billingOf(customerId)
      steps.emit('asked')
      await mayGoOn
      return billing
    },
  }
  const late = readBilling({ ...t.parts, payments: held }, asked, log)
  await isAsked
  await payOn(t, url)
  await readBilling(t.parts, asked, log)
  expect(await packageOf(owner)).toBe('standard')
  steps.emit('go on')
  await late
  expect(await packageOf(owner)).toBe('standard')
})
