import type { Call, Contract } from '@evenshift/contract/call'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { employer } from '#server/services/employer'
import { seeker } from '#server/services/seeker'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { demoToken, loadMarket } from '#server/testkit/app/demo'

let t: TestApp
let fast: FastifyInstance
beforeAll(async () => {
  t = await testApp()
  fast = await t.fastApp()
  await loadMarket(t, { employers: 9, jobsEach: 3, seekers: 8, applications: 60 })
}, 120_000)
afterAll(async () => {
  await fast.close()
  await t.close()
})

/** Every built GET that needs no input, and for the rows of its lists the call that opens one of them. */
function reads(calls: Contract, built: object): [string, Call][] {
  return Object.entries(calls).filter(
    ([name, call]) => call.method === 'GET' && name in built && call.params === undefined && call.output !== undefined,
  )
}

async function compare(prefix: string, calls: Contract, built: object, pool: 'jobseeker' | 'employer'): Promise<number> {
  const headers = { authorization: `Bearer ${await demoToken(t, pool)}` }
  let compared = 0
  for (const [name, call] of reads(calls, built)) {
    const request = { method: 'GET', url: `${prefix}${call.path}`, headers } as const
    const [checked, quick] = [await t.app.inject(request), await fast.inject(request)]
    expect({ name, status: quick.statusCode }).toEqual({ name, status: checked.statusCode })
    if (checked.statusCode !== 200) continue
    expect({ name, body: quick.json() }).toEqual({ name, body: checked.json() })
    compared += 1
  }
  return compared
}

test('the fast serialiser writes what the contract’s own parse would, for every list of a seeker', async () => {
  expect(await compare(seekerBase, seekerService, seeker.handlers, 'jobseeker')).toBeGreaterThan(12)
})
test('the fast serialiser writes what the contract’s own parse would, for every list of an employer', async () => {
  expect(await compare(employerBase, employerService, employer.handlers, 'employer')).toBeGreaterThan(8)
})
