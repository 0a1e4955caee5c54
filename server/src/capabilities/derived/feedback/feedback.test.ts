import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { feedback } from '#server/capabilities/derived/feedback/tables'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newPendingEmployer, newSeeker, signIn } from '#server/testkit/people/people'
import { placeReady } from '#server/testkit/people/uploads'
import { eq } from 'drizzle-orm'

let t: TestApp
let employer: Member
let seeker: Person
let jobId: string
beforeAll(async () => {
  t = await testApp()
  employer = await newHiringEmployer(t)
  seeker = await newSeeker(t)
  jobId = await publishJob(t, employer)
})
afterAll(() => t.close())

type Body = Parameters<typeof t.seeker<'saveFeedback'>>[1]['body']
const send = (body: Body, { token } = seeker) => t.seeker('saveFeedback', { body }, token)
const sent = async ({ token } = seeker) => (await t.seeker('feedback', {}, token)).body
const report = (subjectId: string): Body => ({ kind: 'report_job', subjectId, reason: 'asks_for_money', message: 'They want £50 first.' })
const after = (ms: number): string => new Date(t.clock.now().getTime() + ms).toISOString()

describe('a report', () => {
  it('is received, stands among what its sender sent and no one else, and is answered within a day', async () => {
    const { status, body } = await send(report(jobId))
    expect([status, body.dueAt]).toEqual([201, after(DAY)])
    const { reasons, mine } = await sent()
    expect(reasons).toContainEqual({ code: 'asks_for_money', label: 'They asked for money' })
    expect(mine).toMatchObject([
      { _id: body._id, subjectId: jobId, about: expect.stringMatching(/^.+ \(.+\)$/), status: 'received', outcome: null },
    ])
    expect((await sent(await newSeeker(t))).mine).toEqual([])
  })

  it('is one while it is open, also five times at once; another may follow once it is settled', async () => {
    const person = await newSeeker(t)
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => send(report(jobId), person)))
    const ids = new Set(answers.map(({ body }) => body._id))
    expect(ids.size).toBe(1)
    const [id = ''] = ids
    await t.parts.db.update(feedback).set({ status: 'dismissed' }).where(eq(feedback.id, id))
    expect((await send(report(jobId), person)).body._id).not.toBe(id)
    expect((await sent(person)).mine).toHaveLength(2)
  })

  it('is about a job or employer that its sender can know', async () => {
    const draft = (await t.employer('createJob', { body: { title: 'A draft', status: 'draft' } }, employer.token)).body._id
    for (const id of [draft, uuidv7(), employer.employerId]) expect((await send(report(id))).status).toBe(404)
    const aboutEmployer = (subjectId: string) => send({ ...report(subjectId), kind: 'report_employer' })
    expect((await aboutEmployer((await newPendingEmployer(t)).employerId)).status).toBe(404)
    expect((await aboutEmployer(employer.employerId)).status).toBe(201)
  })

  it('says what it is about and why', async () => {
    expect((await send({ kind: 'report_job', subjectId: jobId, message: 'Hm.' })).status).toBe(400)
    expect((await send({ kind: 'idea', subjectId: jobId, message: 'Hm.' })).error.errors).toMatchObject([{ path: 'subjectId' }])
  })
})

describe('what else people send', () => {
  it.each([
    ['idea', null],
    ['data_complaint', 30 * DAY],
    ['appeal', 14 * DAY],
  ] as const)('%s is taken from both sides', async (kind, within) => {
    const body = { kind, message: 'A map of the jobs would help.' }
    const dueAt = within === null ? null : after(within)
    expect((await send(body)).body.dueAt).toBe(dueAt)
    expect((await t.employer('saveFeedback', { body }, employer.token)).body.dueAt).toBe(dueAt)
    expect((await t.employer('feedback', {}, employer.token)).body.mine[0]).toMatchObject({ kind, status: 'received' })
  })

  it('an interview’s experience is about an application of one’s own', async () => {
    const { _id } = (await t.seeker('applyForJob', { body: { jobId } }, seeker.token)).body
    const body = { kind: 'interview_experience', subjectId: _id, message: 'It went well.' } as const
    expect((await send(body, await newSeeker(t))).status).toBe(404)
    expect((await send(body)).status).toBe(201)
  })

  it('brings one picture of the sender’s own, once', async () => {
    const picture = { purpose: 'feedback', contentType: 'image/png', bytes: Buffer.from('picture') } as const
    const screenshot = await placeReady(t, seeker, picture)
    const body = { kind: 'bug', message: 'The button is gone.', screenshot } as const
    expect((await send(body, await newSeeker(t))).error.errors).toMatchObject([{ path: 'screenshot' }])
    expect((await send(body)).status).toBe(201)
    expect((await send(body)).error.errors).toMatchObject([{ path: 'screenshot' }])
  })

  it('is twenty messages a day at most, also when many come at once', async () => {
    const person = await newSeeker(t)
    const many = () => Promise.all(Array.from({ length: 22 }, () => send({ kind: 'praise', message: 'Well done.' }, person)))
    expect((await many()).filter(({ status }) => status === 201)).toHaveLength(20)
    t.clock.pass(DAY)
    const token = await signIn(t, 'jobseeker', person.email)
    expect((await send({ kind: 'praise', message: 'Still good.' }, { ...person, token })).status).toBe(201)
  })
})
