import type { Call, Input, Output } from '@evenshift/contract/call'

/** The longest that any answer may take. */
export const ANSWER_MS_MOST = 15_000

export interface Answer<B> {
  readonly status: number
  readonly headers: Headers
  /** As the contract describes it; only when the status says so. */
  readonly body: B
  /** The answer as it came. */
  readonly text: string
}

/** Makes a call that has no parameters in its path. Rejects when no answer comes, or none in time. */
export async function ask<C extends Call>(
  base: string,
  call: C,
  input: Input<C>,
  token?: string,
  cookie?: string,
): Promise<Answer<Output<C>>> {
  const { body } = input as { body?: unknown }
  const response = await fetch(base + call.path, {
    method: call.method,
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }), ...(cookie && { cookie }) },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_MS_MOST),
  })
  const text = await response.text()
  const answer = (text === '' ? undefined : JSON.parse(text)) as Output<C>
  return { status: response.status, headers: response.headers, body: answer, text }
}
