import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { files } from '#server/capabilities/ground/uploads/tables'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { cv, portfolio } from '#server/testkit/people/files'
import { newSeeker } from '#server/testkit/people/people'
import { silentStorage } from '#server/testkit/app/silent-storage'
import { askForAddress, complete, idOf, placeReady } from '#server/testkit/people/uploads'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ storage: await silentStorage() })
})
afterAll(() => t.close())

it('a store that takes connections and never answers is told as 503, with when to try again', async () => {
  const ann = await newSeeker(t)
  const { key } = (await askForAddress(t, ann, cv())).body
  for (const answer of [await askForAddress(t, ann, portfolio()), await complete(t, ann, key)]) {
    expect(answer).toMatchObject({ status: 503, error: { code: 'UNAVAILABLE', message: expect.stringContaining('file store') } })
    expect(answer.headers['retry-after']).toBe('2')
  }
})

it('a file whose store is silent is told as 503 too, which nothing keeps', async () => {
  const ann = await newSeeker(t)
  const key = await placeReady(t, ann, cv())
  const id = idOf(key)
  await t.parts.db.update(files).set({ state: 'kept', holders: 1, storedAs: id }).where(eq(files.id, id))
  const { url } = (await t.seeker('openFile', { params: { id } }, ann.token)).body
  for (const headers of [{}, { range: 'bytes=0-1' }]) {
    const answer = await t.app.inject({ url, headers })
    expect(answer.json()).toMatchObject({ statusCode: 503, code: 'UNAVAILABLE' })
    expect(answer.statusCode).toBe(503)
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'content-length': String(answer.rawPayload.length) })
  }
})
