import { hiring } from '#server/capabilities/work/hiring/public'
import { eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Input } from '@evenshift/contract/call'
import { CONFIRM_ASKED_DAYS, CONFIRM_DAYS } from '@evenshift/contract/constants'
import { plusDays } from '@evenshift/contract/days'
import type { employerJobs } from '@evenshift/contract/employer/jobs'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { type JobStatus, jobAllowed, jobMove, jobStatuses } from '@evenshift/contract/states/job/job'
import { jobsForSeeker } from '#server/capabilities/derived/adverts/public'
import { jobForApplication } from '#server/capabilities/work/jobs/lists/jobs'
import { approveJob, closeDueJobs, countView, fillPlace } from '#server/capabilities/work/jobs/public'
import { jobHistory, jobs } from '#server/capabilities/work/jobs/tables'
import { grantPackage } from '#server/capabilities/parties/companies/public'
import { TEST_START, type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { jobTerms } from '#server/testkit/people/jobs'
import { type Member, newEmployer, newSeeker, signIn } from '#server/testkit/people/people'

type JobFields = Partial<Input<typeof employerJobs.createJob>['body']>

let t: TestApp
let member: Member
let token: string
beforeAll(async () => {
  t = await testApp()
  member = await newEmployer(t)
  token = member.token
  await grantPackage(t.parts.db, member.employerId, 'plus', t.clock.now())
  const first = await post({ status: 'live' })
  await t.parts.db.transaction((tx) => approveJob({ tx, queue: t.parts.queue, now: t.clock.now(), hiring }, first._id))
})
afterAll(() => t.close())

async function post(more: JobFields = {}): Promise<EmployerJob> {
  const { status, body, error } = await t.employer(
    'createJob',
    { body: { ...jobTerms(), title: 'Barista', status: 'live', ...more } },
    token,
  )
  if (status !== 201) throw new Error(`the job was refused: ${JSON.stringify(error)}`)
  return body
}
const show = async (id: string) => (await t.employer('jobDetails', { params: { id } }, token)).body
const change = (jobId: string, status: 'live' | 'paused' | 'draft', version: number) =>
  t.employer('changeJobStatus', { query: { jobId }, body: { status, version } }, token)
const closeNow = (jobId: string, outcome: 'hired_here' | 'keep_reviewing' = 'hired_here') =>
  t.employer('closeJob', { query: { jobId }, body: { closeNow: true, outcome } }, token)
const closeOn = (jobId: string, closingDate: string) => t.employer('closeJob', { query: { jobId }, body: { closingDate } }, token)
const isFound = async (id: string): Promise<boolean> => {
  const seeker = await newSeeker(t)
  const { body } = await t.seeker('searchJobs', { query: { limit: 50 } }, seeker.token)
  return body.data.some((job) => job._id === id)
}
/** A job put into a status, whatever way would lead there. */
async function placed(status: JobStatus): Promise<EmployerJob> {
  const job = await post()
  await t.parts.db.update(jobs).set({ status, closedAt: t.clock.now() }).where(eq(jobs.id, job._id))
  return show(job._id)
}
const movesOf = async (id: string) =>
  (await t.parts.db.select().from(jobHistory).where(eq(jobHistory.jobId, id)).orderBy(jobHistory.id)).map(({ from, to, by }) => [
    from,
    to,
    by,
  ])

describe('the table of states', () => {
  for (const from of jobStatuses) {
    for (const to of ['live', 'paused', 'draft'] as const) {
      // A closed job opens again by its closing date alone.
      const isAllowed = jobMove(from, to, 'employer') !== undefined && from !== 'closed'
      it(`${isAllowed ? 'lets' : 'keeps'} an employer ${isAllowed ? 'move' : 'from moving'} a job from ${from} to ${to}`, async () => {
        const before = await placed(from)
        const moved = await change(before._id, to, before.version)
        if (isAllowed) {
          expect([moved.status, moved.body.status, moved.body.version]).toEqual([200, to, before.version + 1])
          expect((await movesOf(before._id)).at(-1)).toEqual([from, to, 'employer'])
        } else {
          expect([moved.status, moved.error.code]).toEqual([409, 'INVALID_TRANSITION'])
          expect(moved.error.details).toEqual({ status: from, allowed: jobAllowed(from, 'employer') })
          expect(await show(before._id)).toEqual(before)
        }
      })
    }
    const closes = jobMove(from, 'closed', 'employer') !== undefined
    it(`${closes ? 'lets' : 'keeps'} an employer ${closes ? 'close' : 'from closing'} a job that is ${from}`, async () => {
      const before = await placed(from)
      const { status } = await closeNow(before._id)
      expect(status).toBe(closes ? 200 : 409)
      expect(await show(before._id)).toEqual(
        closes
          ? { ...before, status: 'closed', closeReason: 'hired_here', closedAt: TEST_START.toISOString(), version: before.version + 1 }
          : before,
      )
    })
    it(`${from === 'draft' ? 'lets' : 'keeps'} an employer ${from === 'draft' ? 'delete' : 'from deleting'} a job that is ${from}`, async () => {
      const before = await placed(from)
      const { status } = await t.employer('deleteDraft', { params: { id: before._id } }, token)
      expect(status).toBe(from === 'draft' ? 204 : 409)
      expect((await t.employer('jobDetails', { params: { id: before._id } }, token)).status).toBe(from === 'draft' ? 404 : 200)
    })
  }

  it('lets one of two moves of the same version win, and tells the other how it stands', async () => {
    const job = await post()
    const [one, other] = await Promise.all([change(job._id, 'paused', job.version), change(job._id, 'paused', job.version)])
    const [won, lost] = one.status === 200 ? [one, other] : [other, one]
    expect(won.body.version).toBe(job.version + 1)
    expect([lost.status, lost.error.code, lost.error.details]).toEqual([409, 'STALE', { status: 'paused', version: job.version + 1 }])
  })
  it('answers another company as if there were no such job', async () => {
    const job = await post()
    const other = await newEmployer(t)
    const none = '01890000-0000-7000-8000-000000000000'
    for (const id of [job._id, none]) {
      const seen = await t.employer('jobDetails', { params: { id } }, other.token)
      const closed = await t.employer('closeJob', { query: { jobId: id }, body: { closeNow: true, outcome: 'not_needed' } }, other.token)
      expect([seen.status, seen.error.code, closed.status, closed.error.code]).toEqual([404, 'NOT_FOUND', 404, 'NOT_FOUND'])
    }
    expect((await show(job._id)).version).toBe(job.version)
  })
})

describe('search', () => {
  it('finds a job only while it is live', async () => {
    const job = await post({ title: 'Bookseller' })
    expect(await isFound(job._id)).toBe(true)
    const paused = await change(job._id, 'paused', job.version)
    expect(await isFound(job._id)).toBe(false)
    await change(job._id, 'live', paused.body.version)
    expect(await isFound(job._id)).toBe(true)
    await closeNow(job._id)
    expect(await isFound(job._id)).toBe(false)
  })
})

describe('closing and opening again', () => {
  it('moves the last day of a live job, from today to 90 days', async () => {
    const job = await post()
    expect((await closeOn(job._id, '2026-11-20')).error.errors?.[0]?.path).toBe('closingDate')
    expect((await closeOn(job._id, '2027-02-20')).error.code).toBe('INVALID_INPUT')
    const { body } = await closeOn(job._id, '2026-11-21')
    expect(body).toMatchObject({
      status: 'live',
      closingDate: '2026-11-21',
      edits: [{ by: 'Jo Sample', changes: ['Last day to apply'] }],
    })
  })
  it('opens a closed job within 30 days, with a new last day', async () => {
    const job = await post()
    await closeNow(job._id, 'keep_reviewing')
    const { body } = await closeOn(job._id, '2026-12-20')
    expect(body).toMatchObject({ status: 'live', closingDate: '2026-12-20', closeReason: null, closedAt: null })
  })
  it('keeps a job closed that closed longer ago, or has no vacancy left', async () => {
    const [old, full] = [await post(), await post()]
    await closeNow(old._id)
    await t.parts.db
      .update(jobs)
      .set({ closedAt: new Date(TEST_START.getTime() - 31 * DAY) })
      .where(eq(jobs.id, old._id))
    expect((await closeOn(old._id, '2026-12-20')).error.code).toBe('INVALID_TRANSITION')
    await t.parts.db.transaction((tx) => fillPlace({ tx, queue: t.parts.queue, now: t.clock.now() }, full._id))
    expect((await closeOn(full._id, '2026-12-20')).error.code).toBe('VACANCIES_TAKEN')
  })
  it('answers each of those who move it at once with what they did, not with what came after', async () => {
    const job = await post()
    const dates = Array.from({ length: 9 }, (_, day) => `2026-12-0${day + 1}`)
    const answered = await Promise.all(dates.map((date) => closeOn(job._id, date)))
    expect(answered.map(({ body }) => body.closingDate)).toEqual(dates)
    expect(new Set(answered.map(({ body }) => body.version)).size).toBe(dates.length)
  })
})

describe('vacancies', () => {
  it('are never filled twice, and the last one closes the job', async () => {
    const job = await post({ vacancies: 2 })
    const take = () => t.parts.db.transaction((tx) => fillPlace({ tx, queue: t.parts.queue, now: t.clock.now() }, job._id))
    expect(await Promise.all([take(), take(), take()])).toEqual(expect.arrayContaining(['filled', 'filled_and_closed', 'none_left']))
    expect(await show(job._id)).toMatchObject({ status: 'closed', closeReason: 'filled', filled: 2 })
    expect((await movesOf(job._id)).at(-1)).toEqual(['live', 'closed', 'clock'])
  })
})

describe('lists', () => {
  it('hold each job in one tab, found by title or reference, in the order asked', async () => {
    const [late, soon] = [await post({ title: 'Ice rink steward 100%' }), await post({ title: 'Ice rink host', closingDate: '2026-11-30' })]
    const ongoing = async (query: Input<typeof employerJobs.ongoingJobs>['query']) =>
      (await t.employer('ongoingJobs', { query }, token)).body.data.map(({ _id }) => _id)
    expect(await ongoing({ search: 'ice RINK', sort: 'closing' })).toEqual([soon._id, late._id])
    expect(await ongoing({ search: 'ice rink', sort: 'newest' })).toEqual([soon._id, late._id])
    expect(await ongoing({ search: '100%' })).toEqual([late._id])
    expect(await ongoing({ search: soon.reference })).toEqual([soon._id])
    await closeNow(soon._id)
    expect(await ongoing({ search: 'ice rink' })).toEqual([late._id])
    const closed = await t.employer('closedJobs', { query: { search: 'ice rink', sort: 'overdue' } }, token)
    expect(closed.body.data.map(({ _id }) => _id)).toEqual([soon._id])
    expect(await ongoing({ page: 50 })).toEqual([])
  })
  it('begin with what soon closes unless it’s confirmed, then what has most to reply to, where what needs a word is asked for first', async () => {
    const [asked, applied, endsBefore, fresh] = [
      await post({ title: 'Curling host', closingDate: '2027-01-30' }),
      await post({ title: 'Curling umpire' }),
      await post({ title: 'Curling steward', closingDate: '2026-11-27' }),
      await post({ title: 'Curling coach' }),
    ]
    const order = async () =>
      (await t.employer('ongoingJobs', { query: { search: 'curling', sort: 'overdue' } }, token)).body.data.map(({ _id }) => _id)
    expect(await order()).toEqual([fresh._id, endsBefore._id, applied._id, asked._id])
    await t.seeker('applyForJob', { body: { jobId: applied._id } }, (await newSeeker(t)).token)
    expect(await order()).toEqual([applied._id, fresh._id, endsBefore._id, asked._id])
    const lastConfirmedAt = plusDays(t.clock.now(), CONFIRM_ASKED_DAYS - CONFIRM_DAYS)
    await t.parts.db
      .update(jobs)
      .set({ lastConfirmedAt })
      .where(inArray(jobs.id, [asked._id, endsBefore._id]))
    expect(await order()).toEqual([asked._id, applied._id, fresh._id, endsBefore._id])
  })
  it('count a seeker’s view once a day', async () => {
    const job = await post()
    const seeker = await newSeeker(t)
    for (const day of ['2026-11-21', '2026-11-21', '2026-11-22']) await countView(t.parts.db, job._id, seeker.userId, day)
    expect((await show(job._id)).views).toBe(2)
  })
})

describe('a copy', () => {
  it('is a draft with the terms and neither the last day nor the history', async () => {
    const job = await post({ screeningQuestions: [{ question: 'Can you start early?', answerType: 'yes_no' }] })
    const { status, body } = await t.employer('duplicateJob', { params: { id: job._id } }, token)
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: job.title, status: 'draft', closingDate: null, publishedAt: null, salary: 13.5, version: 1 })
    expect(body.reference).not.toBe(job.reference)
  })
})

describe('time', () => {
  it('judges a job by the end of its last day in the United Kingdom: a change is refused and closes it, though no clock has run', async () => {
    const job = await post({ closingDate: '2026-11-21', title: 'Last day' })
    t.clock.moveTo(new Date('2026-11-21T23:59:59Z'))
    token = await signIn(t, 'employer', member.email)
    expect((await show(job._id)).status).toBe('live')
    t.clock.moveTo(new Date('2026-11-22T00:00:00Z'))
    expect(await show(job._id)).toMatchObject({ status: 'live', version: job.version })
    expect((await jobForApplication(t.parts.db, job._id, t.clock.now()))?.status).toBe('closed')
    const { error } = await change(job._id, 'paused', job.version)
    expect(error).toMatchObject({ code: 'STALE', details: { status: 'closed', version: job.version + 1 } })
    expect(await show(job._id)).toMatchObject({ status: 'closed', closeReason: 'closing_date', version: job.version + 1 })
    expect((await jobsForSeeker(t.parts.db, [job._id], t.clock.now())).get(job._id)?.status).toBe('closed')
    expect(await isFound(job._id)).toBe(false)
  })
  it('closes a job that is over by its date, and not as filled, when its last place is given then', async () => {
    const job = await post({ vacancies: 1, closingDate: '2026-11-22' })
    t.clock.moveTo(new Date('2026-11-23T00:00:00Z'))
    expect(await t.parts.db.transaction((tx) => fillPlace({ tx, queue: t.parts.queue, now: t.clock.now() }, job._id))).toBe('filled')
    token = await signIn(t, 'employer', member.email)
    expect(await show(job._id)).toMatchObject({ status: 'closed', closeReason: 'closing_date', filled: 1 })
  })
  it('moves each due job once, however often the clock runs', async () => {
    const due = await post({ closingDate: '2026-11-23' })
    t.clock.moveTo(new Date('2026-11-24T00:00:00Z'))
    const [first, second] = [await closeDueJobs(t.parts, t.clock.now(), hiring), await closeDueJobs(t.parts, t.clock.now(), hiring)]
    expect([first > 0, second]).toEqual([true, 0])
    token = await signIn(t, 'employer', member.email)
    expect(await show(due._id)).toMatchObject({ status: 'closed', closeReason: 'closing_date', version: due.version + 1 })
    expect((await movesOf(due._id)).at(-1)).toEqual(['live', 'closed', 'clock'])
    expect(await isFound(due._id)).toBe(false)
  })
  it('closes what no one confirmed for 30 days, and leaves what was', async () => {
    const [kept, forgotten] = [await post({ closingDate: '2027-01-31' }), await post({ closingDate: '2027-01-31' })]
    t.clock.pass(20 * DAY)
    token = await signIn(t, 'employer', member.email)
    expect((await t.employer('confirmJob', { params: { id: kept._id } }, token)).status).toBe(200)
    t.clock.pass(10 * DAY)
    await closeDueJobs(t.parts, t.clock.now(), hiring)
    token = await signIn(t, 'employer', member.email)
    expect([(await show(kept._id)).status, (await show(forgotten._id)).closeReason]).toEqual(['live', 'not_confirmed'])
  })
})
