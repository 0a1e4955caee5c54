import { afterAll, beforeAll, expect, it } from 'vitest'
import { lettersTo } from '#server/testkit/app/mails'
import { type Market, openMarket } from '#server/testkit/people/market'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

it.each([
  ['shortlisted', 'application_withdrawn', 'They no longer want to be considered.'],
  ['offered', 'application_withdrawn', 'They no longer want to be considered.'],
  ['offer_accepted', 'pulled_out', 'They’d accepted your offer. Their place is open again.'],
] as const)('whoever withdraws is told to the employer by what they were: %s', async (status, type, body) => {
  const { t, employer } = market
  const { seeker, application } = await market.applied(await market.publish())
  await market.place(application._id, status)
  expect((await t.seeker('withdrawApplication', { params: { id: application._id }, query: {} }, seeker.token)).status).toBe(204)
  const [told] = (await t.employer('notifications', { query: { limit: 1 } }, employer.token)).body.data
  expect(told).toMatchObject({ type, body })
  const letter = (await lettersTo(t, employer.email)).at(-1)
  expect(letter?.subject).toMatch(type === 'pulled_out' ? / has pulled out: / : / withdrew: /)
})
