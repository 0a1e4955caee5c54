import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { root } from '#bench/run/root'

const VERSION = '12.8.2'
/** Beside the packages of the project, of which its 200 packages are none. */
const folder = join(root, `node_modules/.cache/lighthouse-${VERSION}`)
const program = join(folder, 'node_modules/lighthouse/cli/index.js')

/** The program of Lighthouse, installed on the first use; says so, and rejects where it cannot. */
export async function installLighthouse(): Promise<string> {
  if (existsSync(program)) return program
  console.error(`Installing Lighthouse ${VERSION} into ${folder} ...`)
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  const words = ['install', `lighthouse@${VERSION}`, '--prefix', folder, '--save-exact', '--ignore-scripts', '--no-audit', '--no-fund']
  try {
    await promisify(execFile)('npm', words, { cwd: folder })
  } catch (error) {
    throw new Error(`Lighthouse ${VERSION} could not be installed, and without it nothing is measured`, { cause: error })
  }
  return program
}
