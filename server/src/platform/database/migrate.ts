import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { readMigrationFiles } from 'drizzle-orm/migrator'
import type { Db } from '#server/platform/database/port'

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}

const namesOf = (folder: string): string[] =>
  (JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')) as Journal).entries.map(({ tag }) => tag)

/**
 * Applies every migration that the database has not had yet, in the order of the journal, all or none. What it has had is known by the
 * checksums that were written then: Drizzle's own migrator goes by dates and skips what is older than the last. Throws an Error whose
 * message an operator can act on when the database is newer than this code, or was made by other migrations.
 */
export async function applyMigrations(db: Db, folder: string): Promise<void> {
  const names = namesOf(folder)
  const known = readMigrationFiles({ migrationsFolder: folder })
  await db.transaction(async (tx) => {
    await tx.execute(sql`create schema if not exists drizzle`)
    await tx.execute(
      sql`create table if not exists drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)`,
    )
    const { rows } = (await tx.execute(sql`select hash from drizzle.__drizzle_migrations order by id`)) as unknown as {
      rows: { hash: string }[]
    }
    const other = rows.findIndex(({ hash }, at) => at < known.length && hash !== known[at]?.hash)
    if (other >= 0)
      throw new Error(
        `The database was made by another version of Evenshift: its change "${names[other]}" is not the one that this version knows. Start the version that made it, or name another place by DATA_DIR or DATABASE_URL.`,
      )
    if (rows.length > known.length)
      throw new Error(
        `The database is newer than this version of Evenshift: it has had ${rows.length} changes, and this version knows ${known.length}. Start the newer version again.`,
      )
    for (const { sql: statements, hash, folderMillis } of known.slice(rows.length)) {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      await tx.execute(sql`insert into drizzle.__drizzle_migrations (hash, created_at) values (${hash}, ${folderMillis})`)
    }
  })
}
