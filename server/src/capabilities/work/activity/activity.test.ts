import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldActivity } from '#server/capabilities/work/activity/counts'
import { activityChanges, activityCounts } from '#server/capabilities/work/activity/tables'
import { countView } from '#server/capabilities/work/jobs/public'
import { grantPackage } from '#server/capabilities/parties/companies/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, newEmployer, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let boss: Member
let jobId: string
beforeAll(async () => {
  t = await testApp()
  boss = await newHiringEmployer(t)
  jobId = await publishJob(t, boss)
})
afterAll(() => t.close())

const read = (query: object, { token }: Member = boss) => t.employer('activity', { query }, token)

it('comes with a larger plan; a smaller one is told so, and reads who waits all the same', async () => {
  const small = await newEmployer(t)
  const refused = await read({}, small)
  expect([refused.status, refused.error.code, refused.error.details]).toEqual([
    402,
    'PLAN_LIMIT',
    { limit: 0, used: 0, package: 'starter', of: 'activity' },
  ])
  expect((await t.employer('applications', { query: { sort: 'reply_due' } }, small.token)).status).toBe(200)
  await grantPackage(t.parts.db, small.employerId, 'standard', t.clock.now())
  expect((await read({}, small)).status).toBe(200)
})

it('tells every day of the span, and refuses one that is too long at its field', async () => {
  const { body } = await read({ from: '2026-11-01' })
  expect([body.from, body.to, body.series.length]).toEqual(['2026-11-01', '2026-11-21', 21])
  expect((await read({ from: '1900-01-01' })).error.errors).toEqual([{ path: 'from', message: 'Choose three years at most' }])
  expect((await read({ from: '2026-11-20', to: '2026-11-19' })).error.errors?.map(({ path }) => path)).toEqual(['to'])
})

it('is of one company alone, and counts on the calendar of the United Kingdom', async () => {
  const [seeker, other] = [await newSeeker(t), await newHiringEmployer(t)]
  await countView(t.parts.db, jobId, seeker.userId, '2026-10-25')
  const views = async (member: Member, query: object) => (await read(query, member)).body.totals.views
  expect(await views(boss, { from: '2026-10-25', to: '2026-10-25' })).toBe(1)
  expect(await views(boss, { from: '2026-10-26' })).toBe(0)
  expect(await views(other, { from: '2026-10-01' })).toBe(0)
})

it('folds what was counted once, however many processes do it at once', async () => {
  const seekers = await Promise.all([newSeeker(t), newSeeker(t), newSeeker(t)])
  for (const { userId } of seekers) await countView(t.parts.db, jobId, userId, '2026-11-20')
  await Promise.all([foldActivity(t.parts), foldActivity(t.parts), foldActivity(t.parts)])
  expect(await t.parts.db.$count(activityChanges)).toBe(0)
  const [row] = await t.parts.db
    .select({ views: activityCounts.views })
    .from(activityCounts)
    .where(sql`grain = 'job_day' and starts_on = '2026-11-20' and subject_id = ${jobId}`)
  expect(row?.views).toBe(3)
  expect((await read({ from: '2026-11-20' })).body.jobs).toMatchObject([{ _id: jobId, views: 3 }])
})

it('counts nothing of a write that was undone', async () => {
  const before = (await read({})).body.totals.views
  const seeker = await newSeeker(t)
  const undone = t.parts.db.transaction(async (tx) => {
    await countView(tx, jobId, seeker.userId, '2026-11-21')
    throw new Error('undone')
  })
  await expect(undone).rejects.toThrow('undone')
  expect((await read({})).body.totals.views).toBe(before)
})
