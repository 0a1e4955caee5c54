import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Market, openMarket, terms } from '#server/testkit/people/market'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const applied = async () => (await market.applied(await market.publish())).application._id
const rejection = (message: string) => ({ status: 'rejected' as const, version: 1, reason: 'other' as const, message })

it.each([
  ['age', 'Sorry, you’re too old for our team.', 'Age may play no part'],
  ['sex and origin', 'We wanted a native English girl.', 'Equality Act 2010'],
  ['disability', 'Your disability would make it hard.', 's.15, s.20'],
])('a no for reasons of %s is refused at the message with the law, and nothing has moved', async (_reason, message, why) => {
  const id = await applied()
  const { status, error } = await market.move(id, rejection(message))
  expect([status, error.errors?.map(({ path }) => path)]).toEqual([400, ['message']])
  expect(error.errors?.[0]?.message).toContain(why)
  expect((await market.move(id, rejection('Someone could do all four shifts.'))).status).toBe(200)
})

it('a no to many at once is read too, and no one gets it', async () => {
  const ids = [await applied(), await applied()]
  const applications = ids.map((_id) => ({ _id, version: 1 }))
  const body = { status: 'rejected' as const, applications, reason: 'other' as const, message: 'We wanted someone younger.' }
  const { status, error } = await market.t.employer('moveApplicants', { query: {}, body }, market.employer.token)
  expect([status, error.errors?.[0]?.path]).toEqual([400, 'message'])
  for (const id of ids) expect((await market.move(id, rejection('The place is filled.'))).status).toBe(200)
})

it('what is written with any move asks for no money and no other channel before an offer is accepted', async () => {
  const id = await applied()
  const asked = await market.move(id, { status: 'shortlisted', version: 1, message: 'Please pay £25 for your DBS check first.' })
  expect([asked.status, asked.error.errors?.[0]?.path]).toEqual([400, 'message'])
  const offered = await market.move(id, { status: 'offered', version: 1, offer: terms, message: 'Message me on WhatsApp.' })
  expect([offered.status, offered.error.errors?.[0]?.path]).toEqual([400, 'message'])
  const { version } = await market.moved(id, { status: 'offered', version: 1, offer: terms, message: 'We would love to have you.' })
  const rescinded = await market.move(id, { status: 'offer_rescinded', version, reason: 'You’re pregnant.' })
  expect([rescinded.status, rescinded.error.errors?.[0]?.path]).toEqual([400, 'reason'])
})
