import type { seekerPrivacy } from '@evenshift/contract/seeker/privacy'
import { eraseSeeker } from '#server/capabilities/derived/retention/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

export const erasureCalls = {
  eraseAccount: async ({ body }, context) => {
    const checked = await context.identity.pool('jobseeker').checkPassword(context.me.userId, body.password)
    if (checked === 'wrong') return refuse('SIGN_IN_FAILED', { message: 'That isn’t your password.' })
    if (checked !== 'right') return refuse('RATE_LIMITED', { retryAfter: checked.lockedSeconds })
    return eraseSeeker(context, context.me)
  },
} satisfies Handlers<typeof seekerPrivacy, SeekerContext>
