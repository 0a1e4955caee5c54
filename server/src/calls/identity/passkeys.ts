import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { type Met, passwordOf, tokenOf } from '#server/calls/identity/answers'
import { byOwnWays } from '#server/calls/identity/ways'
import { personOf } from '#server/calls/identity/person'
import { deviceLabel } from '#server/capabilities/ground/push/public'
import type { Handlers, IdentityContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'
import type { Passkey } from '#server/platform/identity/port'

const shown = ({ id, userAgent, since, lastUsedAt }: Passkey) => ({
  _id: id,
  label: deviceLabel(userAgent),
  since: since.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})

/** Passkeys; alike in every pool. */
export const passkeyHandlers = (met: Met) =>
  ({
    passkeys: byOwnWays(async (_input, context, ways) => (await ways.passkeys(personOf(context).userId)).map(shown)),

    preparePasskey: byOwnWays(async ({ body }, context, ways) => {
      const refused = await passwordOf(context, body.password)
      if (refused !== null) return refused
      context.keepBrowser()
      return ways.preparePasskey(personOf(context).userId, context.client)
    }),

    addPasskey: byOwnWays(async ({ body }, context, ways) => {
      const added = await ways.addPasskey(personOf(context).userId, body, context.client)
      return added === 'refused' ? refuse('PASSKEY_REFUSED') : shown(added)
    }),

    removePasskey: byOwnWays(async ({ params }, context, ways) =>
      (await ways.removePasskey(personOf(context).userId, params.id)) ? undefined : refuse('NOT_FOUND'),
    ),

    preparePasskeySignIn: byOwnWays(async (_input, context, ways) => {
      context.keepBrowser()
      return ways.preparePasskeySignIn(context.client)
    }),

    signInWithPasskey: byOwnWays(async ({ body }, context, ways) => {
      const result = await ways.signInWithPasskey(body, context.client, met(context))
      return result === 'refused' ? refuse('PASSKEY_REFUSED') : tokenOf(context, result)
    }),
  }) satisfies Handlers<StaffIdentityCalls, IdentityContext>
