/**
 * What is too long for `npm test`: everything that is tried with made-up cases TEST_RUNS times as often, hundreds of files flipped, cut and
 * joined, and the journeys at both widths and in Firefox.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { browsers, firefox } from './machine/browsers.mjs'
import { build } from './build.mjs'
import { install } from './install.mjs'
import { machine } from './machine/machine.mjs'
import { requireNode } from './node-version.mjs'
import { root, run } from './process.mjs'

const isTriedOften = /#server\/testkit\/runs'|'TEST_RUNS'|'FILES_COUNT'/
/** The tests that one of the names below makes longer. */
const longTests = () =>
  ['server/src', 'bench/src'].flatMap((source) =>
    readdirSync(join(root, source), { recursive: true })
      .filter((name) => name.endsWith('.test.ts') && isTriedOften.test(readFileSync(join(root, source, name), 'utf8')))
      .map((name) => join(source, name)),
  )

/** The same cases again where the seeds that this prints are named. */
async function tryOften() {
  const seed = String(Math.floor(Date.now() / 1000))
  const { TEST_RUNS = '10', FILES_COUNT = '300', FILES_SEED = seed, FUZZ_SEED = seed } = process.env
  console.log(`TEST_RUNS=${TEST_RUNS} FILES_COUNT=${FILES_COUNT} FILES_SEED=${FILES_SEED} FUZZ_SEED=${FUZZ_SEED}`)
  const projects = ['server', 'bench'].flatMap((name) => ['--project', name])
  return run('vitest', ['run', ...projects, '--testTimeout=3600000', ...longTests()], {
    env: { TEST_RUNS, FILES_COUNT, FILES_SEED, FUZZ_SEED },
  })
}

async function soak() {
  await install()
  const found = [await browsers(machine), await firefox(machine)]
  const missing = found.flatMap((each) => each.missing)
  if (missing.length > 0) throw new Error(missing.map(({ text }) => text).join('\n'))
  await build()
  const often = await tryOften()
  const projects = ['waiting', 'phone', 'desk', 'firefox'].map((name) => `--project=${name}`)
  const env = Object.assign({ EVERY_WIDTH: '1' }, ...found.map((each) => each.env))
  const journeys = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', ...projects], { env })
  process.exitCode = often.code || journeys.code
}

requireNode()
try {
  await soak()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
