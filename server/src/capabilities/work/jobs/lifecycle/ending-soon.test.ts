import { afterAll, beforeAll, expect, it } from 'vitest'
import { datePlus } from '@evenshift/contract/days'
import { announceEndingJobs } from '#server/capabilities/work/jobs/public'
import { londonDate, dayWords } from '#server/capabilities/ground/reference/public'
import { approvalOf } from '#server/capabilities/ground/approval/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { mailsTo } from '#server/testkit/app/mails'
import { type Member, signIn } from '#server/testkit/people/people'

let t: TestApp
let member: Member
const company = 'The Corner Café'
beforeAll(async () => {
  t = await testApp()
  member = await newHiringEmployer(t, company)
})
afterAll(() => t.close())

/** Runs the clock twice at once; what the company was told of ends in all, oldest first. */
async function announce(): Promise<string[]> {
  await Promise.all([announceEndingJobs(t.parts, t.clock.now()), announceEndingJobs(t.parts, t.clock.now())])
  const mails = await mailsTo(t, (await approvalOf(t.parts.db, member.employerId))?.email ?? '')
  return mails.map(({ subject }) => subject).filter((subject) => /closes|Still hiring/.test(subject))
}

it('a company is told three days before a job ends, once for each end, and not of a job it has just been at', async () => {
  const today = londonDate(t.clock.now())
  const inDays = (days: number) => datePlus(today, days)
  const day = (days: number) => dayWords(inDays(days), t.clock.now())
  const ends = (name: string, days: number) => publishJob(t, member, { title: `${name} to end`, closingDate: inDays(days) })
  await ends('Soon', 2)
  const dated = await ends('Dated', 12)
  const forgotten = await ends('Forgotten', 60)
  t.clock.pass(2 * DAY)
  expect(await announce()).toEqual([])
  t.clock.pass(7 * DAY)
  const told = [`Dated to end at ${company} closes ${day(12)}`]
  expect(await announce()).toEqual(told)

  let token = await signIn(t, 'employer', member.email)
  const later = await t.employer('closeJob', { query: { jobId: dated }, body: { closingDate: inDays(16) } }, token)
  expect([later.status, await announce()]).toEqual([200, told])
  t.clock.pass(4 * DAY)
  told.push(`Dated to end at ${company} closes ${day(16)}`)
  expect(await announce()).toEqual(told)

  t.clock.pass(14 * DAY)
  told.push(`Still hiring? Forgotten to end at ${company}`)
  expect(await announce()).toEqual(told)
  token = await signIn(t, 'employer', member.email)
  expect((await t.employer('confirmJob', { params: { id: forgotten } }, token)).status).toBe(200)
  t.clock.pass(20 * DAY)
  expect(await announce()).toEqual(told)
})
