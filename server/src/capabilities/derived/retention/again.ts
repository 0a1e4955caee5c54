import { eraseCompanyAgain, eraseMemberAgain } from '#server/capabilities/derived/retention/employer'
import { eraseSeekerAgain } from '#server/capabilities/derived/retention/seeker'
import type { Parts } from '#server/http/call/context'
import type { Tombstone } from '#server/platform/tombstones/port'

/** People asked after in one query. */
const BATCH = 1000

/**
 * Erases again whom an older copy of the database has brought back: at the start, before anybody is served. Companies come first, since
 * their people go with them. @returns how many there were
 */
export async function eraseAgain(parts: Pick<Parts, 'db' | 'queue' | 'clock' | 'identity' | 'tombstones'>): Promise<number> {
  const tombstones = await parts.tombstones.all()
  const idsOf = (kind: Tombstone['kind']) => tombstones.filter((one) => one.kind === kind).map(({ id }) => id)
  let erased = 0
  const members = new Set(idsOf('member'))
  for (const id of idsOf('company')) if (await eraseCompanyAgain(parts, id, members)) erased += 1
  for (const [pool, kind, erase] of [
    ['employer', 'member', eraseMemberAgain],
    ['jobseeker', 'seeker', eraseSeekerAgain],
  ] as const) {
    const ids = idsOf(kind)
    for (let at = 0; at < ids.length; at += BATCH) {
      for (const [userId, email] of await parts.identity.pool(pool).emailsOf(ids.slice(at, at + BATCH))) {
        await erase(parts, { userId, email })
        erased += 1
      }
    }
  }
  return erased
}
