import type { Method } from '@evenshift/contract/call'
import type { ErrorEnvelope } from '@evenshift/contract/refusals'
import { ApiError, offline } from '#web/api/api-error'
import { words } from '#web/api/words'

export interface Request {
  readonly method: Method
  /** With its parameters filled in and its query behind it. */
  readonly path: string
  readonly body?: unknown
  readonly token?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly signal?: AbortSignal
}
/** Sends a request and gives the answer's body, `undefined` for 204; throws ApiError for every refusal. */
export type Send = (request: Request) => Promise<unknown>

export const send: Send = async (request) => {
  const answer = await answered(request)
  if (answer.status === 204) return undefined
  // The one kind of file that a call answers with.
  if (answer.headers.get('content-type') === 'application/pdf') return new Uint8Array(await answer.arrayBuffer())
  return answer.json().catch(() => null)
}

/** The same, with the body as it comes. */
export async function answered({ method, path, body, token, headers, signal }: Request): Promise<Response> {
  const answer = await reach(path, {
    method,
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(signal ? { signal } : {}),
  })
  if (answer.ok) return answer
  const told: unknown = await answer.json().catch(() => null)
  throw isEnvelope(told) ? new ApiError(told) : unreadable(answer.status)
}

/** The one way in which a browser says that nothing was reached is a TypeError; a cancelled call stays what it is. */
async function reach(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init)
  } catch (error) {
    throw error instanceof TypeError ? offline() : error
  }
}

const isEnvelope = (told: unknown): told is ErrorEnvelope =>
  typeof told === 'object' && told !== null && 'code' in told && 'message' in told

/** Something between us and the server answered in its own words. */
function unreadable(statusCode: number): ApiError {
  const code = statusCode >= 502 && statusCode <= 504 ? 'UNAVAILABLE' : 'INTERNAL'
  return new ApiError({ statusCode, code, message: words.cantConnect })
}
