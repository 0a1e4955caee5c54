import { EventEmitter, once } from 'node:events'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { PART_BYTES } from '@evenshift/contract/states/upload'
import { checkUpload, claimUpload, eraseFiles, releaseFiles, sweepUploads } from '#server/capabilities/ground/uploads/public'
import { checkedName } from '#server/capabilities/ground/uploads/names'
import { UPLOADS_AN_HOUR, UPLOADS_MOST } from '#server/capabilities/ground/uploads/rules'
import { files } from '#server/capabilities/ground/uploads/tables'
import { isRefusal } from '#server/http/call/refuse'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY, HOUR } from '#server/testkit/app/clock'
import { cv, hostileSamples, photo, portfolio } from '#server/testkit/people/files'
import { type Person, newEmployer, newSeeker, signIn } from '#server/testkit/people/people'
import {
  type FileToSend,
  askForAddress,
  checkedFile,
  complete,
  headersOf,
  idOf,
  placeReady,
  put,
  send,
  uploadFile,
} from '#server/testkit/people/uploads'

let t: TestApp
let ann: Person
beforeAll(async () => {
  t = await testApp()
  ann = await newSeeker(t)
})
afterAll(() => t.close())

const rowOf = async (key: string) =>
  (
    await t.parts.db
      .select()
      .from(files)
      .where(eq(files.id, idOf(key)))
  )[0]
const inStore = async (key: string) => {
  const storedAs = (await rowOf(key))?.storedAs
  const [incoming, stored] = [await t.parts.storage.head(key), storedAs == null ? null : await t.parts.storage.head(`files/${storedAs}`)]
  return { incoming: incoming !== null, stored: stored !== null }
}
const claim = (key: string, person = ann, purpose: FileToSend['purpose'] = 'document') =>
  t.parts.db.transaction((tx) =>
    claimUpload(
      { tx, queue: t.parts.queue, now: t.clock.now() },
      { key, pool: 'jobseeker', ownerId: person.userId, purpose, field: 'key' },
    ),
  )
const faultOf = (answer: Awaited<ReturnType<typeof claim>>) => (isRefusal(answer) ? answer.extra.errors?.[0]?.message : 'taken')

/** Makes a finished upload a file that something holds. */
const holdFile = ({ parts }: TestApp, key: string) =>
  parts.db
    .update(files)
    .set({ state: 'kept', holders: 1 })
    .where(eq(files.id, idOf(key)))

describe('an address', () => {
  it.each([
    ['a type that doesn’t fit', { contentType: 'video/mp4' as const }, 'contentType'],
    ['a file that is too large', { bytes: { length: 11 * 1024 * 1024 } as Buffer }, 'size'],
    ['a purpose of employers', { purpose: 'logo' as const, contentType: 'image/png' as const }, 'purpose'],
  ])('is refused for %s before a byte is sent', async (_, wrong, path) => {
    const { status, error } = await askForAddress(t, ann, { ...cv(), ...wrong })
    expect({ status, paths: error.errors?.map((one) => one.path) }).toEqual({ status: 400, paths: [path] })
  })

  it('takes exactly the type and length that were asked for, once', async () => {
    const file = cv()
    const { body } = await askForAddress(t, ann, file)
    const headers = headersOf(body)
    expect((await put(t, body.uploadUrl, { ...headers, 'content-type': 'text/html' }, file.bytes)).status).toBe(403)
    expect((await put(t, body.uploadUrl, headers, Buffer.concat([file.bytes, Buffer.from('x')]))).status).toBeGreaterThanOrEqual(400)
    expect((await put(t, body.uploadUrl, headers, file.bytes)).status).toBe(200)
    expect((await put(t, body.uploadUrl, headers, file.bytes)).status).toBe(412)
  })

  it('is refused beyond 20 uploads that arrived, also to many that ask at once, and given again once one is taken', async () => {
    const bob = await newSeeker(t)
    const [key] = [await uploadFile(t, bob, cv())]
    await Promise.all(Array.from({ length: UPLOADS_MOST - 1 }, () => placeReady(t, bob, cv())))
    const answers = await Promise.all(Array.from({ length: 5 }, () => askForAddress(t, bob, cv())))
    for (const { error } of answers) expect(error).toMatchObject({ code: 'RATE_LIMITED', message: expect.stringContaining('20') })
    expect(faultOf(await claim(key, bob))).toBe('taken')
    expect((await askForAddress(t, bob, cv())).status).toBe(200)
  })

  it('is given beyond 20 that never arrived: the one begun first gives way, and is no upload any more', async () => {
    const bob = await newSeeker(t)
    const keys: string[] = []
    for (let asked = 0; asked <= UPLOADS_MOST; asked += 1) {
      t.clock.pass(1)
      keys.push((await askForAddress(t, bob, cv())).body.key)
    }
    const [first = '', second = ''] = keys
    expect((await complete(t, bob, first)).status).toBe(404)
    expect((await complete(t, bob, second)).error.errors).toMatchObject([{ path: 'key' }])
  })

  it('is refused to who sent 100 files within an hour, and given an hour later', async () => {
    const own = await testApp()
    try {
      const bob = await newSeeker(own)
      for (let sent = 0; sent < UPLOADS_AN_HOUR; sent += 1) await holdFile(own, await placeReady(own, bob, cv()))
      const over = await askForAddress(own, bob, cv())
      expect([over.error.code, over.headers['retry-after']]).toEqual(['RATE_LIMITED', '3600'])
      own.clock.pass(HOUR)
      const later = { ...bob, token: await signIn(own, 'jobseeker', bob.email) }
      expect((await askForAddress(own, later, cv())).status).toBe(200)
    } finally {
      await own.close()
    }
  })

  it('for an interview answer needs a question of an own open interview', async () => {
    const query = { purpose: 'interview_answer' as const, fileName: 'a.webm', contentType: 'video/webm' as const, size: 1000 }
    const place = { applicationId: ann.userId, questionId: ann.userId }
    expect((await t.seeker('uploadUrl', { query }, ann.token)).status).toBe(400)
    expect((await t.seeker('uploadUrl', { query: { ...query, ...place } }, ann.token)).status).toBe(404)
  })
})

describe('a large file', () => {
  it('comes in parts; after a cut only what is missing is sent again', async () => {
    const file = portfolio()
    const { body } = await askForAddress(t, ann, file)
    const [first, second] = body.parts ?? []
    expect(body.parts?.map(({ size }) => size)).toEqual([PART_BYTES, file.bytes.length - PART_BYTES])
    const { etag } = await put(t, first?.uploadUrl ?? '', {}, file.bytes.subarray(0, PART_BYTES))
    expect((await complete(t, ann, body.key)).error.errors).toMatchObject([{ path: 'parts' }])

    const again = await askForAddress(t, ann, { ...file, key: body.key })
    expect(again.body.parts?.map((part) => part.etag)).toEqual([etag, null])
    await put(t, again.body.parts?.[1]?.uploadUrl ?? second?.uploadUrl ?? '', {}, file.bytes.subarray(PART_BYTES))
    expect((await complete(t, ann, body.key)).body.state).toBe('checking')
    await checkUpload(t.parts, idOf(body.key))
    expect((await complete(t, ann, body.key)).body.state).toBe('ready')
  })

  it('gets no fresh addresses for another person, another file, or what has arrived', async () => {
    const file = cv()
    const key = await send(t, ann, file)
    expect((await askForAddress(t, await newSeeker(t), { ...file, key })).status).toBe(404)
    expect((await askForAddress(t, ann, { ...(await photo()), key })).status).toBe(404)
    await complete(t, ann, key)
    expect((await askForAddress(t, ann, { ...file, key })).error).toMatchObject({
      code: 'INVALID_TRANSITION',
      details: { status: 'checking' },
    })
  })
})

test.each([
  ['Amira Khan – CV (final).pdf', 'application/pdf', 'Amira Khan CV final.pdf'],
  ['CV\u202efdp.exe', 'application/pdf', 'CV fdp.pdf'],
  ['<script>alert(1)</script>.PDF', 'application/pdf', 'script alert 1 script.pdf'],
  ['J. Müller CV 2.1', 'application/pdf', 'J Müller CV 2.pdf'],
  ['photo.png', 'image/jpeg', 'photo.jpg'],
  ['…', 'image/webp', 'file.webp'],
])('%s, found to be %s, is called %s', (sent, type, kept) => {
  expect(checkedName(sent, type)).toBe(kept)
})

describe('a file that came in', () => {
  it('is called by what it was found to be, without signs that deceive', async () => {
    const { key, state } = await checkedFile(t, ann, cv('CV\u202efdp.exe (1).pdf'))
    expect([state, (await rowOf(key))?.fileName]).toEqual(['ready', 'CV fdp exe 1.pdf'])
  })

  it('is looked into by the queue, and its owner asks how it stands', async () => {
    const own = await testApp()
    try {
      const [dana, done] = [await newSeeker(own), new EventEmitter()]
      await own.parts.queue.work('upload.check', async ({ fileId }) => {
        await checkUpload(own.parts, fileId)
        done.emit(fileId)
      })
      const key = await send(own, dana, cv())
      expect((await complete(own, dana, key)).body).toEqual({ key, state: 'checking', fault: null, seconds: null, secondsMost: null })
      const looked = once(done, idOf(key))
      await own.parts.queue.start()
      await looked
      expect((await complete(own, dana, key)).body.state).toBe('ready')
    } finally {
      await own.close()
    }
  })

  it('is no one else’s, whatever pool they’re of', async () => {
    const key = await send(t, ann, cv())
    for (const another of [await newSeeker(t), await newEmployer(t)]) expect((await complete(t, another, key)).status).toBe(404)
    const unknown = `incoming/${ann.userId}`
    for (const wrong of [unknown, 'files/x', '../incoming/x']) expect((await complete(t, ann, wrong)).status).toBe(404)
  })

  it('that hasn’t arrived is said to be missing', async () => {
    const { body } = await askForAddress(t, ann, cv())
    expect((await complete(t, ann, body.key)).error.errors?.[0]).toMatchObject({ path: 'key' })
  })

  it('is looked into as often as need be, with one outcome and nothing left over', async () => {
    const key = await send(t, ann, cv())
    await complete(t, ann, key)
    await Promise.all([checkUpload(t.parts, idOf(key)), checkUpload(t.parts, idOf(key))])
    await checkUpload(t.parts, idOf(key))
    expect((await complete(t, ann, key)).body.state).toBe('ready')
    expect(await inStore(key)).toEqual({ incoming: false, stored: true })
  })

  it('is looked into again after a crash in the middle', async () => {
    const key = await send(t, ann, cv())
    await complete(t, ann, key)
    const broken = { ...t.parts, media: { check: () => Promise.reject(new Error('killed')) } }
    await expect(checkUpload(broken, idOf(key))).rejects.toThrow('killed')
    await checkUpload(t.parts, idOf(key))
    expect((await complete(t, ann, key)).body.state).toBe('ready')
  })
})

const samples = await hostileSamples()
describe('a hostile file, sent straight to its address', () => {
  it('comes in more than ten kinds', () => expect(samples.length).toBeGreaterThanOrEqual(10))
  it.each(samples)('$fileName, $name: $fault', async (sample) => {
    const bo = await newSeeker(t)
    const { key, state, fault } = await checkedFile(t, bo, sample)
    expect({ state, fault }).toEqual({ state: 'refused', fault: sample.fault })
    expect(await inStore(key)).toEqual({ incoming: false, stored: false })
    expect(isRefusal(await claim(key, bo, sample.purpose))).toBe(true)
  })
})

describe('a finished upload', () => {
  it('is taken once, also by two at once', async () => {
    const key = await uploadFile(t, ann, cv())
    const faults = (await Promise.all([claim(key), claim(key)])).map(faultOf)
    expect(new Set(faults)).toEqual(new Set(['This file has already been used. Upload it again.', 'taken']))
  })

  it('is taken neither by another person, nor for another purpose, nor before it is ready', async () => {
    const key = await send(t, ann, cv())
    expect(faultOf(await claim(key))).toContain('Still uploading')
    await complete(t, ann, key)
    expect(faultOf(await claim(key))).toContain('still being checked')
    await checkUpload(t.parts, idOf(key))
    for (const wrong of [await claim(key, await newSeeker(t)), await claim(key, ann, 'avatar'), await claim('incoming/none')])
      expect(faultOf(wrong)).toContain('isn’t one of your uploads')
    expect(faultOf(await claim(key))).toBe('taken')
  })

  it('goes when its last holder lets go, row and bytes, and what came to its old address too', async () => {
    const key = await uploadFile(t, ann, cv())
    const file = await claim(key)
    if (isRefusal(file)) throw new Error('not taken')
    const { storedAs } = (await rowOf(key)) ?? {}
    await t.parts.db.transaction((tx) => releaseFiles({ tx, queue: t.parts.queue, now: t.clock.now() }, [file.id]))
    await eraseFiles(t.parts, [file.id])
    expect(await rowOf(key)).toBeUndefined()
    expect(await t.parts.storage.head(`files/${storedAs}`)).toBeNull()
  })
})

describe('what is left lying', () => {
  it('goes after a day: what was begun, refused or never used; what is held stays', async () => {
    const cy = await newSeeker(t)
    const begun = (await askForAddress(t, cy, portfolio())).body.key
    const sent = await send(t, cy, cv())
    const unused = await uploadFile(t, cy, cv())
    const held = await uploadFile(t, cy, cv())
    await claim(held, cy)
    const left = [begun, sent, unused]
    const states = async () => Promise.all([...left, held].map(async (key) => (await rowOf(key))?.state))

    t.clock.pass(DAY - HOUR)
    await sweepUploads(t.parts, t.clock.now())
    expect(await states()).toEqual(['open', 'open', 'ready', 'kept'])
    t.clock.pass(2 * HOUR)
    await sweepUploads(t.parts, t.clock.now())
    await eraseFiles(t.parts, left.map(idOf))
    expect(await states()).toEqual([undefined, undefined, undefined, 'kept'])
    expect(await inStore(sent)).toEqual({ incoming: false, stored: false })
    expect(await inStore(held)).toEqual({ incoming: false, stored: true })
  })

  it('of an erased file is handed to the queue again every hour for as long as it is there', async () => {
    const key = await uploadFile(t, await newSeeker(t), cv())
    const id = idOf(key)
    const handedOver = async () =>
      (await t.database.sql.query(`select 1 from pgboss.job where name = 'files.erase' and data->'fileIds' ? $1`, [id])).rows.length
    t.clock.pass(DAY + HOUR)
    await sweepUploads(t.parts, t.clock.now())
    const first = await handedOver()
    expect(first).toBeGreaterThan(0)
    t.clock.pass(HOUR)
    await sweepUploads(t.parts, t.clock.now())
    expect(await handedOver()).toBe(first)
    t.clock.pass(1)
    for (let time = 0; time < 2; time += 1) await sweepUploads(t.parts, t.clock.now())
    expect(await handedOver()).toBe(first + 1)
    await eraseFiles(t.parts, [id])
    t.clock.pass(2 * HOUR)
    await sweepUploads(t.parts, t.clock.now())
    expect(await handedOver()).toBe(first + 1)
  })
})
