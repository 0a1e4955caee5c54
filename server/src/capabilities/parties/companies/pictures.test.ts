import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newMember } from '#server/testkit/people/callers'
import { photo } from '#server/testkit/people/files'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, newAccount, newEmployer, newSeeker } from '#server/testkit/people/people'
import { idOf, placeReady, uploadFile } from '#server/testkit/people/uploads'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const picture = async (purpose: 'logo' | 'workplace_photo') => ({ ...(await photo()), purpose, fileName: `${purpose}.jpg` }) as const
const send = async (who: Member, purpose: 'logo' | 'workplace_photo') => uploadFile(t, who, await picture(purpose))
const update = (who: Member, body: { logo?: string | null; photos?: string[] }) => t.employer('updateEmployer', { body }, who.token)
/** As any browser asks for an address, signed in or not. */
const open = (url: string, headers: Record<string, string> = {}) => t.app.inject({ method: 'GET', url, headers })

describe('a logo', () => {
  it('stands on the company and on its jobs, at one address that anyone may open and keep', async () => {
    const owner = await newHiringEmployer(t)
    const id = await publishJob(t, owner)
    const { body } = await update(owner, { logo: await send(owner, 'logo') })
    const seeker = await newSeeker(t)
    expect((await t.seeker('openJob', { params: { id } }, seeker.token)).body.logo).toBe(body.logo)
    const shown = await open(body.logo)
    expect(shown).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'image/webp',
        'cache-control': 'public, max-age=86400, immutable',
        'content-security-policy': "sandbox; default-src 'none'",
        'x-content-type-options': 'nosniff',
      },
    })
    expect((await open(body.logo, { 'if-none-match': String(shown.headers['etag']) })).statusCode).toBe(304)
  })

  it('comes with a new company as well', async () => {
    const person = await newAccount(t, 'employer')
    const member = { ...person, employerId: '' }
    const sectors = (await t.employer('employerSectors', {}, person.token)).body
    const body = {
      companyName: 'Painted Sign',
      size: '02-10',
      sectorId: sectors[0]?._id ?? '',
      address: { line1: '1 Sample Street', line2: null, town: 'Leeds', postcode: 'LS1 9ZZ' },
      city: 'Leeds',
      contactName: 'Jo Sample',
      contactRole: 'Manager',
      phone: '0113 496 0000',
      logo: await send(member, 'logo'),
    } as const
    const made = await t.employer('createEmployer', { body }, person.token)
    expect((await open(made.body.logo)).statusCode).toBe(200)
  })

  it('that is replaced or deleted is gone from its address', async () => {
    const owner = await newEmployer(t)
    const first = (await update(owner, { logo: await send(owner, 'logo') })).body.logo
    const second = (await update(owner, { logo: await send(owner, 'logo') })).body.logo
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200])
    expect((await update(owner, { logo: null })).body.logo).toBe('')
    expect((await open(second)).statusCode).toBe(404)
  })

  it('stays as it is while anything else changes', async () => {
    const owner = await newEmployer(t)
    const { logo } = (await update(owner, { logo: await send(owner, 'logo') })).body
    expect((await update(owner, { photos: [] })).body.logo).toBe(logo)
    expect((await open(logo)).statusCode).toBe(200)
  })
})

describe('photos of the workplace', () => {
  it('are kept by their keys, in the order that is sent, and shown to seekers on the jobs', async () => {
    const owner = await newHiringEmployer(t)
    const id = await publishJob(t, owner)
    const [one, two, three] = [
      await send(owner, 'workplace_photo'),
      await send(owner, 'workplace_photo'),
      await send(owner, 'workplace_photo'),
    ]
    await update(owner, { photos: [one, two] })
    const { photos } = (await update(owner, { photos: [three, one] })).body
    expect(photos.map(({ key }) => key)).toEqual([three, one])
    const job = (await t.seeker('openJob', { params: { id } }, (await newSeeker(t)).token)).body
    expect(job.workPlacePhotos).toEqual(photos.map(({ url }) => url))
    expect((await open(`/media/public/${idOf(two)}`)).statusCode).toBe(404)
    for (const { url } of photos) expect((await open(url)).statusCode).toBe(200)
  })

  it('belong to the company: any manager may keep, order and delete what another sent', async () => {
    const owner = await newEmployer(t)
    const manager = await newMember(t, owner.employerId, 'manager')
    const key = await send(owner, 'workplace_photo')
    await update(owner, { photos: [key] })
    const own = await send(manager, 'workplace_photo')
    expect((await update(manager, { photos: [own, key] })).body.photos.map((one) => one.key)).toEqual([own, key])
    expect((await update(manager, { photos: [own] })).body.photos).toHaveLength(1)
  })

  it('are one list after two changes at the same moment, and only its files are kept', async () => {
    const owner = await newEmployer(t)
    const [one, two] = [await send(owner, 'workplace_photo'), await send(owner, 'workplace_photo')]
    await Promise.all([update(owner, { photos: [one] }), update(owner, { photos: [two] })])
    const { photos } = (await t.employer('employerDetails', {}, owner.token)).body
    expect(photos).toHaveLength(1)
    for (const key of [one, two]) {
      const isShown = photos.some((photo) => photo.key === key)
      expect((await open(`/media/public/${idOf(key)}`)).statusCode).toBe(isShown ? 200 : 404)
    }
  })
})

describe('a key', () => {
  it('that is another person’s, another kind’s, used or twice in the list is refused at its field, and nothing changes', async () => {
    const [owner, other] = [await newEmployer(t), await newEmployer(t)]
    const kept = await send(owner, 'workplace_photo')
    await update(owner, { photos: [kept] })
    const [theirs, logo] = [await send(other, 'workplace_photo'), await send(owner, 'logo')]
    for (const photos of [
      [kept, theirs],
      [kept, logo],
      [kept, kept],
      [kept, 'incoming/none'],
    ])
      expect((await update(owner, { photos })).error.errors?.map(({ path }) => path)).toEqual(['photos.1'])
    expect((await update(owner, { logo: kept })).error.errors?.map(({ path }) => path)).toEqual(['logo'])
    expect((await update(other, { photos: [kept] })).error.errors?.map(({ path }) => path)).toEqual(['photos.0'])
    expect((await t.employer('employerDetails', {}, owner.token)).body.photos.map(({ key }) => key)).toEqual([kept])
    expect((await open(`/media/public/${idOf(kept)}`)).statusCode).toBe(200)
  })
})

describe('the public address', () => {
  it('opens no file of a seeker, none that nothing holds, and nothing that is no file', async () => {
    const [seeker, owner] = [await newSeeker(t), await newEmployer(t)]
    const avatar = await uploadFile(t, seeker, await photo())
    await t.seeker('changeProfile', { body: { avatar } }, seeker.token)
    const unused = await placeReady(t, owner, await picture('logo'))
    for (const id of [idOf(avatar), idOf(unused), '01890000-0000-7000-8000-000000000000', 'x', '..%2F..%2Fetc'])
      expect((await open(`/media/public/${id}`)).statusCode).toBe(404)
  })
})
