import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const LINK = 'http://localhost/applications/1'
const get = (url: string, remoteAddress = '127.0.0.1') => t.app.inject({ url, remoteAddress })

it('shows each mail with a link to follow, and as it was sent, where nothing of it can run or reach out', async () => {
  expect((await get('/outbox')).body).toContain('No emails yet.')
  const html = `<!doctype html><title>Offer</title><p>An offer</p><a href="${LINK}">View offer</a>`
  await t.email.send({ to: 'ann@example.com', subject: '<b>Offer</b>', text: `An <i>offer</i>\n\nView offer:\n${LINK}`, html })
  await t.email.send({ to: 'ann@example.com', subject: 'An older mail', text: 'Sign in to look.', html: null })
  const { body } = await get('/outbox')
  expect(body).toContain(`<a href="${LINK}">${LINK}</a>`)
  expect(body).toContain('An &#60;i&#62;offer&#60;/i&#62;')
  const [page = '', ...others] = [...body.matchAll(/href="(\/outbox\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(others).toEqual([])
  const sent = await get(page)
  expect([sent.statusCode, sent.body]).toEqual([200, html])
  expect(sent.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; .*; sandbox$/)
})

it('is closed to what a proxy passed on, whatever it calls the caller, and to a stranger’s name that points here', async () => {
  const passedOn = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'cf-connecting-ip']
  const ways: Record<string, string>[] = [...passedOn.map((name) => ({ [name]: '127.0.0.1' })), { host: 'rebound.example:3000' }]
  await t.email.send({ to: 'bob@example.com', subject: 'A code', text: '123456', html: '<p>123456</p>' })
  const page = /\/outbox\/[\w-]+/.exec((await get('/outbox')).body)?.[0] ?? ''
  for (const url of ['/outbox', page]) {
    expect((await t.app.inject({ url, headers: { host: '[::1]:3000' } })).statusCode).toBe(200)
    for (const headers of ways) expect([headers, (await t.app.inject({ url, headers })).statusCode]).toEqual([headers, 404])
  }
})

it('is there for this machine only, and for mails that are there', async () => {
  for (const path of ['/outbox', '/outbox/1']) expect((await get(path, '192.0.2.7')).statusCode).toBe(404)
  for (const id of ['1', '..%2Fkeys', '%2e%2e%2fkeys']) expect((await get(`/outbox/${id}`)).statusCode).toBe(404)
})
