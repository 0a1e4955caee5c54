import { text as textOf } from 'node:stream/consumers'
import type { Call, Contract } from '@evenshift/contract/call'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { type RefusalCode, refusals } from '@evenshift/contract/refusals'
import { sampleOf } from '@evenshift/contract/sample'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { staffBase, staffService } from '@evenshift/contract/staff/service'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { refusalsOf } from '#server/http/pages/openapi'
import { employer } from '#server/services/employer'
import { seeker } from '#server/services/seeker'
import { staff } from '#server/services/staff'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { employerCallers, seekerCallers, staffCallers } from '#server/testkit/people/callers'
import { newEmployer, rememberApprovals } from '#server/testkit/people/people'

/*
 * The authorisation matrix, made from the contract: every call of every service × every kind of caller.
 * A new call joins by itself.
 */

type Kind =
  | keyof Awaited<ReturnType<typeof employerCallers>>
  | keyof Awaited<ReturnType<typeof seekerCallers>>
  | keyof Awaited<ReturnType<typeof staffCallers>>

const NO_TOKEN_OF_THIS_POOL: readonly Kind[] = ['noToken', 'garbage', 'badSignature', 'algNone', 'otherPool', 'stranger']
const SESSION_IS_OVER: readonly Kind[] = ['expired', 'revoked', 'erased']
const rank = { reviewer: 0, manager: 1, owner: 2 }

/** What the rules of approval and role say to this kind of caller; null lets them through to the call itself. */
function refusalOfRules(call: Call, kind: Kind): RefusalCode | null {
  if (call.caller === 'anyone') return null
  if (NO_TOKEN_OF_THIS_POOL.includes(kind)) return 'UNAUTHORISED'
  if (SESSION_IS_OVER.includes(kind)) return 'SESSION_EXPIRED'
  if (kind === 'passwordAlone') return 'SECOND_STEP_NEEDED'
  const approval = call.approval ?? 'approved'
  if (kind === 'suspended' && approval !== 'even_suspended') return 'PROFILE_SUSPENDED'
  if (approval === 'approved' || approval === 'approved_or_pending') {
    if (kind === 'incomplete') return 'PROFILE_INCOMPLETE'
    if (kind === 'pending' && approval === 'approved') return 'PROFILE_PENDING'
    if (kind === 'rejected') return 'PROFILE_REJECTED'
  }
  if (kind === 'colleague' && call.staffRole === 'administrator') return 'ROLE'
  if ((kind === 'reviewer' || kind === 'manager') && rank[kind] < rank[call.role ?? 'manager']) return 'ROLE'
  return null
}

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

/** Sends the smallest input that the contract takes. */
async function send(prefix: string, call: Call, token: string | null) {
  const sample = (schema: Call['params']) => (schema === undefined ? {} : (sampleOf(schema) as Record<string, string>))
  const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(sample(call.params)[key] ?? ''))
  const query = new URLSearchParams(Object.entries(sample(call.query)).map(([name, value]): [string, string] => [name, String(value)]))
  const answer = await t.app.inject({
    method: call.method,
    url: `${prefix}${path}${query.size > 0 ? `?${query}` : ''}`,
    headers: { 'content-type': 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) },
    ...(call.body !== undefined && { payload: JSON.stringify(sampleOf(call.body)) }),
    payloadAsStream: true,
  })
  const isOpen = answer.headers['content-type'] === 'text/event-stream'
  const text = isOpen ? '' : await textOf(answer.stream())
  // Who has seen that a stream is opened has seen enough.
  if (isOpen) answer.raw.res.destroy()
  return {
    status: answer.statusCode,
    body: text === '' || answer.headers['content-type'] === call.file ? null : (JSON.parse(text) as Record<string, unknown>),
    id: answer.headers['x-request-id'],
  }
}

/** They erase their caller, so they come last. */
const endings = ['eraseAccount', 'eraseEmployerAccount']
const endingsLast = (calls: Contract): [string, Call][] =>
  Object.entries(calls).toSorted(([one], [other]) => Number(endings.includes(one)) - Number(endings.includes(other)))

function matrix(
  prefix: string,
  calls: Contract,
  built: Readonly<Record<string, unknown>>,
  callers: () => Promise<Partial<Record<Kind, string | null>>>,
) {
  let tokens: Partial<Record<Kind, string | null>>
  let restore: () => Promise<void>
  beforeAll(async () => {
    tokens = await callers()
    restore = await rememberApprovals(t)
  })
  // A call may move its caller's profile (one that was rejected is sent again): each begins where all stood.
  beforeEach(() => restore())
  test.each(endingsLast(calls))('%s', async (name, call) => {
    for (const [kind, token] of Object.entries(tokens) as [Kind, string | null][]) {
      const code = refusalOfRules(call, kind)
      const { status, body, id } = await send(prefix, call, token)
      const expected = code ?? (name in built ? null : 'NOT_BUILT')
      if (expected !== null) {
        expect({ kind, status, body }).toEqual({
          kind,
          status: refusals[expected][0],
          body: { statusCode: status, code: expected, message: refusals[expected][1], requestId: id },
        })
      } else {
        const declared = [...refusalsOf(call), 'INVALID_INPUT']
        const isDone = status === (call.status ?? 200)
        expect({ kind, fine: isDone || declared.includes(String(body?.['code'])), status, body: isDone ? null : body }).toMatchObject({
          kind,
          fine: true,
        })
      }
    }
  })
}

describe('seeker service', () => {
  matrix(seekerBase, seekerService, seeker.handlers, () => seekerCallers(t))
})
describe('employer service', () => {
  matrix(employerBase, employerService, employer.handlers, async () => employerCallers(t, await newEmployer(t)))
})
describe('staff service', () => {
  matrix(staffBase, staffService, staff.handlers, () => staffCallers(t))
})
