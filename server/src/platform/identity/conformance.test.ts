import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sessionHint } from '@evenshift/contract/constants'
import type { OwnPool } from '#server/platform/identity/port'
import { MINUTE } from '#server/testkit/app/clock'
import { type TestIdentity, cookieHeaderOf, signedInBy, testIdentities, untold } from '#server/testkit/app/identity'

const client = { address: '192.0.2.1', userAgent: 'A browser', browser: 'its mark' }
const elsewhere = { ...client, browser: 'another mark' }
const password = 'teapot-lamp-river'
const other = 'window-brick-cloud'
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

describe.each(testIdentities)('an identity pool ($name)', ({ open }) => {
  let rig: TestIdentity
  let pool: OwnPool
  let people = 0
  const newAddress = () => `person${(people += 1)}@uni.example`
  const newest = (email: string) => rig.codesTo(email).at(-1) ?? 'no code'
  const member = async () => {
    const email = newAddress()
    const userId = await pool.seed(email, password)
    return { email, userId, signIn: (secret = password) => pool.signIn(email, secret, client, untold) }
  }
  beforeAll(async () => {
    rig = await open()
    pool = rig.identity.pool('jobseeker')
  })
  afterAll(() => rig.close())

  describe('signing up', () => {
    test('an address that is new is sent a code, and the code signs in', async () => {
      const email = newAddress()
      expect(await pool.signUp(email.toUpperCase(), password, client)).toBe('sent')
      const signedIn = signedInBy(await pool.confirm(email, newest(email), client, untold))
      expect(await pool.verify(signedIn.accessToken)).toMatchObject({ email })
      signedInBy(await pool.signIn(` ${email.toUpperCase()} `, password, client, untold))
    })
    test('a known address gets the same answer, no code, and its holder is told', async () => {
      const { email, signIn } = await member()
      expect(await pool.signUp(email, other, client)).toBe(await pool.signUp(newAddress(), other, client))
      expect(rig.codesTo(email)).toEqual([])
      expect(rig.mailsTo(email)[0]?.paragraphs).toContain('Someone tried to sign up with your email. Nothing has changed.')
      expect(await signIn('garden-spoon-train')).toBe('wrong')
    })
    test('signing in with the password of a sign-up answers the same for a known address, and asking for another code as well', async () => {
      const { email, signIn } = await member()
      const unknown = newAddress()
      for (const address of [email, unknown]) await pool.signUp(address, other, client)
      expect(await signIn(other)).toBe(await pool.signIn(unknown, other, client, untold))
      expect(await pool.sendCode(email, client)).toBe(await pool.sendCode(unknown, client))
      expect(rig.codesTo(email)).toEqual([])
      signedInBy(await signIn())
    })
    test('signing in with the password of a sign-up of one’s own gives no more tries at the password of a known address', async () => {
      const { email, signIn } = await member()
      await pool.signUp(email, other, client)
      for (let i = 0; i < 4; i += 1) expect(await signIn('garden-spoon-train')).toBe('wrong')
      expect(await signIn(other)).toBe('unconfirmed')
      expect(await signIn()).toEqual({ lockedSeconds: 600 })
    })
    test('a password that many people use is refused and nothing is sent', async () => {
      const email = newAddress()
      expect(await pool.signUp(email, 'Password123', client)).toHaveProperty('passwordFault')
      expect(rig.mailsTo(email)).toEqual([])
    })
    test('the password of the sign-up whose code is entered is in force, not that of a stranger who signed up before or after', async () => {
      const email = newAddress()
      await pool.signUp(email, 'stranger-before-1', elsewhere)
      await pool.signUp(email, password, client)
      const code = newest(email)
      await pool.signUp(email, 'stranger-after-22', elsewhere)
      expect(await pool.confirm(email, newest(email), client, untold)).toBe('wrong')
      signedInBy(await pool.confirm(email, code, client, untold))
      signedInBy(await pool.signIn(email, password, client, untold))
      expect(await pool.signIn(email, 'stranger-before-1', client, untold)).toBe('wrong')
      expect(await pool.signIn(email, 'stranger-after-22', client, untold)).toBe('wrong')
      expect(await pool.confirm(email, newest(email), client, untold)).toBe('wrong')
    })
    test('the right password before the code says unconfirmed and sends another code; a wrong one says wrong', async () => {
      const email = newAddress()
      await pool.signUp(email, password, client)
      expect(await pool.signIn(email, other, client, untold)).toBe('wrong')
      expect(await pool.signIn(email, password, client, untold)).toBe('unconfirmed')
      expect(rig.codesTo(email)).toHaveLength(2)
      signedInBy(await pool.confirm(email, newest(email), client, untold))
    })
  })

  describe('a code', () => {
    test('works once', async () => {
      const email = newAddress()
      await pool.signUp(email, password, client)
      signedInBy(await pool.confirm(email, newest(email), client, untold))
      expect(await pool.confirm(email, newest(email), client, untold)).toBe('wrong')
    })
    test('works once, when it is entered twice at the same time as well', async () => {
      const email = newAddress()
      await pool.signUp(email, password, client)
      const answers = await Promise.all([1, 2].map(() => pool.confirm(email, newest(email), client, untold)))
      expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(1)
    })
    test('ends with the third wrong try', async () => {
      const email = newAddress()
      await pool.signUp(email, password, client)
      const code = newest(email)
      for (let i = 0; i < 3; i += 1) expect(await pool.confirm(email, wrongFor(code), client, untold)).toBe('wrong')
      expect(await pool.confirm(email, code, client, untold)).toBe('wrong')
      await pool.sendCode(email, client)
      signedInBy(await pool.confirm(email, newest(email), client, untold))
    })
    test('is no code in another browser, whose guesses do not count against it', async () => {
      const email = newAddress()
      await pool.signUp(email, password, client)
      const code = newest(email)
      for (let i = 0; i < 3; i += 1) expect(await pool.confirm(email, wrongFor(code), elsewhere, untold)).toBe('elsewhere')
      expect(await pool.confirm(email, code, elsewhere, untold)).toBe('elsewhere')
      expect(await pool.sendCode(email, elsewhere)).toBe('elsewhere')
      signedInBy(await pool.confirm(email, code, client, untold))
    })
    test('is sent to another browser of who knows the password', async () => {
      const email = newAddress()
      await pool.signUp(email, password, client)
      expect(await pool.signIn(email, password, elsewhere, untold)).toBe('unconfirmed')
      signedInBy(await pool.confirm(email, newest(email), elsewhere, untold))
      signedInBy(await pool.signIn(email, password, client, untold))
    })
    test('ends with the next one for the same browser', async () => {
      const email = newAddress()
      await pool.signUp(email, other, client)
      const first = newest(email)
      await pool.signUp(email, password, client)
      if (newest(email) !== first) expect(await pool.confirm(email, first, client, untold)).toBe('wrong')
      signedInBy(await pool.confirm(email, newest(email), client, untold))
      signedInBy(await pool.signIn(email, password, client, untold))
    })
    test('for a new password is the asking browser’s, and guesses of another do not spoil it', async () => {
      const { email, signIn } = await member()
      await pool.requestReset(email, client)
      const code = newest(email)
      await pool.requestReset(email, elsewhere)
      for (let i = 0; i < 3; i += 1) expect(await pool.reset(email, wrongFor(newest(email)), other, elsewhere)).toBe('wrong')
      expect(await pool.reset(email, code, other, client)).toBe('done')
      signedInBy(await signIn(other))
    })
    test('runs out after ten minutes', async () => {
      const email = newAddress()
      await pool.signUp(email, password, client)
      rig.pass(10 * MINUTE)
      expect(await pool.confirm(email, newest(email), client, untold)).toBe('wrong')
    })
    test('is sent to one address ten times an hour at most, and the answers stay the same', async () => {
      const email = newAddress()
      for (let i = 0; i < 12; i += 1) expect(await pool.signUp(email, password, client)).toBe('sent')
      expect(rig.codesTo(email)).toHaveLength(10)
      rig.pass(61 * MINUTE)
      await pool.sendCode(email, client)
      expect(rig.codesTo(email)).toHaveLength(11)
    })
    test('for a new password does not confirm a sign-up, nor one for another address', async () => {
      const [known, email] = [await member(), newAddress()]
      await pool.signUp(email, password, client)
      await pool.requestReset(known.email, client)
      expect(await pool.reset(known.email, newest(email), other, client)).toBe('wrong')
      expect(await pool.confirm(known.email, newest(known.email), client, untold)).toBe('elsewhere')
      expect(await pool.confirm(email, newest(known.email), client, untold)).toBe('wrong')
    })
  })

  describe('signing in', () => {
    test('an unknown address and a wrong password get the same answer', async () => {
      const { signIn } = await member()
      expect(await signIn(other)).toBe(await pool.signIn(newAddress(), other, client, untold))
    })
    test('five wrong tries from one address close it for ten minutes, but for no other address', async () => {
      const { email, signIn } = await member()
      for (let i = 0; i < 5; i += 1) expect(await signIn(other)).toBe('wrong')
      rig.pass(MINUTE)
      expect(await signIn()).toEqual({ lockedSeconds: 9 * 60 })
      signedInBy(await pool.signIn(email, password, { ...client, address: '192.0.2.2' }, untold))
      rig.pass(11 * MINUTE)
      signedInBy(await signIn())
    })
    test('tries at the same time count like tries one after another', async () => {
      const { signIn } = await member()
      await Promise.all(Array.from({ length: 5 }, () => signIn(other)))
      expect(await signIn()).toHaveProperty('lockedSeconds')
    })
    test('a right password forgets the wrong ones', async () => {
      const { signIn } = await member()
      for (let round = 0; round < 2; round += 1) {
        for (let i = 0; i < 4; i += 1) await signIn(other)
        signedInBy(await signIn())
      }
    })
    test('the cookie is HttpOnly, Secure, SameSite=Strict, for this pool’s paths, for 30 days', async () => {
      const { cookies } = signedInBy(await (await member()).signIn())
      expect(cookies).toHaveLength(2)
      for (const part of ['HttpOnly', 'Secure', 'SameSite=Strict', 'Path=/identity/jobseeker', `Max-Age=${30 * 24 * 60 * 60}`]) {
        expect(cookies[0]).toContain(part)
      }
      expect(cookies[0]).toContain('evenshift-jobseeker')
    })
    test('a cookie that a page may read says for as long that there is a session, and nothing else, until it ends', async () => {
      const signedIn = signedInBy(await (await member()).signIn())
      const renewed = signedInBy(await pool.renew(cookieHeaderOf(signedIn), client))
      const attributes = 'Path=/; SameSite=Lax; Secure'
      const given = `${sessionHint('jobseeker')}=yes; Max-Age=${30 * 24 * 60 * 60}; ${attributes}`
      const taken = `${sessionHint('jobseeker')}=; Max-Age=0; ${attributes}`
      expect([signedIn.cookies[1], renewed.cookies[1]]).toEqual([given, given])
      expect(pool.ended).toEqual([taken])
      expect(await pool.signOut(cookieHeaderOf(signedIn))).toContain(taken)
    })
  })

  describe('a password', () => {
    test('is replaced by a mailed code, which ends every session', async () => {
      const { email, signIn } = await member()
      const before = signedInBy(await signIn())
      await pool.requestReset(email, client)
      const code = newest(email)
      expect(await pool.reset(email, code, 'qwertyuiop12', client)).toHaveProperty('passwordFault')
      expect(await pool.reset(email, wrongFor(code), other, client)).toBe('wrong')
      expect(await pool.reset(email, code, other, client)).toBe('done')
      expect(await pool.verify(before.accessToken)).toBe('expired')
      expect(await signIn()).toBe('wrong')
      signedInBy(await signIn(other))
      expect(await pool.reset(email, code, password, client)).toBe('wrong')
    })
    test('asked for by a stranger to us: the same answer, no mail', async () => {
      const email = newAddress()
      expect(await pool.requestReset(email, client)).toBe(await pool.requestReset((await member()).email, client))
      expect(rig.mailsTo(email)).toEqual([])
      expect(await pool.reset(email, '123456', other, client)).toBe('wrong')
      expect(await pool.reset(email, '123456', other, elsewhere)).toBe('elsewhere')
    })
    test('is changed by who knows the present one, who stays signed in here alone and is told by mail', async () => {
      const { email, signIn } = await member()
      const [here, there] = [signedInBy(await signIn()), signedInBy(await signIn())]
      const session = await pool.verify(here.accessToken)
      if (typeof session === 'string') throw new Error(session)
      expect(await pool.changePassword(session, other, 'garden-spoon-train')).toBe('wrong')
      expect(await pool.changePassword(session, password, 'aaaaaaaaaaaa')).toHaveProperty('passwordFault')
      expect(rig.mailsTo(email)).toEqual([])
      expect(await pool.changePassword(session, password, other)).toBe('done')
      expect(await pool.verify(there.accessToken)).toBe('expired')
      expect(await pool.verify(here.accessToken)).toEqual(session)
      expect(rig.mailsTo(email).map(({ subject }) => subject)).toEqual(['Your Evenshift password was changed'])
      expect(await signIn()).toBe('wrong')
      signedInBy(await signIn(other))
    })
  })

  test('the address of an erased person is free', async () => {
    const { email, userId } = await member()
    await pool.erase(userId)
    await pool.signUp(email, other, client)
    const back = signedInBy(await pool.confirm(email, newest(email), client, untold))
    expect(await pool.verify(back.accessToken)).not.toMatchObject({ userId })
  })
})
