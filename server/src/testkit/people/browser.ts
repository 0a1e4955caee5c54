import type { Pool } from '@evenshift/contract/call'
import type { TestApp } from '#server/testkit/app/app'

/** A browser with its own cookies, which calls one pool's identity. */
export function browserOf(t: Pick<TestApp, 'app'>, pool: Pool = 'jobseeker', userAgent = '') {
  const jar = new Map<string, string>()
  const cookie = () => [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    cookie,
    async post(path: string, body?: object, token?: string) {
      const answer = await t.app.inject({
        method: 'POST',
        url: `/identity/${pool}${path}`,
        headers: {
          'content-type': 'application/json',
          'user-agent': userAgent,
          cookie: cookie(),
          ...(token && { authorization: `Bearer ${token}` }),
        },
        ...(body && { payload: body }),
      })
      for (const { name, value, maxAge } of answer.cookies)
        if (maxAge === 0) jar.delete(name)
        else jar.set(name, value)
      return { status: answer.statusCode, headers: answer.headers, body: answer.body === '' ? {} : answer.json<Record<string, string>>() }
    },
  }
}
