/**
 * Writes the migration of all tables anew from every tables.ts under server/src, between the hand-written 0000_search and 0002_counting.
 * Before the first release no database has to be kept, so there is one migration for the tables, not a chain of changes;
 * a database made by an older one refuses the next start and is deleted. `--check` only tells whether it is up to date.
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { isStarted, root, run } from './process.mjs'

const migrations = join(root, 'server/migrations')
const SNAPSHOT_ID = '00000000-0000-4000-8000-000000000002'
const LOCK_STALE_MS = 60_000

const journalOf = (folder) => JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8'))
const writeJson = (file, value) => writeFileSync(file, `${JSON.stringify(value, null, 2)}\n`)

/** What needs the tables; its time lies behind that of every migration that is written anew. */
const afterTables = { idx: 2, version: '7', when: 4102444800000, tag: '0002_counting', breakpoints: true }

/** Leaves only the hand-written migrations, in the journal only the first. */
function forgetTables(folder) {
  const journal = journalOf(folder)
  writeJson(join(folder, 'meta/_journal.json'), { ...journal, entries: journal.entries.slice(0, 1) })
  for (const place of [folder, join(folder, 'meta')])
    for (const name of readdirSync(place)) if (name.startsWith('0001')) rmSync(join(place, name))
}

/** Generates into a copy, so that nobody meets a half-written folder. @returns {Promise<string>} the copy */
async function generate() {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'))
  cpSync(migrations, copy, { recursive: true })
  forgetTables(copy)
  // drizzle-kit takes only a relative folder.
  const flags = ['--dialect', 'postgresql', '--schema', 'server/src/**/tables.ts', '--out', relative(root, copy), '--name', 'start']
  const { code, output } = await run('drizzle-kit', ['generate', ...flags], { quiet: true })
  if (code !== 0 || !existsSync(join(copy, '0001_start.sql'))) throw new Error(`drizzle-kit could not generate the migration:\n${output}`)
  const snapshot = join(copy, 'meta/0001_snapshot.json')
  writeJson(snapshot, { ...JSON.parse(readFileSync(snapshot, 'utf8')), id: SNAPSHOT_ID })
  const journal = journalOf(copy)
  writeJson(join(copy, 'meta/_journal.json'), { ...journal, entries: [...journal.entries, afterTables] })
  return copy
}

const tablesOf = (folder) => (existsSync(join(folder, '0001_start.sql')) ? readFileSync(join(folder, '0001_start.sql'), 'utf8') : '')

/** One run at a time; a lock left by a killed run counts for a minute. */
async function alone(work) {
  const lock = join(tmpdir(), 'evenshift-migrations.lock')
  for (;;) {
    try {
      mkdirSync(lock)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      if (Date.now() - (statSync(lock, { throwIfNoEntry: false })?.mtimeMs ?? Date.now()) > LOCK_STALE_MS)
        rmSync(lock, { recursive: true, force: true })
      else await wait(100)
    }
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** Files that did not change keep their text and time. @returns {Promise<boolean>} whether the migration was up to date */
export const writeMigrations = ({ check = false } = {}) =>
  alone(async () => {
    const copy = await generate()
    try {
      const isUpToDate = tablesOf(copy) === tablesOf(migrations)
      if (isUpToDate || check) return isUpToDate
      for (const name of ['0001_start.sql', 'meta/0001_snapshot.json', 'meta/_journal.json']) {
        const beside = join(migrations, `${name}.new`)
        cpSync(join(copy, name), beside)
        renameSync(beside, join(migrations, name))
      }
      return false
    } finally {
      rmSync(copy, { recursive: true, force: true })
    }
  })

if (isStarted(import.meta.url)) {
  const check = process.argv.includes('--check')
  const isUpToDate = await writeMigrations({ check })
  if (isUpToDate) console.log('server/migrations/0001_start.sql is up to date')
  else if (check) console.error('server/migrations/0001_start.sql does not match the tables: run `node tools/migrations.mjs`')
  else console.log('server/migrations/0001_start.sql written')
  if (check && !isUpToDate) process.exitCode = 1
}
