import { afterAll, beforeAll, expect, it } from 'vitest'
import { endBillingOf, eraseBillingOf } from '#server/capabilities/derived/billing/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { payOn, readTold, tellEvents } from '#server/testkit/app/payments'
import { type Member, newEmployer } from '#server/testkit/people/people'
import { buy, openPage } from '#server/testkit/people/subscribers'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const query = async (text: string, values: unknown[] = []) => (await t.database.sql.query(text, values)).rows

const tables = ['charges', 'charity_requests', 'checkouts', 'entitlements', 'memberships'] as const
/** How many rows of a company there are in each table of what is paid for. */
const rowsOf = async ({ employerId }: Member) => {
  const counts = tables.map(async (table) => [
    table,
    (await query(`select count(*)::int as rows from ${table} where employer_id = $1`, [employerId]))[0]?.['rows'],
  ])
  return Object.fromEntries(await Promise.all(counts)) as Record<(typeof tables)[number], number>
}

/** A company that has used all that can be paid for, and has a page open. */
async function newSubscriber() {
  const owner = await newEmployer(t, 'Copper & Bean')
  await buy(t, owner, 'single_post')
  await buy(t, owner, 'standard')
  await t.employer('askCharityPlan', { body: { kind: 'charity', number: '1234567' } }, owner.token)
  const { url } = await openPage(t, owner, 'single_post')
  const [row] = await query('select customer_id from memberships where employer_id = $1', [owner.employerId])
  return { owner, url, customerId: String(row?.['customer_id']) }
}

async function erase(employerId: string): Promise<void> {
  const { db, queue } = t.parts
  const customerId = await db.transaction((tx) => eraseBillingOf({ tx, queue, now: t.clock.now() }, employerId))
  if (customerId !== null) await endBillingOf(t.parts, employerId, customerId)
}

it('of a company that leaves nothing is left but what was charged, which names no one, and nothing is charged any more', async () => {
  const [leaving, other] = [await newSubscriber(), await newSubscriber()]
  const all = { charges: 2, charity_requests: 1, checkouts: 3, entitlements: 2, memberships: 1 }
  expect([await rowsOf(leaving.owner), await rowsOf(other.owner)]).toEqual([all, all])
  await tellEvents(t)

  for (let time = 0; time < 2; time += 1) await erase(leaving.owner.employerId)
  expect(await rowsOf(leaving.owner)).toEqual({ charges: 2, charity_requests: 0, checkouts: 0, entitlements: 0, memberships: 0 })
  const kept = await query('select one::text as text from charges as one where employer_id = $1', [leaving.owner.employerId])
  for (const { text } of kept) for (const name of [leaving.owner.email, 'Copper', 'Bean']) expect(text).not.toContain(name)
  const { payments } = t.parts
  expect(await payments.billingOf(leaving.customerId)).toMatchObject({
    subscription: null,
    charges: [{ status: 'paid' }, { status: 'paid' }],
  })
  expect(await payOn(t, leaving.url)).toHaveProperty('page')

  expect(await rowsOf(other.owner)).toEqual(all)
  expect((await payments.billingOf(other.customerId)).subscription).toMatchObject({ status: 'active' })
})

it('what was paid a moment before is kept too, and what the provider tells afterwards has no effect', async () => {
  const { owner, url } = await newSubscriber()
  expect(await payOn(t, url)).toHaveProperty('next')
  await erase(owner.employerId)
  expect(await rowsOf(owner)).toMatchObject({ charges: 3, memberships: 0 })
  const before = await rowsOf(owner)
  await tellEvents(t)
  expect(await readTold(t)).toBe(0)
  expect(await rowsOf(owner)).toEqual(before)
})
