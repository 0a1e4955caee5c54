import { fingerprint, isFresh, writeStamp } from './freshness.mjs'
import { isStarted, run } from './process.mjs'

const targets = [
  { name: 'web', sources: ['web', 'contract', 'package-lock.json'] },
  { name: 'server', sources: ['server', 'contract', 'package-lock.json'] },
]

async function buildTarget({ name, sources }) {
  const stamp = `${name}/dist/.stamp`
  // Taken before the build: a file changed meanwhile makes the next start build again.
  const print = fingerprint(sources)
  if (isFresh(stamp, print)) return
  console.log(`Building ${name} ...`)
  const { code, output, seconds } = await run('vite', ['build', name, '--logLevel', 'warn'], { quiet: true })
  if (code !== 0) throw new Error(`Building ${name} failed:\n${output}`)
  writeStamp(stamp, print)
  console.log(`Built ${name} in ${seconds.toFixed(1)} s`)
}

/** Builds into web/dist and server/dist whatever is older than its sources. Throws with the builder's output when one fails. */
export async function build() {
  const results = await Promise.allSettled(targets.map(buildTarget))
  const failures = results.filter((result) => result.status === 'rejected').map((result) => result.reason.message)
  if (failures.length > 0) throw new Error(failures.join('\n'))
}

if (isStarted(import.meta.url)) await build()
