import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TrustedProxies } from '#server/http/app'
import { type TestApp, testApp } from '#server/testkit/app/app'

const PROXY = '10.0.0.5'
let behind: readonly { readonly name: string; readonly t: TestApp }[]
beforeAll(async () => {
  const open = async (name: string, trustProxy: TrustedProxies) => ({ name, t: await testApp({ rateLimitFactor: 1, trustProxy }) })
  behind = [await open('one hop', 1), await open('a network', ['10.0.0.0/8'])]
})
afterAll(() => Promise.all(behind.map(({ t }) => t.close())))

/** How many of so many calls without a token get past the limit of their address, which is 60. */
async function passed(t: TestApp, calls: number, headersOf: (call: number) => Record<string, string>, remoteAddress = PROXY) {
  let through = 0
  for (let call = 0; call < calls; call += 1) {
    const { statusCode } = await t.app.inject({ url: '/info/locations', headers: headersOf(call), remoteAddress })
    if (statusCode !== 429) through += 1
  }
  return through
}

test('what a caller writes in front of the proxy’s own entry isn’t believed', async () => {
  for (const { t } of behind) {
    const forged = (call: number) => ({ 'x-forwarded-for': `203.0.113.${call}, 198.51.100.1` })
    expect(await passed(t, 70, forged)).toBe(60)
    expect(await passed(t, 1, () => ({ 'x-forwarded-for': '198.51.100.2' }))).toBe(1)
  }
})

test('whoever gets past the proxies of a network is taken for who they are', async () => {
  const t = behind[1]?.t
  if (t === undefined) throw new Error('not open')
  expect(await passed(t, 70, (call) => ({ 'x-forwarded-for': `203.0.113.${call}` }), '192.0.2.1')).toBe(60)
})

test('a line of IPv6 addresses counts as one caller', async () => {
  const t = behind[0]?.t
  if (t === undefined) throw new Error('not open')
  const ofLine = (line: string) => (call: number) => ({ 'x-forwarded-for': `2001:db8:0:${line}:${call + 1}::7` })
  expect(await passed(t, 70, ofLine('a'))).toBe(60)
  expect(await passed(t, 1, ofLine('b'))).toBe(1)
})
