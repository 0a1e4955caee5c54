import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStarted, root, run } from './process.mjs'

const packagesOf = (file) => JSON.parse(readFileSync(join(root, file), 'utf8')).packages

/** Whether every package of the lockfile is there in its version. npm writes down what it installed as the last thing it does. */
function isInstalled() {
  const record = join('node_modules', '.package-lock.json')
  if (!existsSync(join(root, record))) return false
  const installed = packagesOf(record)
  return Object.entries(packagesOf('package-lock.json'))
    .filter(([path, wanted]) => path.includes('node_modules/') && !wanted.optional)
    .every(([path, wanted]) => installed[path]?.version === wanted.version)
}

/** Brings node_modules to what package-lock.json says; does nothing where it is so already. Throws when npm fails. */
export async function install() {
  if (isInstalled()) return
  console.log('Installing packages (about a minute) ...')
  // Development packages build the product, so they are wanted under NODE_ENV=production too.
  const { code } = await run('npm', ['ci', '--include=dev', '--loglevel=warn'])
  if (code !== 0) throw new Error('npm ci failed: see its message above.')
}

if (isStarted(import.meta.url)) await install()
