/**
 * Everything: check, build, unit and call tests on the embedded database and, where one is named, those that open a database on PostgreSQL;
 * journeys in browsers, which it brings; what concerns files also on a real S3 store where one is named or can be started.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browsers } from './machine/browsers.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { databaseTests } from './database-tests.mjs'
import { install } from './install.mjs'
import { machine } from './machine/machine.mjs'
import { requireNode } from './node-version.mjs'
import { root, run } from './process.mjs'
import { s3Store } from './machine/s3-store.mjs'

const results = join(root, 'test-results')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const total = { passed: 0, failed: 0 }

/** Adds one part's counts; a part that failed without naming a test counts as one failure. */
function count({ passed, failed }, code = 0) {
  total.passed += passed
  total.failed += code !== 0 && failed === 0 ? 1 : failed
}

/** A runner's report, or nothing counted where it did not live to write one. */
function read(file, pick) {
  try {
    return pick(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    return { passed: 0, failed: 0 }
  }
}

/** A file that could not even be loaded has no tests of its own, and counts as one failure. */
function countsOf({ numPassedTests, numFailedTests, testResults }) {
  const broken = testResults.filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
}

/** In the Node that `node` names, else in this one. */
async function runVitest(name, args, env, node = process.execPath) {
  const file = join(results, `${name}.json`)
  const { code } = await run(node, [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args], { env })
  count(read(file, countsOf), code)
}

async function runJourneys(env) {
  const file = join(results, 'journeys.json')
  const { code } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  count(
    read(file, ({ stats }) => ({ passed: stats.expected, failed: stats.unexpected + stats.flaky })),
    code,
  )
}

/** Runs one part under its heading; what it throws is told and counted, and the next part still runs. */
async function part(name, work) {
  console.log(`\n== ${name}`)
  try {
    await work()
  } catch (error) {
    console.error(error.message)
    count({ passed: 0, failed: 1 })
  }
}

requireNode()
await part('install', install)
if (total.failed === 0) {
  console.log('\n== browsers')
  const { env, missing } = await browsers(machine)
  rmSync(results, { recursive: true, force: true })
  mkdirSync(results)
  await part('check', async () => count(await check()))
  await part('build', build)
  const store = await s3Store(machine)
  try {
    // An empty address means the embedded database.
    await part('tests, embedded database', () => runVitest('embedded', [], { ...store.env, TEST_DATABASE_URL: '' }))
    const { TEST_DATABASE_URL: postgres, TEST_NODE: node } = process.env
    const onPostgres = () => runVitest('postgres', ['--project', 'server*', ...databaseTests()], store.env, node)
    if (postgres) await part(`tests, PostgreSQL${node ? `, in the Node of ${node}` : ''}`, onPostgres)
    if (env.CHROMIUM_PATH) await part('journeys', () => runJourneys({ ...store.env, ...env }))
  } finally {
    await store.close()
  }
  for (const { text, isFault } of missing) {
    console.log(`\n${text}`)
    if (isFault) count({ passed: 0, failed: 1 })
  }
}
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
