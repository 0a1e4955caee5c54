import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY, HOUR } from '#server/testkit/app/clock'
import { photo } from '#server/testkit/people/files'
import { lettersTo } from '#server/testkit/app/mails'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker, newStaff, signIn } from '#server/testkit/people/people'
import { uploadFile } from '#server/testkit/people/uploads'

let t: TestApp
let staff: Person
let boss: Member
beforeAll(async () => {
  t = await testApp()
  staff = await newStaff(t)
  boss = await newHiringEmployer(t, 'The Reported Café')
})
afterAll(() => t.close())
// The clock of some tests moves on by more than a token's life.
beforeEach(async () => {
  staff = { ...staff, token: await signIn(t, 'staff', staff.email) }
  boss = { ...boss, token: await signIn(t, 'employer', boss.email) }
})

const list = async (query: Parameters<typeof t.staff<'reports'>>[1]['query'] = {}) =>
  (await t.staff('reports', { query: { limit: 50, ...query } }, staff.token)).body.data
const settle = (id: string, body: Parameters<typeof t.staff<'changeReport'>>[1]['body']) =>
  t.staff('changeReport', { params: { id }, body }, staff.token)
const rowsAbout = async (subjectId: string) =>
  (await t.staff('audit', { query: { subjectId, limit: 50 } }, staff.token)).body.data.map(({ action, reason, note }) => [
    action,
    reason,
    note,
  ])
async function report(seeker: Person, jobId: string): Promise<string> {
  const body = { kind: 'report_job', subjectId: jobId, reason: 'asks_for_money', message: 'They want £50 first.' } as const
  return (await t.seeker('saveFeedback', { body }, seeker.token)).body._id
}
const lastLetter = async (email: string) => (await lettersTo(t, email)).at(-1)
const statusOf = async (id: string) => (await t.employer('jobDetails', { params: { id } }, boss.token)).body.status
const isFound = async (seeker: Person, jobId: string) =>
  (await t.seeker('searchJobs', { query: { limit: 50 } }, seeker.token)).body.data.some(({ _id }) => _id === jobId)

describe('the list', () => {
  it('has first what is open by when an answer is owed, with who sent it and what it is about, and each look is a row', async () => {
    const [seeker, jobId] = [await newSeeker(t, { firstName: 'Ola' }), await publishJob(t, boss)]
    const idea = (await t.seeker('saveFeedback', { body: { kind: 'idea', message: 'A map.' } }, seeker.token)).body._id
    const appeal = (await t.employer('saveFeedback', { body: { kind: 'appeal', message: 'We’re real.' } }, boss.token)).body._id
    const id = await report(seeker, jobId)
    const settled = await report(await newSeeker(t), jobId)
    await settle(settled, { status: 'dismissed', outcome: 'It is fine.' })
    const data = await list()
    expect(data.map(({ _id }) => _id)).toEqual([id, appeal, idea, settled])
    const { reference } = (await t.employer('jobDetails', { params: { id: jobId } }, boss.token)).body
    expect(data[0]).toMatchObject({
      kind: 'report_job',
      status: 'received',
      sender: { _id: seeker.userId, pool: 'jobseeker', name: 'Ola Khan' },
      subject: { kind: 'job', _id: jobId, label: `Weekend barista (${reference})` },
      screenshot: null,
    })
    expect(data[1]?.sender).toMatchObject({ _id: boss.userId, pool: 'employer' })
    expect((await list({ kind: ['idea'] })).map(({ _id }) => _id)).toEqual([idea])
    expect((await list({ status: ['dismissed'] })).map(({ _id }) => _id)).toEqual([settled])
    expect(await rowsAbout(seeker.userId)).toContainEqual(['look', null, 'reports'])
  })

  it('opens the picture that came with something, for some minutes', async () => {
    const seeker = await newSeeker(t)
    const screenshot = await uploadFile(t, seeker, { ...(await photo()), purpose: 'feedback' })
    await t.seeker('saveFeedback', { body: { kind: 'bug', message: 'The button is gone.', screenshot } }, seeker.token)
    const [sent] = (await list({ kind: ['bug'] })).filter(({ sender }) => sender._id === seeker.userId)
    const url = sent?.screenshot?.url ?? 'none'
    expect((await t.app.inject({ url })).statusCode).toBe(200)
    t.clock.pass(HOUR)
    expect((await t.app.inject({ url })).statusCode).toBe(404)
  })
})

describe('a report', () => {
  it('takes its job down: employer, applicants and whoever reported it are told, each what is theirs', async () => {
    const [seeker, applicant, jobId] = [await newSeeker(t, { firstName: 'Rowan' }), await newSeeker(t), await publishJob(t, boss)]
    const id = await report(seeker, jobId)
    const application = (await t.seeker('applyForJob', { body: { jobId } }, applicant.token)).body._id
    expect((await settle(id, { status: 'in_progress' })).body.status).toBe('in_progress')
    const [outcome, reason] = ['We took the job down. If you paid, tell your bank.', 'It asks people for money before they start.']
    const { status, body } = await settle(id, { status: 'resolved', outcome, action: 'remove_job', reason })
    expect([status, body.status, body.outcome]).toEqual([200, 'resolved', outcome])

    expect([await statusOf(jobId), await isFound(seeker, jobId)]).toEqual(['removed', false])
    const toBoss = await lastLetter(boss.email)
    expect(toBoss?.subject).toBe('We took down Weekend barista at The Reported Café')
    expect(toBoss?.paragraphs).toContain(reason)
    expect(JSON.stringify(toBoss)).not.toMatch(/Rowan|tell your bank/)
    const { body: theirs } = await t.seeker('openApplication', { params: { id: application } }, applicant.token)
    expect(theirs.status).toBe('closed_job')
    expect(JSON.stringify(await lettersTo(t, applicant.email))).toContain('We removed this job.')
    expect(await lastLetter(seeker.email)).toMatchObject({
      subject: 'We looked at your report',
      paragraphs: expect.arrayContaining([outcome]),
    })
    const { mine } = (await t.seeker('feedback', {}, seeker.token)).body
    expect(mine).toMatchObject([{ _id: id, status: 'resolved', outcome }])
    const told = (await t.seeker('notifications', { query: {} }, seeker.token)).body.data
    expect(told[0]).toMatchObject({ type: 'report_settled', link: `/feedback/${id}` })

    expect(await rowsAbout(jobId)).toEqual([['remove_job', reason, null]])
    expect(await rowsAbout(id)).toEqual([
      ['report_status', outcome, 'resolved'],
      ['report_status', null, 'in_progress'],
    ])
  })

  it('is settled once, also when two colleagues settle it at once, with one letter', async () => {
    const [seeker, jobId] = [await newSeeker(t), await publishJob(t, boss)]
    const id = await report(seeker, jobId)
    const both = await Promise.all(['One', 'Other'].map((outcome) => settle(id, { status: 'dismissed', outcome })))
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const letters = (await lettersTo(t, seeker.email)).filter(({ subject }) => subject === 'We looked at your report')
    expect(letters).toHaveLength(1)
    expect((await settle(id, { status: 'in_progress' })).error.code).toBe('INVALID_TRANSITION')
  })

  it('is refused at the field that is missing or doesn’t go with the rest, and nothing happens', async () => {
    const [seeker, jobId] = [await newSeeker(t), await publishJob(t, boss)]
    const id = await report(seeker, jobId)
    const aboutNoJob = (await t.seeker('saveFeedback', { body: { kind: 'idea', message: 'A map.' } }, seeker.token)).body._id
    const outcome = 'Thank you.'
    const fieldOf = async (of: string, body: Parameters<typeof settle>[1]) => (await settle(of, body)).error.errors?.[0]?.path
    expect(await fieldOf(id, { status: 'resolved' })).toBe('outcome')
    expect(await fieldOf(id, { status: 'resolved', outcome, action: 'remove_job' })).toBe('reason')
    expect(await fieldOf(id, { status: 'dismissed', outcome, action: 'remove_job', reason: 'x' })).toBe('status')
    expect(await fieldOf(id, { status: 'resolved', outcome, action: 'restore_job' })).toBe('status')
    expect(await fieldOf(aboutNoJob, { status: 'resolved', outcome, action: 'remove_job', reason: 'x' })).toBe('action')
    expect((await settle(uuidv7(), { status: 'in_progress' })).error.code).toBe('NOT_FOUND')
    expect([await statusOf(jobId), (await list({ status: ['received'] })).map(({ _id }) => _id).includes(id)]).toEqual(['live', true])
    expect(await rowsAbout(id)).toEqual([])
  })
})

describe('a job that was taken down', () => {
  async function takenDown(): Promise<{ id: string; jobId: string; seeker: Person }> {
    const [seeker, jobId] = [await newSeeker(t), await publishJob(t, boss, { closingDate: '2027-01-20' })]
    const id = await report(seeker, jobId)
    await settle(id, { status: 'resolved', outcome: 'Gone.', action: 'remove_job', reason: 'It asks for money.' })
    return { id, jobId, seeker }
  }
  const bringBack = (id: string) => settle(id, { status: 'dismissed', outcome: 'We looked again: it is fine.', action: 'restore_job' })

  it('is brought back live within 14 days, once, and its employer and whoever reported it are told', async () => {
    const { id, jobId, seeker } = await takenDown()
    expect((await bringBack(id)).body).toMatchObject({ status: 'dismissed' })
    expect([await statusOf(jobId), await isFound(await newSeeker(t), jobId)]).toEqual(['live', true])
    expect((await lastLetter(boss.email))?.subject).toBe('Weekend barista at The Reported Café is back')
    expect((await lastLetter(seeker.email))?.paragraphs).toContain('We looked again: it is fine.')
    expect((await rowsAbout(jobId)).map(([action]) => action)).toEqual(['restore_job', 'remove_job'])
    expect((await bringBack(id)).error.code).toBe('INVALID_TRANSITION')
  })

  it('stays down after 14 days', async () => {
    const { id, jobId } = await takenDown()
    t.clock.pass(15 * DAY)
    staff = { ...staff, token: await signIn(t, 'staff', staff.email) }
    boss = { ...boss, token: await signIn(t, 'employer', boss.email) }
    const { error } = await bringBack(id)
    expect([error.code, error.message]).toEqual(['INVALID_TRANSITION', 'It was taken down more than 14 days ago.'])
    expect(await statusOf(jobId)).toBe('removed')
  })
})
