import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '#server/http/app'
import { serveSite } from '#server/http/files/site'

const script = 'export const words = "the same again, ".repeat(9)\n'.repeat(60)
const long = { items: Array.from({ length: 200 }, (_, index) => ({ index, title: 'Barista' })) }
const link = '<link rel="modulepreload" crossorigin href="/assets/find.js">'

let app: FastifyInstance
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-'))
  await mkdir(join(folder, 'assets'))
  const page = `<!doctype html><html><head><meta name="csp-nonce" content="__NONCE__"></head><body>${'<p>Evenshift</p>'.repeat(90)}</body></html>`
  await writeFile(join(folder, 'index.html'), page)
  await writeFile(join(folder, 'preloads.json'), JSON.stringify({ find: link }))
  await writeFile(join(folder, 'assets/index.js'), script)
  await writeFile(join(folder, 'assets/index.js.br'), brotliCompressSync(script))
  app = createApp({ log: pino({ level: 'silent' }), trustProxy: null })
  app.get('/info/long', () => long)
  app.get('/info/short', () => ({ title: 'Barista' }))
  app.get('/media/long', (_request, reply) => reply.type('application/json').send(Readable.from([JSON.stringify(long)])))
  app.get('/identity/long', { config: { compress: false } }, () => long)
  await serveSite(app, folder, { files: null, signIn: [], hasAnalytics: false })
})
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})

const ask = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' | 'POST' = 'GET') =>
  app.inject({ method, url, headers })
const isPage = ({ statusCode, headers }: Awaited<ReturnType<typeof ask>>): boolean =>
  statusCode === 200 && headers['content-type'] === 'text/html; charset=utf-8'

describe('a page', () => {
  it.each(['/', '/auth/join-us', '/find?what=barista', '/no/such/page'])(
    'answers %s to browsers and to whoever takes anything',
    async (url) => {
      for (const accept of ['text/html,application/xhtml+xml,*/*;q=0.8', '*/*']) expect(isPage(await ask(url, { accept }))).toBe(true)
      expect(isPage(await ask(url))).toBe(true)
      expect(isPage(await ask(url, {}, 'HEAD'))).toBe(true)
    },
  )

  it.each(['/info', '/info/none', '/jobs/x?y', '/office', '/identity/none', '/storage/none', '/assets/none.js', '/config.json'])(
    'is never the answer at %s, where calls and files are',
    async (url) => {
      for (const accept of ['text/html', '*/*']) {
        const { statusCode, body } = await ask(url, { accept })
        expect([statusCode, (JSON.parse(body) as { code: string }).code]).toEqual([404, 'NO_SUCH_CALL'])
      }
    },
  )

  it.each(['/robots.txt', '/favicon.ico', '/preloads.json', '/assets/index.js.br', '/.vite/manifest.json'])(
    'is no answer to a program that asks for the file %s',
    async (url) => expect((await ask(url, { accept: '*/*' })).statusCode).toBe(404),
  )

  it('is no answer to who wants something else or sends something', async () => {
    expect((await ask('/find', { accept: 'application/json' })).statusCode).toBe(404)
    expect((await ask('/find', { accept: '*/*' }, 'POST')).statusCode).toBe(404)
  })

  it('has a nonce of its own, and links to what its address will ask for', async () => {
    const [first, second] = [await ask('/find/1'), await ask('/find/1')]
    const nonceOf = ({ body }: typeof first): string => /content="([^"]+)"/.exec(body)?.[1] ?? ''
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    expect(first.headers['content-security-policy']).toContain(`'nonce-${nonceOf(first)}'`)
    expect(first.body).toContain(`${link}</head>`)
    expect((await ask('/auth/join-us')).body).not.toContain(link)
  })
})

describe('on the way', () => {
  it.each(['/auth/join-us', '/info/long'])('%s is compressed as the caller takes it, and its head says the same', async (url) => {
    const plain = await ask(url)
    expect(plain.headers).not.toHaveProperty('content-encoding')
    const br = await ask(url, { 'accept-encoding': 'gzip, br' })
    const gzip = await ask(url, { 'accept-encoding': 'gzip' })
    for (const { headers, rawPayload } of [br, gzip]) expect(headers['content-length']).toBe(String(rawPayload.length))
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip'])
    expect([plain, br, gzip].map(({ headers }) => headers['vary'])).toEqual(Array(3).fill('accept-encoding'))
    const withoutNonce = (text: string): string => text.replace(/content="[^"]+"/, '')
    expect(withoutNonce(brotliDecompressSync(br.rawPayload).toString())).toBe(withoutNonce(plain.body))
    expect(withoutNonce(gunzipSync(gzip.rawPayload).toString())).toBe(withoutNonce(plain.body))
    const { headers, rawPayload } = await ask('/info/long', { 'accept-encoding': 'br' }, 'HEAD')
    const { headers: got } = await ask('/info/long', { 'accept-encoding': 'br' })
    expect([rawPayload.length, headers['content-encoding'], headers['content-length']]).toEqual([0, 'br', got['content-length']])
  })

  it('nothing that streams is compressed, nothing short, and nothing with what signs people in', async () => {
    for (const url of ['/media/long', '/info/short', '/identity/long'])
      expect((await ask(url, { 'accept-encoding': 'br' })).headers).not.toHaveProperty('content-encoding')
  })
})

describe('a file of the build', () => {
  const at = '/assets/index.js'

  it('goes out as it was compressed, for ever, with a tag of its own', async () => {
    const br = await ask(at, { 'accept-encoding': 'br' })
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(script)
    expect(br.headers).toMatchObject({
      'content-encoding': 'br',
      'content-length': String(br.rawPayload.length),
      'content-type': 'application/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'accept-encoding',
    })
    const plain = await ask(at)
    expect(plain.body).toBe(script)
    expect(plain.headers['vary']).toBe('accept-encoding')
    expect(plain.headers['etag']).not.toBe(br.headers['etag'])
  })

  it('isn’t sent to who has it, and its head alone to who asks for that', async () => {
    const { headers } = await ask(at, { 'accept-encoding': 'br' })
    const known = await ask(at, { 'accept-encoding': 'br', 'if-none-match': String(headers['etag']) })
    expect([known.statusCode, known.body, known.headers['vary']]).toEqual([304, '', 'accept-encoding'])
    const head = await ask(at, { 'accept-encoding': 'br' }, 'HEAD')
    expect([head.body, head.headers['content-length'], head.headers['content-encoding']]).toEqual(['', headers['content-length'], 'br'])
  })
})
