import type { IdentityContext } from '#server/http/call/context'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { OwnWays } from '#server/platform/identity/port'

/** A call that only a pool serves which asks people itself. */
export const byOwnWays =
  <I, A>(handle: (input: I, context: IdentityContext, ways: OwnWays) => Promise<A | Refusal>) =>
  async (input: I, context: IdentityContext): Promise<A | Refusal> => {
    const { ways } = context.pool
    return ways === null ? refuse('SIGN_IN_ELSEWHERE') : handle(input, context, ways)
  }
