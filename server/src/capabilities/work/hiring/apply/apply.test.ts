import { datePlus } from '@evenshift/contract/days'
import { dayEnd, londonDay } from '@evenshift/contract/london'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Market, openMarket } from '#server/testkit/people/market'
import { applications } from '#server/capabilities/work/hiring/tables'
import { DAY } from '#server/testkit/app/clock'
import { closeJob } from '#server/testkit/people/jobs'
import { newSeeker, signIn } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const countOf = (jobId: string, seekerId: string) =>
  market.t.parts.db.$count(applications, and(eq(applications.jobId, jobId), eq(applications.seekerId, seekerId)))

it('sends an application with its job, its match and the day by which it is answered', async () => {
  const { t, publish, apply } = market
  const [jobId, seeker] = [await publish({ replyWithinDays: 3 }), await newSeeker(t)]
  const { status, body } = await apply(seeker, jobId)
  expect(status).toBe(201)
  expect(body).toMatchObject({ status: 'applied', version: 1, isLate: false, mayReapply: false, offer: null })
  expect(body.job).toMatchObject({ _id: jobId, isApplied: true })
  // The day is said without its hour, so it's theirs to its end.
  expect(body.replyBy).toBe(dayEnd(datePlus(londonDay(t.clock.now()), 3)).toISOString())
  expect((await t.seeker('applicationCount', {}, seeker.token)).body).toEqual({ live: 1, jobOffer: 0, history: 0, offered: 0 })
})

it('lets one of twenty applications at once through', async () => {
  const [jobId, seeker] = [await market.publish(), await newSeeker(market.t)]
  const answers = await Promise.all(Array.from({ length: 20 }, () => market.apply(seeker, jobId)))
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
  expect(new Set(answers.filter(({ status }) => status !== 201).map(({ error }) => error.code))).toEqual(new Set(['ALREADY_APPLIED']))
  expect(await countOf(jobId, seeker.userId)).toBe(1)
})

it('answers a repeated key as before, and refuses it with another body', async () => {
  const { t, publish, apply } = market
  const [jobId, other, seeker] = [await publish(), await publish(), await newSeeker(t)]
  const headers = { 'idempotency-key': 'one-click' }
  const first = await apply(seeker, jobId, headers)
  const again = await apply(seeker, jobId, headers)
  expect([again.status, again.body]).toEqual([201, first.body])
  expect((await apply(seeker, other, headers)).error.code).toBe('IDEMPOTENCY_MISMATCH')
  expect(await countOf(jobId, seeker.userId)).toBe(1)
  t.clock.pass(DAY + 1)
  const token = await signIn(t, 'jobseeker', seeker.email)
  expect((await apply({ ...seeker, token }, jobId, headers)).error.code).toBe('ALREADY_APPLIED')
})

it('answers ten requests of one key at once alike, and sends one application', async () => {
  const [jobId, seeker] = [await market.publish({}, await market.freshEmployer()), await newSeeker(market.t)]
  const headers = { 'idempotency-key': 'ten-clicks' }
  const answers = await Promise.all(Array.from({ length: 10 }, () => market.apply(seeker, jobId, headers)))
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [201, answers[0]?.body]))
  expect(await countOf(jobId, seeker.userId)).toBe(1)
})

it('lets one of two bodies of one key at once through, and refuses the other as another request', async () => {
  const member = await market.freshEmployer()
  const [first, second, seeker] = [await market.publish({}, member), await market.publish({}, member), await newSeeker(market.t)]
  const headers = { 'idempotency-key': 'two-jobs' }
  const answers = await Promise.all([first, second].map((jobId) => market.apply(seeker, jobId, headers)))
  expect(answers.map(({ status, error }) => (status === 201 ? 'sent' : error.code)).toSorted()).toEqual(['IDEMPOTENCY_MISMATCH', 'sent'])
  expect((await countOf(first, seeker.userId)) + (await countOf(second, seeker.userId))).toBe(1)
})

it('keeps a key for 24 hours, apart from everyone else’s, and not at all after a refusal', async () => {
  const { t, publish, apply } = market
  const member = await market.freshEmployer()
  const [jobId, closed] = [await publish({}, member), await publish({}, member)]
  const [seeker, another] = [await newSeeker(t), await newSeeker(t)]
  const headers = { 'idempotency-key': 'my-key' }
  await closeJob(t, member, closed)
  expect((await apply(seeker, closed, headers)).error.code).toBe('JOB_CLOSED')
  const sent = await apply(seeker, jobId, headers)
  expect([sent.status, (await apply(another, jobId, headers)).status]).toEqual([201, 201])
  await t.seeker('withdrawApplication', { params: { id: sent.body._id }, query: {} }, seeker.token)
  const later = async (ms: number) => {
    t.clock.pass(ms)
    return apply({ ...seeker, token: await signIn(t, 'jobseeker', seeker.email) }, jobId, headers)
  }
  const replayed = await later(DAY)
  expect([replayed.status, replayed.body]).toEqual([201, sent.body])
  const anew = await later(1)
  expect([anew.status, anew.body._id === sent.body._id]).toEqual([201, false])
})

it('refuses a closed job, one that doesn’t exist, and an age too young on the first day', async () => {
  const { t, publish, apply } = market
  const member = await market.freshEmployer()
  const publishFresh = (more: Parameters<typeof publish>[0]) => publish(more, member)
  const closed = await publishFresh({})
  await closeJob(t, member, closed)
  const seeker = await newSeeker(t)
  expect((await apply(seeker, closed)).error.code).toBe('JOB_CLOSED')
  expect((await apply(seeker, '01890000-0000-7000-8000-000000000000')).status).toBe(404)
  const adults = await publishFresh({ minimumAge: 18, minimumAgeReason: 'The shop sells alcohol.', startDate: '2026-12-12' })
  const tooYoung = await newSeeker(t, { dateOfBirth: '2008-12-13' })
  const justInTime = await newSeeker(t, { dateOfBirth: '2008-12-12' })
  expect((await apply(tooYoung, adults)).error.code).toBe('MINIMUM_AGE')
  expect((await apply(justInTime, adults)).status).toBe(201)
})

it('asks for the job’s own questions, and says at the field what is missing', async () => {
  const { t, publish } = market
  const member = await market.freshEmployer()
  const jobId = await publish(
    { screeningQuestions: [{ question: 'Can you work on Saturdays?', answerType: 'yes_no', options: [], required: true }] },
    member,
  )
  const seeker = await newSeeker(t)
  const job = (await t.seeker('openJob', { params: { id: jobId } }, seeker.token)).body
  const questionId = job.screeningQuestions[0]?._id ?? ''
  const send = (answers: { questionId: string; value: string }[]) => t.seeker('applyForJob', { body: { jobId, answers } }, seeker.token)
  expect((await send([])).error.errors).toMatchObject([{ path: 'answers' }])
  expect((await send([{ questionId, value: 'maybe' }])).error.errors).toMatchObject([{ path: 'answers.0.value' }])
  expect((await send([{ questionId: jobId, value: 'yes' }])).status).toBe(400)
  const sent = await send([{ questionId, value: 'yes' }])
  expect(sent.status).toBe(201)
  const open = await t.seeker('openApplication', { params: { id: sent.body._id } }, seeker.token)
  expect(open.body.answers).toEqual([{ questionId, question: 'Can you work on Saturdays?', value: 'yes' }])
})

it('lets a seeker apply once more after withdrawing, and never after a rejection', async () => {
  const { t, publish, apply } = market
  const member = await market.freshEmployer()
  const [jobId, other, seeker] = [await publish({}, member), await publish({}, member), await newSeeker(t)]
  for (const isLast of [false, true]) {
    const { body } = await apply(seeker, jobId)
    expect((await t.seeker('withdrawApplication', { params: { id: body._id }, query: { reason: 'study' } }, seeker.token)).status).toBe(204)
    const past = (await t.seeker('pastApplications', { query: {} }, seeker.token)).body.data[0]
    expect(past).toMatchObject({ _id: body._id, status: 'withdrawn', reason: 'study', mayReapply: !isLast })
  }
  expect((await apply(seeker, jobId)).error.code).toBe('ALREADY_APPLIED')
  const { body } = await apply(seeker, other)
  await market.place(body._id, 'rejected')
  expect((await apply(seeker, other)).error.code).toBe('ALREADY_APPLIED')
})
