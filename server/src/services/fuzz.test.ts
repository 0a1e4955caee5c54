import type { Call, Contract, Pool, Schema } from '@evenshift/contract/call'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { siteService } from '@evenshift/contract/public/site'
import { refusals } from '@evenshift/contract/refusals'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { staffBase, staffService } from '@evenshift/contract/staff/service'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { anyOf } from '#server/testkit/arbitrary'
import { broken, brokenBody, oddHeaders } from '#server/testkit/broken'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { newSeeker, newStaff, rememberApprovals } from '#server/testkit/people/people'

/* Every call of the contract, asked with whatever its shapes allow, nearly allow and do not allow: nothing of it is a fault of ours. */

const REQUESTS = 20_000
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_123)

const services: readonly (readonly [base: string, calls: Contract])[] = [
  [seekerBase, seekerService],
  [employerBase, employerService],
  [staffBase, staffService],
  [identityBases.jobseeker, identityService.jobseeker],
  [identityBases.employer, identityService.employer],
  ['', siteService],
]
/** After these nobody is left who could ask for more; and a stream has no end to wait for. */
const endings = ['eraseAccount', 'eraseEmployerAccount', 'signOutEverywhere', 'changePassword', 'signOutPerson', 'endSession']
const calls = services.flatMap(([base, group]) =>
  Object.entries(group).flatMap(([name, call]): (Call & { readonly url: string })[] =>
    endings.includes(name) || call.stream !== undefined ? [] : [{ ...call, url: base + call.path }],
  ),
)

interface Request {
  readonly call: Call & { readonly url: string }
  readonly params: unknown
  readonly query: unknown
  readonly body: unknown
  readonly raw: string | Buffer | null
  readonly headers: Readonly<Record<string, string>>
  readonly from: Pool | null
}
/** Mostly what the shape describes, else something near it. */
const near = (schema: Schema | undefined): fc.Arbitrary<unknown> => {
  if (schema === undefined) return fc.oneof({ weight: 19, arbitrary: fc.constant(undefined) }, broken(fc.constant({})))
  const valid = anyOf(schema, 'input')
  return fc.oneof({ weight: 2, arbitrary: valid }, broken(valid))
}
const anyRequest: fc.Arbitrary<Request> = fc.oneof(
  ...calls.map((call) =>
    fc.record<Request>({
      call: fc.constant(call),
      params: near(call.params),
      query: near(call.query),
      body: near(call.body),
      raw: fc.oneof({ weight: 29, arbitrary: fc.constant(null) }, brokenBody),
      headers: fc.oneof({ weight: 9, arbitrary: fc.constant({}) }, oddHeaders),
      from: fc.oneof(
        { weight: 12, arbitrary: fc.constant(call.caller === 'anyone' ? null : call.caller) },
        fc.constantFrom('jobseeker', 'employer', 'staff', null),
      ),
    }),
  ),
)

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g
/** The same with ids that there are in place of those that were made up; the last one of them is nobody's. */
const withIds = (value: unknown, ids: readonly string[]): string =>
  JSON.stringify(value).replace(UUID, (id) => ids[parseInt(id.replaceAll('-', '').slice(-12), 16) % (ids.length + 1)] ?? id)

const asText = (value: unknown): string => (typeof value === 'string' ? value : String(JSON.stringify(value)))
function addressOf({ call, params, query }: Request): string {
  const given = (params ?? {}) as Readonly<Record<string, unknown>>
  const sent = Object.entries(typeof query === 'object' || query === undefined ? (query ?? {}) : { query })
  const search = new URLSearchParams(
    sent.flatMap(([name, value]) => (Array.isArray(value) ? value : [value]).map((one): [string, string] => [name, asText(one)])),
  )
  return `${call.url.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(Buffer.from(asText(given[name])).toString()))}?${search}`
}

let t: TestApp
let tokens: Readonly<Record<Pool, string>>
let ids: readonly string[]
let restore: () => Promise<void>
beforeAll(async () => {
  t = await testApp()
  const [boss, seeker, staff] = [await newHiringEmployer(t), await newSeeker(t), await newStaff(t)]
  tokens = { employer: boss.token, jobseeker: seeker.token, staff: staff.token }
  for (const title of ['Barista', 'Cook', 'Waiter']) {
    const jobId = await publishJob(t, boss, { title })
    for (const token of [seeker.token, (await newSeeker(t)).token]) await t.seeker('applyForJob', { body: { jobId } }, token)
    await t.seeker('saveJob', { body: { jobId } }, seeker.token)
  }
  await t.seeker('saveSearch', { body: { name: 'Coffee', query: 'q=barista' } }, seeker.token)
  restore = await rememberApprovals(t)
  const heard = new Set<string>()
  for (const { method, url, caller, params } of calls) {
    if (method !== 'GET' || params !== undefined) continue
    const headers = caller === 'anyone' ? {} : { authorization: `Bearer ${tokens[caller]}` }
    for (const id of (await t.app.inject({ url, headers })).body.match(UUID)?.slice(0, 20) ?? []) heard.add(id)
  }
  ids = [...heard]
})
afterAll(() => t.close())

async function send(request: Request) {
  const { call, body, raw, headers, from } = request
  const known = JSON.parse(withIds({ params: request.params, query: request.query }, ids)) as Pick<Request, 'params' | 'query'>
  return t.app.inject({
    method: call.method,
    url: addressOf({ ...request, ...known }),
    headers: { 'content-type': 'application/json', ...(from !== null && { authorization: `Bearer ${tokens[from]}` }), ...headers },
    ...(call.method !== 'GET' && (raw !== null || body !== undefined) && { payload: raw ?? withIds(body, ids) }),
  })
}

test(`${REQUESTS} requests of every kind, of seekers, employers and strangers, meet no fault of ours`, async () => {
  const counts = new Map<number, number>()
  let sent = 0
  await fc.assert(
    fc.asyncProperty(anyRequest, async (request) => {
      // Some calls move their caller's profile, and whoever waits or is suspended reaches little.
      if ((sent += 1) % 100 === 0) await restore()
      const { statusCode, body } = await send(request)
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
      if (statusCode < 400) return
      expect(JSON.parse(body)).toMatchObject({ statusCode, message: expect.any(String), requestId: expect.any(String) })
      expect(Object.keys(refusals)).toContain((JSON.parse(body) as { code: string }).code)
      expect(statusCode === refusals.NOT_BUILT[0] || statusCode < 500, `${statusCode} ${body}`).toBe(true)
    }),
    { numRuns: REQUESTS, seed: SEED },
  )
  // Most of what there is to reach is reached.
  expect(counts.get(200)).toBeGreaterThan(REQUESTS / 10)
}, 600_000)
