import type { Contract } from '@evenshift/contract/call'
import { once } from '#server/capabilities/ground/idempotency/public'
import type { Caller, RequestContext } from '#server/http/call/context'
import { asZod } from '#server/http/route/validate'

type AnyHandler = (
  input: { readonly params?: object; readonly body?: object },
  context: RequestContext & { readonly me: Caller },
) => Promise<object>

/**
 * The same handlers, but that those of repeatable calls run once for an Idempotency-Key. Such a call runs whole in the transaction that
 * keeps its answer, so it asks nothing outside.
 */
export function repeatable<T extends object>(calls: Contract, handlers: T): T {
  const wrapped = Object.entries(handlers).map(([name, handle]: [string, AnyHandler]) => {
    const call = calls[name]
    if (!call?.repeatable || call.output === undefined) return [name, handle] as const
    const output = asZod(call.output)
    const isWhole = (kept: object): boolean => output.safeParse(kept).success
    const handleOnce: AnyHandler = (input, context) => {
      const { db, clock, me, idempotencyKey } = context
      const repeat = { personId: me.userId, call: name, key: idempotencyKey, input }
      return once(db, repeat, clock.now(), (tx) => handle(input, { ...context, db: tx }), isWhole)
    }
    return [name, handleOnce] as const
  })
  return Object.fromEntries(wrapped) as T
}
