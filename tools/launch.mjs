import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { requireNode } from './node-version.mjs'
import { root } from './process.mjs'

/**
 * Installs and builds what is missing, then runs an entry of the built server inside this process:
 * arguments, signals and the exit code are its own, and no second process waits beside it.
 */
export async function launch(entry) {
  requireNode()
  try {
    await install()
    await build()
  } catch (error) {
    console.error(error.message)
    process.exit(1)
  }
  process.chdir(root)
  const file = join(root, 'server', 'dist', `${entry}.js`)
  process.argv[1] = file
  await import(pathToFileURL(file).href)
}
