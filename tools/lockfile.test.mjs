import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { unsealed } from './lockfile.mjs'
import { root } from './process.mjs'

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))

test('whatever is installed on this system is compared with a digest', () => {
  expect(unsealed(packages)).toEqual([])
})

test('an entry that lost its digest is refused by name, one of a system’s own packages too', () => {
  const { integrity: _zod, ...zod } = packages['node_modules/zod']
  const { integrity: _fsevents, ...fsevents } = packages['node_modules/fsevents']
  const given = { ...packages, 'node_modules/zod': zod, 'node_modules/fsevents': fsevents }
  expect(unsealed(given)).toEqual(['node_modules/fsevents', 'node_modules/zod'])
})
