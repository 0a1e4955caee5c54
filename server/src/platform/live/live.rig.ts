import { pino } from 'pino'
import type { Database } from '#server/platform/database/port'
import { openEmbeddedLive } from '#server/platform/live/embedded'
import { openFirebaseLive } from '#server/platform/live/firebase'
import { FIREBASE_SCOPES, openFirebaseDatabase } from '#server/platform/live/firebase/database'
import { firebaseDouble } from '#server/platform/live/firebase/firebase.rig'
import type { Live } from '#server/platform/live/port'
import { googleDouble } from '#server/testkit/app/google'

export interface LiveRig {
  /** A process's feed on this database. */
  open(database: Database, restMs?: number): Promise<Live>
  close(): Promise<void>
}

export const embeddedRig = async (): Promise<LiveRig> => ({ open: openEmbeddedLive, close: async () => undefined })

interface Pace {
  readonly keepAliveMs?: number
  readonly silentMs?: number
}

/** Feeds that tell each other over a double of Firebase; each has an access of its own, as processes have. */
export async function firebaseRig({ keepAliveMs, silentMs = 5_000 }: Pace = {}) {
  const google = await googleDouble()
  const firebase = await firebaseDouble({ google, ...(keepAliveMs !== undefined && { keepAliveMs }) })
  const open: LiveRig['open'] = (database, restMs) =>
    openFirebaseLive({
      database,
      online: openFirebaseDatabase({ url: firebase.service.url, access: google.access(FIREBASE_SCOPES), timeoutMs: 500, silentMs }),
      secret: google.account.privateKey,
      log: pino({ level: 'silent' }),
      pauseMs: 20,
      ...(restMs !== undefined && { restMs }),
    })
  return {
    google,
    firebase,
    open,
    async close() {
      await firebase.close()
      await google.close()
    },
  }
}
