import { connect } from 'node:net'
import type { ErrorEnvelope } from '@evenshift/contract/refusals'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { securityHeaders } from '#server/http/wire/security'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobTerms, newHiringEmployer } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let address: URL
let seeker: Person
let member: Member
beforeAll(async () => {
  t = await testApp()
  address = new URL(await t.app.listen({ port: 0, host: '127.0.0.1' }))
  seeker = await newSeeker(t)
  member = await newHiringEmployer(t)
})
afterAll(() => t.close())

/** Sends a request as these bytes and gives back status, headers and body. */
const raw = (
  head: readonly string[],
  body: Buffer = Buffer.alloc(0),
): Promise<{ status: number; head: string; body: ErrorEnvelope | null }> =>
  new Promise((resolve, reject) => {
    let heard = ''
    const socket = connect(Number(address.port), '127.0.0.1', () => {
      socket.write([...head, 'host: x', 'connection: close', `content-length: ${body.length}`, '\r\n'].join('\r\n'))
      socket.write(body)
    })
    socket.on('data', (chunk) => (heard += chunk.toString()))
    socket.on('close', () => {
      const [, status = '', answer = '', rest = ''] = /^HTTP\/1.1 (\d+)(.*?)\r\n\r\n(.*)$/s.exec(heard) ?? []
      const isJson = rest.startsWith('{')
      resolve({ status: Number(status), head: answer.toLowerCase(), body: isJson ? (JSON.parse(rest) as ErrorEnvelope) : null })
    })
    socket.on('error', reject)
  })
const headersOf = (token: string) => ({ authorization: `Bearer ${token}`, 'content-type': 'application/json' })
const send = (method: 'PATCH' | 'POST', url: string, payload: string | Buffer, token: string, headers: Record<string, string> = {}) =>
  t.app.inject({ method, url, payload, headers: { ...headersOf(token), ...headers } })

describe('a body', () => {
  test('of null is no set of fields', async () => {
    const answer = await send('PATCH', '/info/user', 'null', seeker.token)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: '', message: 'This must be a set of fields' }] })
  })
  test('that isn’t there’s none, whatever type it is said to have', async () => {
    const saved = await t.seeker('saveSearch', { body: { name: 'Mine', query: 'q=barista' } }, seeker.token)
    const url = `/info/saved-searches/${saved.body._id}`
    expect((await t.app.inject({ method: 'DELETE', url, headers: headersOf(seeker.token) })).statusCode).toBe(204)
    expect((await send('PATCH', '/info/user', '', seeker.token)).statusCode).toBe(200)
  })
  test('with bytes that are no UTF-8 isn’t read', async () => {
    const bytes = Buffer.concat([Buffer.from('{"firstName":"Am'), Buffer.from([0xff, 0xc3]), Buffer.from('ra"}')])
    const answer = await send('PATCH', '/info/user', bytes, seeker.token)
    expect([answer.statusCode, answer.json<ErrorEnvelope>().code]).toEqual([400, 'BAD_JSON'])
    expect((await t.seeker('profileDetails', {}, seeker.token)).body).toMatchObject({ userProfile: [{ firstName: 'Amira' }] })
  })
})

describe('a refusal before any call is found has the envelope and the headers of every answer', () => {
  const all = Object.entries(securityHeaders).map(([name, value]) => `${name}: ${value}`.toLowerCase())
  const cases: [name: string, head: string[], status: number, code: string][] = [
    ['an expectation that we don’t know', ['GET /info/locations HTTP/1.1', 'expect: the-impossible'], 417, 'EXPECTATION'],
    ['a byte of an address that is no character', ['GET /info/%ff HTTP/1.1'], 400, 'BAD_REQUEST'],
    ['an address that breaks off', ['GET /%E0%A4%A HTTP/1.1'], 400, 'BAD_REQUEST'],
    ['bytes that are no HTTP', ['NONSENSE'], 400, 'BAD_REQUEST'],
  ]
  test.each(cases)('%s', async (_name, head, status, code) => {
    const answer = await raw(head)
    expect([answer.status, answer.body]).toEqual([
      status,
      { statusCode: status, code, message: expect.any(String), requestId: expect.any(String) },
    ])
    expect(all.filter((line) => !answer.head.includes(line))).toEqual([])
    expect(answer.head).toContain('cache-control: no-store')
  })
  test('an expectation that we know is met', async () => {
    const body = Buffer.from('{}')
    const head = ['PATCH /info/user HTTP/1.1', 'expect: 100-continue', 'content-type: application/json']
    expect((await raw([...head, `authorization: Bearer ${seeker.token}`], body)).status).toBe(100)
  })
})

describe('what no database keeps is told at its field', () => {
  const faultOf = (answer: Awaited<ReturnType<typeof send>>) => [answer.statusCode, answer.json<ErrorEnvelope>().errors]
  const kept = 'This has a character that can’t be kept'
  const company = (payload: object) => send('PATCH', '/jobs/employer/updateEmployer', JSON.stringify(payload), member.token)

  test.each(['\u0000', '\ud800', '\udfff'])('half a character or none in an address: %j', async (character) => {
    expect(faultOf(await company({ website: `https://e.example/${character}` }))).toEqual([400, [{ path: 'website', message: kept }]])
    const search = { name: 'Mine', query: `q=${character}` }
    const answer = await t.seeker('saveSearch', { body: search }, seeker.token)
    expect([answer.status, answer.error.errors]).toEqual([400, [{ path: 'query', message: kept }]])
  })
  test('nothing in the query of an address', async () => {
    const answer = await t.app.inject({ url: '/info/jobsearch/paginated?cursor=%00', headers: headersOf(seeker.token) })
    expect(faultOf(answer)).toEqual([400, [{ path: 'cursor', message: kept }]])
  })
  test.each(['0000-01-01', '0001-01-01', '1899-12-31', '2101-01-01', '9999-12-31'])('a date that no one means: %s', async (startDate) => {
    const answer = await t.employer('createJob', { body: { ...jobTerms(), startDate, status: 'draft' } }, member.token)
    expect([answer.status, answer.error.errors]).toEqual([
      400,
      [{ path: 'startDate', message: 'Give a date between the years 1900 and 2100' }],
    ])
  })
  test('a page that no list has', async () => {
    const answer = await t.app.inject({ url: '/info/jobsearch/paginated?page=999999999', headers: headersOf(seeker.token) })
    expect(faultOf(answer)).toEqual([400, [{ path: 'page', message: 'page is at most 1000000' }]])
  })
  test('a key of a repeatable call that is too long', async () => {
    const key = Array.from({ length: 300 }, (_, at) => Math.sin(at).toString(36).slice(3, 13)).join('')
    const draft = JSON.stringify({ title: 'Cook', status: 'draft' })
    const answer = await send('POST', '/jobs/jobs/createJob', draft, member.token, { 'idempotency-key': key })
    expect(faultOf(answer)).toEqual([400, [{ path: 'Idempotency-Key', message: 'The key is at most 200 characters' }]])
  })
})

test.each([
  '/media/%00',
  '/media/x/%00',
  '/media/public/%00',
  '/media/%ED%A0%80',
  '/media/..%2f..%2fetc',
  '/storage/%00',
  '/storage/x?X-Amz-Date=%00',
  '/outbox/%00',
  '/outbox?page=%00',
  '/metrics?%00',
  '/info/openapi.json?%00',
  '/%00',
  `/${'a'.repeat(5000)}`,
])('an address outside the calls is no fault of ours: %s', async (url) => {
  expect((await t.app.inject({ url })).statusCode).toBeLessThan(500)
})
