import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationTabs } from '@evenshift/contract/states/application/application'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { runApplicationClock } from '#server/capabilities/work/hiring/public'
import { HOUR } from '#server/testkit/app/clock'
import { closeJob } from '#server/testkit/people/jobs'
import { type Person, newSeeker } from '#server/testkit/people/people'
import { runs } from '#server/testkit/runs'

let market: Market
let seekers: Person[]
beforeAll(async () => {
  market = await openMarket()
  seekers = [await newSeeker(market.t), await newSeeker(market.t), await newSeeker(market.t)]
})
afterAll(() => market.t.close())

const moves = ['in_review', 'shortlisted', 'interview_invited', 'offered', 'hired', 'rejected', 'offer_rescinded'] as const
const own = ['apply', 'withdraw', 'accept', 'decline', 'save', 'unsave', 'read', 'delete'] as const
/** Somebody does something with one of two jobs, whether or not it is possible then. */
const anyAction = fc.record({
  seeker: fc.nat(2),
  job: fc.nat(1),
  do: fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...own) },
    { weight: 8, arbitrary: fc.constantFrom(...moves) },
    { weight: 1, arbitrary: fc.constant('close' as const) },
  ),
})
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never

const bodyOf = (status: (typeof moves)[number], version: number) => {
  switch (status) {
    case 'offered':
      return { status, version, offer: terms }
    case 'hired':
      return { status, version, rightToWork }
    case 'rejected':
      return { status, version, reason: 'travel' as const }
    case 'offer_rescinded':
      return { status, version, reason: 'The shop closes.' }
    case 'interview_invited':
      return { status, version, interview: market.invite() }
    case 'in_review':
      return { status, version }
    case 'shortlisted':
      return { status, version }
  }
}

async function act(action: Action, jobs: readonly string[], people: readonly Person[]): Promise<void> {
  const { t } = market
  const [jobId = '', seeker] = [jobs[action.job], people[action.seeker]]
  if (seeker === undefined) return
  const { token } = seeker
  /** What the job's page shows of them; nobody has anything under the job's own id. */
  const mine = async () => {
    const { status, body } = await t.seeker('openJob', { params: { id: jobId } }, token)
    if (status !== 200) return { applicationId: jobId, version: 1, cartId: jobId }
    const { application, jobcart } = body
    return { applicationId: application?._id ?? jobId, version: application?.version ?? 1, cartId: jobcart[0]?._id ?? jobId }
  }
  const told = async () => (await t.seeker('notifications', { query: { limit: 50 } }, token)).body.data.slice(0, 2).map(({ _id }) => _id)
  switch (action.do) {
    case 'apply':
      return void (await market.apply(seeker, jobId))
    case 'withdraw':
      return void (await t.seeker('withdrawApplication', { params: { id: (await mine()).applicationId }, query: {} }, token))
    case 'accept':
    case 'decline': {
      const { applicationId, version } = await mine()
      return void (await t.seeker('answerOffer', { body: { applicationId, version, action: action.do } }, token))
    }
    case 'save':
      return void (await t.seeker('saveJob', { body: { jobId } }, token))
    case 'unsave':
      return void (await t.seeker('unsaveJob', { params: { id: (await mine()).cartId } }, token))
    case 'read':
      return void (await t.seeker('readNotifications', { body: { _ids: await told() } }, token))
    case 'delete':
      return void (await t.seeker('deleteNotifications', { query: { _id: (await told())[0] ?? jobId } }, token))
    case 'close':
      return void (await closeJob(t, await market.freshEmployer(), jobId))
    default: {
      const { applicationId } = await mine()
      const version = applicationId === jobId ? 1 : (await market.rowOf(applicationId)).version
      return void (await market.move(applicationId, bodyOf(action.do, version), await market.freshEmployer()))
    }
  }
}

interface Page<T> {
  readonly data: readonly T[]
  readonly pagination: { readonly total: number }
}
/** Every row of a list, page by page; each page tells the number of rows that there are. */
async function whole<T extends { readonly _id: string }>(
  pageOf: (paging: { page: number; limit: number }) => Promise<{ body: Page<T> }>,
): Promise<T[]> {
  const rows: T[] = []
  const totals = new Set<number>()
  for (let page = 1; ; page += 1) {
    const { data, pagination } = (await pageOf({ page, limit: 7 })).body
    totals.add(pagination.total)
    rows.push(...data)
    if (data.length === 0) break
  }
  expect([...totals]).toEqual([rows.length])
  expect(new Set(rows.map(({ _id }) => _id)).size).toBe(rows.length)
  return rows
}
/** How many rows have which of these. */
const tally = <T>(rows: readonly T[], of: (row: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const row of rows) counts[of(row)] = (counts[of(row)] ?? 0) + 1
  return counts
}
const counted = (rows: readonly { readonly status: string; readonly count: number }[]): Record<string, number> =>
  Object.fromEntries(rows.map(({ status, count }) => [status, count]))

async function expectSeekersCounts({ token }: Person): Promise<void> {
  const { t } = market
  const lists = {
    live: await whole((query) => t.seeker('liveApplications', { query }, token)),
    jobOffer: await whole((query) => t.seeker('jobOffers', { query }, token)),
    history: await whole((query) => t.seeker('pastApplications', { query }, token)),
  }
  for (const [tab, rows] of Object.entries(lists) as [keyof typeof lists, (typeof lists)['live']][])
    expect(rows.filter(({ status }) => !(applicationTabs[tab] as readonly string[]).includes(status))).toEqual([])
  const offered = lists.jobOffer.filter(({ status }) => status === 'offered').length
  const counts = { live: lists.live.length, jobOffer: lists.jobOffer.length, history: lists.history.length, offered }
  expect((await t.seeker('applicationCount', {}, token)).body).toEqual(counts)

  const choices = [
    [lists.live, (await t.seeker('liveFilters', {}, token)).body],
    [lists.jobOffer, (await t.seeker('jobOfferFilters', {}, token)).body],
    [lists.history, (await t.seeker('historyFilters', {}, token)).body],
  ] as const
  for (const [rows, filters] of choices) {
    expect(Object.fromEntries(filters.status.map(({ _id, count }) => [_id, count]))).toEqual(tally(rows, ({ status }) => status))
  }

  const saved = await whole((query) => t.seeker('savedJobs', { query }, token))
  const told = await whole((query) => t.seeker('notifications', { query }, token))
  const unread = told.filter(({ readAt }) => readAt === null).length
  expect((await t.seeker('notifications', { query: {} }, token)).body.unread).toBe(unread)
  const home = (await t.seeker('home', { query: {} }, token)).body
  const [offers, interviews] = [
    lists.jobOffer.filter(({ status }) => status === 'offered'),
    lists.live.filter(({ status }) => status === 'interview_invited'),
  ]
  expect(home.counts).toMatchObject({ ...counts, saved: saved.length, unreadNotifications: unread, interviewsToDo: interviews.length })
  expect(home.expiringOffers.map(({ applicationId }) => applicationId).toSorted()).toEqual(offers.map(({ _id }) => _id).toSorted())
}

async function expectEmployersCounts({ token }: Person): Promise<void> {
  const { t } = market
  const rows = await whole((query) => t.employer('applications', { query }, token))
  const statuses = tally(rows, ({ status }) => status)
  expect(counted((await t.employer('applicationsCount', {}, token)).body)).toEqual(statuses)
  for (const [status, count] of Object.entries(statuses) as [(typeof rows)[number]['status'], number][]) {
    expect((await t.employer('applications', { query: { status: [status] } }, token)).body.pagination.total).toBe(count)
    const jobs = await whole((query) => t.employer('jobsWithApplications', { query: { ...query, applicationStatus: status } }, token))
    expect(jobs.reduce((sum, { matching }) => sum + matching, 0)).toBe(count)
  }
  const jobs = [
    ...(await whole((query) => t.employer('ongoingJobs', { query }, token))),
    ...(await whole((query) => t.employer('closedJobs', { query }, token))),
  ]
  for (const { _id: jobId, counts, unanswered, overdue } of jobs) {
    const applied = await whole((query) => t.employer('applications', { query: { ...query, jobId } }, token))
    const waiting = applied.filter(({ replyBy, pendingRejection }) => replyBy !== null && pendingRejection === null)
    const late = waiting.filter(({ replyBy }) => new Date(replyBy ?? '') < t.clock.now())
    expect([counted(counts), unanswered, overdue]).toEqual([tally(applied, ({ status }) => status), waiting.length, late.length])
  }
  const told = await whole((query) => t.employer('notifications', { query }, token))
  const unread = told.filter(({ readAt }) => readAt === null).length
  expect((await t.employer('notifications', { query: {} }, token)).body.unread).toBe(unread)
}

/** Everybody's counts, with the sessions that they need now. */
async function expectCounts(): Promise<void> {
  for (const seeker of seekers) await expectSeekersCounts({ ...seeker, token: await market.fresh('jobseeker', seeker) })
  await expectEmployersCounts(await market.freshEmployer())
}

it('counts are as long as their lists for everyone, whatever they did, before and after the clock runs', async () => {
  const { t } = market
  const someActions = fc.array(anyAction, { minLength: 20, maxLength: 40 })
  const run = async (actions: readonly Action[]) => {
    const employer = await market.freshEmployer()
    const jobs = [await market.publish({ vacancies: 2 }, employer), await market.publish({ vacancies: 1 }, employer)]
    const people = await Promise.all(seekers.map(async (seeker) => ({ ...seeker, token: await market.fresh('jobseeker', seeker) })))
    for (const jobId of jobs) for (const seeker of people) await market.apply(seeker, jobId)
    for (const action of actions) await act(action, jobs, people)
    t.clock.pass(2 * HOUR)
    await expectCounts()
    await runApplicationClock(t.parts, t.clock.now())
    await expectCounts()
  }
  await fc.assert(fc.asyncProperty(someActions, run), { numRuns: runs(3), endOnFailure: true })
}, 600_000)
