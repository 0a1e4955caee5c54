import { randomUUID } from 'node:crypto'
import { openEmbedded } from '@evenshift/server/platform/database/embedded'
import { openEmbeddedIdentity } from '@evenshift/server/platform/identity/embedded'
import { scryptHashing } from '@evenshift/server/platform/identity/passwords/hashing'
import { join } from 'node:path'
import type { Figure, Measure } from '#bench/run/figure'
import { median } from '#bench/run/median'
import { root } from '#bench/run/root'

const PAIRS = 200
const PASSWORD = 'a quiet week of figures'
const BAR = 1.1

const newAddress = () => `${randomUUID()}@mail.example`
const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

/** How long a pool takes to answer about an address that has an account and one that has none, two hundred pairs in turns. */
export const measure: Measure = async () => {
  const database = await openEmbedded('memory')
  try {
    await database.migrate(join(root, 'server/migrations'))
    const identity = await openEmbeddedIdentity({
      db: database.db,
      clock: { now: () => new Date() },
      baseUrl: 'https://evenshift.example',
      rateLimitFactor: 10_000,
      hashing: scryptHashing,
      send: async () => undefined,
    })
    const pool = identity.pool('jobseeker')
    const known = Array.from({ length: PAIRS }, newAddress)
    for (const email of known) await pool.seed(email, PASSWORD)
    const client = () => ({ address: '192.0.2.1', userAgent: 'bench', browser: randomUUID() })
    const asked: Readonly<Record<string, (email: string) => Promise<unknown>>> = {
      'sign-in': (email) => pool.signIn(email, 'not the password at all', client(), async () => undefined),
      reset: (email) => pool.requestReset(email, client()),
      'sign-up': (email) => pool.signUp(email, PASSWORD, client()),
    }
    const figures: Figure[] = []
    for (const [name, ask] of Object.entries(asked)) {
      const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] }
      for (const [at, email] of known.entries()) {
        const turns = [
          ['known', email],
          ['unknown', newAddress()],
        ] as const
        // Neither is always the first.
        for (const [kind, address] of at % 2 === 0 ? turns : turns.toReversed()) times[kind].push(await timed(() => ask(address)))
      }
      const [one, other] = [median(times.known), median(times.unknown)]
      figures.push({ measure: `${name}: known / unknown, medians`, figure: one, unit: `ms / ${other.toFixed(1)} ms` })
      figures.push({
        measure: `${name}: the longer over the shorter`,
        figure: Math.max(one, other) / Math.min(one, other),
        unit: '',
        bar: BAR,
      })
    }
    return figures
  } finally {
    await database.close()
  }
}
