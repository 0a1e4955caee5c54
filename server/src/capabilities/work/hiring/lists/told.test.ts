import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_START } from '#server/testkit/app/app'
import { newMember } from '#server/testkit/people/callers'
import { newFilledSeeker } from '#server/testkit/people/filled-seeker'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { type Person, newSeeker } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())
beforeEach(() => market.t.clock.moveTo(TEST_START))

const told = async (seeker: Person, kind: string) =>
  (await market.t.seeker('notifications', { query: { limit: 50 } }, seeker.token)).body.data.filter(({ type }) => type === kind)
const look = (id: string, by: Person = market.employer) => market.t.employer('openApplication', { params: { id } }, by.token)

describe('who looks at an application', () => {
  it('is told to its seeker the first time that anyone of the company does, two at once too', async () => {
    const reviewer = await newMember(market.t, market.employer.employerId, 'reviewer')
    const { seeker, application } = await market.applied(await market.publish({ title: 'Barista' }))
    expect(await told(seeker, 'application_viewed')).toEqual([])
    await Promise.all([look(application._id), look(application._id, reviewer)])
    await look(application._id)
    const said = { title: 'The Corner Café viewed your application', body: 'Barista.' }
    expect(await told(seeker, 'application_viewed')).toMatchObject([{ ...said, link: `/applications/${application._id}` }])
  })

  it('isn’t told of one that is over', async () => {
    const { seeker, application } = await market.applied(await market.publish())
    await market.place(application._id, 'closed_no_reply')
    await look(application._id)
    expect(await told(seeker, 'application_viewed')).toEqual([])
  })
})

it('what the company wrote can be replied to until the application is over', async () => {
  const { seeker, application } = await market.applied(await market.publish({ title: 'Barista' }))
  const params = { id: application._id }
  const sent = await market.t.employer('sendMessage', { params, body: { text: 'When could you come?' } }, market.employer.token)
  expect(sent.status).toBe(201)
  expect((await told(seeker, 'message_received'))[0]?.about?.owed).toContain('talk')
  await market.place(application._id, 'closed_no_reply')
  expect((await told(seeker, 'message_received'))[0]?.about?.owed).toEqual([])
})

it('a seeker is told once that the company opened their document, and not of what they open themselves', async () => {
  const seeker = await newFilledSeeker(market.t)
  const jobId = await market.publish({ title: 'Barista' })
  await market.t.seeker('applyForJob', { body: { jobId, documents: [seeker.files.chosen], shareBioVideo: true } }, seeker.token)
  const params = { id: seeker.files.chosen }
  const open = async (url: string | undefined) => (await market.t.app.inject({ method: 'GET', url: url ?? '' })).statusCode
  expect(await open((await market.t.seeker('openFile', { params }, seeker.token)).body.url)).toBe(200)
  expect(await told(seeker, 'document_viewed')).toEqual([])
  const { url } = (await market.t.employer('openFile', { params }, market.employer.token)).body
  expect(await Promise.all([open(url), open(url)])).toEqual([200, 200])
  await open(url)
  const said = { title: 'The Corner Café viewed your document', body: 'First CV.pdf, sent for Barista.' }
  expect(await told(seeker, 'document_viewed')).toMatchObject([said])
  const video = (await market.t.employer('openFile', { params: { id: seeker.files.video } }, market.employer.token)).body.url
  await open(video)
  expect(await told(seeker, 'document_viewed')).toHaveLength(1)
})

it('what a seeker has to answer is on the first page, read or not, as long as it can be answered', async () => {
  const { seeker, application } = await market.applied(await market.publish({ title: 'Barista' }))
  const { version } = await market.moved(application._id, { status: 'offered', version: 1, offer: terms })
  await market.t.seeker('readNotifications', { body: {} }, seeker.token)
  for (const title of ['Usher', 'Runner', 'Porter']) await market.applied(await market.publish({ title }), seeker)
  const firstPage = async () =>
    (await market.t.seeker('notifications', { query: { limit: 2 } }, seeker.token)).body.data.map(({ type }) => type)
  expect(await firstPage()).toEqual(['offer_received', 'application_received'])
  await market.t.seeker('answerOffer', { body: { applicationId: application._id, version, action: 'decline' } }, seeker.token)
  expect(await firstPage()).toEqual(['application_received', 'application_received'])
})

describe('a week that comes near its limit by an offer that was accepted', () => {
  /** A seeker of this limit accepts work of so many hours; what they are told of their week. */
  async function warned(hoursPerWeek: number, own: object, seekerOf?: Person): Promise<string[]> {
    const seeker = seekerOf ?? (await newSeeker(market.t))
    expect((await market.t.seeker('changeProfile', { body: own }, seeker.token)).status).toBe(200)
    const { application } = await market.applied(await market.publish({ title: 'Barista' }), seeker)
    const { version } = await market.moved(application._id, { status: 'offered', version: 1, offer: { ...terms, hoursPerWeek } })
    const body = { applicationId: application._id, version, action: 'accept' } as const
    expect((await market.t.seeker('answerOffer', { body }, seeker.token)).status).toBe(200)
    return (await told(seeker, 'hours_limit_warning')).map((one) => one.body)
  }

  it('is told to its seeker with the figures, near and over, beside all other work', async () => {
    const own = { rightToWork: 'yes', weeklyHourLimit: 20 } as const
    const seeker = await newSeeker(market.t)
    expect(await warned(10, own, seeker)).toEqual([])
    expect(await warned(8, own, seeker)).toEqual(['You accepted Barista. That makes 18 hours a week, within your limit of 20.'])
    expect((await warned(6, own, seeker))[0]).toContain('4 hours over your limit of 20')
  })

  it('is by the twenty hours of a student visa where no limit was named', async () => {
    const visa = { rightToWork: 'student_visa', weeklyHourLimit: null } as const
    expect((await warned(22, visa))[0]).toContain('2 hours over your limit of 20')
    expect(await warned(22, { rightToWork: 'yes', weeklyHourLimit: null })).toEqual([])
  })
})
