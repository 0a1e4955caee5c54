import { applicationMoves } from '@evenshift/contract/states/application/application-moves'
import { type ApplicationStatus, applicationStatuses } from '@evenshift/contract/states/application/application'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hasDemo } from '#server/demo/load'
import type { Stopping } from '#server/demo/market'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { demoToken, loadMarket } from '#server/testkit/app/demo'
import { newSeeker } from '#server/testkit/people/people'
import { allApplications, allHistories } from '#server/testkit/app/histories'

const SIZE = { employers: 12, jobsEach: 6, seekers: 24, applications: 260 }
let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await loadMarket(t, SIZE)
}, 180_000)
afterAll(() => t.close())

test('every history in the demo market follows the state table', async () => {
  const present = new Map<string, ApplicationStatus | null>()
  for (const { applicationId, status, by } of await allHistories(t)) {
    const from = present.get(applicationId) ?? null
    const isInTable = applicationMoves.some((move) => move.from === from && move.to === status && move.by === by)
    expect({ applicationId, from, to: status, by, isInTable }).toMatchObject({ isInTable: true })
    present.set(applicationId, status)
  }
  expect(present.size).toBeGreaterThan(100)
  const stored = await allApplications(t)
  expect(Object.fromEntries(stored.map(({ id, status }) => [id, status]))).toEqual(Object.fromEntries(present))
})

test('the demo market holds applications in every state', async () => {
  const held = new Set((await allApplications(t)).map(({ status }) => status))
  expect(applicationStatuses.filter((status) => !held.has(status))).toEqual([])
})

test('interviews in the demo market lead on: to a shortlist, to an offer, and back to the employer where none was sent', async () => {
  const histories = await allHistories(t)
  const led = new Set(
    histories.flatMap(({ applicationId, status, by }, place) => {
      const before = histories[place - 1]
      return before?.applicationId === applicationId ? [`${before.status} → ${status} ${by}`] : []
    }),
  )
  expect(led).toContain('interview_submitted → shortlisted employer')
  expect(led).toContain('interview_submitted → offered employer')
  expect(led).toContain('interview_invited → in_review clock')
})

test('a second load adds nothing', async () => {
  expect(await loadMarket(t, SIZE)).toBe(false)
})

const SMALL = { employers: 2, jobsEach: 3, seekers: 4, applications: 12 }
const LOADS_MS = 180_000
/** How many applications a market holds, in which states. */
const shapeOf = async (app: TestApp) => (await allApplications(app)).map(({ status }) => status).toSorted()
/** Stops after so many steps. */
function stoppedAfter(steps: number): Stopping {
  let taken = 0
  return {
    get aborted() {
      taken += 1
      return taken > steps
    },
  }
}

test(
  'a market that was stopped in the middle is begun again, and is whole at the end',
  async () => {
    const [stopped, straight] = await Promise.all([testApp(), testApp()])
    expect(await loadMarket(stopped, SMALL, stoppedAfter(60))).toBe(false)
    expect(await hasDemo(stopped.parts)).toBe(false)
    expect(await loadMarket(stopped, SMALL, stoppedAfter(3))).toBe(false)
    expect(await loadMarket(stopped, SMALL)).toBe(true)
    await loadMarket(straight, SMALL)
    expect(await shapeOf(stopped)).toEqual(await shapeOf(straight))
    expect(await demoToken(stopped, 'employer')).not.toBe('')
    expect(await loadMarket(stopped, SMALL)).toBe(false)
    await Promise.all([stopped.close(), straight.close()])
  },
  LOADS_MS,
)

test(
  'half a market is left as it is where somebody else has joined since',
  async () => {
    const app = await testApp()
    await loadMarket(app, SMALL, stoppedAfter(60))
    const { token } = await newSeeker(app)
    expect(await loadMarket(app, SMALL)).toBe(false)
    expect((await app.seeker('profileDetails', {}, token)).body.isUser).toBe(true)
    expect(await hasDemo(app.parts)).toBe(false)
    await app.close()
  },
  LOADS_MS,
)
