import { afterAll, beforeAll, expect, it } from 'vitest'
import { closeJob } from '#server/testkit/people/jobs'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { HOUR } from '#server/testkit/app/clock'
import { strike } from '#server/testkit/app/strike'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const rejection = (version: number) => ({ status: 'rejected' as const, version, reason: 'travel' as const })

/** Everything that a seeker reads of their applications, to the letter. */
async function readBy({ token }: { readonly token: string }, id: string, jobId: string): Promise<unknown> {
  const { t } = market
  const query = { limit: 50 }
  const params = { id }
  const answers = [
    await t.seeker('openApplication', { params }, token),
    await t.seeker('liveApplications', { query }, token),
    await t.seeker('jobOffers', { query }, token),
    await t.seeker('pastApplications', { query }, token),
    await t.seeker('liveFilters', {}, token),
    await t.seeker('jobOfferFilters', {}, token),
    await t.seeker('historyFilters', {}, token),
    await t.seeker('applicationCount', {}, token),
    await t.seeker('openJob', { params: { id: jobId } }, token),
    await t.seeker('home', { query: {} }, token),
    await t.seeker('notifications', { query }, token),
    await t.seeker('profileViews', { query }, token),
    await t.seeker('accessLog', { params, query }, token),
    await t.seeker('applicationMessages', { params, query }, token),
    await t.seeker('interviews', { query }, token),
  ]
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  return answers.map(({ body }) => body)
}

it.each(['applied', 'in_review', 'interview_invited', 'interview_submitted', 'shortlisted'] as const)(
  'a seeker reads the same to the letter before a rejection waits, while it does, and after it was taken back: %s',
  async (status) => {
    const [jobId, other] = [await market.publish(), await market.publish()]
    const { seeker, application } = await market.applied(jobId)
    await market.applied(other, seeker)
    const id = application._id
    const { version } = await market.place(id, status)
    const before = await readBy(seeker, id, jobId)
    const sent = await market.moved(id, rejection(version))
    expect(await readBy(seeker, id, jobId)).toEqual(before)
    await market.moved(id, { undo: true, version: sent.version })
    expect(await readBy(seeker, id, jobId)).toEqual(before)
  },
)

it('what the seeker does with the version that they read is done, and drops a rejection that waits', async () => {
  const { seeker, application } = await market.applied(await market.publish())
  const id = application._id
  await market.moved(id, rejection(1))
  expect((await market.t.seeker('withdrawApplication', { params: { id }, query: {} }, seeker.token)).status).toBe(204)
  expect(await market.rowOf(id)).toMatchObject({ status: 'withdrawn', pendingAt: null, pendingReason: null })
})

it('an offer after a rejection that was taken back is answered by the version that the seeker read, and by no older one', async () => {
  const { seeker, application } = await market.applied(await market.publish())
  const id = application._id
  const [waiting, { token }] = [await market.moved(id, rejection(1)), seeker]
  const back = await market.moved(id, { undo: true, version: waiting.version })
  const offered = await market.moved(id, { status: 'offered', version: back.version, offer: terms })
  const read = async () => (await market.t.seeker('openApplication', { params: { id } }, token)).body
  const first = await read()
  await market.moved(id, { status: 'offered', version: offered.version, offer: { ...terms, pay: 14 } })
  const accept = (version: number) => market.t.seeker('answerOffer', { body: { applicationId: id, version, action: 'accept' } }, token)
  const { version } = await read()
  expect((await accept(first.version)).error).toMatchObject({ code: 'STALE', details: { status: 'offered', version } })
  expect((await accept(version)).body).toMatchObject({ status: 'offer_accepted', version: version + 1 })
})

it.each([
  ['closed', async (jobId: string) => closeJob(market.t, market.employer, jobId)],
  [
    'filled',
    async (jobId: string) => {
      const { application } = await market.applied(jobId)
      const { version } = await market.place(application._id, 'offer_accepted')
      await market.moved(application._id, { status: 'hired', version, rightToWork })
    },
  ],
])(
  'whose rejection waits reads the reason that was chosen for them once the job is %s, and whoever else waited why it ended',
  async (_end, end) => {
    const jobId = await market.publish({ vacancies: 1 })
    const [turnedDown, other] = [await market.applied(jobId), await market.applied(jobId)]
    await market.moved(turnedDown.application._id, { ...rejection(1), message: 'Too far from the cafe.' })
    await end(jobId)
    const read = async ({ seeker: { token }, application: { _id: id } }: typeof other) =>
      (await market.t.seeker('openApplication', { params: { id } }, token)).body
    expect((await read(other)).status).toBe('closed_job')
    const body = await read(turnedDown)
    expect(body).toMatchObject({ status: 'rejected', reason: 'travel' })
    expect(body.history.at(-1)).toMatchObject({ status: 'rejected', reason: 'travel', message: 'Too far from the cafe.' })
  },
)

it('a rejection that goes out is one move to the seeker, when the clock strikes', async () => {
  const { seeker, application } = await market.applied(await market.publish())
  const id = application._id
  await market.moved(id, rejection(1))
  market.t.clock.pass(HOUR)
  const token = await market.fresh('jobseeker', seeker)
  const read = async () => (await market.t.seeker('openApplication', { params: { id } }, token)).body
  expect(await read()).toMatchObject({ status: 'applied', version: application.version })
  await strike(market.t)
  expect(await read()).toMatchObject({ status: 'rejected', version: application.version + 1 })
})
