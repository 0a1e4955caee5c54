import type { LiveEvent } from '@evenshift/contract/model/event'
import { sql } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Db } from '#server/platform/database/port'

type Named = Exclude<LiveEvent, { event: 'unread' }>
/** What happened to somebody. How much is unread is counted when it is sent. */
export type Happening = (Named extends infer E ? (E extends Named ? Pick<E, 'event' | 'data'> : never) : never) | UnreadChanged
interface UnreadChanged {
  readonly event: 'unread'
  readonly data: null
}
export type Published = Happening & { readonly id: string }

/** What has happened since the news before; it may be nothing. */
export interface News {
  /** Whoever goes on from here misses nothing that comes after this. */
  readonly place: string
  /** True of the first where there is no going on from the place that was asked for. */
  readonly isAnew: boolean
  /** In the order in which they happened, as far as one transaction goes. May name again what was named before. */
  readonly happenings: readonly Published[]
}

/**
 * Tells people on whatever process they are what was published to them. `publish` keeps it in the product's database, in the transaction of
 * the change; an adapter carries it on from there once that commits.
 */
export interface Live {
  /** No end but the signal's: news come at each happening, at each wake, and after some seconds of nothing, so that who follows can see whether they still may. */
  follow(personId: string, place: string | null, signal: AbortSignal): AsyncIterable<News>
  /** Removes what nobody can go on from any more. */
  forgetOld(): Promise<void>
  close(): Promise<void>
}

/** Carries the person for whom there is something, at the moment it is committed. */
export const LIVE_CHANNEL = 'live'

/** Tells each of these people what happened to them, once the transaction commits. */
export async function publish(tx: Db, told: readonly (Happening & { readonly personId: string })[]): Promise<void> {
  if (told.length === 0) return
  const rows = JSON.stringify(told.map(({ personId, event, data }) => ({ id: uuidv7(), person_id: personId, event, data })))
  await tx.execute(sql`
    with kept as (
      insert into live_events (id, person_id, event, data)
      select id, person_id, event, nullif(data, 'null') from jsonb_to_recordset(${rows}::jsonb) as row (id uuid, person_id uuid, event text, data jsonb)
      returning person_id
    )
    select pg_notify(${LIVE_CHANNEL}, person_id::text) from (select distinct person_id from kept) as told`)
}

/** Has whatever follows this person look again: their sessions may have ended. */
export async function wake(on: Db, personId: string): Promise<void> {
  await on.execute(sql`select pg_notify(${LIVE_CHANNEL}, ${personId})`)
}

/** Erases what was published to a person. */
export async function forgetPublished(tx: Db, personId: string): Promise<void> {
  await tx.execute(sql`delete from live_events where person_id = ${personId}`)
}
