import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { root } from '../process.mjs'

const snapshots = join(root, 'server/migrations/meta')
const newest = readdirSync(snapshots)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted()
  .at(-1)
const { tables } = JSON.parse(readFileSync(join(snapshots, newest), 'utf8'))
const columns = Object.entries(tables)
  .flatMap(([name, table]) => Object.keys(table.columns).map((column) => `${name.replace('public.', '')} ${column}`))
  .toSorted()

const pools = ['jobseeker', 'employer', 'staff']
const rows = readFileSync(join(root, 'docs/data-map.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const named = (cell) => cell.split(' ').filter((word) => word !== '–')
const mapped = rows
  .flatMap(([, table, ofPeople, ofNobody]) => {
    const name = table.replaceAll('`', '')
    const all = name.startsWith('auth_*') ? pools.map((pool) => name.replace('auth_*', `auth_${pool}`)) : [name]
    return all.flatMap((one) => [...named(ofPeople), ...named(ofNobody)].map((column) => `${one} ${column}`))
  })
  .toSorted()

it('names every column that the database has, once, and none besides', () => expect(mapped).toEqual(columns))

it('says of every table why it is there and for how long', () => {
  for (const [, table, , , why, kept] of rows) expect(`${why}${kept}`.length, table).toBeGreaterThan(10)
})
