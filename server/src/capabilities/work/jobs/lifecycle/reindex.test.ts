import { afterAll, beforeAll, expect, test } from 'vitest'
import { hiring } from '#server/capabilities/work/hiring/public'
import { reindexJobs, reindexOutdated } from '#server/capabilities/work/jobs/lifecycle/reindex'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Person, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let seeker: Person
beforeAll(async () => {
  t = await testApp()
  seeker = await newSeeker(t)
})
afterAll(() => t.close())

const found = async (q: string) =>
  (await t.seeker('searchJobs', { query: { q, sort: 'newest' } }, seeker.token)).body.data.map(({ _id }) => _id)
const reindex = () => reindexJobs(t.parts.db, t.clock.now(), hiring)

test('what search lost, kept too long or has wrong is as the jobs say, also of those that move meanwhile', async () => {
  const boss = await newHiringEmployer(t)
  const [lost, wrong, stale] = [
    await publishJob(t, boss, { title: 'Lighthouse barista' }),
    await publishJob(t, boss, { title: 'Lighthouse cook' }),
    await publishJob(t, boss, { title: 'Lighthouse waiter' }),
  ]
  const { rows: kept } = await t.database.sql.query('select * from job_search where job_id = $1', [stale])
  await closeJob(t, boss, stale)
  await t.database.sql.query('insert into job_search select * from jsonb_populate_recordset(null::job_search, $1::jsonb)', [
    JSON.stringify(kept),
  ])
  await t.database.sql.query('delete from job_search where job_id = $1', [lost])
  await t.database.sql.query("update job_search set words = '' where job_id = $1", [wrong])
  expect(await found('lighthouse')).toEqual([stale])

  const [count, added] = await Promise.all([reindex(), publishJob(t, boss, { title: 'Lighthouse keeper' })])
  expect(count).toBeGreaterThan(1)
  expect(new Set(await found('lighthouse'))).toEqual(new Set([lost, wrong, added]))
})

test('a row that an older version made is made anew by the clock', async () => {
  const id = await publishJob(t, await newHiringEmployer(t), { title: 'Windmill keeper' })
  await t.database.sql.query("update job_search set made_by = 0, shift_starts = '{}', shifts_asked = 0 where job_id = $1", [id])
  await reindexOutdated(t.parts, t.clock.now(), hiring)
  const { rows } = await t.database.sql.query('select made_by, shift_starts, shifts_asked from job_search where job_id = $1', [id])
  expect(rows).toEqual([{ made_by: 2, shift_starts: [306], shifts_asked: 1 }])
})
