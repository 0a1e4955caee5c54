import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { EmployerApplication } from '@evenshift/contract/model/application/employer-application'
import { foldActivity } from '#server/capabilities/work/activity/public'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { replyFigures, runApplicationClock } from '#server/capabilities/work/hiring/public'
import { applications } from '#server/capabilities/work/hiring/tables'
import { londonDate } from '#server/capabilities/ground/reference/public'
import { DAY, HOUR } from '#server/testkit/app/clock'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker, placeApproval } from '#server/testkit/people/people'
import { runs } from '#server/testkit/runs'

/*
 * Counts are prepared by the writes that cause them. Whatever people do, in whatever order, and whether or not the counts were folded,
 * they equal a plain count of the rows, and the lists that they stand for.
 */

let market: Market
let seekers: Person[]
beforeAll(async () => {
  market = await openMarket()
  seekers = [await newSeeker(market.t), await newSeeker(market.t), await newSeeker(market.t)]
})
afterAll(() => market.t.close())

interface Scene {
  boss: Member
  questionIds: string[]
  startDate: string
  people: Person[]
  jobs: string[]
}
const someone = fc.record({ person: fc.nat(2), job: fc.nat(1) })
const often = ['open', 'save', 'apply', 'accept', 'shortlisted', 'interview_invited', 'offered', 'hired'] as const
const seldom = ['unsave', 'withdraw', 'in_review', 'rejected', 'undo', 'write', 'suspend', 'restore', 'fold', 'hours', 'days'] as const
const action = fc.record({ kind: fc.constantFrom(...often, ...often, ...seldom), who: someone })
interface Action {
  readonly kind: (typeof often | typeof seldom)[number]
  readonly who: { readonly person: number; readonly job: number }
}
/** A story in which everything happens that is counted: a hire, an offer that ran out, and two who never heard. */
const first = (...said: Action['kind'][]): Action[] => said.map((kind) => ({ kind, who: { person: 0, job: 0 } }))
const second = (...said: Action['kind'][]): Action[] => said.map((kind) => ({ kind, who: { person: 1, job: 0 } }))
const third: Action[] = [1, 0].map((job) => ({ kind: 'apply', who: { person: 2, job } }))
const story: Action[] = [
  ...first('open', 'save', 'apply', 'hours', 'interview_invited', 'in_review', 'offered', 'accept', 'hired', 'unsave'),
  ...second('open', 'apply', 'offered'),
  ...third,
  ...first('days', 'days', 'days', 'days'),
]

/** Everybody signs in again, since the time has moved on. */
async function pass(scene: Scene, ms: number): Promise<void> {
  market.t.clock.pass(ms)
  scene.boss = { ...scene.boss, token: await market.fresh('employer', scene.boss) }
  scene.people = await Promise.all(scene.people.map(async (one) => ({ ...one, token: await market.fresh('jobseeker', one) })))
}

/** The newest application of a person for a job, as their employer lists it. */
const listed = async ({ boss }: Scene): Promise<EmployerApplication[]> =>
  (await market.t.employer('applications', { query: { limit: 50, sort: 'newest' } }, boss.token)).body.data

type Move = Parameters<Market['move']>[1]
function moveOf(kind: Exclude<Action['kind'], 'apply'>, { version }: EmployerApplication, { questionIds, startDate }: Scene): Move {
  switch (kind) {
    case 'interview_invited':
      return { status: kind, version, interview: market.invite({ questionIds }) } as const
    case 'offered':
      return { status: kind, version, offer: { ...terms, startDate } } as const
    case 'hired':
      return { status: kind, version, rightToWork } as const
    case 'rejected':
      return { status: kind, version, reason: 'travel' } as const
    case 'in_review':
      return { status: kind, version }
    case 'shortlisted':
      return { status: kind, version }
    default:
      return { undo: true, version }
  }
}

/** Tries what was drawn; what the state of things does not allow is refused, and that is fine. */
async function act(scene: Scene, { kind, who }: Action): Promise<void> {
  const { t } = market
  const [person, jobId] = [scene.people[who.person], scene.jobs[who.job]]
  if (person === undefined || jobId === undefined) throw new Error('no one or nothing of that number')
  if (kind === 'hours') return pass(scene, 7 * HOUR)
  if (kind === 'days') {
    await pass(scene, 5 * DAY)
    return runApplicationClock(t.parts, t.clock.now())
  }
  if (kind === 'fold') return foldActivity(t.parts)
  if (kind === 'suspend' || kind === 'restore') return placeApproval(t, person.userId, kind === 'suspend' ? 'Suspended' : 'Approved')
  if (kind === 'open') return void (await t.seeker('openJob', { params: { id: jobId } }, person.token))
  if (kind === 'save') return void (await t.seeker('saveJob', { body: { jobId } }, person.token))
  if (kind === 'unsave') {
    const { status, body } = await t.seeker('savedJobs', { query: { limit: 50 } }, person.token)
    const id = status !== 200 ? undefined : body.data.find((job) => job._id === jobId)?.jobcart[0]?._id
    return void (id && (await t.seeker('unsaveJob', { params: { id } }, person.token)))
  }
  if (kind === 'apply') return void (await t.seeker('applyForJob', { body: { jobId } }, person.token))
  const row = (await listed(scene)).find((one) => one.jobId === jobId && one.applicant._id === person.userId)
  if (row === undefined) return
  if (kind === 'withdraw') return void (await t.seeker('withdrawApplication', { params: { id: row._id }, query: {} }, person.token))
  if (kind === 'accept') {
    const { version } = (await t.seeker('openApplication', { params: { id: row._id } }, person.token)).body
    return void (await t.seeker('answerOffer', { body: { applicationId: row._id, version, action: 'accept' } }, person.token))
  }
  if (kind === 'write')
    return void (await t.employer('sendMessage', { params: { id: row._id }, body: { text: 'Hello.' } }, scene.boss.token))
  await t.employer('moveApplicants', { query: { applicationId: row._id }, body: moveOf(kind, row, scene) }, scene.boss.token)
}

/** The same figures, counted from the rows of everything that happened. */
async function plainly(employerId: string) {
  const london = (column: string) => `(${column} at time zone 'Europe/London')::date::text`
  const first = (
    status: string,
  ) => `select ${london('min(h.at)')} as day from application_history h join applications a on a.id = h.application_id
    where a.employer_id = $1 and h.status = '${status}' group by a.id`
  const days = async (text: string): Promise<string[]> =>
    (await market.t.database.sql.query(text, [employerId])).rows.map(({ day }) => String(day)).toSorted()
  return {
    views: await days('select day::text from job_views v join jobs j on j.id = v.job_id where j.employer_id = $1'),
    saves: await days(`select ${london('s.created_at')} as day from saved_jobs s join jobs j on j.id = s.job_id where j.employer_id = $1`),
    applications: await days(`select ${london('applied_at')} as day from applications where employer_id = $1`),
    answers: await days(
      `select ${london('first_reply_at')} as day from applications where employer_id = $1 and first_reply_at is not null`,
    ),
    interviews: await days(first('interview_invited')),
    offers: await days(first('offered')),
    hires: await days(first('hired')),
  }
}
/** A row a thing that happened, by its day. */
const unfolded = (series: readonly { date: string }[], name: string): string[] =>
  series.flatMap((day) => Array.from({ length: Number((day as unknown as Record<string, number>)[name]) }, () => day.date))

/** The middle wait of the rows, and the share answered, as they were told before anything was prepared. */
async function plainReplies(employerId: string, now: Date) {
  const rows = await market.t.parts.db.select().from(applications).where(eq(applications.employerId, employerId))
  const waits = rows.flatMap(({ firstReplyAt, appliedAt }) =>
    firstReplyAt === null ? [] : [(firstReplyAt.getTime() - appliedAt.getTime()) / HOUR],
  )
  const due = rows.filter(
    ({ firstReplyAt, status, replyBy }) => firstReplyAt !== null || status === 'closed_no_reply' || (replyBy !== null && replyBy < now),
  )
  const middle = waits.toSorted((one, other) => one - other).slice(Math.floor((waits.length - 1) / 2), Math.floor(waits.length / 2) + 1)
  return {
    due: due.length,
    rate: Math.round((100 * waits.length) / due.length),
    median: middle.reduce((sum, wait) => sum + wait, 0) / middle.length,
  }
}

async function compare(scene: Scene, from: string): Promise<void> {
  const { t } = market
  const { employerId, token } = scene.boss
  const now = t.clock.now()
  const read = async () => {
    const { status, body, error } = await t.employer('activity', { query: { from, to: londonDate(now) } }, token)
    expect([status, error]).toEqual([200, body])
    return body
  }
  const activity = await read()
  const plain = await plainly(employerId)
  for (const name of ['views', 'saves', 'applications', 'answers'] as const)
    expect([name, unfolded(activity.series, name)]).toEqual([name, plain[name]])
  for (const name of ['interviews', 'offers', 'hires'] as const) expect([name, activity.totals[name]]).toEqual([name, plain[name].length])
  for (const name of ['views', 'saves', 'applications', 'interviews', 'offers', 'hires'] as const)
    expect([name, activity.jobs.reduce((sum, job) => sum + job[name], 0)]).toEqual([name, activity.totals[name]])

  const rows = await listed(scene)
  const owed = rows.filter(({ replyBy, pendingRejection }) => replyBy !== null && pendingRejection === null)
  const late = owed.filter(({ replyBy }) => new Date(replyBy ?? 0) < now)
  const today = owed.filter(({ replyBy }) => londonDate(new Date(replyBy ?? 0)) <= londonDate(now))
  expect(activity.totals).toMatchObject({ unanswered: owed.length, overdue: late.length, dueToday: today.length })
  expect(activity.answerToday.map(({ applicationId }) => applicationId).toSorted()).toEqual(today.map(({ _id }) => _id).toSorted())
  const replies = (await t.employer('applications', { query: { view: 'card', sort: 'reply_due', limit: 1 } }, token)).body.due
  expect([replies.late, replies.today, replies.today + replies.week + replies.later]).toEqual([late.length, today.length, owed.length])
  const posts = (await t.employer('ongoingJobs', { query: { limit: 50 } }, token)).body.data.concat(
    (await t.employer('closedJobs', { query: { limit: 50 } }, token)).body.data,
  )
  for (const { _id, counts, unanswered, overdue } of posts) {
    const own = rows.filter(({ jobId }) => jobId === _id)
    const told = Object.fromEntries(counts.map(({ status, count }) => [status, count]))
    expect(told).toEqual(Object.fromEntries(own.map(({ status }) => [status, own.filter((row) => row.status === status).length])))
    expect([unanswered, overdue]).toEqual([owed, late].map((list) => list.filter(({ jobId }) => jobId === _id).length))
  }

  const [figures, { due, rate, median }] = [
    (await replyFigures(t.parts.db, [employerId], now)).get(employerId),
    await plainReplies(employerId, now),
  ]
  expect(figures?.replyRate).toBe(due < 5 ? undefined : rate)
  if (figures?.medianReplyHours) expect(Math.abs(figures.medianReplyHours - median)).toBeLessThanOrEqual(median < 24 ? 0.1 : 0.5)
  await foldActivity(t.parts)
  expect(await read()).toEqual(activity)
}

/** A new company with two jobs, and what people do there. */
async function play(actions: readonly Action[]): Promise<{ scene: Scene; from: string }> {
  const { t } = market
  const from = londonDate(t.clock.now())
  const boss = await newHiringEmployer(t)
  const closingDate = londonDate(new Date(t.clock.now().getTime() + 80 * DAY))
  const scene: Scene = { boss, people: seekers, jobs: [], questionIds: [], startDate: closingDate }
  await pass(scene, 0)
  scene.questionIds = (await market.bankQuestions(boss)).map(({ _id }) => _id)
  const job = { vacancies: 5, closingDate, startDate: closingDate, replyWithinDays: 3 } as const
  scene.jobs = [await market.publish(job, scene.boss), await market.publish(job, scene.boss)]
  for (const one of actions) await act(scene, one)
  await pass(scene, 0)
  return { scene, from }
}

it('equals a plain count of the rows and the lists it stands for, whatever people do', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(action, { minLength: 15, maxLength: 30 }), async (actions) => {
      const { scene, from } = await play(actions)
      await compare(scene, from)
      for (const { userId } of seekers) await placeApproval(market.t, userId, 'Approved')
    }),
    { numRuns: runs(5), examples: [[story]] },
  )
}, 600_000)

it('tells a story: what became of the views, how many heard, and how long it took', async () => {
  const { scene, from } = await play(story)
  const { body } = await market.t.employer('activity', { query: { from } }, scene.boss.token)
  expect(body.totals).toEqual({
    // Who applied has seen it, whether they opened it here or by its public page.
    views: 4,
    saves: 0,
    applications: 4,
    interviews: 1,
    offers: 2,
    hires: 1,
    answers: 2,
    unanswered: 0,
    overdue: 0,
    dueToday: 0,
  })
  expect(body.funnel.map(({ step, ofPrevious }) => [step, ofPrevious])).toEqual([
    ['views', null],
    ['saves', 0],
    ['applications', 100],
    ['interviews', 25],
    ['offers', 200],
    ['hires', 50],
  ])
  expect(body.jobs.map(({ applications, hires }) => [applications, hires])).toEqual([
    [3, 1],
    [1, 0],
  ])
})
