import type { Call, Contract, Schema } from '@evenshift/contract/call'
import { employerService } from '@evenshift/contract/employer/service'
import { identityService } from '@evenshift/contract/identity/service'
import { siteService } from '@evenshift/contract/public/site'
import { seekerService } from '@evenshift/contract/seeker/service'
import { staffService } from '@evenshift/contract/staff/service'
import fc from 'fast-check'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { createApp } from '#server/http/app'
import { serve } from '#server/http/route/serve'
import { asZod } from '#server/http/route/validate'
import { anyOf } from '#server/testkit/arbitrary'

const services: Readonly<Record<string, Contract>> = {
  seekers: seekerService,
  employers: employerService,
  staff: staffService,
  site: siteService,
  'seekers’ identity': identityService.jobseeker,
  'employers’ identity': identityService.employer,
  'staff’s identity': identityService.staff,
}
const answering = Object.entries(services).flatMap(([service, calls]) =>
  Object.entries(calls).flatMap(([name, call]): [string, Call & { readonly output: NonNullable<Call['output']> }][] =>
    call.output === undefined ? [] : [[`${service} ${name}`, { ...call, output: call.output }]],
  ),
)

/** What both writers answer to what a handler gives. */
function written(output: Schema) {
  let given: unknown = null
  const app = createApp({ log: pino({ level: 'silent' }), trustProxy: null })
  const open = { method: 'GET', path: '/', summary: '', caller: 'anyone', output } as const
  for (const mode of ['fast', 'checked'] as const)
    serve(app, { prefix: `/${mode}`, calls: { open }, handlers: { open: async () => given }, door: async () => ({}), output: mode })
  return async (value: unknown) => {
    given = value
    const answers = [await app.inject('/fast/'), await app.inject('/checked/')]
    return answers.map(({ statusCode, body }) => [statusCode, JSON.parse(body) as unknown])
  }
}

describe('both writers give to the letter what the contract says, whatever its shape allows', () => {
  test.each(answering)('%s', async (_name, call) => {
    const [give, schema] = [written(call.output), asZod(call.output)]
    await fc.assert(
      fc.asyncProperty(
        anyOf(call.output, 'output')
          .filter((value) => schema.safeParse(value).success)
          .map((value) => schema.parse(value)),
        async (value) => {
          const meant = [200, JSON.parse(JSON.stringify(value))]
          expect(await give(value)).toEqual([meant, meant])
        },
      ),
      { numRuns: 20, seed: 1 },
    )
  })
})
