import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { EmailMoved, OwnPool } from '#server/platform/identity/port'
import { type TestIdentity, signedInBy, testIdentities, untold } from '#server/testkit/app/identity'

const client = { address: '192.0.2.1', userAgent: 'A browser', browser: 'its mark' }
const elsewhere = { ...client, browser: 'another mark' }
const password = 'teapot-lamp-river'

describe.each(testIdentities)('the email of an account ($name)', ({ open }) => {
  let rig: TestIdentity
  let pool: OwnPool
  let people = 0
  const newAddress = () => `person${(people += 1)}@uni.example`
  const newest = (email: string) => rig.codesTo(email).at(-1) ?? 'no code'
  const subjectsTo = (email: string) => rig.mailsTo(email).map(({ subject }) => subject)
  const member = async () => {
    const email = newAddress()
    return { email, userId: await pool.seed(email, password) }
  }
  let moved: string[]
  const follow: EmailMoved = async (_tx, userId, email) => void moved.push(`${userId} ${email}`)
  const change = (userId: string, email: string, code = newest(email), by = client) => pool.changeEmail(userId, email, code, by, follow)
  beforeAll(async () => {
    rig = await open()
    pool = rig.identity.pool('jobseeker')
  })
  afterAll(() => rig.close())
  beforeEach(() => (moved = []))

  test('becomes another by the code that was mailed to that one; the sessions before end, what else there is of it follows, the old one is told', async () => {
    const { email, userId } = await member()
    const before = signedInBy(await pool.signIn(email, password, client, untold))
    const next = newAddress()
    await pool.requestEmail(userId, ` ${next.toUpperCase()}`, client)
    expect(await change(userId, next, newest(next) === '000000' ? '111111' : '000000')).toBe('wrong')
    expect([await pool.ownEmail(userId), moved]).toEqual([{ email, isBouncing: false }, []])
    const now = signedInBy(await change(userId, next.toUpperCase(), newest(next)))
    expect([await pool.verify(before.accessToken), moved]).toEqual(['expired', [`${userId} ${next}`]])
    expect(await pool.verify(now.accessToken)).toMatchObject({ userId, email: next })
    expect(subjectsTo(email)).toEqual(['The email of your Evenshift account was changed'])
    expect(await pool.signIn(email, password, client, untold)).toBe('wrong')
    signedInBy(await pool.signIn(next, password, client, untold))
    expect(await change(userId, next)).toBe('wrong')
  })

  test('stays what it was where the rest cannot follow', async () => {
    const { email, userId } = await member()
    const next = newAddress()
    await pool.requestEmail(userId, next, client)
    const failing: EmailMoved = () => Promise.reject(new Error('no'))
    await expect(pool.changeEmail(userId, next, newest(next), client, failing)).rejects.toThrow('no')
    signedInBy(await pool.signIn(email, password, client, untold))
    signedInBy(await change(userId, next))
  })

  test('of another account is not given away: the same answers, no code, and its holder is told', async () => {
    const [mine, theirs, nobodys] = [await member(), await member(), newAddress()]
    expect(await pool.requestEmail(mine.userId, theirs.email, client)).toBe(await pool.requestEmail(mine.userId, nobodys, client))
    expect([rig.codesTo(theirs.email), subjectsTo(theirs.email)]).toEqual([[], ['You already have an Evenshift account']])
    const guess = newest(nobodys) === '000000' ? '111111' : '000000'
    expect(await change(mine.userId, theirs.email, guess)).toBe(await change(mine.userId, nobodys, guess))
  })

  test('of two accounts that ask for one, it becomes the first’s', async () => {
    const [one, other, next] = [await member(), await member(), newAddress()]
    await pool.requestEmail(one.userId, next, client)
    const code = newest(next)
    await pool.requestEmail(other.userId, next, elsewhere)
    const late = newest(next)
    const answers = await Promise.all([change(one.userId, next, code), change(other.userId, next, late, elsewhere)])
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(1)
    expect(moved).toHaveLength(1)
  })

  test('is changed by a code in the browser and by the person that asked alone', async () => {
    const [mine, another, next] = [await member(), await member(), newAddress()]
    await pool.requestEmail(mine.userId, next, client)
    expect(await change(mine.userId, next, newest(next), elsewhere)).toBe('elsewhere')
    expect(await change(another.userId, next)).toBe('elsewhere')
    expect(await pool.confirm(next, newest(next), client, untold)).toBe('elsewhere')
    signedInBy(await change(mine.userId, next))
  })

  describe('to which mail comes back', () => {
    const bounces = () => rig.identity.bounces
    const isBouncing = async (userId: string) => (await pool.ownEmail(userId)).isBouncing
    test('is known of every account with it, and of no other’s; no stranger’s is kept', async () => {
      const [mine, another, stranger] = [await member(), await member(), newAddress()]
      const asEmployer = await rig.identity.pool('employer').seed(mine.email, password)
      for (const email of [mine.email, mine.email, stranger]) await bounces().keep(email)
      expect(await Promise.all([mine.email, another.email, stranger].map((email) => bounces().has(email)))).toEqual([true, false, false])
      expect([await isBouncing(mine.userId), await isBouncing(another.userId)]).toEqual([true, false])
      expect(await rig.identity.pool('employer').ownEmail(asEmployer)).toEqual({ email: mine.email, isBouncing: true })
    })
    test('is cleared by another one, and by entering a code that was mailed to it', async () => {
      const next = newAddress()
      const { email, userId } = await member()
      await bounces().keep(email)
      await pool.requestEmail(userId, next, client)
      signedInBy(await change(userId, next))
      expect([await isBouncing(userId), await bounces().has(next)]).toEqual([false, false])
      for (const prove of [
        async () => {
          await pool.requestEmail(userId, next, client)
          await change(userId, next)
        },
        async () => {
          await pool.requestReset(next, client)
          await pool.reset(next, newest(next), password, client)
        },
      ]) {
        await bounces().keep(next)
        expect(await isBouncing(userId)).toBe(true)
        await prove()
        expect(await isBouncing(userId)).toBe(false)
      }
      // The same one again is no change to tell.
      expect(subjectsTo(next)).not.toContain('The email of your Evenshift account was changed')
    })
  })
})
