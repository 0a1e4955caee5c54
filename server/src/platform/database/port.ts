import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The database, or an open transaction on it: both answer the same questions. */
export type Db = PgDatabase<PgQueryResultHKT, Record<string, never>>

interface Statement<T> {
  getQuery(): { readonly sql: string }
  execute(values: Record<string, unknown>): Promise<T>
}
/** By their texts, the names of the statements that are kept prepared. */
const names = new Map<string, string>()
/** For a driver that is told the text alone. */
export const preparedName = (text: string): string | undefined => names.get(text)

/**
 * A statement that nearly every call asks: its text is written once, and the database plans it once a connection under this name.
 * Only for what reads by a key; what searches is planned for its own values.
 */
export function prepared<T>(
  name: string,
  write: (db: Db) => { prepare(name: string): Statement<T> },
): (db: Db, values: Record<string, unknown>) => Promise<T> {
  const written = new WeakMap<Db, Statement<T>>()
  return (db, values) => {
    const statement = written.get(db) ?? write(db).prepare(name)
    if (!written.has(db)) names.set(statement.getQuery().sql, name)
    written.set(db, statement)
    return statement.execute(values)
  }
}

/**
 * The same for a statement that is made anew for each call but reads alike every time, and whose plan its values do not change. `name` is
 * of this one text.
 */
export function preparedAs<T>(name: string, query: { prepare(name: string): Statement<T> }): Promise<T> {
  const statement = query.prepare(name)
  names.set(statement.getQuery().sql, name)
  return statement.execute({})
}

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
