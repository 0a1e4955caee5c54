import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { AuditAction } from '@evenshift/contract/states/staff'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { HOUR } from '#server/testkit/app/clock'
import { lettersTo } from '#server/testkit/app/mails'
import { office } from '#server/testkit/app/office'
import { jobTerms, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Person, newEmployer, newPendingEmployer, newSeeker, newStaff, placeApproval, signIn } from '#server/testkit/people/people'

let t: TestApp
let staff: Person
beforeAll(async () => {
  t = await testApp()
  staff = await newStaff(t)
})
afterAll(() => t.close())

const rowsAbout = async (subjectId: string, action?: AuditAction) =>
  (await t.staff('audit', { query: { subjectId, limit: 50, ...(action !== undefined && { action }) } }, staff.token)).body.data
const queue = (query: Parameters<typeof t.staff<'verifications'>>[1]['query'] = {}) =>
  t.staff('verifications', { query: { limit: 50, ...query } }, staff.token)
const decide = (id: string, body: Parameters<typeof t.staff<'decideVerification'>>[1]['body']) =>
  t.staff('decideVerification', { params: { id }, body }, staff.token)
const find = async (search: string) => (await t.staff('people', { query: { search } }, staff.token)).body
const change = (id: string, body: Parameters<typeof t.staff<'changePerson'>>[1]['body']) =>
  t.staff('changePerson', { params: { id }, body }, staff.token)

describe('the queue', () => {
  it('has companies, profiles and jobs, the oldest promise first, each with what was checked and when it is due', async () => {
    const company = await newPendingEmployer(t, 'The Queueing Café')
    t.clock.pass(HOUR)
    const seeker = await newSeeker(t, { firstName: 'Wai', lastName: 'Ting' })
    await placeApproval(t, seeker.userId, 'Pending')
    const hiring = await newEmployer(t, 'Approved and first')
    t.clock.pass(HOUR)
    staff = { ...staff, token: await signIn(t, 'staff', staff.email) }
    const token = await signIn(t, 'employer', hiring.email)
    const job = (await t.employer('createJob', { body: { ...jobTerms(), status: 'live' } }, token)).body
    const { data, pagination } = (await queue()).body
    expect(data.map(({ subject, _id }) => [subject, _id])).toEqual([
      ['employer', company.employerId],
      ['seeker', seeker.userId],
      ['job', job._id],
    ])
    expect(pagination.total).toBe(3)
    // Sent on a Saturday.
    expect(data[0]).toMatchObject({ sentAt: '2026-11-21T09:00:00.000Z', dueAt: '2026-11-23T09:00:00.000Z', attempt: 1 })
    expect(data[0]).toMatchObject({ subject: 'employer', email: company.email })
    expect(data[0]?.checks).toContainEqual({ text: 'No company number. Sole traders don’t need one', result: 'not_needed', link: null })
    expect(data[2]).toMatchObject({
      checks: [
        { text: 'The company’s first job', result: 'doubt' },
        { text: 'No one has reported it', result: 'passed' },
      ],
      employer: { _id: hiring.employerId },
    })
    expect(JSON.stringify(data[2])).not.toContain('arrival')
    expect((await queue({ subject: 'job' })).body.data.map(({ _id }) => _id)).toEqual([job._id])
    expect((await queue({ search: 'queueing' })).body.data.map(({ _id }) => _id)).toEqual([company.employerId])
  })

  it('approves a company, which is told, and the colleague stands in its history', async () => {
    const owner = await newPendingEmployer(t, 'Corner Shop')
    const { status, body } = await decide(owner.employerId, { decision: 'approve', note: 'Rang them.' })
    // What is decided is checked no more: its email is shown for a reason alone.
    expect([status, body]).toMatchObject([200, { employer: { status: 'Approved' }, email: null }])
    expect(body.decisions).toMatchObject([{ by: staff.email, decision: 'approve', note: 'Rang them.' }])
    expect((await lettersTo(t, owner.email)).at(-1)?.subject).toBe('Corner Shop is approved')
    expect((await queue()).body.data.map(({ _id }) => _id)).not.toContain(owner.employerId)
    expect((await decide(owner.employerId, { decision: 'approve' })).error.code).toBe('INVALID_TRANSITION')
  })

  it('sends a company or a job back with the reason that its people read', async () => {
    const [reason, owner] = ['The website isn’t yours.', await newPendingEmployer(t)]
    expect((await decide(owner.employerId, { decision: 'reject', reason })).status).toBe(200)
    const details = await t.employer('employerDetails', {}, owner.token)
    expect(details.body).toMatchObject({ status: 'Rejected', statusReason: reason })
    const hiring = await newEmployer(t)
    const job = (await t.employer('createJob', { body: { ...jobTerms(), status: 'live' } }, hiring.token)).body
    expect((await decide(job._id, { decision: 'reject', reason: 'Say what the work is.' })).status).toBe(200)
    const params = { id: job._id }
    expect((await t.employer('jobDetails', { params }, hiring.token)).body).toMatchObject({
      status: 'draft',
      statusReason: 'Say what the work is.',
    })
    expect((await lettersTo(t, hiring.email)).at(-1)?.paragraphs).toContain('Say what the work is.')
  })

  it('shows the words of an advert that made a rule speak', async () => {
    const hiring = await newEmployer(t)
    const description = 'Ask for Jo on 0113 496 0000.'
    const job = (await t.employer('createJob', { body: { ...jobTerms(), description, status: 'live' } }, hiring.token)).body
    const shown = (await t.staff('verification', { params: { id: job._id } }, staff.token)).body
    expect(shown).toMatchObject({ subject: 'job', flagged: ['0113 496 0000'] })
    expect(shown.checks).toContainEqual({ text: 'Gives a phone number, an email or a web address', result: 'doubt', link: null })
  })

  it('lets a first job live, once', async () => {
    const hiring = await newEmployer(t)
    const job = (await t.employer('createJob', { body: { ...jobTerms(), status: 'live' } }, hiring.token)).body
    const both = await Promise.all([decide(job._id, { decision: 'approve' }), decide(job._id, { decision: 'reject', reason: 'x' })])
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]))
    expect((await rowsAbout(job._id)).filter(({ action }) => action !== 'look')).toHaveLength(1)
  })

  it('asks nothing of whoever has no form to answer in, and knows no one by a made-up id', async () => {
    const owner = await newPendingEmployer(t)
    const asked = await decide(owner.employerId, { decision: 'ask', question: 'Which shop is yours?' })
    expect(asked.error.errors).toMatchObject([{ path: 'decision' }])
    expect((await decide(uuidv7(), { decision: 'approve' })).error.code).toBe('NOT_FOUND')
  })
})

describe('people', () => {
  it('are found by a part of their name, email or company, seekers before members', async () => {
    const seeker = await newSeeker(t, { firstName: 'Zebedee', lastName: 'Moss' })
    const owner = await newPendingEmployer(t, 'Zebedee & Daughters')
    const { data, pagination } = await find('zebedee')
    expect(data).toMatchObject([
      { _id: seeker.userId, pool: 'jobseeker', name: 'Zebedee Moss', status: 'Approved', company: null },
      { _id: owner.userId, pool: 'employer', status: 'Pending', company: { _id: owner.employerId, role: 'owner' } },
    ])
    expect(pagination.total).toBe(2)
    expect((await find(owner.email)).data.map(({ _id }) => _id)).toEqual([owner.userId])
    expect((await find('100%_')).data).toEqual([])
  })

  it('are each on one page of the whole list, seekers and members alike', async () => {
    const pageOf = async (page: number) => (await t.staff('people', { query: { page, limit: 3 } }, staff.token)).body
    const { total } = (await pageOf(1)).pagination
    const pages = await Promise.all(Array.from({ length: Math.ceil(total / 3) }, (_, index) => pageOf(index + 1)))
    const ids = pages.flatMap(({ data }) => data.map(({ _id }) => _id))
    expect([ids.length, new Set(ids).size]).toEqual([total, total])
  })

  it('are suspended with a reason that they read, and restored', async () => {
    const seeker = await newSeeker(t)
    const suspended = await change(seeker.userId, { decision: 'suspend', reason: 'Sent the same letter 300 times.' })
    expect(suspended.body).toMatchObject({ status: 'Suspended', statusReason: 'Sent the same letter 300 times.' })
    expect((await lettersTo(t, seeker.email)).at(-1)?.paragraphs).toContain('Sent the same letter 300 times.')
    expect((await change(seeker.userId, { decision: 'suspend', reason: 'x' })).error.code).toBe('INVALID_TRANSITION')
    expect((await change(seeker.userId, { decision: 'restore' })).body.status).toBe('Approved')
    expect((await lettersTo(t, seeker.email)).at(-1)?.heading).toBe('Your profile is back')
    expect((await change(uuidv7(), { decision: 'restore' })).error.code).toBe('NOT_FOUND')
  })

  it('of a company are suspended with it, and its live jobs pause', async () => {
    const owner = await newHiringEmployer(t)
    const params = { id: await publishJob(t, owner) }
    expect((await change(owner.userId, { decision: 'suspend', reason: 'Asks for money' })).body.status).toBe('Suspended')
    expect((await change(owner.userId, { decision: 'restore' })).body.status).toBe('Approved')
    expect((await t.employer('jobDetails', { params }, owner.token)).body.status).toBe('paused')
  })
})

describe('the audit', () => {
  it('has a row of each look, with who looked and how, and of each decision, the newest first', async () => {
    const seeker = await newSeeker(t, { firstName: 'Quill' })
    await find('quill')
    await change(seeker.userId, { decision: 'suspend', reason: 'Spam' })
    expect(await rowsAbout(seeker.userId)).toMatchObject([
      { action: 'suspend', by: staff.email, reason: 'Spam', subject: { kind: 'seeker', label: 'Quill Khan' } },
      { action: 'look', by: staff.email, reason: null, note: 'search' },
    ])
    expect(await rowsAbout(seeker.userId, 'look')).toHaveLength(1)
    const owner = await newPendingEmployer(t, 'Viewed')
    await queue()
    await find('viewed')
    expect(await rowsAbout(owner.employerId)).toMatchObject([
      { action: 'look', note: 'queue', subject: { kind: 'employer', label: 'Viewed' } },
    ])
    expect(await rowsAbout(owner.userId)).toMatchObject([{ action: 'look', subject: { kind: 'member', label: 'Jo Sample' } }])
    expect((await rowsAbout(staff.userId)).map(({ action, subject }) => [action, subject.label])).toEqual([['invite', staff.email]])
    expect((await office(t, 'audit')).ok).toBe(true)
  })

  it('has no row of what was refused', async () => {
    const seeker = await newSeeker(t)
    await change(seeker.userId, { decision: 'restore' })
    expect(await rowsAbout(seeker.userId)).toEqual([])
  })
})
