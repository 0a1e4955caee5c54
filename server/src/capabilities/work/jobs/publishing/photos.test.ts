import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { photo } from '#server/testkit/people/files'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, newEmployer, newSeeker } from '#server/testkit/people/people'
import { uploadFile } from '#server/testkit/people/uploads'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const send = async (who: Member) => uploadFile(t, who, { ...(await photo()), purpose: 'workplace_photo', fileName: 'counter.jpg' })
const draft = (who: Member, workPlacePhotos: string[]) =>
  t.employer('createJob', { body: { title: 'Barista', status: 'draft', workPlacePhotos } }, who.token)
const statusAt = async (url = '') => (await t.app.inject({ method: 'GET', url })).statusCode

it('a photo of the workplace stands on the job, at an address that opens, before the company’s own', async () => {
  const owner = await newHiringEmployer(t)
  const id = await publishJob(t, owner)
  const { body: company } = await t.employer('updateEmployer', { body: { photos: [await send(owner)] } }, owner.token)
  const { version } = (await t.employer('jobDetails', { params: { id } }, owner.token)).body
  const key = await send(owner)
  const { body: changed } = await t.employer('changeJob', { params: { id }, body: { version, workPlacePhotos: [key] } }, owner.token)
  expect(changed.workPlacePhotoKeys).toEqual([key])
  const { workPlacePhotos } = (await t.seeker('openJob', { params: { id } }, (await newSeeker(t)).token)).body
  expect(workPlacePhotos).toEqual([...changed.workPlacePhotos, ...company.photos.map(({ url }) => url)])
  expect(await Promise.all(workPlacePhotos.map(statusAt))).toEqual([200, 200])
})

it('a new job takes its photos with it; what is left out of a change is gone from its address', async () => {
  const owner = await newEmployer(t)
  const [first, second] = [await send(owner), await send(owner)]
  const { body: made } = await draft(owner, [first, second])
  expect(made.workPlacePhotoKeys).toEqual([first, second])
  const change = { params: { id: made._id }, body: { version: made.version, workPlacePhotos: [second] } }
  expect((await t.employer('changeJob', change, owner.token)).body.workPlacePhotoKeys).toEqual([second])
  expect(await Promise.all(made.workPlacePhotos.map(statusAt))).toEqual([404, 200])
})

it('a copy holds the photos too: they go when neither job is there', async () => {
  const owner = await newEmployer(t)
  const { body: made } = await draft(owner, [await send(owner)])
  const { body: copy } = await t.employer('duplicateJob', { params: { id: made._id } }, owner.token)
  expect(copy.workPlacePhotos).toEqual(made.workPlacePhotos)
  await t.employer('deleteDraft', { params: { id: made._id } }, owner.token)
  expect(await statusAt(made.workPlacePhotos[0])).toBe(200)
  await t.employer('deleteDraft', { params: { id: copy._id } }, owner.token)
  expect(await statusAt(made.workPlacePhotos[0])).toBe(404)
})

it('another company’s photo, one twice and one that was used are refused at their place', async () => {
  const [owner, other] = [await newEmployer(t), await newEmployer(t)]
  const [own, used, theirs] = [await send(owner), await send(owner), await send(other)]
  await draft(owner, [used])
  for (const keys of [
    [own, theirs],
    [own, own],
    [own, used],
  ])
    expect((await draft(owner, keys)).error.errors?.map(({ path }) => path)).toEqual(['workPlacePhotos.1'])
  expect((await draft(owner, [own])).status).toBe(201)
})
