import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('the pages of what we promise', () => {
  it.each(['/privacy', '/terms', '/cookies', '/age'])(
    '%s is read by anybody, dated, without script, and leads to the others',
    async (url) => {
      const { statusCode, headers, body } = await t.app.inject({ url, remoteAddress: '192.0.2.7' })
      expect(statusCode).toBe(200)
      expect(headers['content-security-policy']).toContain("default-src 'none'")
      expect(headers['set-cookie']).toBeUndefined()
      expect(body).toMatch(/Last changed on [A-Z][a-z]{2} \d+ [A-Z][a-z]{2,3} \d{4}</)
      for (const other of ['/privacy', '/terms', '/cookies', '/age']) expect(body).toContain(`href="${other}"`)
      expect(body).not.toContain('<script')
      expect(body).not.toMatch(/such as/i)
    },
  )

  it('tell of a provider’s analytics, and lead to their end, only where they’re set up', async () => {
    const read = async ({ app }: TestApp) => (await app.inject('/cookies')).body + (await app.inject('/privacy')).body
    expect(await read(t)).not.toContain('Google')
    expect(await read(t)).toContain('We don’t use anyone else’s analytics.')
    const measured = await testApp({ hasAnalytics: true })
    onTestFinished(() => measured.close())
    expect(await read(measured)).toContain('href="/settings#privacy"')
    expect(await read(measured)).not.toContain('We don’t use anyone else’s analytics.')
  })
})
