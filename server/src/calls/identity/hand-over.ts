import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { tokenOf } from '#server/calls/identity/answers'
import type { Handlers, IdentityContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'
import type { HandedOver } from '#server/platform/identity/port'

/** Coming in by another service, whose tokens the browser hands over; `follows` from a person, an email or a browser that is new here. */
export const handOverHandlers = (follows: (context: IdentityContext) => HandedOver) =>
  ({
    session: async ({ body }, context) => {
      const { elsewhere } = context.pool
      if (elsewhere === null) return refuse('SIGN_IN_ELSEWHERE')
      const result = await elsewhere.handOver(body, context.client, follows(context))
      if (result === 'bad') return refuse('UNAUTHORISED')
      return result === 'expired' ? refuse('SESSION_EXPIRED') : tokenOf(context, result)
    },
  }) satisfies Handlers<StaffIdentityCalls, IdentityContext>
