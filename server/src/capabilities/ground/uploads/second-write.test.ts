/** An address works for ten minutes, its upload is over in seconds: what comes to it afterwards. */
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkUpload, claimUpload, eraseFiles, releaseFiles } from '#server/capabilities/ground/uploads/public'
import { files } from '#server/capabilities/ground/uploads/tables'
import { isRefusal } from '#server/http/call/refuse'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { HOUR, MINUTE } from '#server/testkit/app/clock'
import { cv, portfolio } from '#server/testkit/people/files'
import { type Person, newSeeker } from '#server/testkit/people/people'
import { type FileToSend, askForAddress, complete, headersOf, idOf, put } from '#server/testkit/people/uploads'

let t: TestApp
let ann: Person
beforeAll(async () => {
  t = await testApp()
  ann = await newSeeker(t)
})
afterAll(() => t.close())

/** Sends a file, has it checked, and says how to send it again. */
async function sent(file: FileToSend) {
  const { key, ...address } = (await askForAddress(t, ann, file)).body
  const sendAgain = async () => (await put(t, address.uploadUrl, headersOf(address), file.bytes)).status
  expect(await sendAgain()).toBe(200)
  const { state } = (await complete(t, ann, key)).body
  expect(state).toBe('checking')
  expect(await sendAgain()).toBe(412)
  await checkUpload(t.parts, idOf(key))
  return { key, sendAgain }
}
const claim = async (key: string) => {
  const unit = { queue: t.parts.queue, now: t.clock.now() }
  const claimed = { key, pool: 'jobseeker', ownerId: ann.userId, purpose: 'document', field: 'key' } as const
  const file = await t.parts.db.transaction((tx) => claimUpload({ ...unit, tx }, claimed))
  if (isRefusal(file)) throw new Error('not taken')
  return file
}
const release = (id: string) => t.parts.db.transaction((tx) => releaseFiles({ tx, queue: t.parts.queue, now: t.clock.now() }, [id]))
const bytesOf = async (key: string): Promise<Buffer | null> => {
  const [row] = await t.parts.db
    .select()
    .from(files)
    .where(eq(files.id, idOf(key)))
  const file = row?.storedAs ? await t.parts.storage.read(`files/${row.storedAs}`) : null
  return file && Buffer.concat(await file.body.toArray())
}

it('is refused once the file was looked into, kept and erased; the bytes that were checked stay the file', async () => {
  const { key, sendAgain } = await sent(cv())
  const checked = await bytesOf(key)
  expect(checked).not.toBeNull()
  expect(await sendAgain()).toBe(412)
  const { id } = await claim(key)
  expect(await sendAgain()).toBe(412)
  expect(await bytesOf(key)).toEqual(checked)
  await release(id)
  await eraseFiles(t.parts, [id])
  expect(await sendAgain()).toBe(412)
  expect(await t.parts.storage.head(key)).toBeNull()
})

it('is refused once the file was refused', async () => {
  const { key, sendAgain } = await sent({ ...cv(), bytes: Buffer.from('%PDF-1.7 and nothing else') })
  expect((await complete(t, ann, key)).body.state).toBe('refused')
  expect(await sendAgain()).toBe(412)
  expect(await t.parts.storage.head(key)).toBeNull()
})

it('of a part is refused once the parts are one file, and a file isn’t made of some of its parts', async () => {
  const file = portfolio()
  const { key, parts = [] } = (await askForAddress(t, ann, file)).body
  const named: { number: number; etag: string }[] = []
  const sendPart = async ({ number, size, uploadUrl }: (typeof parts)[number]) => {
    const start = parts.slice(0, number - 1).reduce((sum, part) => sum + part.size, 0)
    return put(t, uploadUrl, {}, file.bytes.subarray(start, start + size))
  }
  for (const part of parts) named.push({ number: part.number, etag: (await sendPart(part)).etag })
  expect(named).toHaveLength(2)
  const finish = (some: typeof named) => t.seeker('completeUpload', { body: { key, parts: some } }, ann.token)
  expect((await finish(named.slice(0, 1))).error.errors).toMatchObject([{ path: 'parts' }])
  expect((await finish(named)).body.state).toBe('checking')
  for (const part of parts) expect((await sendPart(part)).status).toBe(404)
})

it('is refused for as long as bytes may be on their way; then nothing is left in the store', async () => {
  const { key, sendAgain } = await sent(cv())
  t.clock.pass(10 * MINUTE + HOUR - 1)
  await eraseFiles(t.parts, [idOf(key)])
  expect(await sendAgain()).toBe(412)
  t.clock.pass(1)
  await eraseFiles(t.parts, [idOf(key)])
  // The store tells the time by itself: that the place is free shows that nothing lies there.
  expect(await sendAgain()).toBe(200)
  await t.parts.storage.remove([key])
})
