/** Which of the server's tests open a database: only those have anything to say on another one. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './process.mjs'
import { importsOf } from './walls/imports.mjs'

const source = join(root, 'server/src')
const opener = 'testkit/database/databases.ts'
const own = '#server/'

const importsIn = (file) =>
  importsOf(file, readFileSync(join(source, file), 'utf8')).flatMap(({ specifier }) =>
    specifier.startsWith(own) ? [`${specifier.slice(own.length)}.ts`] : [],
  )

/** The server's tests, from the project's root: those that reach what opens a test's database, and the others. */
export function serverTests() {
  const files = readdirSync(source, { recursive: true }).filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts'))
  const imports = new Map(files.map((file) => [file, importsIn(file)]))
  const reaching = new Set([opener])
  for (let before = 0; before < reaching.size;) {
    before = reaching.size
    for (const [file, named] of imports) if (named.some((path) => reaching.has(path))) reaching.add(file)
  }
  const tests = files
    .filter((file) => file.endsWith('.test.ts'))
    .map((file) => ({ file: join('server/src', file), isOnDatabase: reaching.has(file) }))
  const named = (isOnDatabase) => tests.filter((test) => test.isOnDatabase === isOnDatabase).map(({ file }) => file)
  return { onDatabase: named(true), others: named(false) }
}
