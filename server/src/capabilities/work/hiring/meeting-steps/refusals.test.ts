import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newMember } from '#server/testkit/people/callers'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import type { Market } from '#server/testkit/people/market'
import { type Meetings, type Proposal, chat, openMeetings, trial } from '#server/testkit/people/meetings'

let kit: Meetings
let market: Market
beforeAll(async () => {
  kit = await openMeetings()
  market = kit.market
})
beforeEach(() => kit.begin())
afterAll(() => market.t.close())
const inDays = (days: number): string => kit.inDays(days)
const arranged: Meetings['arranged'] = (...from) => kit.arranged(...from)

describe('what can’t be proposed is told at its field', () => {
  const refused: readonly (readonly [string, () => object, string])[] = [
    ['a time that has passed', () => chat(inDays(2), inDays(-1)), 'times.1'],
    ['a time more than 60 days on', () => chat(inDays(61)), 'times.0'],
    ['six times', () => chat(...[1, 2, 3, 4, 5, 6].map((days) => inDays(days))), 'times'],
    ['no time', () => chat(), 'times'],
    ['one time twice', () => chat(inDays(2), inDays(2)), 'times'],
    ['ten minutes', () => ({ ...chat(inDays(2)), minutes: 10 }), 'minutes'],
    ['a trial over four hours', () => ({ ...trial(inDays(2)), minutes: 255 }), 'minutes'],
    ['a trial below the minimum', () => ({ ...trial(inDays(2)), pay: 12 }), 'pay'],
    ['a trial below the advert', () => ({ ...trial(inDays(2)), pay: 13.49 }), 'pay'],
    ['a trial without pay', () => ({ ...trial(inDays(2)), pay: undefined }), 'pay'],
    ['no address', () => ({ ...chat(inDays(2)), place: ' ' }), 'place'],
    ['a link that isn’t secure', () => ({ kind: 'video', times: [inDays(2)], minutes: 30, link: 'http://meet.example' }), 'link'],
    ['another channel in the note', () => ({ ...chat(inDays(2)), note: 'Message me on WhatsApp first, 07700 900123.' }), 'note'],
  ]
  it.each(refused)('%s', async (_name, body, path) => {
    const a = await arranged()
    const { status, error } = await a.propose(body() as Proposal)
    expect([status, error.errors?.[0]?.path]).toEqual([400, path])
    expect((await a.own()).meeting).toBeNull()
  })
  it('four times suggested, one that has passed, and a time that nobody gave', async () => {
    const a = await arranged()
    const { _id } = await a.proposed(chat(inDays(2)))
    const suggest = async (...times: string[]) => (await a.asSeeker(_id, { action: 'suggest', version: 1, times })).error.errors?.[0]?.path
    expect(await suggest(...[1, 2, 3, 4].map((days) => inDays(days)))).toBe('times')
    expect(await suggest(inDays(3), inDays(-1))).toBe('times.1')
    expect((await a.asSeeker(_id, { action: 'pick', version: 1, time: inDays(3) })).error.errors?.[0]?.path).toBe('time')
  })
})

describe('two at once', () => {
  it('pick different times: one is agreed, and the other hears of it', async () => {
    const a = await arranged()
    const times = [inDays(2), inDays(3)]
    const { _id } = await a.proposed(chat(...times))
    const answers = await Promise.all(times.map((time) => a.asSeeker(_id, { action: 'pick', version: 1, time })))
    expect(answers.map(({ status, error }) => (status === 200 ? 'agreed' : error.code)).toSorted()).toEqual(['STALE', 'agreed'])
    expect((await a.told()).employer).toEqual(['meeting_picked'])
  })
  it('propose: an application has one open meeting', async () => {
    const a = await arranged()
    const answers = await Promise.all([1, 2, 3].map((days) => a.propose(chat(inDays(days)))))
    expect(answers.map(({ status, error }) => (status === 201 ? 'proposed' : error.code)).toSorted()).toEqual([
      'ALREADY_EXISTS',
      'ALREADY_EXISTS',
      'proposed',
    ])
  })
  it('answer what was changed meanwhile: nothing happens', async () => {
    const a = await arranged()
    const time = inDays(2)
    const { _id } = await a.proposed(chat(time))
    await a.asEmployer(_id, { action: 'propose', version: 1, ...chat(inDays(3)) })
    const late = await a.asSeeker(_id, { action: 'pick', version: 1, time })
    expect([late.status, late.error.code, late.error.details]).toEqual([409, 'STALE', { status: 'proposed', version: 2 }])
  })
})

describe('who may', () => {
  it('managers propose and move, reviewers only read, and nobody else finds it', async () => {
    const { t, employer } = market
    const a = await arranged()
    const { _id } = await a.proposed(chat(inDays(2)))
    const reviewer = await newMember(t, employer.employerId, 'reviewer')
    const params = { id: a.id, meetingId: _id }
    const body = { action: 'cancel', version: 1, reason: 'No.' } as const
    expect((await t.employer('moveMeeting', { params, body }, reviewer.token)).error.code).toBe('ROLE')
    expect((await t.employer('meetings', {}, reviewer.token)).body.some(({ applicationId }) => applicationId === a.id)).toBe(true)
    const stranger = await newHiringEmployer(t)
    expect((await t.employer('moveMeeting', { params, body }, stranger.token)).status).toBe(404)
    expect((await t.employer('meetings', {}, stranger.token)).body).toEqual([])
    const other = await arranged()
    expect((await other.asEmployer(_id, body)).status).toBe(404)
    expect((await other.asSeeker(_id, { action: 'decline', version: 1 })).status).toBe(404)
  })
})
