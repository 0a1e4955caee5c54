import type { Input, Output, View, ViewInput, Wire } from '@evenshift/contract/call'
import type { Send } from '#web/api/send'

export interface CallOptions {
  readonly signal?: AbortSignal
  /** Such as Idempotency-Key. */
  readonly headers?: Readonly<Record<string, string>>
}
/** Calls without params, query and body take no input. */
export type CallArguments<C, V extends View = undefined> =
  {} extends Input<C> ? [input?: ViewInput<C, V>, options?: CallOptions] : [input: ViewInput<C, V>, options?: CallOptions]
/** One function a call of the contract: `client.saveJob({ body: { jobId } })`. Throws ApiError. */
export type Client<X> = {
  readonly [K in keyof X]: <V extends View = undefined>(...args: CallArguments<X[K], V>) => Promise<Output<X[K], V>>
}

/** Some calls of a service for whoever asks for no view: whatever answers in their shapes will do. */
export type Calls<X, Names extends keyof X> = {
  readonly [K in Names]: (...args: CallArguments<X[K]>) => Promise<Output<X[K]>>
}

interface AnyInput {
  readonly params?: Readonly<Record<string, unknown>>
  readonly query?: Readonly<Record<string, unknown>>
  readonly body?: unknown
}

/** Makes a service's client from its wire table: no call is written by hand. */
export function createClient<X>(wire: Wire<X>, send: Send): Client<X> {
  const table = wire as Readonly<Record<string, Wire<X>[keyof X] | undefined>>
  /** The writes that are on their way: a second press in the same instant gets the answer of the first. */
  const going = new Map<string, Promise<unknown>>()
  const call = (name: string) => {
    const entry = table[name]
    if (!entry) return undefined
    const [method, path] = entry
    return (input: AnyInput = {}, options: CallOptions = {}) => {
      const address = addressOf(path, input)
      const ask = () => send({ method, path: address, ...(input.body === undefined ? {} : { body: input.body }), ...options })
      // What is read may be cancelled, and asked for again at once.
      if (method === 'GET' || options.signal) return ask()
      const what = JSON.stringify([method, address, input.body])
      const answer = going.get(what) ?? ask().finally(() => going.delete(what))
      going.set(what, answer)
      return answer
    }
  }
  // The proxy answers with a call of the table for each of its names, which is what Client<X> says.
  return new Proxy({}, { get: (_, name) => (typeof name === 'string' ? call(name) : undefined) }) as Client<X>
}

/** Fills `{name}` parts in and puts the query behind; a list repeats its key, what is undefined is left out. */
export function addressOf(path: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined && one !== null) search.append(key, String(one))
  const text = search.toString()
  return text ? `${filled}?${text}` : filled
}
