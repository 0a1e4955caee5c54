import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let member: Member
let jobId: string
beforeAll(async () => {
  t = await testApp()
  member = await newHiringEmployer(t)
  jobId = await publishJob(t, member, { title: 'Barista' })
  await t.seeker('applyForJob', { body: { jobId } }, (await newSeeker(t)).token)
})
afterAll(() => t.close())

const ongoing = (query: { view?: 'card' }) => t.employer('ongoingJobs', { query }, member.token)
const withApplications = (query: { view?: 'card' }) => t.employer('jobsWithApplications', { query }, member.token)

it('the lists of a company’s jobs hold what a row shows where cards are asked for, and nothing more', async () => {
  const card = {
    _id: jobId,
    title: 'Barista',
    reference: expect.any(String),
    location: 'Leeds',
    salary: 13.5,
    salaryUnit: 'hour',
    status: 'live',
    statusReason: null,
    closeReason: null,
    closedAt: null,
    closingDate: expect.any(String),
    lastConfirmedAt: expect.any(String),
    vacancies: 1,
    replyWithinDays: 7,
    filled: 0,
    placesLeft: 1,
    // Its one applicant's.
    views: 1,
    counts: [{ status: 'applied', count: 1 }],
    unanswered: 1,
    overdue: 0,
    version: expect.any(Number),
  }
  expect((await ongoing({ view: 'card' })).body.data).toEqual([card])
  const newest = [{ _id: expect.any(String), name: expect.any(String), avatar: null }]
  expect((await withApplications({ view: 'card' })).body.data).toEqual([{ ...card, newest }])
})

it('the same lists hold the whole of each job where nothing is said', async () => {
  const whole = (await t.employer('jobDetails', { params: { id: jobId } }, member.token)).body
  expect((await ongoing({})).body.data).toEqual([whole])
  expect((await withApplications({})).body.data).toEqual([{ ...whole, matching: 1, newest: [expect.objectContaining({ headline: '' })] }])
})
