import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { DAY } from '#server/testkit/app/clock'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { PASSWORD, type Person, newSeeker } from '#server/testkit/people/people'

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
  it('go once from the seeker, and both ways from the employer’s first word on, newest first', async () => {
    const { seeker, id } = await sent()
    expect((await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.mayMessage).toBe(true)
    const both = await Promise.all([answer(id, 'Did you read it?', seeker), answer(id, 'Did you read it yet?', seeker)])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409])
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('INVALID_TRANSITION')
    expect((await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.mayMessage).toBe(false)
    expect((await write(id, 'Which evenings suit you?')).body).toMatchObject({ from: 'employer', senderName: 'The Corner Café' })
    expect((await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.mayMessage).toBe(true)
    expect((await answer(id, 'Tuesdays.', seeker)).status).toBe(201)
    const page = (await market.t.seeker('applicationMessages', { params: { id }, query: { limit: 1 } }, seeker.token)).body
    expect(page).toMatchObject({ data: [{ from: 'seeker', text: 'Tuesdays.' }], pagination: { total: 3 } })
    const theirs = (await market.t.employer('applicationMessages', { params: { id }, query: {} }, market.employer.token)).body
    expect(theirs.data.map(({ text }) => text)).toEqual([
      'Tuesdays.',
      'Which evenings suit you?',
      expect.stringContaining('Did you read it'),
    ])
  })

  it('go freely from the seeker once the employer answered in another way than by a message', async () => {
    const { seeker, id } = await sent()
    expect((await answer(id, 'Did you read it?', seeker)).status).toBe(201)
    expect((await answer(id, 'Did you?', seeker)).status).toBe(409)
    await market.moved(id, { status: 'shortlisted', version: 1 })
    expect((await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.mayMessage).toBe(true)
    expect((await answer(id, 'Thank you.', seeker)).status).toBe(201)
  })

  it('stand in the inbox of both sides, the newest first, until they are read, and in nobody else’s', async () => {
    const [first, second] = [await sent(), await sent()]
    await write(first.id, 'Can you work Fridays?')
    market.t.clock.pass(1000)
    await write(second.id, 'Can you work Sundays?')
    market.t.clock.pass(1000)
    await answer(first.id, 'I can.', first.seeker)
    const employers = async ({ token } = market.employer) => (await market.t.employer('conversations', { query: { limit: 2 } }, token)).body
    const seekers = async ({ token }: Person) => (await market.t.seeker('conversations', { query: {} }, token)).body.data
    expect((await employers()).data).toMatchObject([
      { application: first.id, newest: { from: 'seeker', text: 'I can.' }, isUnread: true },
      { application: second.id, newest: { from: 'employer', text: 'Can you work Sundays?' }, isUnread: false },
    ])
    expect(await seekers(second.seeker)).toMatchObject([
      { application: second.id, with: { name: 'The Corner Café' }, newest: { text: 'Can you work Sundays?' }, isUnread: true },
    ])
    await market.t.employer('applicationMessages', { params: { id: first.id }, query: {} }, market.employer.token)
    expect((await employers()).data[0]?.isUnread).toBe(false)
    const [read] = (await market.t.seeker('applicationMessages', { params: { id: first.id }, query: {} }, first.seeker.token)).body.data
    expect(read?.readAt).not.toBeNull()
    expect((await employers(await newHiringEmployer(market.t))).data).toEqual([])
    expect(await seekers((await sent()).seeker)).toEqual([])
  })

  it('are read once their reader has written back', async () => {
    const { seeker, id } = await sent()
    await write(id, 'Can you work Fridays?')
    await answer(id, 'I can.', seeker)
    const isUnread = async () =>
      (await market.t.employer('conversations', { query: {} }, market.employer.token)).body.data.find((row) => row.application === id)
        ?.isUnread
    expect(await isUnread()).toBe(true)
    await write(id, 'Then see you on Friday.')
    expect(await isUnread()).toBe(false)
  })

  it('wait for the employer from the seeker’s word to its own, the longest wait first, while it can reply', async () => {
    const market = await openMarket()
    const { t, employer } = market
    const said = async (text: string) => {
      const { seeker, application } = await market.applied(await market.publish())
      await t.seeker('sendMessage', { params: { id: application._id }, body: { text } }, seeker.token)
      t.clock.pass(1000)
      return { seeker, id: application._id }
    }
    const waiting = async ({ token } = employer) => {
      const { data, pagination } = (await t.employer('conversations', { query: { waiting: 'true' } }, token)).body
      expect(pagination.total).toBe(data.length)
      return data.map(({ newest }) => newest.text)
    }
    const [parking, uniform, gone] = [await said('Where do I park?'), await said('What do I wear?'), await said('Is it busy?')]
    await t.seeker('withdrawApplication', { params: { id: gone.id }, query: {} }, gone.seeker.token)
    // Who is hired may ask too.
    await market.place(uniform.id, 'hired')
    expect(await waiting()).toEqual(['Where do I park?', 'What do I wear?'])
    // Read isn't answered.
    await t.employer('applicationMessages', { params: { id: parking.id }, query: {} }, employer.token)
    expect(await waiting()).toHaveLength(2)
    await t.employer('sendMessage', { params: { id: parking.id }, body: { text: 'Behind the café.' } }, employer.token)
    expect(await waiting()).toEqual(['What do I wear?'])
    // What only thanks waits until somebody has read it.
    await t.seeker('sendMessage', { params: { id: parking.id }, body: { text: 'Thanks!' } }, parking.seeker.token)
    expect(await waiting()).toEqual(['What do I wear?', 'Thanks!'])
    await t.employer('applicationMessages', { params: { id: parking.id }, query: {} }, employer.token)
    expect(await waiting()).toEqual(['What do I wear?'])
    expect(await waiting(await newHiringEmployer(t))).toEqual([])
    t.clock.pass(28 * DAY)
    expect(await waiting(await market.freshEmployer())).toEqual([])
    await t.close()
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
    const demand = await write(id, 'Welcome! Please pay for your DBS.', employer)
    const { data } = (await market.t.seeker('applicationMessages', { params: { id }, query: {} }, fresh.token)).body
    const { text, warning } = data[0] ?? {}
    expect([demand.status, text?.slice(warning?.start, warning?.end)]).toEqual([201, 'pay for your DBS'])
    expect((await write(id, 'Send us your bank details for the pay roll.', employer)).body.warning).toBeNull()
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

  it('stay with their reader when the seeker withdraws: new until they are opened, by first name alone, until the seeker is erased', async () => {
    const { seeker, id } = await sent()
    const employer = await market.freshEmployer()
    const fresh = { ...seeker, token: await market.fresh('jobseeker', seeker) }
    await write(id, 'Hello.', employer)
    await answer(id, 'Where do I park?', fresh)
    await market.t.seeker('withdrawApplication', { params: { id }, query: {} }, fresh.token)
    const rows = async () => (await market.t.employer('conversations', { query: { application: id } }, employer.token)).body.data
    expect(await rows()).toMatchObject([
      {
        application: id,
        with: { name: 'Amira', picture: null },
        status: 'withdrawn',
        newest: { text: 'Where do I park?' },
        isUnread: true,
      },
    ])
    const { body } = await market.t.employer('applicationMessages', { params: { id }, query: {} }, employer.token)
    expect(body.data.map(({ text, senderName }) => [senderName, text])).toContainEqual(['Amira', 'Where do I park?'])
    expect((await rows())[0]?.isUnread).toBe(false)
    expect((await market.t.employer('openApplication', { params: { id } }, employer.token)).status).toBe(404)
    const other = await newHiringEmployer(market.t, 'A Third Café')
    expect((await market.t.employer('conversations', { query: { application: id } }, other.token)).body.data).toEqual([])
    await market.t.seeker('eraseAccount', { body: { password: PASSWORD } }, fresh.token)
    expect(await rows()).toEqual([])
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
