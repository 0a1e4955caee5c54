import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { DAY_MS } from '@evenshift/contract/days'
import { forgetOldKeys } from '#server/capabilities/ground/idempotency/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobTerms, newHiringEmployer } from '#server/testkit/people/jobs'
import { type Member, decideOn, newPendingEmployer, signIn } from '#server/testkit/people/people'

let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  member = await newHiringEmployer(t)
})

const headers = { 'idempotency-key': 'one-click' }
const create = (title: string, by: Member, token = by.token) =>
  t.employer('createJob', { body: { ...jobTerms(), title, status: 'draft' } }, token, headers)
const drafts = async (token = member.token) => (await t.employer('ongoingJobs', { query: {} }, token)).body.pagination.total

it('answers a repeated key as before, and makes no second job', async () => {
  const first = await create('Barista', member)
  const again = await create('Barista', member)
  expect([first.status, again.status, again.body]).toEqual([201, 201, first.body])
  expect(await drafts()).toBe(1)
})

it('makes one job of twenty tries at once', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => create('Barista', member)))
  expect(new Set(answers.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1)
  expect(await drafts()).toBe(1)
})

it('refuses a key that comes with another body, and keeps none of a refused try', async () => {
  const refused = await t.employer(
    'createJob',
    { body: { ...jobTerms(), closingDate: '2020-01-01', status: 'live' } },
    member.token,
    headers,
  )
  expect(refused.error.code).toBe('INVALID_INPUT')
  expect((await create('Barista', member)).status).toBe(201)
  expect((await create('Cook', member)).error.code).toBe('IDEMPOTENCY_MISMATCH')
})

it('knows a key of its sender alone, for 24 hours', async () => {
  const other = await newHiringEmployer(t)
  const first = await create('Barista', member)
  expect((await create('Barista', other)).body._id).not.toBe(first.body._id)
  t.clock.pass(DAY_MS - 60_000)
  await forgetOldKeys(t.parts, t.clock.now())
  const token = await signIn(t, 'employer', member.email)
  expect((await create('Barista', member, token)).body._id).toBe(first.body._id)
  t.clock.pass(61_000)
  await forgetOldKeys(t.parts, t.clock.now())
  expect((await create('Barista', member, token)).body._id).not.toBe(first.body._id)
  expect(await drafts(token)).toBe(2)
})

it('lets a company that is being checked write and change drafts, and publish none before it is approved', async () => {
  const waiting = await newPendingEmployer(t)
  const { status, body } = await create('Barista', waiting)
  expect(status).toBe(201)
  const params = { id: body._id }
  const changed = (await t.employer('changeJob', { params, body: { title: 'Baker', version: body.version } }, waiting.token)).body
  expect([changed.title, (await t.employer('jobFaults', { params }, waiting.token)).body]).toEqual(['Baker', []])
  const publish = () =>
    t.employer('changeJobStatus', { query: { jobId: body._id }, body: { status: 'live', version: changed.version } }, waiting.token)
  expect((await publish()).error).toMatchObject({
    code: 'PROFILE_PENDING',
    message: 'We’re checking your company. Your jobs can go live once that’s done.',
  })
  expect((await t.employer('createJob', { body: { ...jobTerms(), status: 'live' } }, waiting.token)).error.code).toBe('PROFILE_PENDING')
  expect(await drafts(waiting.token)).toBe(1)
  await decideOn(t, 'approve', waiting.employerId)
  expect((await publish()).body.status).toBe('pending_review')
})
