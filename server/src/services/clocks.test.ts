import { pino } from 'pino'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { runMinute } from '#server/services/clocks'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY, HOUR } from '#server/testkit/app/clock'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { newSeeker, signIn } from '#server/testkit/people/people'
import { tableDigests } from '#server/testkit/app/rows'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('every minute of a market’s month can be run by two processes at once and again: nothing is written or told twice', async () => {
  const failures: unknown[] = []
  const log = pino({ level: 'error' }, { write: (line: string) => void failures.push(line) })
  const run = () => runMinute(t.parts, t.clock.now(), log)
  const employer = await newHiringEmployer(t)
  const [seeker, saver] = [await newSeeker(t), await newSeeker(t)]
  const jobs = [await publishJob(t, employer, { replyWithinDays: 3 }), await publishJob(t, employer, { closingDate: '2026-12-04' })]
  for (const jobId of jobs) {
    await t.seeker('saveJob', { body: { jobId } }, saver.token)
    await t.seeker('applyForJob', { body: { jobId } }, seeker.token)
  }
  for (let half = 0; half < 60; half += 1) {
    t.clock.pass(DAY / 2 + (half % 3) * HOUR)
    await Promise.all([run(), run()])
    const before = await tableDigests(t)
    await run()
    expect(await tableDigests(t)).toEqual(before)
  }
  const toldTwice = 'select type, link from notifications group by person_id, type, link, created_at having count(*) > 1'
  expect([(await t.database.sql.query(toldTwice)).rows, failures]).toEqual([[], []])

  const token = await signIn(t, 'jobseeker', seeker.email)
  const { data } = (await t.seeker('pastApplications', { query: {} }, token)).body
  expect(data.map(({ status }) => status)).toEqual(['closed_no_reply', 'closed_no_reply'])
  const told = await t.employer('notifications', { query: { limit: 50 } }, await signIn(t, 'employer', employer.email))
  const count = (type: string) => told.body.data.filter((one) => one.type === type).length
  expect([count('reply_due_soon'), count('reply_overdue')]).toEqual([2, 2])
}, 120_000)
