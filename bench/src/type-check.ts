import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Measure } from '#bench/run/figure'
import { root } from '#bench/run/root'

/** Seconds that the compiler takes over the whole tree. */
async function compile(...args: string[]): Promise<number> {
  const begun = performance.now()
  await promisify(execFile)(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-b', ...args], { cwd: root })
  return (performance.now() - begun) / 1000
}

/** Types of the whole tree: from nothing, and with nothing changed. */
export const measure: Measure = async () => [
  { measure: 'types, from nothing', figure: await compile('--force'), unit: 's', bar: 25 },
  { measure: 'types, nothing changed', figure: await compile(), unit: 's', bar: 3 },
]
