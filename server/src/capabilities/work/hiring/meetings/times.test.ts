import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { DAY } from '#server/testkit/app/clock'
import { type Market, terms } from '#server/testkit/people/market'
import { type Meetings, chat, openMeetings } from '#server/testkit/people/meetings'
import { newSeeker } from '#server/testkit/people/people'

let kit: Meetings
let market: Market
beforeAll(async () => {
  kit = await openMeetings()
  market = kit.market
})
beforeEach(() => kit.begin())
afterAll(() => market.t.close())
const arranged: Meetings['arranged'] = (...from) => kit.arranged(...from)

describe('free time', () => {
  const week = {
    times: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [{ start: '09:00', end: '17:00' }] : [] })),
    busy: [{ day: 7, start: '10:00', end: '12:00', label: 'Databases' }],
  }
  /** The next Saturday's hour in London. */
  const saturday = (hour: number): string => {
    const now = market.t.clock.now()
    const day = new Date(now.getTime() + ((13 - now.getUTCDay()) % 7 || 7) * DAY)
    return new Date(`${day.toISOString().slice(0, 10)}T${String(hour).padStart(2, '0')}:00:00Z`).toISOString()
  }
  async function withWeek() {
    const seeker = await newSeeker(market.t)
    await market.t.seeker('setAvailability', { body: week }, seeker.token)
    return seeker
  }

  it('is the seeker’s own: a time fits or doesn’t, may be proposed all the same, and says why only to them', async () => {
    const a = await arranged(await withWeek())
    const times = [saturday(14), saturday(10), saturday(18)]
    const asked = await market.t.employer(
      'meetingTimes',
      { params: { id: a.id }, body: { times, minutes: 60 } },
      (await market.freshEmployer()).token,
    )
    expect(asked.body.map(({ fits }) => fits)).toEqual([true, false, false])
    await a.proposed(chat(...times))
    const theirs = await a.theirs()
    expect(theirs.freeTimes).toBeNull()
    expect(JSON.stringify(theirs)).not.toContain('Databases')
    const { times: own } = (await a.own()).meeting ?? { times: [] }
    expect(own.map(({ isFree, clashes }) => [isFree, clashes])).toEqual([
      [true, []],
      [false, [{ kind: 'class', label: 'Databases' }]],
      [false, []],
    ])
  })

  it('is only taken by work that was accepted from the first day of that on', async () => {
    const seeker = await withWeek()
    const shifts = [{ day: 7, start: '13:00', end: '17:00' }]
    const from = (at: string, days: number) => new Date(Date.parse(at) + days * DAY).toISOString()
    const job = (await market.applied(await market.publish({ shifts }), seeker)).application._id
    const startDate = from(saturday(14), 7).slice(0, 10)
    const { version } = await market.moved(job, { status: 'offered', version: 1, offer: { ...terms, shifts, startDate } })
    await market.t.seeker('answerOffer', { body: { applicationId: job, version, action: 'accept' } }, seeker.token)
    const a = await arranged(seeker)
    await a.proposed(chat(saturday(14), from(saturday(14), 7)))
    expect((await a.own()).meeting?.times.map(({ isFree, clashes }) => [isFree, clashes.map(({ kind }) => kind)])).toEqual([
      [true, []],
      [false, ['work']],
    ])
  })

  it('is shared as hours where the seeker ticked so, without what fills the rest', async () => {
    const seeker = await withWeek()
    const jobId = await market.publish()
    const sent = await market.t.seeker('applyForJob', { body: { jobId, shareFreeTimes: true } }, seeker.token)
    const id = sent.body._id
    const theirs = (await market.t.employer('openApplication', { params: { id } }, (await market.freshEmployer()).token)).body
    expect(theirs.freeTimes).toEqual([
      { day: 7, start: '09:00', end: '10:00' },
      { day: 7, start: '12:00', end: '17:00' },
    ])
    expect((await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.shareFreeTimes).toBe(true)
  })

  it('isn’t known of who never marked a week, but for a meeting that is agreed', async () => {
    const seeker = await newSeeker(market.t)
    const [one, other] = [await arranged(seeker), await arranged(seeker, await market.publish())]
    const { _id } = await one.proposed(chat(saturday(14)))
    await one.asSeeker(_id, { action: 'pick', version: 1, time: saturday(14) })
    const times = [saturday(14), saturday(18)]
    const { token } = await market.freshEmployer()
    const asked = await market.t.employer('meetingTimes', { params: { id: other.id }, body: { times, minutes: 60 } }, token)
    expect(asked.body.map(({ fits }) => fits)).toEqual([false, null])
    await other.proposed(chat(...times))
    expect((await other.own()).meeting?.times.map(({ isFree }) => isFree)).toEqual([false, null])
  })

  it('is taken by a meeting that is agreed elsewhere', async () => {
    const seeker = await withWeek()
    const [one, other] = [await arranged(seeker), await arranged(seeker, await market.publish())]
    const { _id } = await one.proposed(chat(saturday(14)))
    await one.asSeeker(_id, { action: 'pick', version: 1, time: saturday(14) })
    await other.proposed(chat(saturday(14)))
    expect((await other.own()).meeting?.times[0]?.clashes).toEqual([{ kind: 'meeting', label: 'Face-to-face chat, The Corner Café' }])
  })
})
