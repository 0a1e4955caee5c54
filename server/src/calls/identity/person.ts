import type { Caller, IdentityContext } from '#server/http/call/context'

/** Who is signed in, in the calls that take a token. */
export function personOf(context: IdentityContext): Caller {
  if (context.me === null) throw new Error('a call that needs a token was let through without one')
  return context.me
}
