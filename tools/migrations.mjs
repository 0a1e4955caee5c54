/**
 * Appends a migration for what the tables.ts under server/src say and the migrations do not yet: `node tools/migrations.mjs NAME`.
 * With --by-hand it is an empty one, for SQL that no table says. What is there is never rewritten: somebody's data has had it.
 * --check only tells whether one is missing.
 */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { isStarted, root, run } from './process.mjs'

const migrations = join(root, 'server/migrations')

const namesIn = (folder) => JSON.parse(readFileSync(join(folder, 'meta/_journal.json'), 'utf8')).entries.map(({ tag }) => tag)

/** @returns {Promise<string[]>} the names of what was written into the folder */
async function append(folder, name, more = []) {
  const before = namesIn(folder)
  // drizzle-kit takes only a relative folder.
  const flags = ['--dialect', 'postgresql', '--schema', 'server/src/**/tables.ts', '--out', relative(root, folder), '--name', name]
  const { code, output } = await run('drizzle-kit', ['generate', ...flags, ...more], { quiet: true })
  if (code !== 0) throw new Error(`drizzle-kit could not generate the migration:\n${output}`)
  return namesIn(folder).slice(before.length)
}

/** @returns {Promise<boolean>} whether the migrations make the tables as the code has them */
async function areComplete() {
  const copy = mkdtempSync(join(tmpdir(), 'migrations-'))
  try {
    cpSync(migrations, copy, { recursive: true })
    return (await append(copy, 'missing')).length === 0
  } finally {
    rmSync(copy, { recursive: true, force: true })
  }
}

if (isStarted(import.meta.url)) {
  const [name] = process.argv.slice(2).filter((word) => !word.startsWith('--'))
  if (process.argv.includes('--check')) {
    if (!(await areComplete())) {
      console.error('The tables say more than server/migrations: run `node tools/migrations.mjs NAME`')
      process.exitCode = 1
    }
  } else if (name === undefined) {
    console.error('Say what the migration does: `node tools/migrations.mjs shifts-of-an-offer`')
    process.exitCode = 1
  } else {
    const written = await append(migrations, name, process.argv.includes('--by-hand') ? ['--custom'] : [])
    console.log(written.length > 0 ? `server/migrations/${written[0]}.sql written` : 'The migrations make the tables already')
  }
}
