import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import type { Member } from '#server/testkit/people/people'

let t: TestApp
let owner: Member
beforeAll(async () => {
  t = await testApp()
  owner = await newHiringEmployer(t, 'Copper & Bean')
})
afterAll(() => t.close())

const open = (id: string) => t.seeker('openAdvert', { params: { id } })

it('tells whoever has no account what they need to apply for a live job, and never its postcode', async () => {
  const shifts = [
    { day: 7, start: '09:00', end: '13:00' },
    { day: 3, start: '16:00', end: '20:30' },
  ]
  const id = await publishJob(t, owner, { shifts, shiftsNeeded: 1, postcode: 'LS6 2AB', minimumAge: 16 })
  const { status, body } = await open(id)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    _id: id,
    title: 'Weekend barista',
    employerName: 'Copper & Bean',
    pay: '£13.50 an hour',
    place: 'Leeds LS6',
    location: 'Leeds',
    closingDate: '2026-12-05',
    startDate: '2026-12-12',
    minimumAge: 16,
    shiftsNeeded: 1,
    asksMore: false,
  })
  expect(body.shifts.map(({ day, start, end }) => [day, start, end])).toEqual([
    [3, '16:00', '20:30'],
    [7, '09:00', '13:00'],
  ])
  expect(body.week.hours.replaceAll('\u00A0', ' ')).toBe('from 4 hours a week')
  expect(body.skills).toHaveLength(1)
  expect(body.interests.length).toBeGreaterThan(0)
  expect(JSON.stringify(body)).not.toContain('2AB')
})

it('asks what the employer asks, and says of a job that takes a CV that it needs an account first', async () => {
  const withCv = await publishJob(t, owner, { requiresCv: true })
  const screeningQuestions = [{ question: 'Can you carry 15 kg?', answerType: 'yes_no' as const, options: [], required: true }]
  const withQuestion = await publishJob(t, owner, { screeningQuestions })
  expect((await open(withCv)).body).toMatchObject({ requiresCv: true, asksMore: true, screeningQuestions: [] })
  expect((await open(withQuestion)).body).toMatchObject({ requiresCv: false, asksMore: false, screeningQuestions })
})

it('says the same of a job that closed, of one that is paused, of one that is only written, and of none', async () => {
  const [closed, paused] = [await publishJob(t, owner), await publishJob(t, owner)]
  await closeJob(t, owner, closed)
  const { version } = (await t.employer('jobDetails', { params: { id: paused } }, owner.token)).body
  await t.employer('changeJobStatus', { query: { jobId: paused }, body: { status: 'paused', version } }, owner.token)
  const draft = await t.employer('createJob', { body: { title: 'A secret plan', status: 'draft' } }, owner.token)
  const ids = [closed, paused, draft.body._id, '00000000-0000-4000-8000-000000000000']
  for (const id of ids) {
    const { status, error } = await open(id)
    expect([status, error.code]).toEqual([404, 'NOT_FOUND'])
  }
})
