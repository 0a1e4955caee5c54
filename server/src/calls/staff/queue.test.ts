import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY, HOUR } from '#server/testkit/app/clock'
import { lettersTo } from '#server/testkit/app/mails'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Person, newAccount, newPendingEmployer, newSeeker, newStaff, signIn } from '#server/testkit/people/people'

let t: TestApp
let staff: Person
beforeAll(async () => {
  t = await testApp()
  staff = await newStaff(t, 'reviewer')
})
afterAll(() => t.close())

const queue = async (query: Parameters<typeof t.staff<'queue'>>[1]['query'] = {}) =>
  (await t.staff('queue', { query: { limit: 50, ...query } }, staff.token)).body
const report = async (seeker: Person, jobId: string) =>
  (
    await t.seeker(
      'saveFeedback',
      { body: { kind: 'report_job', subjectId: jobId, reason: 'asks_for_money', message: 'They want £25.' } },
      seeker.token,
    )
  ).body._id
const settle = (id: string, body: Parameters<typeof t.staff<'changeReport'>>[1]['body']) =>
  t.staff('changeReport', { params: { id }, body }, staff.token)
const rowsAbout = async (subjectId: string) => (await t.staff('audit', { query: { subjectId, limit: 50 } }, staff.token)).body.data

describe('the queue', () => {
  it('has every kind, the oldest promise first, several reports of the same as one, and names no person', async () => {
    const boss = await newHiringEmployer(t, 'Northline Events')
    const jobId = await publishJob(t, boss)
    const [first, second] = [await newSeeker(t, { firstName: 'Zillah' }), await newSeeker(t)]
    const id = await report(first, jobId)
    await report(second, jobId)
    await t.employer('askCharityPlan', { body: { kind: 'charity', number: '1122334' } }, boss.token)
    const complaint = (await t.seeker('saveFeedback', { body: { kind: 'data_complaint', message: 'Erase it.' } }, first.token)).body._id
    const idea = (await t.seeker('saveFeedback', { body: { kind: 'idea', message: 'A map.' } }, first.token)).body._id
    const company = await newPendingEmployer(t, 'Corner Shop')
    const { data, counts, overdue, decidedToday } = await queue()
    expect(data.map(({ kind, _id }) => [kind, _id])).toEqual([
      ['report', id],
      ['plan', boss.employerId],
      ['company', company.employerId],
      ['complaint', complaint],
      ['feedback', idea],
    ])
    expect(data[0]).toMatchObject({ title: 'Weekend barista, Northline Events', detail: 'They asked for money', reports: 2 })
    expect(data[1]).toMatchObject({ title: 'Northline Events', detail: 'Charity 1122334' })
    expect(JSON.stringify(data)).not.toContain('Zillah')
    expect(counts).toContainEqual({ kind: 'report', count: 1 })
    expect([overdue, decidedToday]).toEqual([0, 0])
    expect((await queue({ kind: 'plan' })).data.map(({ _id }) => _id)).toEqual([boss.employerId])
    expect((await queue({ page: 2, limit: 4 })).data.map(({ _id }) => _id)).toEqual([idea])
    t.clock.pass(25 * HOUR)
    staff = { ...staff, token: await signIn(t, 'staff', staff.email) }
    expect((await queue()).overdue).toBe(1)
  })
})

describe('one report for all who said the same', () => {
  it('shows what the others said and the job with its evidence, and looking is a row of the audit', async () => {
    const jobId = await publishJob(t, await newHiringEmployer(t))
    const [first, second] = [await newSeeker(t), await newSeeker(t)]
    const [id, other] = [await report(first, jobId), await report(second, jobId)]
    const { body } = await t.staff('report', { params: { id } }, staff.token)
    expect(body.others).toMatchObject([{ _id: other, message: 'They want £25.' }])
    expect(body.about).toMatchObject({ subject: 'job', _id: jobId })
    expect(JSON.stringify(body)).not.toContain(first.email)
    expect(await rowsAbout(first.userId)).toMatchObject([{ action: 'look', note: 'report' }])
    expect((await t.staff('report', { params: { id: uuidv7() } }, staff.token)).error.code).toBe('NOT_FOUND')
  })

  it('removes the job, suspends its company and answers everyone', async () => {
    const boss = await newHiringEmployer(t)
    const [jobId, another] = [await publishJob(t, boss), await publishJob(t, boss)]
    const people = [await newSeeker(t), await newSeeker(t)]
    const [id = ''] = await Promise.all(people.map((one) => report(one, jobId)))
    const body = { status: 'resolved', outcome: 'We took it down.', reason: 'It asks for money.', withOthers: true } as const
    const done = await settle(id, { ...body, action: 'remove_and_suspend' })
    expect([done.status, done.body.status]).toEqual([200, 'resolved'])
    const company = (await t.staff('company', { params: { id: boss.employerId } }, staff.token)).body
    expect(company).toMatchObject({ status: 'Suspended', statusReason: 'It asks for money.' })
    expect(company.jobs).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ _id: jobId, status: 'removed' }),
        expect.objectContaining({ _id: another, status: 'paused' }),
      ]),
    )
    for (const { email } of people) expect((await lettersTo(t, email)).at(-1)?.paragraphs).toContain('We took it down.')
    expect((await queue({ kind: 'report' })).data.map(({ _id }) => _id)).not.toContain(id)
    expect((await settle(id, { ...body, action: 'remove_and_suspend' })).error.code).toBe('INVALID_TRANSITION')
  })

  it('suspends the company of a job that is down already', async () => {
    const boss = await newHiringEmployer(t)
    const jobId = await publishJob(t, boss)
    const id = await report(await newSeeker(t), jobId)
    const removal = { decision: 'remove', reason: 'It asks for money.' } as const
    expect((await t.staff('changeJob', { params: { id: jobId }, body: removal }, staff.token)).status).toBe(200)
    const body = { status: 'resolved', outcome: 'We suspended them.', reason: 'It asks for money.', action: 'remove_and_suspend' } as const
    expect((await settle(id, body)).status).toBe(200)
    expect((await t.staff('company', { params: { id: boss.employerId } }, staff.token)).body.status).toBe('Suspended')
  })

  it('suspends a company that was reported, restores whoever appeals, and refuses what doesn’t fit', async () => {
    const [boss, seeker] = [await newHiringEmployer(t), await newSeeker(t)]
    const aboutCompany = { kind: 'report_employer', subjectId: boss.employerId, reason: 'spam', message: 'Spam.' } as const
    const id = (await t.seeker('saveFeedback', { body: aboutCompany }, seeker.token)).body._id
    const resolved = { status: 'resolved', outcome: 'Done.', reason: 'Spam.' } as const
    expect((await settle(id, { ...resolved, action: 'restore' })).error.errors).toMatchObject([{ path: 'action' }])
    expect((await settle(id, { ...resolved, status: 'dismissed', action: 'suspend' })).error.errors).toMatchObject([{ path: 'status' }])
    expect((await settle(id, { ...resolved, reason: '', action: 'suspend' })).error.errors).toMatchObject([{ path: 'reason' }])
    expect((await settle(id, { ...resolved, action: 'suspend' })).status).toBe(200)
    const appeal = (await t.employer('saveFeedback', { body: { kind: 'appeal', message: 'We don’t.' } }, boss.token)).body._id
    expect((await t.staff('report', { params: { id: appeal } }, staff.token)).body.about).toMatchObject({
      subject: 'employer',
      _id: boss.employerId,
    })
    expect((await settle(appeal, { status: 'resolved', outcome: 'Back.', action: 'restore' })).status).toBe(200)
    expect((await t.staff('company', { params: { id: boss.employerId } }, staff.token)).body.status).toBe('Approved')
  })
})

describe('a request for the free plan', () => {
  it('is granted, or declined with a reason that the owners read, once', async () => {
    const [yes, no] = [await newHiringEmployer(t), await newHiringEmployer(t)]
    for (const { token } of [yes, no]) await t.employer('askCharityPlan', { body: { kind: 'school', number: '123456' } }, token)
    const decide = (id: string, body: Parameters<typeof t.staff<'decideFreePlan'>>[1]['body']) =>
      t.staff('decideFreePlan', { params: { id }, body }, staff.token)
    expect((await t.staff('freePlan', { params: { id: yes.employerId } }, staff.token)).body).toMatchObject({
      kind: 'school',
      state: 'asked',
    })
    expect((await decide(yes.employerId, { decision: 'grant' })).body.state).toBe('granted')
    expect((await decide(no.employerId, { decision: 'decline', reason: 'No such school.' })).body.state).toBe('declined')
    expect(JSON.stringify((await lettersTo(t, no.email)).at(-1))).toContain('No such school.')
    expect((await decide(no.employerId, { decision: 'grant' })).error.code).toBe('INVALID_TRANSITION')
    expect((await decide(uuidv7(), { decision: 'grant' })).error.code).toBe('NOT_FOUND')
  })
})

describe('a person’s page', () => {
  it('shows an email and a phone for a reason alone, which stands with who looked', async () => {
    const seeker = await newSeeker(t)
    const params = { id: seeker.userId }
    expect(JSON.stringify((await t.staff('person', { params }, staff.token)).body)).not.toContain(seeker.email)
    expect((await t.staff('showContact', { params, body: { reason: '' } }, staff.token)).error.errors).toMatchObject([{ path: 'reason' }])
    const shown = await t.staff('showContact', { params, body: { reason: 'They rang us' } }, staff.token)
    expect(shown.body.email).toBe(seeker.email)
    const { looks } = (await t.staff('person', { params }, staff.token)).body
    expect(looks.map(({ by, note }) => [by, note])).toEqual([
      [staff.email, 'opened'],
      [staff.email, 'contact: They rang us'],
      [staff.email, 'opened'],
    ])
  })

  it('signs them out everywhere, and the row of it stays', async () => {
    const seeker = await newSeeker(t)
    expect((await t.staff('signOutPerson', { params: { id: seeker.userId } }, staff.token)).status).toBe(204)
    expect((await t.seeker('feedback', {}, seeker.token)).error.code).toBe('SESSION_EXPIRED')
    expect(await rowsAbout(seeker.userId)).toMatchObject([{ action: 'sign_out', by: staff.email }])
    const stranger = await newAccount(t, 'jobseeker')
    expect((await t.staff('signOutPerson', { params: { id: stranger.userId } }, staff.token)).error.code).toBe('NOT_FOUND')
  })
})

describe('companies and jobs', () => {
  it('are found by a part of their names, a job also by its reference and its company', async () => {
    const boss = await newHiringEmployer(t, 'Quillon 100%_ Foods')
    const jobId = await publishJob(t, boss)
    const find = async (search: string) => (await t.staff('jobs', { query: { search } }, staff.token)).body.data
    expect((await t.staff('companies', { query: { search: '100%_' } }, staff.token)).body.data.map(({ _id }) => _id)).toEqual([
      boss.employerId,
    ])
    const [job] = await find('quillon')
    expect(job).toMatchObject({ _id: jobId, status: 'live', company: { companyName: 'Quillon 100%_ Foods' } })
    expect((await find(job?.reference ?? '')).map(({ _id }) => _id)).toEqual([jobId])
    expect((await t.staff('jobs', { query: { search: 'quillon', status: 'closed' } }, staff.token)).body.data).toEqual([])
  })

  it('are removed with a reason and restored within 14 days', async () => {
    const boss = await newHiringEmployer(t)
    const params = { id: await publishJob(t, boss, { closingDate: '2027-01-20' }) }
    const change = (body: Parameters<typeof t.staff<'changeJob'>>[1]['body']) => t.staff('changeJob', { params, body }, staff.token)
    expect((await change({ decision: 'remove', reason: '' })).error.errors).toMatchObject([{ path: 'reason' }])
    expect((await change({ decision: 'remove', reason: 'It asks for money.' })).body).toMatchObject({ status: 'removed' })
    expect((await change({ decision: 'remove', reason: 'Twice' })).error.code).toBe('INVALID_TRANSITION')
    expect((await change({ decision: 'restore' })).body.status).toBe('live')
    await change({ decision: 'remove', reason: 'It asks for money.' })
    t.clock.pass(15 * DAY)
    staff = { ...staff, token: await signIn(t, 'staff', staff.email) }
    expect((await change({ decision: 'restore' })).error.code).toBe('INVALID_TRANSITION')
  })
})
