import type { Identity } from '#server/platform/identity/port'
import type { PoolOptions } from '#server/platform/identity/parts'
import { openPool } from '#server/platform/identity/pool'

/** The identity that lives in the product's own database: three pools that share nothing. The tables must be up to date before. */
export async function openEmbeddedIdentity(options: PoolOptions): Promise<Identity> {
  const pools = {
    jobseeker: await openPool('jobseeker', options),
    employer: await openPool('employer', options),
    staff: await openPool('staff', options),
  }
  return { pool: (pool) => pools[pool] }
}
