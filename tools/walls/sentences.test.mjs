import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../process.mjs'
import { keysOf, sentencesIn } from './sentences.mjs'

const sourcesIn = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.(test|d)\.tsx?$|testkit/.test(file),
  )
const folder = join(root, 'web/src')
const all = sourcesIn(folder)
const isOfWords = (file) => /[/-]words(\.|\/[\w-]+\.)tsx?$/.test(file)
const saidIn = (place) =>
  sourcesIn(place)
    .filter((file) => !isOfWords(file))
    .flatMap((file) => sentencesIn(file, readFileSync(join(place, file), 'utf8')).map((text) => `${file}: ${text}`))

it('what a screen says stands in the words file of its folder, where whoever writes or translates it finds it', () => {
  expect(saidIn(folder)).toEqual([])
})

it('what the states and terms of the contract are called stands in words files too, as screens and mails both say it', () => {
  expect(saidIn(join(root, 'contract/src/states'))).toEqual([])
})

it('a sentence is found as text, as a label, in a call and in a template; keys, classes and faults of ours are none', () => {
  const source = `
    export const Part = ({ count }) => (
      <section className="part wide" aria-label="Your week">
        Nothing yet
        {say(\`Saved \${count} jobs\`)}
        {count > 1 ? 'Several of them' : null}
      </section>
    )
    const row = { label: 'Pay', key: 'pay' }
    if (row.key === 'none') throw new Error('This cannot be')
  `
  expect(sentencesIn('part.tsx', source)).toEqual(['Your week', 'Nothing yet', 'Saved … jobs', 'Several of them', 'Pay'])
})

it('every sentence of a words file is said by a screen', () => {
  const sources = all.map((file) => readFileSync(join(folder, file), 'utf8'))
  const unsaid = all
    .filter((file) => /(^|\/)words\.tsx?$/.test(file))
    .flatMap((file) => {
      const address = `#web/${file.replace(/\.tsx?$/, '')}'`
      const sayers = sources.filter((source) => source.includes(address)).join('\n')
      return keysOf(file, readFileSync(join(folder, file), 'utf8'))
        .filter((key) => !new RegExp(`\\b${key}\\b`).test(sayers))
        .map((key) => `${file}: ${key}`)
    })
  expect(unsaid).toEqual([])
})
