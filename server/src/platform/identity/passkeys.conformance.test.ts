import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnPool, NewBrowser } from '#server/platform/identity/port'
import { MINUTE } from '#server/testkit/app/clock'
import { IDENTITY_URL, type TestIdentity, signedInBy, testIdentities, untold } from '#server/testkit/app/identity'
import { softwareKey } from '#server/testkit/people/software-key'

const client = { address: '192.0.2.1', userAgent: 'A browser', browser: 'its mark' }
const elsewhere = { ...client, browser: 'another mark' }
const password = 'teapot-lamp-river'

describe.each(testIdentities)('a passkey ($name)', ({ open }) => {
  let rig: TestIdentity
  let pool: OwnPool
  let people = 0
  beforeAll(async () => {
    rig = await open()
    pool = rig.identity.pool('jobseeker')
  })
  afterAll(() => rig.close())

  const person = async () => {
    const email = `keeper${(people += 1)}@uni.example`
    return { email, userId: await pool.seed(email, password) }
  }
  const add = async (userId: string, key = softwareKey(IDENTITY_URL)) => {
    const { challenge } = await pool.preparePasskey(userId, client)
    return { key, added: await pool.addPasskey(userId, key.make(challenge), client) }
  }
  const keeper = async () => {
    const { email, userId } = await person()
    const { key, added } = await add(userId)
    if (added === 'refused') throw new Error('the passkey was refused')
    return { email, userId, key, passkeyId: added.id }
  }
  const signInWith = (key: ReturnType<typeof softwareKey>, by = client, met: NewBrowser = untold) =>
    pool.signInWithPasskey(key.sign(pool.preparePasskeySignIn(by).challenge), by, met)

  test('signs in for password and second step, and its person is told of it by mail', async () => {
    const { email, userId, key } = await keeper()
    const signedIn = await signInWith(key)
    if (signedIn === 'refused') throw new Error(signedIn)
    expect(await pool.verify(signedIn.accessToken)).toMatchObject({ userId, email, hasPassed: true })
    expect(rig.mailsTo(email).map(({ subject }) => subject)).toEqual(['A passkey was added to your Evenshift account'])
    expect(await pool.passkeys(userId)).toMatchObject([{ userAgent: 'A browser', lastUsedAt: expect.any(Date) }])
  })
  test('answers a challenge once, within five minutes, in the browser that asked, and no challenge of another purpose', async () => {
    const { userId, key } = await keeper()
    const { challenge } = pool.preparePasskeySignIn(client)
    const answers = await Promise.all([1, 2].map(() => pool.signInWithPasskey(key.sign(challenge), client, untold)))
    expect(answers.filter((answer) => answer === 'refused')).toHaveLength(1)
    rig.pass(1)
    expect(await pool.signInWithPasskey(key.sign(pool.preparePasskeySignIn(client).challenge), elsewhere, untold)).toBe('refused')
    expect(await pool.signInWithPasskey(key.sign((await pool.preparePasskey(userId, client)).challenge), client, untold)).toBe('refused')
    const late = pool.preparePasskeySignIn(client).challenge
    rig.pass(5 * MINUTE)
    expect(await pool.signInWithPasskey(key.sign(late), client, untold)).toBe('refused')
    expect(await signInWith(key)).not.toBe('refused')
  })
  test('counts where it asked for finger, face or PIN, for this site and by its own key alone', async () => {
    const { key } = await keeper()
    const signedAs = async (how: Parameters<typeof key.sign>[1], by = key) => {
      rig.pass(1)
      return pool.signInWithPasskey(by.sign(pool.preparePasskeySignIn(client).challenge, how), client, untold)
    }
    expect(await signedAs({ verified: false })).toBe('refused')
    expect(await signedAs({ origin: 'https://evenshift.example.evil.example' })).toBe('refused')
    expect(await signedAs({ rpId: 'evil.example' })).toBe('refused')
    const { id } = key.sign('none')
    const forged = { ...softwareKey(IDENTITY_URL).sign(pool.preparePasskeySignIn(client).challenge), id }
    expect(await pool.signInWithPasskey(forged, client, untold)).toBe('refused')
    expect(await signedAs({}, softwareKey(IDENTITY_URL))).toBe('refused')
    expect(await signedAs({})).not.toBe('refused')
  })
  test('is added by a challenge of its person in this browser alone, with finger, face or PIN, and once', async () => {
    const [mine, another] = [await person(), await person()]
    const key = softwareKey(IDENTITY_URL)
    const { challenge } = await pool.preparePasskey(mine.userId, client)
    expect(await pool.addPasskey(another.userId, key.make(challenge), client)).toBe('refused')
    expect(await pool.addPasskey(mine.userId, key.make(challenge), elsewhere)).toBe('refused')
    expect(await pool.addPasskey(mine.userId, key.make(challenge, { verified: false }), client)).toBe('refused')
    expect(await pool.addPasskey(mine.userId, key.make(pool.preparePasskeySignIn(client).challenge), client)).toBe('refused')
    expect(await pool.addPasskey(mine.userId, key.make(challenge), client)).not.toBe('refused')
    expect((await add(another.userId, key)).added).toBe('refused')
    expect((await pool.preparePasskey(mine.userId, client)).known).toEqual([key.sign('none').id])
  })
  test('that is removed signs nobody in, and is removed by its person alone, who is told by mail', async () => {
    const [{ email, key, userId, passkeyId }, another] = [await keeper(), await person()]
    expect(await pool.removePasskey(another.userId, passkeyId)).toBe(false)
    const told = () => rig.mailsTo(email).map(({ subject }) => subject)
    expect(told()).toHaveLength(1)
    expect(await pool.removePasskey(userId, passkeyId)).toBe(true)
    expect(told().slice(1)).toEqual(['A passkey was removed from your Evenshift account'])
    expect(rig.mailsTo(another.email)).toEqual([])
    expect([await signInWith(key), await pool.passkeys(userId)]).toEqual(['refused', []])
    expect(await pool.removePasskey(userId, passkeyId)).toBe(false)
    expect(told()).toHaveLength(2)
  })
  test('opens nothing in another pool, and none is left with a new invitation or an erased account', async () => {
    const { key, userId } = await keeper()
    const employer = rig.identity.pool('employer')
    expect(await employer.signInWithPasskey(key.sign(employer.preparePasskeySignIn(client).challenge), client, untold)).toBe('refused')
    const invited = await keeper()
    await pool.invite(invited.email)
    expect(await signInWith(invited.key)).toBe('refused')
    await pool.erase(userId)
    expect(await signInWith(key)).toBe('refused')
  })
  test('in a browser that is new to the account tells of it', async () => {
    const { email, key } = await keeper()
    const met: string[] = []
    const tell: NewBrowser = async (_tx, { email: told }) => void met.push(told)
    expect(await signInWith(key, elsewhere, tell)).not.toBe('refused')
    expect(met).toEqual([email])
    const again = await pool.signIn(email, password, elsewhere, tell)
    expect([signedInBy(again).accessToken, met]).toEqual([expect.any(String), [email]])
  })
})
