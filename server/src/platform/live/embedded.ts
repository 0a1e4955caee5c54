import type { Database } from '#server/platform/database/port'
import { tableFeed } from '#server/platform/live/feed'
import { LIVE_CHANNEL, type Live } from '#server/platform/live/port'
import { waker } from '#server/platform/live/waker'

/** Notifications of the product's own database wake whoever follows. What was notified during a loss of the connection is not heard. */
export async function openEmbeddedLive({ db, listen }: Pick<Database, 'db' | 'listen'>, restMs?: number): Promise<Live> {
  const wakers = waker()
  await listen(LIVE_CHANNEL, wakers.wake)
  return { ...tableFeed(db, wakers, restMs), close: async () => undefined }
}
