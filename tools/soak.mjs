/** The journeys in Firefox, which are too long for `npm test`. */
import { firefox } from './browsers.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { machine } from './machine.mjs'
import { requireNode } from './node-version.mjs'
import { run } from './process.mjs'

async function soak() {
  await install()
  const { env, missing } = await firefox(machine)
  if (missing.length > 0) throw new Error(missing.map(({ text }) => text).join('\n'))
  await build()
  const { code } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--project=firefox'], { env })
  process.exitCode = code
}

requireNode()
try {
  await soak()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
