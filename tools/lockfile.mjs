/**
 * A registry mirror may lack the packages that a tool ships for other operating systems. npm then drops them from
 * package-lock.json, and `npm ci` refuses the file elsewhere. `--write` adds them again and takes out download
 * addresses, so that each machine asks its own registry; without it this only checks. Either way it refuses a package without a digest.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isStarted, root } from './process.mjs'

const systems = ['darwin', 'linux', 'win32', 'freebsd', 'openharmony', 'android', 'openbsd', 'netbsd', 'sunos', 'aix']
const processors = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'wasm32', 'mips64el']
const libraries = { musl: 'musl', gnu: 'glibc' }

/** Whether Node, looking from a package upwards, finds another in the lockfile. */
function isLocked(packages, from, name) {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`]) return true
    if (at === '') return false
  }
}

/** What npm writes for a package that is only for one kind of machine; its name says which. */
function entryFor(name, version, owner) {
  const words = name.split(/[-/]/)
  const os = systems.find((system) => words.includes(system))
  const cpu = processors.find((processor) => words.includes(processor))
  const libc = os === 'linux' ? libraries[words.find((word) => libraries[word])] : undefined
  if ((!os && !cpu) || !/^\d/.test(version)) return undefined
  return {
    version,
    ...(cpu && { cpu: [cpu] }),
    ...(owner.dev && { dev: true }),
    ...(libc && { libc: [libc] }),
    ...(owner.peer && { peer: true }),
    optional: true,
    ...(os && { os: [os] }),
    ...(owner.engines && { engines: owner.engines }),
  }
}

function missingFrom(packages) {
  const missing = {}
  for (const [path, owner] of Object.entries(packages))
    for (const [name, version] of Object.entries(owner.optionalDependencies ?? {})) {
      const entry = isLocked(packages, path, name) ? undefined : entryFor(name, version, owner)
      if (entry) missing[`node_modules/${name}`] = entry
    }
  return missing
}

/** Whether it is one of those that this tool adds: the registry at hand has no such file, so that nobody here knows its digest. */
const isElsewhere = (path, { version, optional, os, cpu }) =>
  optional === true && (os ?? cpu) !== undefined && entryFor(path.slice(path.lastIndexOf('node_modules/') + 13), version, {}) !== undefined

/** What npm would install without comparing it with a digest. @returns {string[]} */
export const unsealed = (packages) =>
  Object.entries(packages)
    .filter(([path, entry]) => path.includes('node_modules/') && entry.link !== true && !entry.integrity && !isElsewhere(path, entry))
    .map(([path]) => path)

function look() {
  const file = join(root, 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8'))
  const missing = missingFrom(lock.packages)
  const addressed = Object.values(lock.packages).filter((entry) => /^https?:/.test(entry.resolved ?? ''))

  if (process.argv.includes('--write')) {
    for (const entry of addressed) delete entry.resolved
    const all = Object.entries({ ...lock.packages, ...missing }).sort(([a], [b]) => a.localeCompare(b, 'en'))
    writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(all) }, null, 2)}\n`)
    console.log(`package-lock.json: ${Object.keys(missing).length} packages added, ${addressed.length} addresses taken out`)
  } else if (Object.keys(missing).length > 0 || addressed.length > 0) {
    console.error(
      `package-lock.json lacks ${Object.keys(missing).length} packages of other systems and holds ${addressed.length} addresses: run \`npm run lockfile\`.`,
    )
    process.exitCode = 1
  }
  const open = unsealed(lock.packages)
  if (open.length === 0) return
  console.error(`package-lock.json has no integrity for ${open.join(', ')}: take these entries out and run \`npm install\`.`)
  process.exitCode = 1
}

if (isStarted(import.meta.url)) look()
