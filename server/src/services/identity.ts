import type { Pool } from '@evenshift/contract/call'
import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { identityHandlers } from '#server/capabilities/accounts/calls.identity'

/** One pool's own identity calls, under a path that names the pool. */
export const identityOf = (pool: Pool) => ({
  prefix: identityBases[pool],
  calls: identityService[pool],
  handlers: identityHandlers,
  compress: false as const,
})
