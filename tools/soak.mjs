/** What is too long for `npm test`: the journeys in Firefox, and hundreds of files flipped, cut and joined. */
import { firefox } from './browsers.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { machine } from './machine.mjs'
import { requireNode } from './node-version.mjs'
import { run } from './process.mjs'

/** FILES_COUNT files, spoilt by FILES_SEED: with both named, the same files again. */
async function spoilFiles() {
  const seed = process.env.FILES_SEED ?? String(Math.floor(Date.now() / 1000))
  const count = process.env.FILES_COUNT ?? '300'
  console.log(`FILES_SEED=${seed} FILES_COUNT=${count}`)
  return run('vitest', ['run', '--project', 'server', 'spoilt-files'], { env: { FILES_SEED: seed, FILES_COUNT: count } })
}

async function soak() {
  await install()
  const { env, missing } = await firefox(machine)
  if (missing.length > 0) throw new Error(missing.map(({ text }) => text).join('\n'))
  await build()
  const files = await spoilFiles()
  const journeys = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--project=firefox'], { env })
  process.exitCode = files.code || journeys.code
}

requireNode()
try {
  await soak()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
