import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { IdentityPool } from '#server/platform/identity/port'
import { DAY, MINUTE } from '#server/testkit/app/clock'
import { everyIdentity } from '#server/testkit/app/cognito-identity'
import { type AnyIdentity, cookieHeaderOf, signedInBy } from '#server/testkit/app/identity'

const client = { address: '192.0.2.1', userAgent: 'A browser', browser: 'its mark' }
const elsewhere = { ...client, browser: 'another mark' }
const password = 'teapot-lamp-river'
const other = 'window-brick-cloud'

describe.each(everyIdentity)('the accounts of an identity pool ($name)', ({ open }) => {
  let rig: AnyIdentity
  let pool: IdentityPool
  let people = 0
  const newAddress = () => `account${(people += 1)}@uni.example`
  const signIn = (email: string, secret = password) => rig.signIn('jobseeker', email, secret, client)
  const member = async () => {
    const email = newAddress()
    return { email, userId: await pool.seed(email, password) }
  }
  beforeAll(async () => {
    rig = await open()
    pool = rig.identity.pool('jobseeker')
  })
  afterAll(() => rig.close())

  describe('an invitation', () => {
    test('opens the account to who sets a password by its code, once, in any browser', async () => {
      const email = newAddress()
      const { userId, code } = await pool.invite(email.toUpperCase())
      expect(await pool.acceptInvitation(email, 'not-the-code', password, client)).toBe('wrong')
      expect(await pool.acceptInvitation(email, code, 'aaaaaaaaaaaa', client)).toHaveProperty('passwordFault')
      expect(await pool.acceptInvitation(email, code, password, elsewhere)).toBe('done')
      expect(await pool.verify(signedInBy(await signIn(email)).accessToken)).toMatchObject({ userId })
      expect(await pool.acceptInvitation(email, code, other, client)).toBe('wrong')
    })
    test('lasts a day, and ends with the next', async () => {
      const email = newAddress()
      const { code } = await pool.invite(email)
      const again = await pool.invite(email)
      expect(await pool.acceptInvitation(email, code, password, client)).toBe('wrong')
      rig.pass(DAY)
      expect(await pool.acceptInvitation(email, again.code, password, client)).toBe('wrong')
    })
    test('closes an account that somebody had there before', async () => {
      const { email, userId } = await member()
      const { accessToken } = signedInBy(await signIn(email))
      expect((await pool.invite(email)).userId).toBe(userId)
      expect(await pool.verify(accessToken)).toBe('expired')
      expect(await signIn(email)).toBe('wrong')
    })
  })

  describe('a password that is asked for once more', () => {
    test('is right or wrong, and the right one forgets wrong ones', async () => {
      const { userId } = await member()
      for (let i = 0; i < 4; i += 1) expect(await pool.checkPassword(userId, other)).toBe('wrong')
      expect(await pool.checkPassword(userId, password)).toBe('right')
      for (let i = 0; i < 4; i += 1) expect(await pool.checkPassword(userId, other)).toBe('wrong')
      expect(await pool.checkPassword(userId, password)).toBe('right')
    })
    test('isn’t looked at for ten minutes after five wrong ones', async () => {
      const { userId } = await member()
      for (let i = 0; i < 5; i += 1) expect(await pool.checkPassword(userId, other)).toBe('wrong')
      rig.pass(MINUTE)
      expect(await pool.checkPassword(userId, password)).toEqual({ lockedSeconds: 9 * 60 })
      rig.pass(10 * MINUTE)
      expect(await pool.checkPassword(userId, password)).toBe('right')
    })
    test('is nobody’s of whom there is nobody', async () => {
      expect(await pool.checkPassword('00000000-0000-4000-8000-000000000000', password)).toBe('wrong')
    })
  })

  test('an email is known of who has an account, in lower case, and of nobody else', async () => {
    const email = newAddress()
    const userId = await pool.seed(email.toUpperCase(), password)
    const nobody = '00000000-0000-4000-8000-000000000000'
    expect(await pool.emailsOf([userId, nobody])).toEqual(new Map([[userId, email]]))
    expect([await pool.ownEmail(userId), (await pool.ownEmail(nobody)).email]).toEqual([{ email, isBouncing: false }, ''])
  })

  test('an account has no second step, and no recovery code, until somebody sets one up', async () => {
    expect(await pool.ownSecondStep((await member()).userId)).toEqual({ since: null, codesLeft: 0 })
  })

  test('an erased person is forgotten: sessions expire at once, and the password is unknown', async () => {
    const { email, userId } = await member()
    const signedIn = signedInBy(await signIn(email))
    await pool.erase(userId)
    expect(await pool.verify(signedIn.accessToken)).toBe('expired')
    expect(await pool.isAlive({ userId, sessionId: userId })).toBe(false)
    expect(await pool.renew(cookieHeaderOf(signedIn), client)).toBe('expired')
    await rig.settle()
    expect(await signIn(email)).toBe('wrong')
    expect(await pool.emailsOf([userId])).toEqual(new Map())
    // Erasing is asked for more than once.
    await pool.erase(userId)
    await rig.settle()
    expect(await pool.seed(email, password)).not.toBe(userId)
  })

  test('seeding an address again sets its password and keeps the person', async () => {
    const { email, userId } = await member()
    expect(await pool.seed(email, other)).toBe(userId)
    signedInBy(await signIn(email, other))
    expect(await signIn(email)).toBe('wrong')
  })
})
