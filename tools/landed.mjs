/**
 * Keeps what a small market has in every table as the code makes it now, so that the code of tomorrow is tried on it:
 * `node tools/landed.mjs 2026-11-23`. To be run once when a version has landed; what is kept is never written again.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { root, run } from './process.mjs'

const [day] = process.argv.slice(2)
if (!/^\d{4}-\d{2}-\d{2}[a-z]?$/.test(day ?? ''))
  throw new Error('Say the day, and a letter when it was not the first of its day: `node tools/landed.mjs 2026-11-23b`')
const file = `server/src/testkit/landed/${day}.json.gz`
if (existsSync(join(root, file))) throw new Error(`${file} is kept already`)
const { code } = await run('tsx', ['server/src/testkit/keep-landed.ts', day])
if (code !== 0) process.exitCode = code
else console.log(`${file} written`)
