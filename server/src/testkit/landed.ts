import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Database } from '#server/platform/database/port'
import { migrationsFolder } from '#server/testkit/database/databases'

type Row = Readonly<Record<string, unknown>>

/** What a small market had in every table when a version of the product landed. */
export interface Landed {
  /** The migrations that had made the tables, oldest first. */
  readonly migrations: readonly string[]
  readonly tables: Readonly<Record<string, readonly Row[]>>
}

const folder = fileURLToPath(new URL('landed', import.meta.url))
const fileOf = (name: string): string => join(folder, `${name}.json.gz`)

/** The names of all that are kept, oldest first: the days they landed. */
export const landedNames: readonly string[] = readdirSync(folder)
  .map((file) => file.replace('.json.gz', ''))
  .toSorted()
export const readLanded = (name: string): Landed => JSON.parse(gunzipSync(readFileSync(fileOf(name))).toString()) as Landed

interface Journal {
  readonly entries: readonly { readonly tag: string }[]
}
const journalFile = (migrations: string): string => join(migrations, 'meta/_journal.json')
const journalOf = (migrations: string): Journal => JSON.parse(readFileSync(journalFile(migrations), 'utf8')) as Journal

/** The product's own tables with their schemas; those of the queue make themselves. */
async function tableNames({ sql }: Database): Promise<string[]> {
  const { rows } = await sql.query(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname = 'public' or schemaname like 'auth%' order by 1",
  )
  return rows.map(({ name }) => String(name))
}

/** Every row of a table as JSON, in any order. */
export async function rowsOf({ sql }: Database, table: string): Promise<Row[]> {
  const { rows } = await sql.query(`select to_jsonb(r) as row from ${table} r`)
  return rows.map(({ row }) => row as Row)
}

/** Writes what this database has into the file of this name. */
export async function keepLanded(database: Database, name: string): Promise<void> {
  const tables: Record<string, Row[]> = {}
  for (const table of await tableNames(database)) tables[table] = await rowsOf(database, table)
  const landed: Landed = { migrations: journalOf(migrationsFolder).entries.map(({ tag }) => tag), tables }
  writeFileSync(fileOf(name), gzipSync(JSON.stringify(landed), { level: 9 }))
}

/** Makes an empty database what it was when this version landed: its tables by its migrations, then its rows. */
export async function restoreLanded(database: Database, { migrations, tables }: Landed): Promise<void> {
  const then = mkdtempSync(join(tmpdir(), 'landed-'))
  try {
    await cp(migrationsFolder, then, { recursive: true })
    const journal = journalOf(then)
    writeFileSync(journalFile(then), JSON.stringify({ ...journal, entries: journal.entries.slice(0, migrations.length) }))
    await database.migrate(then)
  } finally {
    rmSync(then, { recursive: true })
  }
  for (const [table, rows] of Object.entries(tables)) await insert(database, table, rows)
}

/** Without triggers and foreign keys, which have had their say when the rows were written first. */
async function insert({ sql }: Database, table: string, rows: readonly Row[]): Promise<void> {
  if (rows.length === 0) return
  const columns = Object.keys(rows[0] ?? {})
    .map((name) => `"${name}"`)
    .join(', ')
  const values = JSON.stringify(rows).replaceAll("'", "''")
  await sql.query(
    `set session_replication_role = replica;
     delete from ${table};
     insert into ${table} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${table}, '${values}'::jsonb);
     set session_replication_role = default;`,
  )
  const { rows: counted } = await sql.query('select attname from pg_attribute where attrelid = $1::regclass and attidentity <> $2', [
    table,
    '',
  ])
  for (const { attname } of counted)
    await sql.query(
      `select setval(pg_get_serial_sequence('${table}', '${String(attname)}'), (select max("${String(attname)}") from ${table}))`,
    )
}
