import type { seekerAdverts } from '@evenshift/contract/seeker/jobs/adverts'
import { advertToApplyFor } from '#server/capabilities/derived/adverts/public'
import type { Handlers, RequestContext } from '#server/http/call/context'
import { refuse } from '#server/http/call/refuse'

export const advertCalls = {
  openAdvert: async ({ params }, context) => (await advertToApplyFor(context, params.id)) ?? refuse('NOT_FOUND'),
} satisfies Handlers<typeof seekerAdverts, RequestContext>
