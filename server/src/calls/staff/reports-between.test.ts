import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Market, openMarket } from '#server/testkit/people/market'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Person, newSeeker, newStaff } from '#server/testkit/people/people'

let market: Market
let staff: Person
beforeAll(async () => {
  market = await openMarket()
  staff = await newStaff(market.t)
})
afterAll(() => market.t.close())

const fee = 'Please bring £25 in cash for the uniform.'
/** An application in which the employer wrote this, and the seeker answered. */
async function talked() {
  const { t, employer } = market
  const { seeker, application } = await market.applied(await market.publish())
  const params = { id: application._id }
  const first = (await t.employer('sendMessage', { params, body: { text: 'Can you come on Friday?' } }, employer.token)).body._id
  const reply = (await t.seeker('sendMessage', { params, body: { text: 'You people are all the same.' } }, seeker.token)).body._id
  return { seeker, id: application._id, first, reply }
}
const opened = async (id: string) => (await market.t.staff('report', { params: { id } }, staff.token)).body
const suspend = { status: 'resolved', outcome: 'We suspended them.', action: 'suspend', reason: 'You can appeal.' } as const

describe('a report of a message', () => {
  it('brings the message along, and the staff read it beside the company that wrote it and may suspend that', async () => {
    const { t } = market
    const owner = await newHiringEmployer(t, 'The Paying Café')
    const theirs = await market.applied(await market.publish({}, owner), await newSeeker(t))
    const params = { id: theirs.application._id }
    const { _id: messageId, text } = (await t.employer('sendMessage', { params, body: { text: 'Can you come on Friday?' } }, owner.token))
      .body
    const body = { kind: 'report_message', subjectId: params.id, messageId, reason: 'asks_for_money', message: '' } as const
    const sent = await t.seeker('saveFeedback', { body }, theirs.seeker.token)
    expect(sent.status).toBe(201)
    const report = await opened(sent.body._id)
    expect(report).toMatchObject({ quote: text, reason: 'asks_for_money', about: { subject: 'employer', _id: owner.employerId } })
    expect((await t.staff('changeReport', { params: { id: report._id }, body: suspend }, staff.token)).status).toBe(200)
    expect((await t.employer('ongoingJobs', { query: {} }, owner.token)).error.code).toBe('PROFILE_SUSPENDED')
  })

  it('is one a message while it is open: another message is another report', async () => {
    const { t, employer } = market
    const { seeker, id, first } = await talked()
    const text = 'Please come at eight.'
    const second = (await t.employer('sendMessage', { params: { id }, body: { text } }, employer.token)).body._id
    const about = (messageId?: string) => ({ kind: 'report_message', subjectId: id, reason: 'harassment', message: '', messageId }) as const
    const report = async (messageId?: string) => (await t.seeker('saveFeedback', { body: about(messageId) }, seeker.token)).body._id
    const ids = [await report(first), await report(second), await report(), await report(second)]
    expect(ids[3]).toBe(ids[1])
    expect(new Set(ids).size).toBe(3)
    expect((await opened(ids[1] ?? '')).quote).toBe(text)
  })

  it('is of a message that the other side sent there: not one’s own, not another application’s', async () => {
    const { seeker, id, reply } = await talked()
    const elsewhere = await talked()
    for (const messageId of [reply, elsewhere.first, uuidv7()]) {
      const body = { kind: 'report_message', subjectId: id, messageId, reason: 'other', message: fee } as const
      const { status, error } = await market.t.seeker('saveFeedback', { body }, seeker.token)
      expect([status, error.errors?.[0]?.path]).toEqual([400, 'messageId'])
    }
    const foreign = { kind: 'report_message', subjectId: elsewhere.id, messageId: elsewhere.first, reason: 'other', message: '' } as const
    expect((await market.t.seeker('saveFeedback', { body: foreign }, seeker.token)).status).toBe(404)
  })
})

describe('a report of an applicant', () => {
  it('is an employer’s, brings what they wrote along, and the staff may suspend them', async () => {
    const { t, employer } = market
    const { seeker, id, reply } = await talked()
    const body = { kind: 'report_person', subjectId: id, messageId: reply, reason: 'harassment', message: '' } as const
    const sent = await t.employer('saveFeedback', { body }, employer.token)
    expect(sent.status).toBe(201)
    const report = await opened(sent.body._id)
    expect(report).toMatchObject({ quote: 'You people are all the same.', about: { subject: 'seeker', _id: seeker.userId } })
    expect((await t.staff('changeReport', { params: { id: report._id }, body: suspend }, staff.token)).status).toBe(200)
    expect((await t.seeker('pastApplications', { query: {} }, seeker.token)).error.code).toBe('PROFILE_SUSPENDED')
  })

  it('is no seeker’s, and of no other company’s applicant', async () => {
    const { t } = market
    const { seeker, id } = await talked()
    const body = { kind: 'report_person', subjectId: id, reason: 'harassment', message: '' } as const
    expect((await t.seeker('saveFeedback', { body }, seeker.token)).error.errors?.[0]?.path).toBe('kind')
    const other = await newHiringEmployer(t)
    expect((await t.employer('saveFeedback', { body }, other.token)).status).toBe(404)
  })
})
