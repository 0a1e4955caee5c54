import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { openEmbedded } from '#server/platform/database/embedded'
import type { Database } from '#server/platform/database/port'

const cacheFolder = fileURLToPath(new URL('../../../../node_modules/.cache/test-database', import.meta.url))
const extensions = { pg_trgm, unaccent }

export type Make = (database: Database) => Promise<void>

let held: Promise<WebAssembly.Module> | undefined
/** PGlite's code, compiled once a process. */
function compiled(): Promise<WebAssembly.Module> {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  return (held ??= readFile(join(folder, 'pglite.wasm')).then((code) => WebAssembly.compile(code)))
}

/** The embedded database as it was made, as small as it goes: each test unpacks it. */
async function dump(make: Make): Promise<Blob> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'test-dump-'))
  const folder = join(dataFolder, 'database')
  const begun = await PGlite.create(folder, { initDbStartParams: ['--wal-segsize=1'] })
  await begun.close()
  const database = await openEmbedded({ dataFolder })
  await make(database)
  await database.close()
  const made = await PGlite.create(folder, { extensions })
  await made.exec('update pg_database set datistemplate = false')
  for (const name of ['template0', 'template1']) await made.exec(`drop database ${name}`)
  const blob = await made.dumpDataDir('none')
  await made.close()
  await rm(dataFolder, { recursive: true })
  return blob
}

/** Another name after a change of the packages, of how dumps are made, or of these files. */
export function nameOf(sources: readonly (string | URL)[]): string {
  const hash = createHash('sha256')
  for (const source of [new URL('../../../package.json', import.meta.url), new URL(import.meta.url), ...sources])
    hash.update(readFileSync(source))
  return hash.digest('hex').slice(0, 16)
}

/** An embedded database in memory, from the dump of this name; one that is missing is made: an empty database takes seconds to begin. */
export async function openDumped(name: string, make: Make): Promise<Database> {
  const file = join(cacheFolder, `${name}.tar`)
  if (!existsSync(file)) {
    const blob = await dump(make)
    mkdirSync(cacheFolder, { recursive: true })
    // Another process may be making the same: whoever renames last leaves as good a file as whoever was first.
    const made = `${file}.${process.pid}`
    writeFileSync(made, new Uint8Array(await blob.arrayBuffer()))
    renameSync(made, file)
  }
  return openEmbedded({ dump: file, compiled: await compiled() })
}
