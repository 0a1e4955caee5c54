import { afterAll, beforeAll, expect, test } from 'vitest'
import { TEST_METRICS_TOKEN, type TestApp, testApp } from '#server/testkit/app/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const status = async (headers: Record<string, string>, remoteAddress: string) =>
  (await t.app.inject({ url: '/metrics', headers, remoteAddress })).statusCode

test('figures are for who sits at the machine and for who bears the token; to everyone else they aren’t there', async () => {
  expect(await status({}, '127.0.0.1')).toBe(200)
  expect(await status({ authorization: `Bearer ${TEST_METRICS_TOKEN}` }, '192.0.2.7')).toBe(200)
  for (const [headers, from] of [
    [{}, '192.0.2.7'],
    [{ 'x-forwarded-for': '127.0.0.1' }, '127.0.0.1'],
    [{ authorization: 'Bearer another-token-of-16' }, '192.0.2.7'],
    [{ authorization: TEST_METRICS_TOKEN }, '192.0.2.7'],
  ] as const)
    expect(await status(headers, from)).toBe(404)
})
