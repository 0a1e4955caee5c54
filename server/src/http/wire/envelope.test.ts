import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'

let t: TestApp
let address: URL
beforeAll(async () => {
  t = await testApp()
  address = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }))
})
afterAll(() => t.close())

/** Sends bytes as they are and gives back the whole answer. */
const raw = (bytes: string): Promise<string> =>
  new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(address.port), '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.on('close', () => resolve(heard))
    socket.on('error', reject)
  })
const bodyOf = (answer: string): unknown => JSON.parse(answer.slice(answer.indexOf('\r\n\r\n') + 4))
const post = (path: string, body: string, type = 'application/json'): Promise<Response> =>
  fetch(new URL(path, address), { method: 'POST', headers: { 'content-type': type }, body })

describe('every error has the one envelope', () => {
  const cases: [name: string, answer: () => Promise<Response>, status: number, code: string][] = [
    ['an unknown route', () => fetch(new URL('/info/nowhere', address)), 404, 'NO_SUCH_CALL'],
    ['a method that a path doesn’t have', () => fetch(new URL('/info/locations', address), { method: 'PUT' }), 404, 'NO_SUCH_CALL'],
    ['an address that can’t be decoded', () => fetch(new URL('/info/work/%E0%A4%A', address)), 400, 'BAD_REQUEST'],
    ['a body that isn’t JSON', () => post('/identity/jobseeker/sign-in', '{"email":'), 400, 'BAD_JSON'],
    ['a body of another type', () => post('/identity/jobseeker/sign-in', 'a=1', 'text/plain'), 415, 'UNSUPPORTED_MEDIA'],
    [
      'a body that is too large',
      () => post('/identity/jobseeker/sign-in', JSON.stringify({ email: 'x'.repeat(2_000_000) })),
      413,
      'TOO_LARGE',
    ],
    ['a body of the wrong shape', () => post('/identity/jobseeker/sign-in', '{"email":"x"}'), 400, 'INVALID_INPUT'],
    ['a parameter that the call doesn’t have', () => fetch(new URL('/info/locations?colour=red', address)), 400, 'INVALID_INPUT'],
    ['no token', () => fetch(new URL('/info/homescreen', address)), 401, 'UNAUTHORISED'],
  ]
  test.each(cases)('%s', async (_name, answer, status, code) => {
    const response = await answer()
    expect(response.status).toBe(status)
    const body = (await response.json()) as Record<string, unknown>
    expect(body).toMatchObject({ statusCode: status, code, message: expect.any(String), requestId: response.headers.get('x-request-id') })
  })

  test('bytes that are no HTTP', async () => {
    expect(bodyOf(await raw('NONSENSE\r\n\r\n'))).toMatchObject({ statusCode: 400, code: 'BAD_REQUEST' })
  })
  test('headers that are too large', async () => {
    expect(bodyOf(await raw(`GET /info/locations HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(40_000)}\r\n\r\n`))).toMatchObject({
      code: 'HEADERS_TOO_LARGE',
    })
  })
})

test('faults of the input name each field and what to do', async () => {
  const answer = await t.identity.jobseeker('signUp', { body: { email: 'no one', password: 'short' } })
  expect(answer.error.errors).toEqual([
    { path: 'email', message: 'Enter an email address, like name@example.co.uk' },
    { path: 'password', message: 'The password needs at least 10 characters' },
  ])
})

test('answers carry headers that let a browser do nothing with them', async () => {
  const { headers } = await fetch(new URL('/info/locations', address))
  expect(headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
  expect(headers.get('x-frame-options')).toBe('DENY')
})

test('each service describes itself as OpenAPI 3.1 and as a page', async () => {
  for (const base of ['/info', '/jobs', '/office']) {
    const api = (await (await fetch(new URL(`${base}/openapi.json`, address))).json()) as { openapi: string; paths: object }
    expect(api.openapi).toBe('3.1.0')
    const page = await (await fetch(new URL(`${base}/docs`, address))).text()
    expect(page).toContain(`${Object.keys(api.paths).length > 0 ? base : 'nothing'}/`)
  }
})
