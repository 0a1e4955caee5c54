import { availableParallelism } from 'node:os'
import type { OwnIdentity } from '#server/platform/identity/port'
import type { PoolOptions } from '#server/platform/identity/parts/parts'
import { openPool } from '#server/platform/identity/pool'
import { bouncesOf } from '#server/platform/identity/store/bounces'
import { fairTurns } from '#server/platform/identity/store/turns'

/** One core is left to everything else. Who waits longest waits some seconds. */
const hashes = { atOnce: Math.max(1, availableParallelism() - 1), waitingMost: 60, waitingMostOfOne: 40 }

/** The identity that lives in the product's own database: three pools that share nothing. The tables must be up to date before. */
export async function openEmbeddedIdentity(options: PoolOptions): Promise<OwnIdentity> {
  const turns = fairTurns(hashes)
  const pools = {
    jobseeker: await openPool('jobseeker', options, turns),
    employer: await openPool('employer', options, turns),
    staff: await openPool('staff', options, turns),
  }
  return { pool: (pool) => pools[pool], bounces: bouncesOf(options.db, options.clock) }
}
