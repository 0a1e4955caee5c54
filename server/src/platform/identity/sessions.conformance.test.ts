import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ACCESS_TOKEN_SECONDS, sessionHint } from '@evenshift/contract/constants'
import type { IdentityPool, NewBrowser } from '#server/platform/identity/port'
import { DAY, MINUTE } from '#server/testkit/app/clock'
import { everyIdentity } from '#server/testkit/app/cognito-identity'
import { type AnyIdentity, cookieHeaderOf, signedInBy } from '#server/testkit/app/identity'

const client = { address: '192.0.2.1', userAgent: 'A browser', browser: 'its mark' }
const password = 'teapot-lamp-river'

describe.each(everyIdentity)('an identity pool ($name)', ({ open }) => {
  let rig: AnyIdentity
  let pool: IdentityPool
  let people = 0
  const member = async () => {
    const email = `person${(people += 1)}@uni.example`
    const userId = await pool.seed(email, password)
    return { email, userId, signIn: () => rig.signIn('jobseeker', email, password, client) }
  }
  beforeAll(async () => {
    rig = await open()
    pool = rig.identity.pool('jobseeker')
  })
  afterAll(() => rig.close())

  describe('an access token', () => {
    test('lives fifteen minutes and then is expired', async () => {
      const { accessToken, expiresAt } = signedInBy(await (await member()).signIn())
      rig.pass(ACCESS_TOKEN_SECONDS * 1000 - MINUTE)
      expect(await pool.verify(accessToken)).toMatchObject({ userId: expect.any(String) })
      rig.pass(MINUTE)
      expect(await pool.verify(accessToken)).toBe('expired')
      expect(await (await rig.again()).pool('jobseeker').verify(accessToken)).toBe('expired')
      expect(expiresAt).toBeInstanceOf(Date)
    })
    test('names the person and the session', async () => {
      const { email, userId, signIn } = await member()
      const [first, second] = [
        await pool.verify(signedInBy(await signIn()).accessToken),
        await pool.verify(signedInBy(await signIn()).accessToken),
      ]
      expect(first).toMatchObject({ userId, email })
      expect(second).toMatchObject({ userId, email })
      expect(first).not.toEqual(second)
    })
    test('is good from the first moment of another process on, however many come at once', async () => {
      const { userId, signIn } = await member()
      const { accessToken } = signedInBy(await signIn())
      const started = (await rig.again()).pool('jobseeker')
      const seen = await Promise.all(Array.from({ length: 20 }, () => started.verify(accessToken)))
      expect(seen.filter((one) => typeof one === 'object' && one.userId === userId)).toHaveLength(20)
    })
    test('of another pool is bad, for the same address as well', async () => {
      const { email, signIn } = await member()
      const { accessToken } = signedInBy(await signIn())
      for (const name of ['employer', 'staff'] as const) {
        const elsewhere = rig.identity.pool(name)
        await elsewhere.seed(email, password)
        expect(await elsewhere.verify(accessToken)).toBe('bad')
        expect(await pool.verify(signedInBy(await rig.signIn(name, email, password, client)).accessToken)).toBe('bad')
      }
    })
    test('that is unsigned, changed, cut or no token at all is bad', async () => {
      const { accessToken } = signedInBy(await (await member()).signIn())
      const [head = '', body = '', signature = ''] = accessToken.split('.')
      const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
      const { kid } = JSON.parse(Buffer.from(head, 'base64url').toString()) as { kid: string }
      const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object
      const forged = [
        `${encode({ alg: 'none' })}.${body}.`,
        `${encode({ alg: 'none', kid })}.${body}.${signature}`,
        `${encode({ alg: 'HS256', kid })}.${body}.${signature}`,
        `${encode({ alg: 'ES256', kid: 'unknown' })}.${body}.${signature}`,
        `${head}.${encode({ ...claims, email: 'somebody@else.example' })}.${signature}`,
        `${head}.${body}.${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
        `${head}.${body}`,
        'a.b.c',
        '',
      ]
      for (const token of forged) expect(await pool.verify(token)).toBe('bad')
      expect(await pool.verify(accessToken)).not.toBe('bad')
    })
    test('is good in another process on the same records', async () => {
      const { userId, signIn } = await member()
      const { accessToken } = signedInBy(await signIn())
      expect(await (await rig.again()).pool('jobseeker').verify(accessToken)).toMatchObject({ userId })
    })
  })

  describe('a session', () => {
    test('is renewed by its cookie, and stays the same session', async () => {
      const signedIn = signedInBy(await (await member()).signIn())
      const renewed = signedInBy(await pool.renew(`other=1; ${cookieHeaderOf(signedIn)}`, client))
      expect(await pool.verify(renewed.accessToken)).toEqual(await pool.verify(signedIn.accessToken))
    })
    test('that is used stays alive beyond 30 days; one asleep for 30 days has expired', async () => {
      const { signIn } = await member()
      const [used, asleep] = [signedInBy(await signIn()), signedInBy(await signIn())]
      rig.pass(29 * DAY)
      const renewed = signedInBy(await pool.renew(cookieHeaderOf(used), client))
      rig.pass(2 * DAY)
      signedInBy(await pool.renew(cookieHeaderOf(renewed), client))
      expect(await pool.renew(cookieHeaderOf(asleep), client)).toBe('expired')
    })
    test('gives another cookie at each renewal; the one before is good for a minute, for two pages at once, and afterwards ends the session', async () => {
      const first = signedInBy(await (await member()).signIn())
      const [one, two] = await Promise.all([1, 2].map(() => pool.renew(cookieHeaderOf(first), client)))
      const [second, beside] = [signedInBy(one ?? 'none'), signedInBy(two ?? 'none')]
      for (const next of [second, beside]) expect(cookieHeaderOf(next)).not.toBe(cookieHeaderOf(first))
      expect(await pool.verify(second.accessToken)).toEqual(await pool.verify(beside.accessToken))
      rig.pass(MINUTE)
      const third = signedInBy(await pool.renew(cookieHeaderOf(beside), client))
      expect(await pool.renew(cookieHeaderOf(first), client)).toBe('expired')
      expect(await pool.renew(cookieHeaderOf(third), client)).toBe('expired')
      expect(await pool.verify(third.accessToken)).toBe('expired')
    })
    test('ends after 90 days, however often it is used', async () => {
      let signedIn = signedInBy(await (await member()).signIn())
      for (let day = 0; day < 80; day += 20) {
        rig.pass(20 * DAY)
        signedIn = signedInBy(await pool.renew(cookieHeaderOf(signedIn), client))
      }
      rig.pass(10 * DAY)
      expect(await pool.renew(cookieHeaderOf(signedIn), client)).toBe('expired')
    })
    test('is signed out by a cookie that was replaced as well', async () => {
      const first = signedInBy(await (await member()).signIn())
      const second = signedInBy(await pool.renew(cookieHeaderOf(first), client))
      await pool.signOut(cookieHeaderOf(first))
      expect(await pool.renew(cookieHeaderOf(second), client)).toBe('expired')
    })
    test('is renewed by no cookie, no changed cookie and no cookie of another pool', async () => {
      const { email, signIn } = await member()
      const header = cookieHeaderOf(signedInBy(await signIn()))
      const employer = rig.identity.pool('employer')
      await employer.seed(email, password)
      const elsewhere = cookieHeaderOf(signedInBy(await rig.signIn('employer', email, password, client)))
      const renamed = elsewhere.replace('evenshift-employer', 'evenshift-jobseeker')
      const [name = '', value = ''] = header.split('=')
      const changed = `${name}=${value.startsWith('a') ? 'b' : 'a'}${value.slice(1)}`
      for (const cookie of [undefined, '', changed, elsewhere, renamed]) expect(await pool.renew(cookie, client)).toBe('expired')
    })
    test('that is signed out expires at once, alone, and its cookie is cleared', async () => {
      const { signIn } = await member()
      const [here, there] = [signedInBy(await signIn()), signedInBy(await signIn())]
      await pool.verify(here.accessToken)
      const cleared = await pool.signOut(cookieHeaderOf(here))
      expect(cleared.some((cookie) => cookie.startsWith(`${here.cookies[0]?.split('=')[0]}=;`) && cookie.includes('Max-Age=0'))).toBe(true)
      for (const cookie of cleared)
        expect(cookie).toMatch(cookie.startsWith(sessionHint('jobseeker')) ? /Path=\/;/ : /Path=\/identity\/jobseeker/)
      expect(await pool.verify(here.accessToken)).toBe('expired')
      expect(await pool.renew(cookieHeaderOf(here), client)).toBe('expired')
      expect(await pool.verify(there.accessToken)).toHaveProperty('userId')
    })
    test('signing out without a cookie clears the cookie all the same', async () => {
      expect(await pool.signOut(undefined)).not.toEqual([])
    })
    test('is listed with what its browser calls itself, when it began and when it was last used, the last used first', async () => {
      const { email, userId } = await member()
      const began = signedInBy(await rig.signIn('jobseeker', email, password, { ...client, userAgent: 'A phone' }))
      rig.pass(MINUTE)
      await rig.signIn('jobseeker', email, password, { ...client, userAgent: 'A desk' })
      rig.pass(MINUTE)
      await pool.renew(cookieHeaderOf(began), { ...client, userAgent: 'A phone, newer' })
      const [phone, desk, ...more] = await pool.sessions(userId)
      expect([phone?.userAgent, desk?.userAgent, more]).toEqual(['A phone, newer', 'A desk', []])
      expect(Number(phone?.lastUsedAt) - Number(phone?.since)).toBe(2 * MINUTE)
      expect(Number(desk?.lastUsedAt) - Number(desk?.since)).toBe(0)
      rig.pass(31 * DAY)
      expect(await pool.sessions(userId)).toEqual([])
    })
    test('is told of where the browser was never used by the person before: not by another of the same mark, not by a wrong password', async () => {
      const [mine, another] = [await member(), await member()]
      const met: string[] = []
      const tell: NewBrowser = async (_tx, person) => void met.push(`${person.userId} ${person.email} ${person.userAgent}`)
      const elsewhere = { ...client, browser: 'its other mark', userAgent: 'Another' }
      await another.signIn()
      expect(await rig.signIn('jobseeker', mine.email, 'garden-spoon-train', client, tell)).toBe('wrong')
      expect(met).toEqual([])
      for (const each of [client, client, elsewhere]) signedInBy(await rig.signIn('jobseeker', mine.email, password, each, tell))
      expect(met).toEqual([client, elsewhere].map(({ userAgent }) => `${mine.userId} ${mine.email} ${userAgent}`))
    })
    test('is ended alone by its person and by nobody else', async () => {
      const [mine, another] = [await member(), await member()]
      const [here, there] = [signedInBy(await mine.signIn()), signedInBy(await mine.signIn())]
      const verified = await pool.verify(there.accessToken)
      const sessionId = typeof verified === 'string' ? 'none' : verified.sessionId
      expect(await pool.endSession(another.userId, sessionId)).toBe(false)
      expect(await pool.verify(there.accessToken)).toHaveProperty('userId')
      expect(await pool.endSession(mine.userId, sessionId)).toBe(true)
      expect([await pool.verify(there.accessToken), await pool.renew(cookieHeaderOf(there), client)]).toEqual(['expired', 'expired'])
      expect(await pool.verify(here.accessToken)).toHaveProperty('userId')
      expect(await pool.endSession(mine.userId, sessionId)).toBe(false)
    })
    test('is the only one left when its person signs out everywhere else', async () => {
      const { userId, signIn } = await member()
      const [here, there] = [signedInBy(await signIn()), signedInBy(await signIn())]
      const verified = await pool.verify(here.accessToken)
      await pool.signOutElsewhere({ userId, sessionId: typeof verified === 'string' ? 'none' : verified.sessionId })
      expect(await pool.verify(there.accessToken)).toBe('expired')
      expect(await pool.verify(here.accessToken)).toHaveProperty('userId')
      expect(await pool.sessions(userId)).toHaveLength(1)
    })
    test('ends everywhere when the person signs out everywhere, in this pool only', async () => {
      const { email, userId, signIn } = await member()
      const employer = rig.identity.pool('employer')
      await employer.seed(email, password)
      const hired = signedInBy(await rig.signIn('employer', email, password, client))
      const sessions = [signedInBy(await signIn()), signedInBy(await signIn())]
      await pool.signOutEverywhere(userId)
      for (const { accessToken } of sessions) expect(await pool.verify(accessToken)).toBe('expired')
      expect(await employer.verify(hired.accessToken)).toHaveProperty('userId')
    })
  })
})
