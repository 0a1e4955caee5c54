import { afterAll, beforeAll, expect, it } from 'vitest'
import { lettersTo } from '#server/testkit/app/mails'
import { type Market, openMarket, terms } from '#server/testkit/people/market'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

it.each([
  ['shortlisted', 'application_withdrawn', 'They no longer want to be considered.'],
  ['offered', 'application_withdrawn', 'They no longer want to be considered.'],
  ['offer_accepted', 'pulled_out', 'They’d accepted your offer. Their place is free again.'],
] as const)('whoever withdraws is told to the employer by what they were: %s', async (status, type, body) => {
  const { t, employer } = market
  const jobId = await market.publish()
  const { seeker, application } = await market.applied(jobId)
  await market.place(application._id, status)
  expect((await t.seeker('withdrawApplication', { params: { id: application._id }, query: {} }, seeker.token)).status).toBe(204)
  const [told] = (await t.employer('notifications', { query: { limit: 1 } }, employer.token)).body.data
  expect(told).toMatchObject({ type, body, link: `/applicants/${jobId}` })
  const letter = (await lettersTo(t, employer.email)).at(-1)
  expect(letter?.subject).toMatch(type === 'pulled_out' ? / has pulled out: / : / withdrew: /)
})

it('whoever pulls out after accepting is named, with the reason that they gave', async () => {
  const { t, employer } = market
  const { seeker, application } = await market.applied(await market.publish({ title: 'Weekend barista' }))
  const { version } = await market.moved(application._id, { status: 'offered', version: 1, offer: terms })
  const accept = { applicationId: application._id, version, action: 'accept' as const }
  expect((await t.seeker('answerOffer', { body: accept }, seeker.token)).status).toBe(200)
  const leave = { params: { id: application._id }, query: { reason: 'study' as const } }
  expect((await t.seeker('withdrawApplication', leave, seeker.token)).status).toBe(204)
  const [told] = (await t.employer('notifications', { query: { limit: 1 } }, employer.token)).body.data
  expect(told).toMatchObject({
    title: 'Amira has pulled out: Weekend barista',
    body: 'They’d accepted your offer. Reason: their studies. Their place is free again.',
  })
  expect((await lettersTo(t, employer.email)).at(-1)?.paragraphs).toContain('Reason: their studies.')
})
