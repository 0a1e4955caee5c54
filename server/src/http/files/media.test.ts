import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { cv, photo } from '#server/testkit/people/files'
import { type Person, newSeeker } from '#server/testkit/people/people'
import { type FileToSend, uploadFile } from '#server/testkit/people/uploads'

let t: TestApp
let ann: Person
let file: FileToSend
let url: string
beforeAll(async () => {
  t = await testApp()
  ann = await newSeeker(t)
  file = cv('Lebenslauf “neu”; filename="x.exe"\r\n – Zoë.pdf')
  url = await linkTo(file)
})
afterAll(() => t.close())

async function linkTo(sent: FileToSend): Promise<string> {
  const added = await t.seeker('addDocument', { body: { key: await uploadFile(t, ann, sent), kind: 'other' } }, ann.token)
  return (await t.seeker('openFile', { params: { id: added.body._id } }, ann.token)).body.url
}
const get = (headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET', at = url) => t.app.inject({ method, url: at, headers })

describe('a link', () => {
  it('brings the bytes that were sent in, inert whatever they are', async () => {
    const { statusCode, headers, rawPayload } = await get()
    expect(statusCode).toBe(200)
    expect(rawPayload.equals(file.bytes)).toBe(true)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-length': String(file.bytes.length),
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'private, no-store',
      'accept-ranges': 'bytes',
    })
  })

  it('runs no script of any file: a PDF lets only the viewer of the browser style its page, and all else stays in a sandbox', async () => {
    const policyAt = async (at: string) => (await get({}, 'GET', at)).headers['content-security-policy']
    expect(await policyAt(url)).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    )
    expect(await policyAt(await linkTo({ ...(await photo()), purpose: 'document' }))).toBe("sandbox; default-src 'none'")
  })

  it('names the file so that no name can become another header or another type', async () => {
    const said = String((await get()).headers['content-disposition'])
    const [, encoded = ''] = /^inline; filename="[ !#-[\]-~]*"; filename\*=UTF-8''([\w%.~!-]+)$/.exec(said) ?? []
    expect(decodeURIComponent(encoded)).toBe('Lebenslauf neu filename x exe Zoë.pdf')
  })

  it('brings a stretch, the end of it, and says where a stretch lies outside', async () => {
    const size = file.bytes.length
    const some = await get({ range: 'bytes=5-9' })
    expect({ code: some.statusCode, range: some.headers['content-range'] }).toEqual({ code: 206, range: `bytes 5-9/${size}` })
    expect(some.rawPayload.equals(file.bytes.subarray(5, 10))).toBe(true)
    expect((await get({ range: 'bytes=-7' })).rawPayload.equals(file.bytes.subarray(-7))).toBe(true)
    const outside = await get({ range: `bytes=${size}-` })
    expect({ code: outside.statusCode, range: outside.headers['content-range'] }).toEqual({ code: 416, range: `bytes */${size}` })
  })

  it('brings nothing to who has these bytes, and all of them to who has the beginning of others', async () => {
    const etag = String((await get()).headers['etag'])
    expect(await get({ 'if-none-match': etag })).toMatchObject({ statusCode: 304, payload: '' })
    expect((await get({ range: 'bytes=0-1', 'if-range': etag })).statusCode).toBe(206)
    expect((await get({ range: 'bytes=0-1', 'if-range': '"another"' })).statusCode).toBe(200)
  })

  it('tells HEAD what GET would bring', async () => {
    const [head, whole] = [await get({}, 'HEAD'), await get()]
    expect({ code: head.statusCode, body: head.payload }).toEqual({ code: 200, body: '' })
    for (const name of ['content-length', 'content-type', 'etag']) expect(head.headers[name]).toBe(whole.headers[name])
  })

  it('opens nothing once a letter of it is another, and is never spelt in two ways', async () => {
    const [token = ''] = url.split('/').slice(-1)
    for (const at of [0, 10, 30, 60, token.length - 1]) {
      const wrong = token.slice(0, at) + (token[at] === 'A' ? 'B' : 'A') + token.slice(at + 1)
      expect((await get({}, 'GET', `/media/${wrong}`)).statusCode).toBe(404)
    }
    for (const wrong of [`${token}=`, `${token}A`, token.slice(1), 'x', '%00']) {
      expect((await get({}, 'GET', `/media/${wrong}`)).statusCode).toBe(404)
    }
  })
})

it('a picture that came with a script behind it is drawn anew, and brings none', async () => {
  const { bytes, ...rest } = await photo()
  const page = Buffer.from('<html><script>alert(1)</script></html>')
  const { headers, payload } = await get({}, 'GET', await linkTo({ ...rest, purpose: 'document', bytes: Buffer.concat([bytes, page]) }))
  expect(headers['content-type']).toBe('image/jpeg')
  expect(payload).not.toContain('<script>')
})

it('addresses that open nothing count against who tries them', async () => {
  const strict = await testApp({ rateLimitFactor: 1 })
  try {
    const codes = new Set<number>()
    for (let tries = 0; tries < 61; tries += 1) codes.add((await strict.app.inject({ method: 'GET', url: '/media/x' })).statusCode)
    expect([...codes]).toEqual([404, 429])
  } finally {
    await strict.close()
  }
})
