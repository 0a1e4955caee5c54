import { readFileSync, readdirSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, test } from 'vitest'
import { root } from '../process.mjs'
import { importsOf } from './imports.mjs'

const source = join(root, 'server/src')
const own = '#server/'

const read = () =>
  readdirSync(source, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.test|\.rig)\.ts$/.test(entry.name))
    .map(({ parentPath, name }) => relative(source, join(parentPath, name)).replaceAll('\\', '/').replace(/\.ts$/, ''))
    .filter((file) => !file.startsWith('testkit/'))
    .map((file) => {
      const imports = importsOf(`${file}.ts`, readFileSync(join(source, `${file}.ts`), 'utf8'))
      return { file, asks: imports.flatMap(({ specifier }) => (specifier.startsWith(own) ? specifier.slice(own.length) : [])) }
    })

/** A door stands for itself: what a capability or a platform folder shows to others, and what lies between the folders. */
const isDoor = (file) => /^[^/]+$|^platform\/[^/]+$|\/(public|port)$|^platform\/database\/(outage|columns|locks)$/.test(file)
const placeOf = (file) => (isDoor(file) ? file : file.slice(0, file.lastIndexOf('/')))

/** Which place asks which, types counted. */
function placesAsked(files) {
  const asked = new Map()
  for (const { file, asks } of files) {
    const from = placeOf(file)
    const to = asks.map(placeOf).filter((place) => place !== from)
    asked.set(from, new Set([...(asked.get(from) ?? []), ...to]))
  }
  return asked
}

/** The places that are reached again from themselves, each with a way round. */
function circlesOf(asked) {
  const wayBack = (start) => {
    const ways = [...(asked.get(start) ?? [])].map((next) => [start, next])
    const seen = new Set()
    for (let way = ways.shift(); way !== undefined; way = ways.shift()) {
      const last = way.at(-1)
      if (last === start) return way
      if (seen.has(last)) continue
      seen.add(last)
      ways.push(...[...(asked.get(last) ?? [])].map((next) => [...way, next]))
    }
    return null
  }
  return [...asked.keys()].flatMap((place) => wayBack(place)?.join(' > ') ?? [])
}

const planted = (file, asks) => ({ file, asks })

test('no folder of the server reaches itself through another, types counted', () => {
  expect(circlesOf(placesAsked(read()))).toEqual([])
})

test('a circle of two rooms, and one that goes through a door, are both seen', () => {
  const rooms = [
    planted('capabilities/work/jobs/pay/band', ['capabilities/work/jobs/lists/page']),
    planted('capabilities/work/jobs/lists/page', ['capabilities/work/jobs/pay/band']),
  ]
  const doors = [
    planted('calls/seeker/jobs', ['capabilities/work/jobs/public']),
    planted('capabilities/work/jobs/public', ['calls/seeker/jobs']),
  ]
  expect([circlesOf(placesAsked(rooms)).length, circlesOf(placesAsked(doors)).length]).toEqual([2, 2])
})

test('public.ts only re-exports', () => {
  const doors = read().filter(({ file }) => /^capabilities\/.*\/public$/.test(file))
  const more = doors.filter(
    ({ file }) =>
      readFileSync(join(source, `${file}.ts`), 'utf8')
        .replace(/^export (type )?\{[^}]*\} from '[^']+'\n/gm, '')
        .trim() !== '',
  )
  expect([doors.length > 20, more.map(({ file }) => file)]).toEqual([true, []])
})
