/** Holds the five packages against the import law, and every date that is written against the rules for dates. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join, posix } from 'node:path'
import { isStarted, root } from '../process.mjs'
import { datesOf } from './dates.mjs'
import { breachesOf } from './imports.mjs'

const packages = ['contract/src', 'server/src', 'web/src', 'e2e/src', 'bench/src']
const besides = ['tools', 'web/build']

const codeIn = (folder, source) =>
  existsSync(join(folder, source))
    ? readdirSync(join(folder, source), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && /\.[cm]?[jt]sx?$/.test(entry.name))
        .map(({ parentPath, name }) => posix.relative(folder, join(parentPath, name)))
    : []

/** Everything under a folder of the project's shape that is against the walls: the file, its line, the rule and why. */
export function breaches(folder = root) {
  const held = (path, ...rules) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const lineOf = (start) => text.slice(0, start).split('\n').length
    return rules.flatMap((rule) => rule(path, text, folder)).map(({ start, ...found }) => ({ path, line: lineOf(start), ...found }))
  }
  return [
    ...packages.flatMap((source) => codeIn(folder, source).flatMap((path) => held(path, breachesOf, datesOf))),
    ...besides.flatMap((source) => codeIn(folder, source).flatMap((path) => held(path, datesOf))),
  ]
}

if (isStarted(import.meta.url)) {
  const found = breaches()
  for (const { path, line, rule, text } of found) console.log(`${path}:${line} ${rule} ${text}`)
  if (found.length > 0) process.exitCode = 1
}
