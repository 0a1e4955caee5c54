import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
      expect(body).toMatch(/Last changed on \d+ [A-Z][a-z]+ \d{4}/)
      for (const other of ['/privacy', '/terms', '/cookies', '/age']) expect(body).toContain(`href="${other}"`)
      expect(body).not.toContain('<script')
    },
  )
})
