import { applicationMoves } from '@evenshift/contract/states/application/application-moves'
import { type ApplicationStatus, applicationStatuses } from '@evenshift/contract/states/application/application'
import { minutesApart, weekSpan } from '@evenshift/contract/shift-times'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoAccounts } from '#server/demo/accounts'
import { hasDemo } from '#server/demo/load'
import { placements } from '#server/demo/places'
import type { Stopping } from '#server/demo/market'
import { sweepUploads } from '#server/capabilities/ground/uploads/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { demoToken, demoTokenOf, loadMarket } from '#server/testkit/app/demo'
import { newSeeker } from '#server/testkit/people/people'
import { allApplications, allHistories } from '#server/testkit/app/histories'

const SIZE = { employers: 12, jobsEach: 10, seekers: 20, applications: 260 }
let t: TestApp
beforeAll(async () => {
  t = await testApp()
  await loadMarket(t, SIZE)
}, 400_000)
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

test('the demo market holds meetings in every state, and a trial that waits for its employer’s word', async () => {
  const { rows } = await t.database.sql.query('select distinct status, turn from meetings order by 1, 2')
  expect(rows).toEqual([
    { status: 'agreed', turn: null },
    { status: 'cancelled', turn: null },
    { status: 'done', turn: null },
    { status: 'proposed', turn: 'employer' },
    { status: 'proposed', turn: 'seeker' },
  ])
  const meetings = (await t.employer('meetings', {}, await demoToken(t, 'employer'))).body
  expect(meetings.map(({ owes }) => owes)).toContain('outcome')
})

test('the first seeker that sign-in offers has something saved of each kind', async () => {
  const token = await demoToken(t, 'jobseeker')
  const lists = await Promise.all(
    (['followedEmployers', 'blockedEmployers', 'jobsNotForMe'] as const).map(
      async (call) => (await t.seeker(call, { query: {} }, token)).body.data.length,
    ),
  )
  const saved = (await t.seeker('savedJobs', { query: {} }, token)).body.data.length
  const searches = (await t.seeker('savedSearches', {}, token)).body.length
  expect(Math.min(...lists, saved, searches)).toBeGreaterThan(0)
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

describe('people of the demo market', () => {
  const emails = Array.from({ length: SIZE.seekers }, (_, index) => {
    const offered = demoAccounts.filter(({ pool }) => pool === 'jobseeker')[index]
    return offered?.email ?? `seeker${index + 1}@student.example`
  })

  test('have at least eight jobs in their own city that fit their week, and strong matches among them', async () => {
    let strong = 0
    for (const email of emails) {
      const token = await demoTokenOf(t, 'jobseeker', email)
      const location = (await t.seeker('profileDetails', {}, token)).body.userProfile[0]?.city ?? ''
      const { data } = (await t.seeker('searchJobs', { query: { location, limit: 50 } }, token)).body
      const fitting = data.filter(({ weekFit }) => (weekFit?.shiftsFit ?? 0) > 0)
      expect({ email, fitting: fitting.length, isEnough: fitting.length >= 8 }).toMatchObject({ isEnough: true })
      strong += data.filter(({ strongMatch }) => strongMatch).length
    }
    expect(strong).toBeGreaterThan(SIZE.seekers)
  })

  test('say yes to no two jobs at the same hours', async () => {
    let held = 0
    for (const email of emails) {
      const { availability } = (await t.seeker('home', { query: {} }, await demoTokenOf(t, 'jobseeker', email))).body
      const spans = availability.work.map(weekSpan)
      held += spans.length
      const apart = spans.flatMap((one, place) => spans.slice(place + 1).map((other) => minutesApart(one, other)))
      expect({ email, overlaps: apart.some((minutes) => minutes < 0) }).toEqual({ email, overlaps: false })
    }
    expect(held).toBeGreaterThan(0)
  })

  test('who are offered for signing in apply in their own town, mostly where their week fits', async () => {
    for (const at of [0, 1]) {
      const token = await demoToken(t, 'jobseeker', at)
      const { city } = (await t.seeker('profileDetails', {}, token)).body.userProfile[0] ?? {}
      const lists = ['liveApplications', 'jobOffers', 'pastApplications'] as const
      const pages = await Promise.all(lists.map((list) => t.seeker(list, { query: { limit: 50 } }, token)))
      const data = pages.flatMap(({ body }) => body.data)
      expect(data.length).toBeGreaterThan(8)
      expect(new Set(data.map(({ job }) => job.location))).toEqual(new Set([city]))
      // What they said yes to since is no reason not to have applied.
      const fitting = data.filter(({ job }) => job.weekFit?.clashes.every(({ label }) => label.startsWith('work at ')))
      expect(fitting.length).toBeGreaterThan(data.length / 2)
    }
  })
})

describe('employers of the demo market', () => {
  test('post in one town or two, show a logo, some a photo, and ask each kind of thing', async () => {
    const token = await demoToken(t, 'jobseeker')
    const placed = placements(SIZE.employers)
    const pages = await Promise.all([1, 2, 3].map((page) => t.seeker('searchJobs', { query: { page, limit: 50 } }, token)))
    const data = pages.flatMap(({ body }) => body.data)
    for (const { employerName, location, logo } of data) {
      expect(placed.find(({ business }) => business === employerName)?.towns).toContain(location)
      expect((await t.app.inject({ method: 'GET', url: logo })).statusCode).toBe(200)
    }
    const [photo = ''] = data.flatMap(({ workPlacePhotos }) => workPlacePhotos)
    expect((await t.app.inject({ method: 'GET', url: photo })).statusCode).toBe(200)
    expect(Math.max(...placed.map(({ towns }) => towns.length))).toBe(2)
    const kinds = {
      questions: data.some(({ screeningQuestions }) => screeningQuestions.length > 0),
      recorded: data.some(({ isInterviewRecorded }) => isInterviewRecorded),
      ranges: data.some(({ salaryMax }) => salaryMax !== null),
      bands: data.some(({ payBands }) => payBands.length > 0),
      cvs: data.some(({ requiresCv }) => requiresCv),
    }
    expect(kinds).toEqual({ questions: true, recorded: true, ranges: true, bands: true, cvs: true })
  })

  test('who are offered for signing in have people waiting at several stages of several jobs', async () => {
    for (const [at, least] of [10, 5].entries()) {
      const token = await demoToken(t, 'employer', at)
      const { data } = (await t.employer('applications', { query: { jobStatus: 'ongoing', limit: 50 } }, token)).body
      const waiting = data.filter(({ status }) => applicationMoves.some((move) => move.from === status && move.by === 'employer'))
      expect(waiting.length).toBeGreaterThanOrEqual(least)
      expect(new Set(waiting.map(({ jobId }) => jobId)).size).toBeGreaterThan(2)
      const statuses = new Set(data.map(({ status }) => status))
      for (const status of ['applied', 'interview_submitted', 'offered', 'hired'] as const) expect(statuses).toContain(status)
    }
  })
})

test('a second load adds nothing', async () => {
  expect(await loadMarket(t, SIZE)).toBe(false)
})

const SMALL = { employers: 2, jobsEach: 3, seekers: 4, applications: 12 }
const LOADS_MS = 400_000
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
  'a market is whole although what people left lying is swept away all the while it is made',
  async () => {
    const app = await testApp()
    let isMade: boolean | undefined
    const making = loadMarket(app, { employers: 2, jobsEach: 2, seekers: 2, applications: 2 }).then((made) => {
      isMade = made
    })
    while (isMade === undefined) await Promise.race([making, sweepUploads(app.parts, app.clock.now())])
    expect(isMade).toBe(true)
    await app.close()
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
