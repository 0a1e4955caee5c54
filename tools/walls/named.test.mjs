import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../process.mjs'

const named = (text) => [...text.matchAll(/`((?:contract|server|web|e2e|bench|tools|docs)\/[\w./-]+)`/g)].map(([, path]) => path)

test.each(['ARCHITECTURE.md', 'AGENTS.md', 'README.md'])('every file that %s names is there', (document) => {
  const paths = named(readFileSync(join(root, document), 'utf8'))
  expect(paths.filter((path) => !existsSync(join(root, path)))).toEqual([])
})

test('the map names every floor’s capabilities', () => {
  const map = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8').split('## The import law')[0]
  const floors = ['ground', 'parties', 'work', 'derived']
  const missing = floors.flatMap((floor) => readdirSync(join(root, 'server/src/capabilities', floor)).filter((name) => !map.includes(name)))
  expect(missing).toEqual([])
})
