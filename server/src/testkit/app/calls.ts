import type { Contract, Output, View, ViewInput } from '@evenshift/contract/call'
import type { ErrorEnvelope } from '@evenshift/contract/refusals'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'

export interface CallResult<B> {
  readonly status: number
  /** The answer; only when the status says so. */
  readonly body: B
  /** The same body, read as a refusal. */
  readonly error: ErrorEnvelope
  readonly headers: LightMyRequestResponse['headers']
}

interface Sent {
  readonly params?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

const queryString = (query: Sent['query'] = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one))
  }
  return search.size > 0 ? `?${search}` : ''
}

/**
 * Calls of one service through its front door, typed by the contract: `call('searchJobs', { query: { q: 'barista' } }, token)`. What a call
 * left for after its answer is done too.
 */
export function caller<T extends Contract>(app: FastifyInstance, prefix: string, calls: T) {
  return async <K extends keyof T & string, V extends View = undefined>(
    name: K,
    input: ViewInput<T[K], V>,
    token?: string,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<CallResult<Output<T[K], V>>> => {
    const call = calls[name]
    if (call === undefined) throw new Error(`no call ${name}`)
    const sent = input as Sent
    const path = call.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(sent.params?.[key] ?? ''))
    const response = await app.inject({
      method: call.method,
      url: prefix + path + queryString(sent.query),
      headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
      ...(sent.body !== undefined && { payload: JSON.stringify(sent.body) }),
    })
    await app.settled()
    const body = response.body === '' ? undefined : (response.json() as unknown)
    return { status: response.statusCode, body: body as Output<T[K], V>, error: body as ErrorEnvelope, headers: response.headers }
  }
}
