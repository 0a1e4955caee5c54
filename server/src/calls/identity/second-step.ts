import type { StaffIdentityCalls } from '@evenshift/contract/identity/service'
import { type Met, lockedRefusal, passwordOf, tokenOf } from '#server/calls/identity/answers'
import { byOwnWays } from '#server/calls/identity/ways'
import { personOf } from '#server/calls/identity/person'
import type { Handlers, IdentityContext } from '#server/http/call/context'
import { type Refusal, refuse } from '#server/http/call/refuse'
import type { Locked } from '#server/platform/identity/port'

const WRONG = 'That code isn’t right. Use the newest one in your app.'
const wrongCode = refuse('CODE_WRONG', { message: WRONG, errors: [{ path: 'code', message: WRONG }] })
const codeRefusal = (result: 'wrong' | Locked): Refusal => (result === 'wrong' ? wrongCode : lockedRefusal(result, 'codes'))

/** The code after the password, and what its person sets of it; alike in every pool. */
export const secondStepHandlers = (met: Met) =>
  ({
    passSecondStep: byOwnWays(async ({ body }, context, ways) => {
      const result = await ways.passSecondStep(context.cookieHeader, body.code, context.client, met(context))
      if (result === 'late') return refuse('SECOND_STEP_LATE')
      return typeof result === 'object' && 'cookies' in result ? tokenOf(context, result) : codeRefusal(result)
    }),

    ownSecondStep: async (_input, context) => {
      const { since, codesLeft } = await context.pool.ownSecondStep(personOf(context).userId)
      return { since: since?.toISOString() ?? null, recoveryCodesLeft: codesLeft }
    },

    prepareSecondStep: byOwnWays(
      async ({ body }, context, ways) =>
        (await passwordOf(context, body.password)) ??
        (await ways.prepareSecondStep(personOf(context).userId)) ??
        refuse('ALREADY_EXISTS', { message: 'Your second step is already on.' }),
    ),

    turnOnSecondStep: byOwnWays(async ({ body }, context, ways) => {
      const result = await ways.turnOnSecondStep(personOf(context), body.code)
      return result === 'wrong' || 'lockedSeconds' in result ? codeRefusal(result) : { recoveryCodes: [...result] }
    }),

    turnOffSecondStep: byOwnWays(async ({ body }, context, ways) => {
      const refused = await passwordOf(context, body.password)
      if (refused !== null) return refused
      const result = await ways.turnOffSecondStep(personOf(context).userId, body.code)
      return result === 'done' ? undefined : codeRefusal(result)
    }),

    renewRecoveryCodes: byOwnWays(async ({ body }, context, ways) => {
      const refused = await passwordOf(context, body.password)
      if (refused !== null) return refused
      const result = await ways.renewRecoveryCodes(personOf(context).userId, body.code)
      return result === 'wrong' || 'lockedSeconds' in result ? codeRefusal(result) : { recoveryCodes: [...result] }
    }),
  }) satisfies Handlers<StaffIdentityCalls, IdentityContext>
