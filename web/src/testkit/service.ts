import type { Call, Contract, Input, Output } from '@evenshift/contract/call'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { type IdentityCalls, identityBases, identityService } from '@evenshift/contract/identity/service'
import { siteService } from '@evenshift/contract/public/site'
import { type ErrorEnvelope, type RefusalCode, refusals } from '@evenshift/contract/refusals'
import { sampleOf } from '@evenshift/contract/sample'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { staffBase, staffService } from '@evenshift/contract/staff/service'
import { expect, onTestFinished, vi } from 'vitest'
import type { z } from 'zod'
import { HOUR_MS } from '@evenshift/contract/days'
import type { Services } from '#web/api/keys'
import { session } from '#web/shared/session/current'
import { staffSession } from '#web/shared/session/staff'

const sides = {
  seeker: { base: seekerBase, calls: seekerService satisfies Contract, type: 'jobseeker' },
  employer: { base: employerBase, calls: employerService satisfies Contract, type: 'employer' },
  staff: { base: staffBase, calls: staffService satisfies Contract, type: 'staff' },
} as const

/** A no: its code, a sentence for each path of the input, and what else its code tells. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly fields: Readonly<Record<string, string>>
  readonly details: ErrorEnvelope['details']
  constructor(code: RefusalCode, fields: Readonly<Record<string, string>> = {}, details?: ErrorEnvelope['details']) {
    super(refusals[code][1])
    this.code = code
    this.fields = fields
    this.details = details
  }
}
type Answer<X> = Output<X> | Refusal
type Answers<X> = { [K in keyof X]?: (input: Input<X[K]>) => Answer<X[K]> | Promise<Answer<X[K]>> }
export interface Service<X> {
  /** What the calls answer from now on; whatever is not told answers the sample of its contract. */
  readonly answers: (answers: Answers<X>) => void
  /** What was sent to a call, in order. */
  readonly sent: <K extends keyof X>(call: K) => readonly Input<X[K]>[]
  /** The line goes, until it comes back. */
  readonly goOffline: () => void
  readonly comeBack: () => void
}

/**
 * One side's service and identity at the end of the network, with somebody signed in to it. It takes what its contract takes and gives what that gives;
 * anything else fails the test.
 */
export function openService<S extends keyof Services>(side: S): Service<Services[S] & IdentityCalls> {
  const { type } = sides[side]
  const told: Record<string, (input: unknown) => unknown> = {}
  const sent: Record<string, unknown[]> = {}
  let isOffline = false
  const answer = async (url: string, { method = 'GET', body }: RequestInit): Promise<Response> => {
    if (isOffline) throw new TypeError('Failed to fetch')
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    if (pathname === siteService.config.path) return Response.json(sampleOf(siteService.config.output))
    const isIdentity = pathname.startsWith(identityBases[type])
    const { base, calls } = isIdentity ? { base: identityBases[type], calls: identityService[type] } : sides[side]
    const [name, call, params] = callAt(calls, method, pathname.slice(base.length))
    const input = {
      params,
      query: Object.fromEntries(searchParams),
      ...(typeof body === 'string' ? { body: JSON.parse(body) as unknown } : {}),
    }
    ;(sent[name] ??= []).push(input)
    if (call.body) (call.body as z.ZodType).parse(input.body)
    const output = searchParams.get('view') === 'card' ? call.card : call.output
    const given = (await told[name]?.(input)) ?? (output && sampleOf(output))
    if (given instanceof Refusal) return refused(given)
    if (call.file) return new Response(given as BodyInit, { headers: { 'content-type': call.file } })
    if (!output) return new Response(null, { status: 204 })
    ;(output as z.ZodType).parse(given)
    return Response.json(given, { status: call.status ?? 200 })
  }
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
  onTestFinished(() => line.mockRestore())
  const faults: unknown[] = []
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    try {
      return await answer(url, init)
    } catch (error) {
      if (!isOffline) faults.push(error)
      throw error
    }
  })
  onTestFinished(() => expect(faults, 'what the contract doesn’t take or give').toEqual([]))
  const grant = { accessToken: 'token', expiresAt: new Date(Date.now() + HOUR_MS).toISOString() }
  if (type === 'staff') staffSession.enter(type, grant)
  else session.enter(type, grant)
  return {
    answers: (answers) => void Object.assign(told, answers),
    sent: (call) => (sent[call as string] ?? []) as never,
    goOffline: () => {
      isOffline = true
      line.mockReturnValue(false)
    },
    comeBack: () => {
      isOffline = false
      line.mockReturnValue(true)
    },
  }
}

function callAt(calls: Contract, method: string, path: string): [name: string, call: Call, params: Record<string, string>] {
  for (const [name, call] of Object.entries(calls)) {
    const groups = new RegExp(`^${call.path.replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`).exec(path)
    if (groups && call.method === method) return [name, call, { ...groups.groups }]
  }
  throw new Error(`No call of the contract is ${method} ${path}`)
}

function refused({ code, message, fields, details }: Refusal): Response {
  const [statusCode] = refusals[code]
  const errors = Object.entries(fields).map(([path, sentence]) => ({ path, message: sentence }))
  return Response.json({ statusCode, code, message, errors, details, requestId: 'test' }, { status: statusCode })
}
