import { afterAll, beforeAll, expect, it } from 'vitest'
import { tabOf } from '@evenshift/contract/states/application/application'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { runApplicationClock } from '#server/capabilities/work/hiring/public'
import { type Person, signIn } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

/** A seeker's application with this job's offer. */
async function offered(jobId: string) {
  const { seeker, application } = await market.applied(jobId)
  const { version } = await market.moved(application._id, { status: 'offered', version: 1, offer: terms })
  return { seeker, id: application._id, version }
}
const answer = (id: string, version: number, action: 'accept' | 'decline', { token }: Pick<Person, 'token'>) =>
  market.t.seeker('answerOffer', { body: { applicationId: id, version, action } }, token)

/** Every place where either side sees the application, as they see it. */
async function expectAgreement(id: string, jobId: string, { token }: Pick<Person, 'token'>, member: Person): Promise<void> {
  const { t } = market
  const { status } = await market.rowOf(id)
  expect((await t.seeker('openApplication', { params: { id } }, token)).body.status).toBe(status)
  expect((await t.employer('openApplication', { params: { id } }, member.token)).body.status).toBe(status)
  const lists = [
    ['live', (await t.seeker('liveApplications', { query: {} }, token)).body.data],
    ['jobOffer', (await t.seeker('jobOffers', { query: {} }, token)).body.data],
    ['history', (await t.seeker('pastApplications', { query: {} }, token)).body.data],
  ] as const
  const found = lists.flatMap(([tab, rows]) => rows.filter(({ _id }) => _id === id).map((row) => [tab, row.status]))
  expect(found).toEqual([[tabOf(status), status]])
  const theirs = (await t.employer('applications', { query: { jobId, limit: 50 } }, member.token)).body.data
  expect(theirs.filter(({ _id }) => _id === id).map((row) => row.status)).toEqual([status])
}

it('25 acceptances and 25 refusals at once have one winner, both sides read the same, and the employer is told once', async () => {
  const jobId = await market.publish()
  const { seeker, id, version } = await offered(jobId)
  await market.t.employer('deleteNotifications', { query: {} }, market.employer.token)
  const answers = await Promise.all(Array.from({ length: 50 }, (_, n) => answer(id, version, n % 2 ? 'accept' : 'decline', seeker)))
  const winners = answers.flatMap(({ status, body }) => (status === 200 ? [body.status] : []))
  expect(winners).toEqual([(await market.rowOf(id)).status])
  await expectAgreement(id, jobId, seeker, market.employer)
  const { data } = (await market.t.employer('notifications', { query: {} }, market.employer.token)).body
  expect(data.map(({ type }) => type)).toEqual(winners)
})

it('as many are hired as there are places, however many are marked at once, and the job closes with the last', async () => {
  const jobId = await market.publish({ vacancies: 2 })
  const sent: { seeker: Person; id: string; version: number }[] = []
  for (let n = 0; n < 5; n += 1) {
    const { seeker, application } = await market.applied(jobId)
    const { version } = await market.place(application._id, 'offer_accepted')
    sent.push({ seeker, id: application._id, version })
  }
  const answers = await Promise.all(sent.map(({ id, version }) => market.move(id, { status: 'hired', version, rightToWork })))
  expect(answers.map(({ status, error }) => (status === 200 ? 'hired' : error.code)).toSorted()).toEqual([
    ...Array<string>(3).fill('VACANCIES_TAKEN'),
    ...Array<string>(2).fill('hired'),
  ])
  const { body } = await market.t.employer('jobDetails', { params: { id: jobId } }, market.employer.token)
  expect(body).toMatchObject({ status: 'closed', closeReason: 'filled', filled: 2 })
  for (const { id, seeker } of sent) await expectAgreement(id, jobId, seeker, market.employer)
})

it('a place given up while six are offered it goes to one of them', async () => {
  const jobId = await market.publish({ vacancies: 1 })
  const first = await offered(jobId)
  const others: string[] = []
  for (let n = 0; n < 6; n += 1) others.push((await market.applied(jobId)).application._id)
  const declined = answer(first.id, first.version, 'decline', first.seeker)
  const answers = await Promise.all(others.map((id) => market.move(id, { status: 'offered', version: 1, offer: terms })))
  expect((await declined).status).toBe(200)
  const [offersMade, refused] = [answers.filter(({ status }) => status === 200), answers.filter(({ status }) => status !== 200)]
  expect(offersMade.length).toBeLessThanOrEqual(1)
  expect(new Set(refused.map(({ error }) => error.code))).toEqual(new Set(['VACANCIES_TAKEN']))
})

it('an offer answered in its last moment is accepted or has run out, never both, and both sides read the same', async () => {
  const jobId = await market.publish({ vacancies: 10 })
  const sent = []
  for (let n = 0; n < 4; n += 1) sent.push(await offered(jobId))
  const unanswered = await offered(jobId)
  const { t } = market
  const { offerExpiresAt } = await market.rowOf(sent[0]?.id ?? '')
  t.clock.moveTo(new Date((offerExpiresAt?.getTime() ?? 0) - 1))
  const people = await Promise.all(sent.map(async (one) => ({ ...one, token: await signIn(t, 'jobseeker', one.seeker.email) })))
  const clock = () => runApplicationClock(t.parts, new Date(t.clock.now().getTime() + 1))
  const accepting = people.map(({ id, version, token }) => answer(id, version, 'accept', { token }))
  const [answers] = await Promise.all([Promise.all(accepting), clock(), clock()])
  await clock()
  expect((await market.rowOf(unanswered.id)).status).toBe('offer_expired')
  const member = await market.freshEmployer()
  for (const [place, { id, token }] of people.entries()) {
    const { status, error } = answers[place] ?? { status: 0, error: { code: null } }
    const { status: stands } = await market.rowOf(id)
    expect([stands, status === 200 ? 'accepted' : error.code]).toEqual(
      stands === 'offer_accepted' ? ['offer_accepted', 'accepted'] : ['offer_expired', 'OFFER_EXPIRED'],
    )
    expect((await market.historyOf(id)).map(([to]) => to)).toEqual(['applied', 'offered', stands])
    await expectAgreement(id, jobId, { token }, member)
  }
})
