import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text as readAll } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Storage, StoredFile, WriteAddress } from '#server/platform/storage/port'
import { type StorageRig, storageRigs } from '#server/platform/storage/storage.rig'

const MINUTE = 60
const PART = 5 * 1024 * 1024
const text = { contentType: 'text/plain', size: 5 }

interface Sent {
  readonly status: number
  readonly code: string | null
  readonly etag: string
}
async function putBytes(url: URL, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string>): Promise<Sent> {
  const response = await fetch(url, { method: 'PUT', body, headers })
  const answer = await response.text()
  return { status: response.status, code: /<Code>(\w+)</.exec(answer)?.[1] ?? null, etag: response.headers.get('etag') ?? '' }
}
const headersOf = ({ headers }: WriteAddress): Record<string, string> => Object.fromEntries(headers.map(({ name, value }) => [name, value]))
async function contentOf(file: StoredFile | null): Promise<Buffer | null> {
  return file && Buffer.concat(await file.body.toArray())
}
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

describe.each(storageRigs)('storage (%s)', (_name, open) => {
  let rig: StorageRig
  let storage: Storage
  const keys: string[] = []
  const newKey = (): string => {
    const key = `incoming/${randomUUID()}`
    keys.push(key)
    return key
  }
  const put = (url: string, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Sent> =>
    putBytes(new URL(url, rig.origin), body, headers)
  const send = (address: WriteAddress, body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}): Promise<Sent> =>
    put(address.url, body, { ...headersOf(address), ...headers })
  beforeAll(async () => {
    rig = await open()
    storage = rig.storage
  })
  afterAll(async () => {
    await storage.remove(keys)
    await rig.close()
  })

  /** Sends these bytes in parts; answers the parts as finishing takes them. */
  async function sendParts(key: string, id: string, bytes: readonly Uint8Array<ArrayBuffer>[], order: readonly number[]) {
    const sent: { number: number; etag: string }[] = []
    for (const number of order) {
      const body = bytes[number - 1] ?? Buffer.alloc(0)
      const { status, etag } = await put(await storage.partAddress(key, id, { number, size: body.length }, MINUTE), body)
      expect(status).toBe(200)
      sent.push({ number, etag })
    }
    return sent
  }

  test('what is sent to an address is there as it was sent', async () => {
    const key = newKey()
    expect(await storage.head(key)).toBeNull()
    expect(await storage.read(key)).toBeNull()
    expect(await send(await storage.writeAddress(key, text, MINUTE), 'hello')).toMatchObject({ status: 200 })
    expect(await storage.head(key)).toEqual(text)
    const file = await storage.read(key)
    expect(file).toMatchObject(text)
    expect((await contentOf(file))?.toString()).toBe('hello')
  })

  test('an address takes no other type, length, key or method, and nothing unsigned; nothing is there afterwards', async () => {
    const key = newKey()
    const address = await storage.writeAddress(key, text, MINUTE)
    const refused = { status: 403 }
    expect(await send(address, 'hello', { 'content-type': 'text/html' })).toMatchObject(refused)
    for (const body of ['hell', 'hello!', '', 'x'.repeat(300_000)]) expect(await send(address, body)).toMatchObject(refused)
    expect(await put(address.url, 'hello', { 'content-type': 'text/plain' })).toMatchObject(refused)
    // Some stores let an address copy a file whose key its holder knows.
    expect([403, 404]).toContain((await send(address, 'hello', { 'x-amz-copy-source': '/files/incoming/1' })).status)
    const other = newKey()
    expect(await put(address.url.replace(key, other), 'hello', headersOf(address))).toMatchObject(refused)
    expect(await put(address.url.replace(/(X-Amz-Expires=)\d+/, '$19000'), 'hello', headersOf(address))).toMatchObject(refused)
    expect(await put(address.url.replace(/\?.*/, ''), 'hello', headersOf(address))).toMatchObject(refused)
    for (const method of ['GET', 'DELETE']) expect((await fetch(new URL(address.url, rig.origin), { method })).status).toBe(403)
    expect([await storage.head(key), await storage.head(other)]).toEqual([null, null])
  })

  test('an address takes one finished write: the second is refused and changes nothing', async () => {
    const key = newKey()
    const address = await storage.writeAddress(key, text, MINUTE)
    expect(await send(address, 'first')).toMatchObject({ status: 200 })
    expect(await send(address, 'other')).toMatchObject({ status: 412, code: 'PreconditionFailed' })
    expect((await contentOf(await storage.read(key)))?.toString()).toBe('first')
  })

  test('an address that is out of date takes nothing', async () => {
    const key = newKey()
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 2 * MINUTE * 1000 })
    const address = await storage.writeAddress(key, text, MINUTE).finally(() => vi.useRealTimers())
    expect(await send(address, 'hello')).toMatchObject({ status: 403, code: 'AccessDenied' })
    expect(await storage.head(key)).toBeNull()
  })

  test('a stretch of a file comes alone, with the size of the whole', async () => {
    const key = newKey()
    await send(await storage.writeAddress(key, { contentType: 'text/plain', size: 10 }, MINUTE), '0123456789')
    const stretch = async (start: number, end: number) => {
      const file = await storage.read(key, { start, end })
      return [file?.size, (await contentOf(file))?.toString()]
    }
    expect(await stretch(0, 0)).toEqual([10, '0'])
    expect(await stretch(3, 6)).toEqual([10, '3456'])
    expect(await stretch(8, 99)).toEqual([10, '89'])
    await expect(storage.read(key, { start: 10, end: 11 })).rejects.toMatchObject({ cause: { name: 'InvalidRange' } })
  })

  test('a local file is stored, and replaces what was there', async () => {
    const key = newKey()
    const folder = await mkdtemp(join(tmpdir(), 'test-storage-local-'))
    const path = join(folder, 'file')
    await writeFile(path, randomBytes(3_000_000))
    await storage.write(key, path, 'application/pdf')
    const bytes = randomBytes(7)
    await writeFile(path, bytes)
    await storage.write(key, path, 'image/webp')
    expect(await storage.head(key)).toEqual({ contentType: 'image/webp', size: 7 })
    expect(await contentOf(await storage.read(key))).toEqual(bytes)
    await rm(folder, { recursive: true })
  })

  test('removing is safe to repeat, takes many at once, and leaves the others', async () => {
    const [one, two, kept] = [newKey(), newKey(), newKey()]
    for (const key of [one, two, kept]) await send(await storage.writeAddress(key, text, MINUTE), 'hello')
    await storage.remove([one, two, newKey()])
    await storage.remove([one])
    await storage.remove([])
    expect([await storage.head(one), await storage.head(two), await storage.head(kept)]).toEqual([null, null, text])
  })

  test('a blanked key has no file, and takes none from an address, not even one that is on its way, until it is removed', async () => {
    const key = newKey()
    const address = await storage.writeAddress(key, text, MINUTE)
    expect(await send(address, 'first')).toMatchObject({ status: 200 })
    for (let time = 0; time < 2; time += 1) await storage.blank(key)
    expect([await storage.head(key), await storage.read(key)]).toEqual([null, null])
    expect(await send(address, 'other')).toMatchObject({ status: 412, code: 'PreconditionFailed' })

    const late = newKey()
    const to = await storage.writeAddress(late, text, MINUTE)
    const headers = { ...headersOf(to), 'content-length': text.size, expect: '100-continue' }
    const sending = request(new URL(to.url, rig.origin), { method: 'PUT', headers })
    sending.flushHeaders()
    await once(sending, 'continue')
    sending.write('he')
    await storage.blank(late)
    sending.end('llo')
    const [answer] = await once(sending, 'response')
    await readAll(answer)
    expect(answer.statusCode).toBe(412)
    expect(await storage.head(late)).toBeNull()

    await storage.remove([key])
    expect(await send(address, 'again')).toMatchObject({ status: 200 })
  })

  test('parts are listed as they arrive, in any order, the last of a repeated one counts, and nothing is there before the end', async () => {
    const key = newKey()
    const id = await storage.beginParts(key, 'video/webm')
    expect(await storage.parts(key, id)).toEqual([])
    const first = randomBytes(PART)
    const last = randomBytes(1000)
    const sent = await sendParts(key, id, [randomBytes(PART), last], [2, 1])
    const [replaced] = await sendParts(key, id, [first], [1])
    const arrived = await storage.parts(key, id)
    expect(arrived).toEqual([
      { ...replaced, size: PART },
      { ...sent[0], size: 1000 },
    ])
    expect(await storage.head(key)).toBeNull()
    expect(await storage.finishParts(key, id, (arrived ?? []).toReversed())).toBe(true)
    expect(await storage.head(key)).toEqual({ contentType: 'video/webm', size: PART + 1000 })
    expect(sha256((await contentOf(await storage.read(key))) ?? last)).toBe(sha256(Buffer.concat([first, last])))
    expect(await storage.finishParts(key, id, arrived ?? [])).toBe(true)
    expect(await storage.parts(key, id)).toBeNull()
  })

  test('parts that are not what arrived make no file: a wrong tag, a missing part, none, a small one in the middle', async () => {
    const key = newKey()
    const id = await storage.beginParts(key, 'video/webm')
    const [small, last] = await sendParts(key, id, [randomBytes(10), randomBytes(10)], [1, 2])
    const wrongTag = `"${'0'.repeat(32)}"`
    for (const parts of [
      [{ number: 1, etag: wrongTag }],
      [{ number: 3, etag: small?.etag ?? '' }],
      [],
      [small, last].flatMap((p) => p ?? []),
    ])
      expect(await storage.finishParts(key, id, parts)).toBe(false)
    expect(await storage.head(key)).toBeNull()
    await storage.dropParts(key, id)
  })

  test('one small part is a whole file', async () => {
    const key = newKey()
    const id = await storage.beginParts(key, 'video/webm')
    expect(await storage.finishParts(key, id, await sendParts(key, id, [randomBytes(10)], [1]))).toBe(true)
    expect(await storage.head(key)).toEqual({ contentType: 'video/webm', size: 10 })
  })

  test('the address of a part takes no other length or number, and nothing once the parts are dropped', async () => {
    const key = newKey()
    const id = await storage.beginParts(key, 'video/webm')
    const url = await storage.partAddress(key, id, { number: 1, size: 10 }, MINUTE)
    expect(await put(url, randomBytes(11))).toMatchObject({ status: 403 })
    expect(await put(url.replace('partNumber=1', 'partNumber=2'), randomBytes(10))).toMatchObject({ status: 403 })
    await storage.dropParts(key, id)
    await storage.dropParts(key, id)
    expect(await put(url, randomBytes(10))).toMatchObject({ status: 404, code: 'NoSuchUpload' })
    expect([await storage.parts(key, id), await storage.head(key), await storage.finishParts(key, id, [])]).toEqual([null, null, false])
  })

  test('sixty megabytes in parts come back to the bit', async () => {
    const key = newKey()
    const id = await storage.beginParts(key, 'video/mp4')
    const parts = Array.from({ length: 12 }, () => randomBytes(PART))
    const sent = await sendParts(key, id, parts, [7, 1, 12, 2, 11, 3, 10, 4, 9, 5, 8, 6])
    expect(await storage.finishParts(key, id, sent)).toBe(true)
    const hash = createHash('sha256')
    const file = await storage.read(key)
    for await (const chunk of file?.body ?? []) hash.update(chunk as Buffer)
    expect(file?.size).toBe(12 * PART)
    expect(hash.digest('hex')).toBe(sha256(Buffer.concat(parts)))
  })

  test('a read that is given up leaves the store at work', async () => {
    const key = newKey()
    const id = await storage.beginParts(key, 'video/mp4')
    await storage.finishParts(key, id, await sendParts(key, id, [randomBytes(PART)], [1]))
    for (let n = 0; n < 60; n += 1) (await storage.read(key))?.body.destroy()
    expect(await storage.head(key)).toEqual({ contentType: 'video/mp4', size: PART })
  })
})
