import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { bioVideo, cv, photo, poster } from '#server/testkit/people/files'
import { type Person, newSeeker } from '#server/testkit/people/people'
import { type FileToSend, placeReady, uploadFile } from '#server/testkit/people/uploads'

let t: TestApp
let ann: Person
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  ann = await newSeeker(t)
})

type Patch = Parameters<typeof t.seeker<'changeProfile'>>[1]['body']
const change = (body: Patch) => t.seeker('changeProfile', { body }, ann.token)
const profile = async () => (await t.seeker('profileDetails', {}, ann.token)).body.userProfile[0]
const ready = (file: FileToSend) => uploadFile(t, ann, file)
const status = async (url: string | null | undefined) => (await t.app.inject({ method: 'GET', url: url ?? '' })).statusCode
const fieldsOf = ({ error }: { error: { errors?: readonly { path: string }[] } }) => error.errors?.map(({ path }) => path)

describe('the picture', () => {
  it('is shown once it is kept, counts, and goes when it is replaced or taken away', async () => {
    const before = (await profile())?.strength ?? 0
    const first = (await change({ avatar: await ready(await photo()) })).body
    expect(first.strength).toBeGreaterThan(before)
    const shown = await t.app.inject({ method: 'GET', url: first.avatar ?? '' })
    expect({ code: shown.statusCode, type: shown.headers['content-type'] }).toEqual({ code: 200, type: 'image/webp' })

    const second = (await change({ avatar: await ready(await photo()) })).body
    expect([await status(first.avatar), await status(second.avatar)]).toEqual([404, 200])
    const last = (await change({ avatar: null })).body
    expect({ avatar: last.avatar, dead: await status(second.avatar), strength: last.strength }).toEqual({
      avatar: null,
      dead: 404,
      strength: before,
    })
  })

  it('is refused at its field, and nothing else of the change is kept', async () => {
    const answer = await change({ avatar: await ready(cv()), bio: 'Not kept.' })
    expect({ code: answer.status, fields: fieldsOf(answer) }).toEqual({ code: 400, fields: ['avatar'] })
    expect((await profile())?.bio).toBe('')
  })
})

describe('the bio video', () => {
  it('is kept with its still and captions, which change by themselves; a new one begins anew', async () => {
    expect(fieldsOf(await change({ bioVideo: { captions: 'Hello' } }))).toEqual(['bioVideo.key'])
    const posterKey = await ready(await poster())
    const { body } = await change({ bioVideo: { key: await ready(await bioVideo(3)), posterKey, captions: 'Hello' } })
    expect(body.bioVideo).toMatchObject({ seconds: expect.closeTo(3, 1), captions: 'Hello' })
    expect([await status(body.bioVideo?.url), await status(body.bioVideo?.posterUrl)]).toEqual([200, 200])

    const named = (await change({ bioVideo: { captions: 'Hi' } })).body.bioVideo
    expect(named).toEqual({ ...body.bioVideo, captions: 'Hi' })
    const anew = (await change({ bioVideo: { key: await ready(await bioVideo(2)) } })).body.bioVideo
    expect(anew).toMatchObject({ posterUrl: null, captions: null, seconds: expect.closeTo(2, 1) })
    expect([await status(named?.url), await status(named?.posterUrl)]).toEqual([404, 404])
    expect((await change({ bioVideo: null })).body.bioVideo).toBeNull()
    expect(await status(anew?.url)).toBe(404)
  })

  it('longer than 60 seconds isn’t taken', async () => {
    await expect(ready(await bioVideo(63))).rejects.toThrow('too_long')
  })
})

describe('documents', () => {
  const add = (key: string, person = ann) => t.seeker('addDocument', { body: { key, kind: 'cv' } }, person.token)

  it('are listed with their names, and opened by their ids until they’re deleted', async () => {
    const { body } = await add(await ready(cv('C:\\fakepath\\My CV.pdf')))
    expect(body).toMatchObject({
      kind: 'cv',
      fileName: 'My CV.pdf',
      contentType: 'application/pdf',
      uploadedAt: t.clock.now().toISOString(),
    })
    expect((await profile())?.documents).toEqual([body])
    const link = await t.seeker('openFile', { params: { id: body._id } }, ann.token)
    expect(await status(link.body.url)).toBe(200)

    expect((await t.seeker('deleteDocument', { params: { id: body._id } }, ann.token)).status).toBe(204)
    expect((await t.seeker('deleteDocument', { params: { id: body._id } }, ann.token)).status).toBe(404)
    expect([(await profile())?.documents, await status(link.body.url)]).toEqual([[], 404])
  })

  it('are at most ten, also to twelve that come at once', async () => {
    const keys = await Promise.all(Array.from({ length: 12 }, () => placeReady(t, ann, cv())))
    const answers = await Promise.all(keys.map((key) => add(key)))
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(10)
    expect(answers.filter((answer) => answer.status === 400).map(fieldsOf)).toEqual([['key'], ['key']])
  })

  it('of another seeker can be neither added nor opened nor deleted', async () => {
    const bob = await newSeeker(t)
    const key = await placeReady(t, ann, cv())
    expect(fieldsOf(await add(key, bob))).toEqual(['key'])
    const { body } = await add(key)
    for (const call of ['openFile', 'deleteDocument'] as const)
      expect((await t.seeker(call, { params: { id: body._id } }, bob.token)).status).toBe(404)
  })
})
