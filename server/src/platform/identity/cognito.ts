import type { Pool } from '@evenshift/contract/call'
import type { PoolWork } from '#server/platform/identity/cognito/parts'
import { type CognitoPoolOptions, openCognitoPool } from '#server/platform/identity/cognito/pool'
import type { CognitoPool } from '#server/platform/identity/cognito/wire'
import { openEmbeddedIdentity } from '#server/platform/identity/embedded'
import type { PoolOptions } from '#server/platform/identity/parts/parts'
import type { Identity } from '#server/platform/identity/port'

export interface CognitoOptions extends PoolOptions, CognitoPoolOptions {
  /** A pool without one asks people itself. */
  readonly pools: Readonly<Record<Pool, CognitoPool | null>>
}
export interface CognitoIdentity extends Identity {
  /** Does what was left for later; rejects while the service cannot be asked. Safe to run twice. */
  finish(work: PoolWork): Promise<void>
}

/** The identity whose pools are Amazon Cognito's. */
export async function openCognitoIdentity({ pools, ...options }: CognitoOptions): Promise<CognitoIdentity> {
  const own = await openEmbeddedIdentity(options)
  const open = async (pool: Pool) => pools[pool] && openCognitoPool(pool, pools[pool], options)
  const there = { jobseeker: await open('jobseeker'), employer: await open('employer'), staff: await open('staff') }
  return {
    pool: (pool) => there[pool] ?? own.pool(pool),
    bounces: own.bounces,
    async finish(work) {
      await there[work.pool]?.finish(work)
    },
  }
}
