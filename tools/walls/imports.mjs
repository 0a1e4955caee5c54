/** Every import of a file held against the law, types counted. */
import { existsSync, statSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join, posix } from 'node:path'
import { parseSync } from 'oxc-parser'
import { kinds, loose, places, rows } from './law.mjs'

const endings = ['', '.ts', '.tsx']
const forbidden = 'The import law (ARCHITECTURE.md) does not allow this import.'
const isTypeOnly = /^(?:import|export)\s+type\s+(?:[{*]|\w+\s+from\b)/
/** `import('…')`, which the parser's record of a module leaves out where it names a type, and `require`. */
const calledFor = /\b(import|require)\(\s*['"]([^'"]+)['"]/g

/** What a file imports: what it names, where, and whether it is types alone. */
export function importsOf(path, text) {
  const { module, errors } = parseSync(path, text)
  if (errors.length > 0) throw new Error(`${path}: ${errors[0].message}`)
  const found = new Map()
  const add = (specifier, start, isType) => found.set(`${start} ${specifier}`, { specifier, start, isType })
  const typeOnly = ({ start, end }) => isTypeOnly.test(text.slice(start, end))
  for (const each of module.staticImports) add(each.moduleRequest.value, each.start, typeOnly(each))
  for (const each of module.staticExports)
    for (const { moduleRequest } of each.entries) if (moduleRequest) add(moduleRequest.value, each.start, typeOnly(each))
  const loaded = new Set(module.dynamicImports.map(({ start }) => start))
  for (const { index, 1: how, 2: specifier } of text.matchAll(calledFor)) add(specifier, index, how === 'import' && !loaded.has(index))
  return [...found.values()]
}

/** The part of the project that an import leads to, without its ending; null where it leads out of it. */
function pathOf(specifier, from) {
  if (specifier.startsWith('.')) return posix.join(posix.dirname(from), specifier)
  const [, name, rest] = /^(?:#|@evenshift\/)(\w+)\/(.+)$/.exec(specifier) ?? []
  return name ? `${name}/src/${rest}` : null
}

const folders = Object.entries(places).map(([place, pattern]) => [place, new RegExp(`^${pattern.replace('*', '[^/]+')}(?=/)`)])

/** A file by where it stands and what it is. */
function fileAt(path) {
  const [place, pattern] = folders.find(([, each]) => each.test(path)) ?? []
  return { place, folder: pattern?.exec(path)[0], kinds: Object.keys(kinds).filter((kind) => kinds[kind].test(path)) }
}

/** A package's name, without the path inside it. */
const packageOf = (specifier) => specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')

function targetOf(specifier, from, root) {
  if (isBuiltin(specifier)) return { isNode: true, kinds: [] }
  const path = pathOf(specifier, from)
  if (path === null) return { name: packageOf(specifier), kinds: [] }
  const isFile = (file) => existsSync(file) && statSync(file).isFile()
  return fileAt(path + (endings.find((ending) => isFile(join(root, path + ending))) ?? ''))
}

const isNamed = (pattern, name) => pattern === '*' || pattern === name || (pattern.endsWith('/*') && name.startsWith(pattern.slice(0, -1)))

/** Whether words of the law, such as `ground.public`, mean this file or package. */
function means(words, target) {
  if (words === 'node:') return target.isNode === true
  if (words.startsWith('npm:')) return target.name !== undefined && isNamed(words.slice(4), target.name)
  const [place, kind] = words.split('.')
  return (place === '' || place === target.place) && (kind === undefined || target.kinds.includes(kind))
}

function covers(words, target, isType) {
  const [, which, meant] = /^(?:(type|value) )?(.+)$/.exec(words)
  return (which === undefined || (which === 'type') === isType) && means(meant, target)
}

/** Why an import is against the law; null where it is not. The last row that speaks of both decides. */
function breachOf(from, target, isType) {
  let reason = from.folder !== undefined && from.folder === target.folder ? null : forbidden
  for (const { from: who, besides, may, not, why } of rows) {
    if (besides?.includes(from.folder)) continue
    if (!who.some((words) => means(words, from))) continue
    if (may?.some((words) => covers(words, target, isType))) reason = null
    if (not?.some((words) => covers(words, target, isType))) reason = why ?? forbidden
  }
  return reason
}

/** What of a file is against the law: a place that is not on the map, and imports. */
export function breachesOf(path, text, root) {
  const from = fileAt(path)
  const isLost = from.place === undefined && !from.kinds.some((kind) => loose.includes(kind))
  const broken = importsOf(path, text).flatMap(({ specifier, start, isType }) => {
    const why = breachOf(from, targetOf(specifier, path, root), isType)
    return why === null ? [] : [{ start, rule: 'law(imports)', text: `'${specifier}': ${why}` }]
  })
  return isLost ? [{ start: 0, rule: 'law(places)', text: 'No place on the map (ARCHITECTURE.md) holds this file.' }, ...broken] : broken
}
