/**
 * Everything: check, build, unit and call tests; journeys in browsers, which it brings; what concerns files also on a real S3 store where one
 * is named or can be started. The database is the embedded one. Where a PostgreSQL is named, the server's tests that open a database go there,
 * where they take a third of the time, and on the embedded one stay those of the platform, and the journeys.
 */
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { browsers } from './machine/browsers.mjs'
import { build } from './build.mjs'
import { check } from './check.mjs'
import { serverTests } from './database-tests.mjs'
import { install } from './install.mjs'
import { machine } from './machine/machine.mjs'
import { journeysReport, vitestReport } from './reports.mjs'
import { requireNode } from './node-version.mjs'
import { root, run } from './process.mjs'
import { s3Store } from './machine/s3-store.mjs'

const results = join(root, 'test-results')
const vitest = join(root, 'node_modules/vitest/vitest.mjs')
const total = { passed: 0, failed: 0 }
const reasons = []

/** Adds one part's counts. */
function count({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

/** Adds what a runner reported in `file`, read by `pick`; a part that failed without naming a test counts as one failure. */
function countReport(name, file, pick, code) {
  let report = { passed: 0, failed: [] }
  try {
    report = pick(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // The runner did not live to write one.
  }
  const failed = code !== 0 && report.failed.length === 0 ? [`${name} ended with ${code} and named no test`] : report.failed
  count({ passed: report.passed, failed: failed.length })
  reasons.push(...failed)
}

/** In the Node that `node` names, else in this one. */
async function runVitest(name, args, env, node = process.execPath) {
  const file = join(results, `${name}.json`)
  const { code } = await run(node, [vitest, 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${file}`, ...args], { env })
  countReport(name, file, vitestReport, code)
}

async function runJourneys(env) {
  const file = join(results, 'journeys.json')
  const { code } = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: file },
  })
  countReport('journeys', file, journeysReport, code)
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
    const onEmbedded = (name, args) => runVitest(name, args, { ...store.env, TEST_DATABASE_URL: '' })
    const { TEST_DATABASE_URL: postgres, TEST_NODE: node } = process.env
    if (postgres) {
      const { onDatabase, others } = serverTests()
      const platform = onDatabase.filter((file) => file.startsWith('server/src/platform/'))
      await part('tests of all but the server', () => onEmbedded('pages', ['--project', '!server*']))
      await part("tests of the server, embedded database: the platform's", () =>
        onEmbedded('embedded', ['--project', 'server*', ...others, ...platform]),
      )
      await part(`tests of the server, PostgreSQL${node ? `, in the Node of ${node}` : ''}`, () =>
        runVitest('postgres', ['--project', 'server*', ...onDatabase], store.env, node),
      )
    } else await part('tests, embedded database', () => onEmbedded('embedded', []))
    if (env.CHROMIUM_PATH) await part('journeys', () => runJourneys({ ...store.env, ...env }))
  } finally {
    await store.close()
  }
  for (const { text, isFault } of missing) {
    console.log(`\n${text}`)
    if (isFault) count({ passed: 0, failed: 1 })
  }
}
for (const reason of reasons) console.log(`\nFAILED ${reason}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed > 0 ? 1 : 0
