import type { publicReference } from '@evenshift/contract/public/reference'
import { cityList } from '#server/capabilities/ground/reference/public'
import type { Handlers, RequestContext } from '#server/http/call/context'

const locations = cityList.all.map(({ _id, name, lat, lng }) => ({ _id, name, lat, lng }))

/** What both services tell anybody. */
export const publicReferenceCalls = { locations: async () => locations } satisfies Handlers<typeof publicReference, RequestContext>
