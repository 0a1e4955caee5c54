import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { EmailMoved, GivenTokens, IdentityPool, Joined, NewBrowser } from '#server/platform/identity/port'
import { MINUTE } from '#server/testkit/app/clock'
import { type CognitoRig, TEST_POOLS, cognitoIdentities } from '#server/testkit/app/cognito-identity'
import { cookieHeaderOf, signedInBy } from '#server/testkit/app/identity'

const client = { address: '192.0.2.1', userAgent: 'A browser', browser: 'its mark' }
const password = 'teapot-lamp-river'

describe.each(cognitoIdentities)('what Cognito gave a browser, handed over ($name)', ({ open }) => {
  let rig: CognitoRig
  let pool: IdentityPool
  let count = 0
  const people = () => rig.double.pool(TEST_POOLS.jobseeker.userPoolId).people
  /** Somebody whom only the service knows yet. */
  const newcomer = () => people().add(`comer${(count += 1)}@uni.example`, password, 'CONFIRMED')
  const tokensOf = async (email: string): Promise<GivenTokens> => {
    const given = await rig.tokensOf('jobseeker', email, password)
    if (given === 'wrong') throw new Error('the double gave no tokens')
    return given
  }
  const handOver = (given: GivenTokens, follows = {}) => rig.handOver('jobseeker', given, client, follows)
  beforeAll(async () => {
    rig = await open()
    pool = rig.identity.pool('jobseeker')
  })
  afterAll(() => rig.close())

  test('lets somebody join once; a browser that they come with later is told of, the first is not', async () => {
    const { email, sub } = newcomer()
    const seen: string[] = []
    const joined: Joined = async (_tx, userId) => void seen.push(`joined ${userId}`)
    const met: NewBrowser = async (_tx, person) => void seen.push(`met ${person.email} ${person.userAgent}`)
    for (const browser of ['its mark', 'its mark', 'another mark'])
      signedInBy(await rig.handOver('jobseeker', await tokensOf(email), { ...client, browser }, { joined, met }))
    expect(seen).toEqual([`joined ${sub}`, `met ${email} A browser`])
  })

  test('begins no session twice: one that was ended stays ended, whoever still has its tokens', async () => {
    const { email, sub } = newcomer()
    const [one, two, three] = [await tokensOf(email), await tokensOf(email), await tokensOf(email)]
    const first = signedInBy(await handOver(one))
    for (const given of [two, three]) signedInBy(await handOver(given))
    await pool.signOut(cookieHeaderOf(first))
    expect(await handOver(one)).toBe('expired')
    await pool.signOutEverywhere(sub)
    for (const given of [two, three]) expect(await handOver(given)).toBe('expired')
    await rig.settle()
    for (const given of [one, two, three]) expect(await handOver(given)).toBe('expired')
    signedInBy(await handOver(await tokensOf(email)))
  })

  test('that is ten minutes old begins nothing; a session that is here goes on', async () => {
    const { email } = newcomer()
    const [here, late] = [await tokensOf(email), await tokensOf(email)]
    signedInBy(await handOver(here))
    rig.pass(10 * MINUTE)
    expect(await handOver(late)).toBe('expired')
    signedInBy(await handOver(here))
  })

  test('once more brings the email that is there now; everything else of the person follows', async () => {
    const person = newcomer()
    const given = await tokensOf(person.email)
    const { accessToken } = signedInBy(await handOver(given))
    const moves: string[] = []
    const moved: EmailMoved = async (_tx, userId, email) => void moves.push(`${userId} ${email}`)
    signedInBy(await handOver(given, { moved }))
    expect(moves).toEqual([])
    person.email = 'moved@uni.example'
    signedInBy(await handOver(given, { moved }))
    expect(moves).toEqual([`${person.sub} moved@uni.example`])
    expect(await pool.verify(accessToken)).toMatchObject({ email: 'moved@uni.example' })
  })

  test('brings an email that another had here, who has another one there by now and comes with it', async () => {
    const [before, after] = [newcomer(), newcomer()]
    const theirs = await tokensOf(before.email)
    signedInBy(await handOver(theirs))
    const email = before.email
    before.email = 'elsewhere@uni.example'
    after.email = email
    signedInBy(await handOver(await tokensOf(email)))
    expect(await pool.emailsOf([before.sub, after.sub])).toEqual(
      new Map([
        [before.sub, `${before.sub}@unknown.invalid`],
        [after.sub, email],
      ]),
    )
    signedInBy(await handOver(theirs))
    expect((await pool.ownEmail(before.sub)).email).toBe('elsewhere@uni.example')
  })

  test('knows a second step that was passed, and one that was set up since', async () => {
    const person = newcomer()
    const given = await tokensOf(person.email)
    const { accessToken } = signedInBy(await handOver(given))
    expect(await pool.verify(accessToken)).toMatchObject({ hasPassed: false })
    person.totp = { secret: 'AAAA', isProven: true, isOn: true, lastCounter: 0 }
    signedInBy(await handOver(given))
    expect(await pool.verify(accessToken)).toMatchObject({ hasPassed: true })
    expect((await pool.ownSecondStep(person.sub)).since).toBeInstanceOf(Date)
  })

  test('to the staff has passed a second step where the pool lets nobody in without one', async () => {
    const { people: staff, settings } = rig.double.pool(TEST_POOLS.staff.userPoolId)
    const { email } = staff.add('noor@work.example', password, 'CONFIRMED')
    const seen: boolean[] = []
    for (const mfa of ['optional', 'on'] as const) {
      const given = await rig.tokensOf('staff', email, password)
      if (given === 'wrong') throw new Error('the double gave no tokens')
      Object.assign(settings, { mfa })
      const { accessToken } = signedInBy(await rig.handOver('staff', given, client))
      const verified = await rig.identity.pool('staff').verify(accessToken)
      seen.push(typeof verified === 'object' && verified.hasPassed)
    }
    Object.assign(settings, { mfa: 'optional' })
    expect(seen).toEqual([false, true])
  })

  test('with another’s refresh token ends at its renewal, and gives nobody the other’s session', async () => {
    const [mine, another] = [newcomer(), newcomer()]
    const [{ accessToken }, { refreshToken }] = [await tokensOf(mine.email), await tokensOf(another.email)]
    const signedIn = signedInBy(await handOver({ accessToken, refreshToken }))
    expect(await pool.renew(cookieHeaderOf(signedIn), client)).toBe('expired')
    expect(await pool.verify(accessToken)).toBe('expired')
  })

  test('of somebody who was deleted there since ends at its renewal; what is left here is nobody’s to sign in to', async () => {
    const person = newcomer()
    const given = await tokensOf(person.email)
    const signedIn = signedInBy(await handOver(given))
    people().remove(person)
    expect(await pool.renew(cookieHeaderOf(signedIn), client)).toBe('expired')
    expect(await pool.verify(given.accessToken)).toBe('expired')
    expect(await handOver(given)).toBe('expired')
  })

  test('is sealed in the cookie: nothing of the refresh token can be read in it, and it is short enough for browsers', async () => {
    const { email } = newcomer()
    const given = await tokensOf(email)
    const [cookie = ''] = signedInBy(await handOver(given)).cookies
    const value = Buffer.from(cookie.split(/[=;]/)[1] ?? '', 'base64url').toString('latin1')
    expect(value).not.toContain(given.refreshToken.slice(0, 20))
    const [longest = ''] = signedInBy(await handOver({ ...given, refreshToken: 'x'.repeat(2800) })).cookies
    expect(longest.length).toBeLessThan(4096)
  })

  test('signed out is revoked in the service as well, whenever that answers', async () => {
    const { email } = newcomer()
    const given = await tokensOf(email)
    const signedIn = signedInBy(await handOver(given))
    rig.double.answering = 'throttled'
    await pool.signOut(cookieHeaderOf(signedIn))
    await expect(rig.settle()).rejects.toThrow('Cognito cannot be asked')
    expect(await pool.verify(given.accessToken)).toBe('expired')
    rig.double.answering = 'well'
    await rig.settle()
    const { sessions } = rig.double.pool(TEST_POOLS.jobseeker.userPoolId)
    expect(() => sessions.subOf(given.accessToken)).toThrow('revoked')
  })

  test('everywhere signed out, whoever comes in again before the service knows stays in', async () => {
    const { email, sub } = newcomer()
    signedInBy(await handOver(await tokensOf(email)))
    rig.pass(MINUTE)
    await pool.signOutEverywhere(sub)
    rig.pass(MINUTE)
    const again = signedInBy(await handOver(await tokensOf(email)))
    await rig.settle()
    signedInBy(await pool.renew(cookieHeaderOf(again), client))
  })

  test('by somebody who is being erased leaves nothing once the service has deleted them', async () => {
    const { email, sub } = newcomer()
    signedInBy(await handOver(await tokensOf(email)))
    await pool.erase(sub)
    const between = signedInBy(await handOver(await tokensOf(email)))
    await rig.settle()
    expect(await pool.verify(between.accessToken)).toBe('expired')
    expect(await pool.emailsOf([sub])).toEqual(new Map())
  })
})
