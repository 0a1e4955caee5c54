import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Market, openMarket } from '#server/testkit/people/market'
import { newMember } from '#server/testkit/people/callers'
import { HOUR } from '#server/testkit/app/clock'
import { bioVideo, cv, poster } from '#server/testkit/people/files'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Person, newSeeker } from '#server/testkit/people/people'
import { placeReady, uploadFile } from '#server/testkit/people/uploads'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

type Body = Parameters<typeof market.t.seeker<'applyForJob'>>[1]['body']
const apply = (seeker: Person, body: Body) => market.t.seeker('applyForJob', { body }, seeker.token)
async function addDocument(seeker: Person, kind: 'cv' | 'other', key?: string): Promise<string> {
  const body = { kind, key: key ?? (await placeReady(market.t, seeker, cv())) }
  return (await market.t.seeker('addDocument', { body }, seeker.token)).body._id
}
const details = async (id: string) => (await market.t.employer('openApplication', { params: { id } }, market.employer.token)).body
const status = async (url: string | null | undefined) => (await market.t.app.inject({ method: 'GET', url: url ?? '' })).statusCode
const fieldsOf = ({ error }: { error: { errors?: readonly { path: string }[] } }) => error.errors?.map(({ path }) => path)

describe('an application', () => {
  it('takes documents of the own profile only, and a CV among them where the job asks for one', async () => {
    const [ann, bob, jobId] = [await newSeeker(market.t), await newSeeker(market.t), await market.publish({ requiresCv: true })]
    const [own, other, theirs] = [await addDocument(ann, 'cv'), await addDocument(ann, 'other'), await addDocument(bob, 'cv')]
    for (const documents of [[own, theirs], [other], [jobId], []]) {
      const refused = await apply(ann, { jobId, documents })
      expect({ code: refused.status, fields: fieldsOf(refused) }).toEqual({ code: 400, fields: ['documents'] })
    }
    const { body } = await apply(ann, { jobId, documents: [own, other, own] })
    expect((await details(body._id)).documents.map(({ _id, kind }) => [_id, kind])).toEqual([
      [own, 'cv'],
      [other, 'other'],
    ])
  })

  it('keeps what was sent when the profile changes, and both sides still open it', async () => {
    const [{ t, employer }, ann, jobId] = [market, await newSeeker(market.t), await market.publish()]
    expect(fieldsOf(await apply(ann, { jobId, shareBioVideo: true }))).toEqual(['shareBioVideo'])
    const sent = [cv(), await bioVideo(), await poster()]
    const [cvKey, key = '', posterKey = ''] = await Promise.all(sent.map((file) => uploadFile(t, ann, file)))
    const id = await addDocument(ann, 'cv', cvKey)
    await t.seeker('changeProfile', { body: { bioVideo: { key, posterKey, captions: 'Hello' } } }, ann.token)
    const applicationId = (await apply(ann, { jobId, documents: [id], shareBioVideo: true })).body._id

    await t.seeker('deleteDocument', { params: { id } }, ann.token)
    await t.seeker('changeProfile', { body: { bioVideo: null } }, ann.token)
    const seen = await details(applicationId)
    expect(seen.bioVideo).toMatchObject({ captions: 'Hello', seconds: expect.closeTo(3, 1) })
    expect([await status(seen.bioVideo?.url), await status(seen.bioVideo?.posterUrl)]).toEqual([200, 200])
    const own = await t.seeker('openApplication', { params: { id: applicationId } }, ann.token)
    expect(own.body.documents).toEqual(seen.documents)
    for (const link of [
      await t.seeker('openFile', { params: { id } }, ann.token),
      await t.employer('openFile', { params: { id } }, employer.token),
    ])
      expect(await status(link.body.url)).toBe(200)
  })

  it('without sharing it brings no bio video', async () => {
    const { t } = market
    const [ann, jobId] = [await newSeeker(t), await market.publish()]
    await t.seeker('changeProfile', { body: { bioVideo: { key: await placeReady(t, ann, await bioVideo()) } } }, ann.token)
    const { body } = await apply(ann, { jobId })
    expect((await details(body._id)).bioVideo).toBeNull()
  })
})

describe('the access log', () => {
  it('tells the seeker who opened a document, once a person and hour, and nothing of other companies', async () => {
    const { t, employer } = market
    const [ann, other, colleague] = [await newSeeker(t), await newHiringEmployer(t), await newMember(t, employer.employerId, 'reviewer')]
    const id = await addDocument(ann, 'cv', await uploadFile(t, ann, cv('My CV.pdf')))
    const send = async (jobId: string) => (await apply(ann, { jobId, documents: [id] })).body._id
    const [here, there] = [await send(await market.publish()), await send(await market.publish({}, other))]
    const look = async (token: string) => {
      const { body } = await t.employer('openFile', { params: { id } }, token)
      expect([await status(body.url), await status(body.url)]).toEqual([200, 200])
    }
    const log = async (applicationId: string) => {
      const { body } = await t.seeker('accessLog', { params: { id: applicationId }, query: {} }, await market.fresh('jobseeker', ann))
      expect(body.pagination.total).toBe(body.data.length)
      return body.data.map(({ what, label, viewerName }) => `${what} ${label} ${viewerName}`)
    }
    expect((await t.seeker('openFile', { params: { id } }, ann.token)).status).toBe(200)
    expect(await log(here)).toEqual([])

    await look(employer.token)
    await look(colleague.token)
    t.clock.pass(HOUR)
    await look(await market.fresh('employer', employer))
    const view = 'document My CV.pdf The Corner Café'
    expect([await log(here), await log(there)]).toEqual([[view, view, view], []])
  })
})
