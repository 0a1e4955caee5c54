import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { DAY } from '#server/testkit/app/clock'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Person, newSeeker } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const write = (id: string, text: string, { token } = market.employer) =>
  market.t.employer('sendMessage', { params: { id }, body: { text } }, token)
const answer = (id: string, text: string, { token }: Person) => market.t.seeker('sendMessage', { params: { id }, body: { text } }, token)
const sent = async () => {
  const { seeker, application } = await market.applied(await market.publish())
  return { seeker, id: application._id }
}

describe('messages on an application', () => {
  it('are begun by the employer, and then go both ways, newest first', async () => {
    const { seeker, id } = await sent()
    const early = await answer(id, 'Did you read it?', seeker)
    expect([early.status, early.error.code]).toEqual([409, 'INVALID_TRANSITION'])
    expect((await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.mayMessage).toBe(false)
    expect((await write(id, 'Which evenings suit you?')).body).toMatchObject({ from: 'employer', senderName: 'The Corner Café' })
    expect((await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.mayMessage).toBe(true)
    expect((await answer(id, 'Tuesdays.', seeker)).status).toBe(201)
    const page = (await market.t.seeker('applicationMessages', { params: { id }, query: { limit: 1 } }, seeker.token)).body
    expect(page).toMatchObject({ data: [{ from: 'seeker', text: 'Tuesdays.' }], pagination: { total: 2 } })
    const theirs = (await market.t.employer('applicationMessages', { params: { id }, query: {} }, market.employer.token)).body
    expect(theirs.data.map(({ text }) => text)).toEqual(['Tuesdays.', 'Which evenings suit you?'])
  })

  it('are marked as new until the other side opens them', async () => {
    const { seeker, id } = await sent()
    const isNewToSeeker = async () =>
      (await market.t.seeker('liveApplications', { query: {} }, seeker.token)).body.data.find(({ _id }) => _id === id)?.hasNewMessage
    await write(id, 'Hello.')
    expect(await isNewToSeeker()).toBe(true)
    await market.t.seeker('applicationMessages', { params: { id }, query: {} }, seeker.token)
    expect(await isNewToSeeker()).toBe(false)
  })

  it('ask for no fee, no bank details and no other channel before an offer is accepted', async () => {
    const { seeker, id } = await sent()
    const employer = await market.freshEmployer()
    for (const text of ['There’s a registration fee of £20.', 'Please pay for your DBS.']) {
      const refused = await write(id, text, employer)
      expect([refused.status, refused.error.errors?.[0]?.path]).toEqual([400, 'text'])
    }
    const fresh = { ...seeker, token: await market.fresh('jobseeker', seeker) }
    const { version } = await market.moved(id, { status: 'offered', version: 1, offer: terms })
    await market.t.seeker('answerOffer', { body: { applicationId: id, version, action: 'accept' } }, fresh.token)
    expect((await write(id, 'Send us your bank details for the pay roll.', employer)).status).toBe(201)
    await market.moved(id, { status: 'hired', version: version + 1, rightToWork })
    expect((await answer(id, 'Where do I come in?', fresh)).status).toBe(201)
  })

  it('end with the application', async () => {
    const { seeker, id } = await sent()
    const fresh = { ...seeker, token: await market.fresh('jobseeker', seeker) }
    const employer = await market.freshEmployer()
    await write(id, 'Hello.', employer)
    await market.t.seeker('withdrawApplication', { params: { id }, query: {} }, fresh.token)
    expect((await answer(id, 'Sorry.', fresh)).error.code).toBe('INVALID_TRANSITION')
    expect((await write(id, 'Why?', employer)).status).toBe(404)
  })

  it('are no one else’s', async () => {
    const { id } = await sent()
    const other = await newHiringEmployer(market.t, 'Another Café')
    const stranger = await newSeeker(market.t)
    expect((await write(id, 'Hello.', other)).status).toBe(404)
    expect((await answer(id, 'Hello.', stranger)).status).toBe(404)
    expect((await market.t.employer('applicationMessages', { params: { id }, query: {} }, other.token)).status).toBe(404)
    expect((await market.t.seeker('applicationMessages', { params: { id }, query: {} }, stranger.token)).status).toBe(404)
  })

  it('begin the time to answer anew, and count as the first answer', async () => {
    const { id } = await sent()
    const before = await market.rowOf(id)
    market.t.clock.pass(DAY)
    expect((await write(id, 'We’re reading.', await market.freshEmployer())).status).toBe(201)
    const after = await market.rowOf(id)
    expect(after.replyBy?.getTime()).toBe((before.replyBy?.getTime() ?? 0) + DAY)
    expect(after).toMatchObject({ firstReplyAt: market.t.clock.now(), status: 'applied', version: before.version })
  })
})
