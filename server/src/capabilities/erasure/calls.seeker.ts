import type { seekerPrivacy } from '@evenshift/contract/seeker/privacy'
import { eraseSeeker } from '#server/capabilities/erasure/seeker'
import type { Handlers, SeekerContext } from '#server/http/context'

export const erasureCalls = {
  eraseAccount: (_input, context) => eraseSeeker(context, context.me),
} satisfies Handlers<typeof seekerPrivacy, SeekerContext>
