import { readFileSync, readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../process.mjs'

const web = join(root, 'web/src')
const components = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'))

/** Each class that a component takes from a style sheet which doesn't have it. */
const missingIn = (file) => {
  const source = readFileSync(join(web, file), 'utf8')
  return [...source.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].flatMap(([, name, path]) => {
    const sheet = readFileSync(path.startsWith('#web/') ? join(web, path.slice('#web/'.length)) : join(web, dirname(file), path), 'utf8')
    const taken = [...source.matchAll(new RegExp(`(?<!/)\\b${name}\\.(\\w+)`, 'g'))].map(([, key]) => key)
    return taken.filter((key) => !new RegExp(`\\.${key}\\b`).test(sheet)).map((key) => `${file}: ${name}.${key}`)
  })
}

it('every class that a component wears is in its style sheet', () => expect(components.flatMap(missingIn)).toEqual([]))
