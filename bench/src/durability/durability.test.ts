/** The built product, started as a process of its own, when something is taken away from it. */
import { hostname } from 'node:os'
import { expect, test } from 'vitest'
import { cutMarket } from '#bench/durability/cut-market'
import { restartDatabase } from '#bench/durability/database-restart'
import { killRounds } from '#bench/durability/kill'
import { payingRounds } from '#bench/durability/paying'
import { tellingRounds } from '#bench/durability/telling'
import { startSecondProcess } from '#bench/durability/second-process'
import { findPrograms, onCluster } from '#bench/run/cluster'

const TIMES = Number(process.env['TEST_RUNS'] ?? 1)
const ROUNDS = 4 * TIMES

test(`killed in the middle of writes ${ROUNDS} times, the product opens again each time with every acknowledged write`, async () => {
  const { acknowledged, lost, reopenSeconds } = await killRounds(ROUNDS)
  expect(reopenSeconds).toHaveLength(ROUNDS)
  expect(acknowledged).toBeGreaterThanOrEqual(ROUNDS)
  expect(lost).toBe(0)
})

test('a second process on the same data folder ends and names the first, which goes on serving', async () => {
  const { code, said, folder, holder, firstServes } = await startSecondProcess()
  expect(code).toBe(1)
  expect(said.trim()).toBe(`The data folder ${folder} is in use by process ${holder} on ${hostname()}`)
  expect(firstServes).toBe(true)
})

// Work that a killed process had begun is held for it for a minute.
test.runIf(TIMES > 1)('killed between a payment and its answer, the product has charged, kept and told each plan once', async () => {
  const { companies, ...counts } = await payingRounds(TIMES)
  expect(counts).toEqual({ withPlan: companies, charged: companies, known: companies, told: companies })
})

// A market, and mails that a killed process held for a minute, take minutes. The soak kills it twenty times.
test.runIf(TIMES > 1)(
  'killed while it tells applicants of changes, the product tells each of them once in the app and at least once by mail',
  async () => {
    const { changes, applicants, missing, doubled, notMailed } = await tellingRounds(2 * TIMES)
    expect(changes).toBeGreaterThan(0)
    expect(applicants).toBeGreaterThan(1)
    expect({ missing, doubled, notMailed }).toEqual({ missing: 0, doubled: 0, notMailed: 0 })
  },
)

// Two whole markets take minutes.
test.runIf(TIMES > 1)(
  'interrupted and then killed while it makes the demo market, the product stops quietly and makes the whole of it at the next start',
  async () => {
    const { code, said, offered, signedIn } = await cutMarket()
    expect(code).toBe(0)
    expect(said).not.toMatch(/fail|error/i)
    expect(said).not.toContain('The demo market is complete.')
    expect([offered.demoLoading, offered.demoAccounts]).toEqual([true, []])
    expect(signedIn).toEqual([200, 200, 200, 200])
  },
)

const programs = findPrograms()
test.runIf(TIMES > 1 && programs !== null)(
  'where two processes on one database take each payment at the same moment and one is killed, each plan is charged, kept and told once',
  async () => {
    const outcome = await onCluster((cluster) => payingRounds(TIMES, cluster))
    expect(outcome).toEqual({ companies: TIMES, withPlan: TIMES, charged: TIMES, known: TIMES, told: TIMES })
  },
)

test.skipIf(programs === null)(
  `a restart of PostgreSQL under load is told as unavailable and mended by itself${programs === null ? ' (no PostgreSQL programs here)' : ''}`,
  async () => {
    const { answered, unavailable, faults, recoverySeconds } = await restartDatabase(programs ?? '', 2)
    expect(faults).toEqual([])
    expect(answered).toBeGreaterThan(0)
    expect(unavailable).toBeGreaterThan(0)
    expect(recoverySeconds).toHaveLength(2)
  },
)
