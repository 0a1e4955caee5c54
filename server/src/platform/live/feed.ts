import { and, asc, eq, gt, lt } from 'drizzle-orm'
import type { Db } from '#server/platform/database/port'
import { placeAt, timeOf } from '#server/platform/live/place'
import type { Live, Published } from '#server/platform/live/port'
import { liveEvents } from '#server/platform/live/tables'
import type { Waker } from '#server/platform/live/waker'

export const KEPT_MS = 60 * 60_000
/** Longer than a transaction lasts: what commits late has the time at which it was written, so one looks so far back again each time. */
const OVERLAP_MS = 60_000
/** So long it rests where nothing happens. */
const REST_MS = 20_000

async function publishedSince(db: Db, personId: string, ms: number): Promise<Published[]> {
  const { id, event, data } = liveEvents
  const isSince = and(eq(liveEvents.personId, personId), gt(id, placeAt(ms)))
  const rows = await db.select({ id, event, data }).from(liveEvents).where(isSince).orderBy(asc(id))
  // An event's data are of its own kind: each row was published as one.
  return rows as Published[]
}

/** Reads the table of what was published whenever somebody wakes it, and after a while: not every wake arrives. */
export const tableFeed = (db: Db, wakers: Pick<Waker, 'enter'>, restMs = REST_MS): Pick<Live, 'follow' | 'forgetOld'> => ({
  async *follow(personId, place, signal) {
    const { pause, leave } = wakers.enter(personId, signal)
    try {
      const now = Date.now()
      let isAnew = place === null || timeOf(place) < now - KEPT_MS + OVERLAP_MS || timeOf(place) > now + OVERLAP_MS
      let lookedAt = isAnew || place === null ? now : timeOf(place)
      let seen = new Set(isAnew ? (await publishedSince(db, personId, now - OVERLAP_MS)).map(({ id }) => id) : [place])
      while (!signal.aborted) {
        const since = lookedAt - OVERLAP_MS
        lookedAt = Date.now()
        const found = await publishedSince(db, personId, since)
        const happenings = found.filter(({ id }) => !seen.has(id))
        seen = new Set(found.map(({ id }) => id))
        yield { place: placeAt(lookedAt), isAnew, happenings }
        isAnew = false
        await pause(restMs)
      }
    } finally {
      leave()
    }
  },
  async forgetOld() {
    await db.delete(liveEvents).where(lt(liveEvents.id, placeAt(Date.now() - KEPT_MS)))
  },
})
