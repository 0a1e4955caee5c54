import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database, or an open transaction on it: both answer the same questions. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

/** Plain SQL with $1 parameters, for parts that bring their own statements (the queue). */
export interface Sql {
  query(text: string, values?: unknown[]): Promise<{ rows: Record<string, unknown>[] }>
}

export interface Database {
  readonly kind: 'embedded' | 'postgres'
  readonly db: Db
  readonly sql: Sql
  /** Brings the tables up to date; safe when several processes start at once. */
  migrate(folder: string): Promise<void>
  /** Hears a NOTIFY channel until the database is closed. */
  listen(channel: string, heard: (payload: string) => void): Promise<void>
  /** One round trip; false when the database does not answer. */
  isUp(): Promise<boolean>
  close(): Promise<void>
}

/** Why a statement failed, as far as callers may act on it. */
export type Outage = 'unavailable' | 'busy' | 'full'
