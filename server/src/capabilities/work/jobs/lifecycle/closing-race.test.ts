import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { newSeeker } from '#server/testkit/people/people'

let t: TestApp
const tokens: string[] = []
beforeAll(async () => {
  t = await testApp()
  for (let made = 0; made < 40; made++) tokens.push((await newSeeker(t)).token)
}, 120_000)
afterAll(() => t.close())

it('a close while forty people apply leaves no application that came after it', async () => {
  const member = await newHiringEmployer(t)
  const jobId = await publishJob(t, member)
  const applying = tokens.map((token) => t.seeker('applyForJob', { body: { jobId } }, token))
  const closing = closeJob(t, member, jobId)
  const answers = await Promise.all(applying)
  const first = await closing
  // Whoever waits longer for the job than a lock is waited for hears so (503), and presses again.
  const closed = first.status === 503 ? await closeJob(t, member, jobId) : first
  expect(closed.body).toMatchObject({ status: 'closed' })

  const sent = answers.filter(({ status }) => status === 201).length
  for (const { status } of answers) expect([201, 409, 503]).toContain(status)
  const { counts } = (await t.employer('jobDetails', { params: { id: jobId } }, member.token)).body
  expect(counts).toEqual(sent === 0 ? [] : [{ status: 'closed_job', count: sent }])
})
