import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { applyMigrations } from '#server/platform/database/migrate'

/** Any number, the same in every process of the product. */
const MIGRATION_LOCK = 4_711

/** Applies the migrations one process at a time, on a connection without a statement time-out; closing it gives the lock back. */
export async function migratePostgres(url: string, folder: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  // A lost connection also fails the statement under way, which is where it is told.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    await applyMigrations(drizzle(client), folder)
  } finally {
    await client.end()
  }
}
