import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { type Met, passwordOf, tokenOf } from '#server/calls/identity/answers'
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
    passkeys: async (_input, context) => (await context.pool.passkeys(personOf(context).userId)).map(shown),

    preparePasskey: async ({ body }, context) => {
      const refused = await passwordOf(context, body.password)
      if (refused !== null) return refused
      context.keepBrowser()
      return context.pool.preparePasskey(personOf(context).userId, context.client)
    },

    addPasskey: async ({ body }, context) => {
      const added = await context.pool.addPasskey(personOf(context).userId, body, context.client)
      return added === 'refused' ? refuse('PASSKEY_REFUSED') : shown(added)
    },

    removePasskey: async ({ params }, context) =>
      (await context.pool.removePasskey(personOf(context).userId, params.id)) ? undefined : refuse('NOT_FOUND'),

    preparePasskeySignIn: async (_input, context) => {
      context.keepBrowser()
      return context.pool.preparePasskeySignIn(context.client)
    },

    signInWithPasskey: async ({ body }, context) => {
      const result = await context.pool.signInWithPasskey(body, context.client, met(context))
      return result === 'refused' ? refuse('PASSKEY_REFUSED') : tokenOf(context, result)
    },
  }) satisfies Handlers<StaffIdentityCalls, IdentityContext>
