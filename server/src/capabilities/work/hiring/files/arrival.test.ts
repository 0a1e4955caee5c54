import { afterAll, beforeAll, expect, it } from 'vitest'
import { applicationStatuses } from '@evenshift/contract/states/application/application'
import { newMember } from '#server/testkit/people/callers'
import { photo } from '#server/testkit/people/files'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'
import { uploadFile } from '#server/testkit/people/uploads'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const arrival = {
  address: '31 Brudenell Parade',
  contactName: 'Rosa Marin',
  contactPhone: '0113 496 0142',
  askFor: 'Rosa at the bar',
  wear: 'Dark top, closed shoes',
  bring: 'Your passport',
}
const postcode = 'LS6 1HB'
const send = async (who: Member) => uploadFile(market.t, who, { ...(await photo()), purpose: 'entrance_photo', fileName: 'door.jpg' })
const idOf = (key: string): string => key.slice('incoming/'.length)
const withArrival = async (): Promise<{ jobId: string; photoId: string }> => {
  const entrancePhoto = await send(market.employer)
  return { jobId: await market.publish({ arrival, postcode, entrancePhoto }), photoId: idOf(entrancePhoto) }
}
const detailOf = async (id: string, { token }: Person) => (await market.t.seeker('openApplication', { params: { id } }, token)).body
const statusAt = async (url = '') => (await market.t.app.inject({ method: 'GET', url })).statusCode

it('the address opens for its seeker with an accepted offer and once hired, in no other state', async () => {
  const { jobId } = await withArrival()
  const { seeker, application } = await market.applied(jobId)
  const shown: string[] = []
  for (const status of applicationStatuses) {
    await market.place(application._id, status)
    const detail = await detailOf(application._id, seeker)
    if (detail.arrival === null) expect(JSON.stringify(detail)).not.toMatch(/Brudenell|Rosa|496 0142|LS6 1HB/)
    else shown.push(status)
  }
  expect(shown.toSorted()).toEqual(['hired', 'offer_accepted'])
})

it('accepting the offer brings all of it', async () => {
  const { jobId } = await withArrival()
  const { seeker, application } = await market.applied(jobId)
  await market.moved(application._id, { status: 'shortlisted', version: 1 })
  await market.moved(application._id, { status: 'offered', version: 2, offer: terms })
  expect((await detailOf(application._id, seeker)).arrival).toBeNull()
  const { version } = await detailOf(application._id, seeker)
  const answer = { applicationId: application._id, version, action: 'accept' } as const
  expect((await market.t.seeker('answerOffer', { body: answer }, seeker.token)).status).toBe(200)
  const opened = (await detailOf(application._id, seeker)).arrival
  expect(opened).toMatchObject({ ...arrival, postcode })
  expect(await statusAt(opened?.entrancePhoto?.url)).toBe(200)
})

it('no other call of the seeker’s service tells it, before or after', async () => {
  const { t } = market
  const { jobId, photoId } = await withArrival()
  const { seeker, application } = await market.applied(jobId)
  const other = await newSeeker(t)
  const page = { query: {} }
  const everywhere = async ({ token }: Person) =>
    JSON.stringify([
      await t.seeker('openJob', { params: { id: jobId } }, token),
      await t.seeker('searchJobs', page, token),
      await t.seeker('home', page, token),
      await t.seeker('liveApplications', page, token),
      await t.seeker('jobOffers', page, token),
      await t.seeker('pastApplications', page, token),
    ])
  for (const status of ['applied', 'offered', 'offer_accepted', 'hired'] as const) {
    await market.place(application._id, status)
    for (const who of [seeker, other])
      expect(await everywhere(who), status).not.toMatch(new RegExp(`Brudenell|Rosa|496 0142|LS6 1HB|closed shoes|passport|${photoId}`, 'i'))
  }
})

it('another seeker of the same job reads nothing, however far the first one came', async () => {
  const { jobId } = await withArrival()
  const [first, second] = [await market.applied(jobId), await market.applied(jobId)]
  await market.place(first.application._id, 'hired')
  expect((await detailOf(second.application._id, second.seeker)).arrival).toBeNull()
  const foreign = await market.t.seeker('openApplication', { params: { id: first.application._id } }, second.seeker.token)
  expect(foreign.status).toBe(404)
})

it('the photo of the entrance opens for the company and for who accepted, for as long as it is so', async () => {
  const { t, employer } = market
  const { jobId, photoId } = await withArrival()
  const { seeker, application } = await market.applied(jobId)
  const asSeeker = async ({ token }: Person) => (await t.seeker('openFile', { params: { id: photoId } }, token)).status
  const asMember = async ({ token }: Person) => (await t.employer('openFile', { params: { id: photoId } }, token)).status
  expect(await statusAt(`/media/public/${photoId}`)).toBe(404)
  expect(await asSeeker(seeker)).toBe(404)
  await market.place(application._id, 'offered')
  expect(await asSeeker(seeker)).toBe(404)
  await market.place(application._id, 'offer_accepted')
  const link = (await detailOf(application._id, seeker)).arrival?.entrancePhoto?.url
  expect([await asSeeker(seeker), await statusAt(link)]).toEqual([200, 200])
  expect(await asSeeker(await newSeeker(t))).toBe(404)
  expect(await asMember(await newMember(t, employer.employerId, 'reviewer'))).toBe(200)
  expect(await asMember(await newHiringEmployer(t))).toBe(404)
  await market.place(application._id, 'withdrawn')
  expect([await asSeeker(seeker), await statusAt(link)]).toEqual([404, 404])
})

it('the employer keeps, changes and removes the photo; another’s upload is refused at its field, and a copy holds it too', async () => {
  const { t, employer } = market
  const { jobId, photoId } = await withArrival()
  const read = async (id: string) => (await t.employer('jobDetails', { params: { id } }, employer.token)).body
  const change = async (entrancePhoto: string | null) =>
    t.employer('changeJob', { params: { id: jobId }, body: { version: (await read(jobId)).version, entrancePhoto } }, employer.token)
  const isThere = async () => (await t.employer('openFile', { params: { id: photoId } }, employer.token)).status === 200
  const kept = await read(jobId)
  expect(kept).toMatchObject({ arrival, entrancePhotoId: photoId })
  expect((await change(kept.entrancePhoto)).body.entrancePhotoId).toBe(photoId)
  expect((await change(await send(await newHiringEmployer(t)))).error.errors?.map(({ path }) => path)).toEqual(['entrancePhoto'])
  const { body: copy } = await t.employer('duplicateJob', { params: { id: jobId } }, employer.token)
  expect((await change(null)).body.entrancePhoto).toBeNull()
  expect([(await read(copy._id)).entrancePhotoId, await isThere()]).toEqual([photoId, true])
  await t.employer('deleteDraft', { params: { id: copy._id } }, employer.token)
  expect(await isThere()).toBe(false)
})
