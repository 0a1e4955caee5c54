import { once } from 'node:events'
import { request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pagePolicy } from '#server/http/wire/security'
import { type TestApp, testApp } from '#server/testkit/app/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const page = { contentType: 'text/html', size: 14 }
const alone = { files: null, signIn: [], hasAnalytics: false }
const html = '<b>a page</b>\n'

/** An address as a browser uses it, with the headers to send. */
async function address(key: string) {
  const { url, headers } = await t.parts.storage.writeAddress(key, page, 60)
  return { url, headers: Object.fromEntries(headers.map(({ name, value }) => [name, value])) }
}

test('a file goes to the store under the product’s own origin, whatever its type, and past the limit of JSON bodies', async () => {
  const { url, headers } = await address('incoming/1')
  expect(url).toMatch(/^\/storage\//)
  const sent = await t.app.inject({ method: 'PUT', url, headers, payload: html })
  expect([sent.statusCode, sent.body]).toEqual([200, ''])
  expect(await t.parts.storage.head('incoming/1')).toEqual(page)
  const id = await t.parts.storage.beginParts('incoming/2', 'video/webm')
  const part = await t.parts.storage.partAddress('incoming/2', id, { number: 1, size: 5_000_000 }, 60)
  expect((await t.app.inject({ method: 'PUT', url: part, payload: Buffer.alloc(5_000_000) })).statusCode).toBe(200)
})

test('every answer of the store is inert: not run, not shown in a page, not kept', async () => {
  const { url, headers } = await address('incoming/3')
  for (const [method, status] of [
    ['PUT', 200],
    ['PUT', 412],
    ['GET', 403],
    ['OPTIONS', 403],
  ] as const) {
    const answer = await t.app.inject({ method, url, headers, ...(method === 'PUT' && { payload: html }) })
    expect(answer.statusCode).toBe(status)
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'no-store',
      'content-disposition': 'attachment',
      'cross-origin-resource-policy': 'same-origin',
    })
    expect(answer.headers).not.toHaveProperty('access-control-allow-origin')
  }
})

test('a file may arrive for longer than the server waits for other requests', async () => {
  const { url, headers } = await address('incoming/4')
  const { pathname, search } = new URL(url, 'http://localhost')
  await t.app.listen({ host: '127.0.0.1', port: 0 })
  t.app.server.headersTimeout = 1
  t.app.server.requestTimeout = 1
  const { port } = t.app.server.address() as AddressInfo // it listens on TCP
  const ended = once(t.app.server, 'clientError')
  const sending = request({ port, method: 'PUT', path: pathname + search, headers: { ...headers, 'content-length': html.length } })
  sending.write(html.slice(0, 5))
  expect((await ended)[0]).toMatchObject({ code: 'ERR_HTTP_REQUEST_TIMEOUT' })
  sending.end(html.slice(5))
  const [answer] = await once(sending, 'response')
  expect([answer.statusCode, await text(answer)]).toEqual([200, ''])
  expect(await t.parts.storage.head('incoming/4')).toEqual(page)
})

test('pages may send files to the origin of a store outside, and to no other', () => {
  expect(pagePolicy('n', alone)).toContain("connect-src 'self';")
  expect(pagePolicy('n', { ...alone, files: 'https://s3.example.org' })).toContain("connect-src 'self' https://s3.example.org;")
  expect(pagePolicy('n', { ...alone, signIn: ['https://pool.example.org'] })).toContain("connect-src 'self' https://pool.example.org;")
})

test('pages may load and tell a provider’s analytics only where they’re set up', () => {
  expect(pagePolicy('n', alone)).not.toContain('google')
  const directives = pagePolicy('n', { ...alone, hasAnalytics: true }).split('; ')
  expect(directives).toContain("script-src 'self' https://*.googletagmanager.com")
  expect(directives.filter((directive) => directive.includes('google')).map((directive) => directive.split(' ')[0])).toEqual([
    'script-src',
    'img-src',
    'connect-src',
  ])
})

test('a page starts workers and scripts from files of its own origin only', () => {
  const directives = pagePolicy('n', alone).split('; ')
  expect(directives).toContain("worker-src 'self'")
  expect(directives).toContain("script-src 'self'")
})

test('a stop doesn’t wait for a file that comes in slowly', async () => {
  const server = await t.fastApp()
  const begun = new Promise<void>((resolve) => server.server.once('request', () => resolve()))
  const { port } = new URL(await server.listen({ host: '127.0.0.1', port: 0 }))
  const { url, headers } = await address('incoming/5')
  const { pathname, search } = new URL(url, 'http://localhost')
  const sending = request({ port, method: 'PUT', path: pathname + search, headers: { ...headers, 'content-length': html.length } })
  const ended = once(sending, 'response').catch((error: unknown) => error)
  sending.write(html.slice(0, 5))
  await begun
  await server.close()
  expect(await ended).toMatchObject({ code: 'ECONNRESET' })
  expect(await t.parts.storage.head('incoming/5')).toBeNull()
})
