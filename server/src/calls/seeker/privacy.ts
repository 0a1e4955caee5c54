import type { seekerPrivacy } from '@evenshift/contract/seeker/privacy'
import { ownExports, requestOwnExport } from '#server/calls/exports'
import { eraseSeeker } from '#server/capabilities/derived/retention/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

export const seekerPrivacyCalls = {
  eraseAccount: async ({ body }, context) => {
    const checked = await context.identity.pool('jobseeker').checkPassword(context.me.userId, body.password)
    if (checked === 'wrong') return refuse('SIGN_IN_FAILED', { message: 'That isn’t your password.' })
    if (checked !== 'right') return refuse('RATE_LIMITED', { retryAfter: checked.lockedSeconds })
    return eraseSeeker(context, context.me)
  },

  exports: (_input, context) => ownExports(context),
  requestExport: (_input, context) => requestOwnExport('jobseeker', context),
} satisfies Handlers<typeof seekerPrivacy, SeekerContext>
