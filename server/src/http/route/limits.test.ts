import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newSeeker, signIn } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ rateLimitFactor: 1 })
})
afterAll(() => t.close())

/** How many of so many calls in a row are let through, and the first that is not. */
async function untilRefused(calls: number, call: () => ReturnType<TestApp['seeker']>) {
  for (let made = 0; made < calls; made += 1) {
    const answer = await call()
    if (answer.status === 429) return { made, answer }
  }
  return { made: calls, answer: null }
}

test('a person makes 300 calls a minute; the next is told when to come back', async () => {
  const { token } = await newSeeker(t)
  const other = await newSeeker(t)
  // The profile that makes a seeker was one call.
  const { made, answer } = await untilRefused(310, () => t.seeker('profileDetails', {}, token))
  expect([made, answer?.error.code]).toEqual([299, 'RATE_LIMITED'])
  expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await t.seeker('profileDetails', {}, other.token)).status).toBe(200)
})

test('ten codes an hour go to one address, whether it is known or not, in whatever letters it is typed', async () => {
  const asked = async (email: string): Promise<number[]> => {
    const statuses: number[] = []
    for (let ask = 0; ask < 11; ask += 1) {
      const body = { email: ask % 2 === 0 ? email : email.toUpperCase() }
      statuses.push((await t.identity.jobseeker('requestReset', { body })).status)
    }
    return statuses
  }
  const known = await newSeeker(t)
  const tenThenNone = [...Array.from({ length: 10 }, () => 202), 429]
  expect(await asked(known.email)).toEqual(tenThenNone)
  expect(await asked('nobody@mail.example')).toEqual(tenThenNone)
})

test('an address without a token makes 60 calls a minute, with bad tokens as well', async () => {
  const codes = 22
  const { made, answer } = await untilRefused(70, () => t.seeker('profileDetails', {}, 'x.y.z'))
  expect(made).toBe(60 - codes)
  expect(answer?.error.code).toBe('RATE_LIMITED')
  expect((await t.seeker('locations', {})).status).toBe(429)
})

test('what was counted counts in another process on the same records and after a start, and each answer says what is left', async () => {
  const { token } = await newSeeker(t)
  const others = [await t.fastApp(), await t.fastApp()]
  const headers = { authorization: `Bearer ${token}` }
  const statuses = new Map<number, number>()
  let last = 300
  // The profile that makes a seeker was one call.
  for (let call = 0; call < 310; call += 1) {
    const app = others[call % 2] ?? t.app
    const answer = await app.inject({ url: '/info/profile-completion/details', headers })
    statuses.set(answer.statusCode, (statuses.get(answer.statusCode) ?? 0) + 1)
    expect(answer.headers['ratelimit-limit']).toBe('300')
    expect(Number(answer.headers['ratelimit-reset'])).toBeGreaterThan(0)
    last = Math.min(last, Number(answer.headers['ratelimit-remaining']))
  }
  // Tries that the first process holds and does not use are nobody's.
  expect(statuses.get(429)).toBe(310 - 270)
  expect(last).toBe(0)
  const started = await t.fastApp()
  expect((await started.inject({ url: '/info/profile-completion/details', headers })).statusCode).toBe(429)
  const { rows } = await t.database.sql.query('select key from call_limits')
  expect(rows.every(({ key }) => /^[\w-]{43}$/.test(String(key)))).toBe(true)
  for (const app of [...others, started]) await app.close()
})

test('a session that is over has nothing searched for it, and takes none of the calls of a later one', async () => {
  const { email, token } = await newSeeker(t)
  expect((await t.identity.jobseeker('signOutEverywhere', {}, token)).status).toBe(204)
  const select = vi.spyOn(t.parts.db, 'select')
  const searches = () => select.mock.calls.filter(([fields]) => fields !== undefined && 'facets' in fields).length
  const search = (by: string) => t.seeker('searchJobs', { query: { sort: 'newest' } }, by)
  for (let call = 0; call < 305; call += 1) expect((await search(token)).status).toBeGreaterThan(400)
  expect(searches()).toBe(0)
  const found = await search(await signIn(t, 'jobseeker', email))
  expect([found.status, found.body.data, searches()]).toEqual([200, [], 1])
  select.mockRestore()
})
