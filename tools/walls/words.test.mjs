import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../process.mjs'

/** What the glossary says, a row a word: the word, what it means, and what it is never called. */
const rows = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8')
  .split('## The words')[1]
  .split('\n## ')[0]
  .split('\n')
  .filter((line) => /^\| [a-z]/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const never = rows.flatMap(([, , , not]) => not.split(', ').filter(Boolean))

const folders = ['contract/src', 'server/src', 'web/src', 'e2e/src', 'bench/src', 'tools']
const sources = folders.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.endsWith('words.test.mjs'))
    .map((file) => `${folder}/${file}`),
)
/** Names as words: `fillPlace` is fill place. What people read stands in quotes and is left to those who write it. */
const wordsOf = (source) =>
  source
    .replace(/'[^'\n]*'|"[^"\n]*"|`[^`]*`|>[^<>{}]*</g, ' ')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()

it('knows about thirty words', () => expect(rows.length).toBeGreaterThanOrEqual(28))

it.each(never)('nothing is called %s', (word) => {
  const called = new RegExp(`\\b${word}(s|es)?\\b`)
  const found = sources.filter((file) => called.test(file.toLowerCase()) || called.test(wordsOf(readFileSync(join(root, file), 'utf8'))))
  expect(found).toEqual([])
})
