import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { spawnSync } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../process.mjs'
import { planted } from './planted.mjs'
import { tree } from './tree.mjs'
import { breaches } from './walls.mjs'

const workspaces = ['contract', 'server', 'web', 'e2e', 'bench']
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'walls-')))
/** The rules that were broken, by file. */
const reported = new Map()
const report = (path, rule) => reported.set(path, [...(reported.get(path) ?? []), rule])

function write(path, text) {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

/** Every installed package by a link, save the workspaces' own: those must lead into the planted tree. */
function linkPackages(at) {
  if (!existsSync(join(root, at))) return
  mkdirSync(join(folder, at), { recursive: true })
  for (const name of readdirSync(join(root, at))) if (name !== '@evenshift') symlinkSync(join(root, at, name), join(folder, at, name))
}

beforeAll(() => {
  for (const file of ['.oxlintrc.json', 'package.json', 'tsconfig.json', 'tsconfig.base.json'])
    copyFileSync(join(root, file), join(folder, file))
  linkPackages('node_modules')
  mkdirSync(join(folder, 'node_modules/@evenshift'))
  for (const name of workspaces) {
    mkdirSync(join(folder, name))
    for (const file of ['package.json', 'tsconfig.json']) copyFileSync(join(root, name, file), join(folder, name, file))
    linkPackages(`${name}/node_modules`)
    symlinkSync(join(folder, name), join(folder, 'node_modules/@evenshift', name))
  }
  for (const [path, text] of Object.entries(tree)) write(path, text)
  for (const [, path, text] of planted) write(path, text)
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  for (const { filename, code } of JSON.parse(stdout).diagnostics) report(filename, code)
  for (const { path, rule } of breaches(folder)) report(path, rule)
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('the linter or the walls report', () => {
  test.each(planted)('%s', (_, path, __, rule) => {
    expect(reported.get(path) ?? []).toContain(rule)
  })
})

test('neither has anything to say about a tree that keeps the law', () => {
  expect(Object.keys(tree).flatMap((path) => (reported.get(path) ?? []).map((rule) => `${path} ${rule}`))).toEqual([])
})
