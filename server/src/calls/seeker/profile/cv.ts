import type { seekerCv } from '@evenshift/contract/seeker/profile/cv'
import { cvOf } from '#server/capabilities/derived/cv/public'
import type { Handlers, SeekerContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

export const cvCalls = {
  cv: async ({ query }, context) => (await cvOf(context, context.me.userId, query)) ?? refuse('NOT_FOUND'),
} satisfies Handlers<typeof seekerCv, SeekerContext>
