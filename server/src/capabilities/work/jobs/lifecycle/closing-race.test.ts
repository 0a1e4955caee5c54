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
  const closed = closeJob(t, member, jobId)
  const answers = await Promise.all(applying)
  expect((await closed).body.status).toBe('closed')

  const sent = answers.filter(({ status }) => status === 201).length
  expect(new Set(answers.map(({ status }) => status))).toEqual(
    sent === 40 ? new Set([201]) : sent === 0 ? new Set([409]) : new Set([201, 409]),
  )
  const { counts } = (await t.employer('jobDetails', { params: { id: jobId } }, member.token)).body
  expect(counts).toEqual(sent === 0 ? [] : [{ status: 'closed_job', count: sent }])
})
