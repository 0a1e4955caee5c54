import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import type { Database } from '#server/platform/database/port'
import { tableFeed } from '#server/platform/live/feed'
import type { FirebaseDatabase } from '#server/platform/live/firebase/database'
import { onlineWakes } from '#server/platform/live/online-wakes'
import { LIVE_CHANNEL, type Live } from '#server/platform/live/port'
import { waker } from '#server/platform/live/waker'

interface FirebaseLiveOptions {
  readonly database: Pick<Database, 'db' | 'listen'>
  readonly online: FirebaseDatabase
  /** Known to every process of the product and to nobody else. */
  readonly secret: string
  readonly log: Logger
  readonly restMs?: number
  readonly pauseMs?: number
}

/**
 * Firebase carries to every process that there is something for somebody; what it is stands in the product's own table. It learns a key that
 * says nothing of whose it is, and a time. Without it whoever follows looks after some seconds, as ever.
 */
export async function openFirebaseLive({ database, online, secret, log, restMs, pauseMs }: FirebaseLiveOptions): Promise<Live> {
  const keyOf = (personId: string): string => createHmac('sha256', secret).update(personId).digest('base64url').slice(0, 22)
  const wakers = waker()
  const wakes = onlineWakes({ database: online, log, heard: wakers.wake, ...(pauseMs !== undefined && { pauseMs }) })
  await database.listen(LIVE_CHANNEL, (personId) => wakes.carry(keyOf(personId)))
  const feed = tableFeed(database.db, { enter: (personId, signal) => wakers.enter(keyOf(personId), signal) }, restMs)
  return {
    follow: feed.follow,
    async forgetOld() {
      await feed.forgetOld()
      await wakes.forgetOld().catch((error: unknown) => log.warn({ err: error }, 'old wakes could not be removed online'))
    },
    close: () => wakes.close(),
  }
}
