import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OwnPool, NewBrowser } from '#server/platform/identity/port'
import { MINUTE } from '#server/testkit/app/clock'
import { type TestIdentity, signedInBy, testIdentities, untold } from '#server/testkit/app/identity'
import { appCode } from '#server/testkit/people/authenticator'

const client = { address: '192.0.2.1', userAgent: 'A browser', browser: 'its mark' }
const password = 'teapot-lamp-river'
const HALF_MINUTE = MINUTE / 2
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

describe.each(testIdentities)('a second step ($name)', ({ open }) => {
  let rig: TestIdentity
  let pool: OwnPool
  let people = 0
  beforeAll(async () => {
    rig = await open()
    pool = rig.identity.pool('jobseeker')
  })
  afterAll(() => rig.close())

  const now = () => rig.now()
  const signIn = (email: string, by = client) => pool.signIn(email, password, by, untold)
  /** The Cookie header with the ticket that a right password gives. */
  const ticketOf = async (email: string, by = client): Promise<string> => {
    const answer = await signIn(email, by)
    if (typeof answer === 'string' || !('stepCookies' in answer)) throw new Error('no second step was asked for')
    return answer.stepCookies.map((cookie) => cookie.split(';')[0]).join('; ')
  }
  const pass = (ticket: string, code: string, by = client, met: NewBrowser = untold) => pool.passSecondStep(ticket, code, by, met)
  /** Somebody who has a second step, half a minute after it was turned on. */
  const careful = async () => {
    const email = `careful${(people += 1)}@uni.example`
    const userId = await pool.seed(email, password)
    const verified = await pool.verify(signedInBy(await signIn(email)).accessToken)
    if (typeof verified === 'string') throw new Error(verified)
    const prepared = await pool.prepareSecondStep(userId)
    const secret = prepared?.secret ?? ''
    const codes = await pool.turnOnSecondStep(verified, appCode(secret, now()))
    if (codes === 'wrong' || 'lockedSeconds' in codes) throw new Error('the second step was not turned on')
    rig.pass(HALF_MINUTE)
    return { email, userId, secret, codes, verified, code: () => appCode(secret, now()) }
  }

  test('is on once a code of the prepared secret is entered, and is then asked for after the password, never instead of it', async () => {
    const { email, userId, code } = await careful()
    expect(await pool.signIn(email, 'garden-spoon-train', client, untold)).toBe('wrong')
    const ticket = await ticketOf(email)
    expect(await pass('', code())).toBe('late')
    expect(await pass(ticket, wrongFor(code()))).toBe('wrong')
    const signedIn = signedInBy(await pass(ticket, code()))
    expect(await pool.verify(signedIn.accessToken)).toMatchObject({ userId, email, hasPassed: true })
    expect((await pool.ownSecondStep(userId)).since).toEqual(new Date(now().getTime() - HALF_MINUTE))
    expect(rig.mailsTo(email).map(({ subject }) => subject)).toEqual(['Your Evenshift second step is on'])
  })
  test('that was prepared and never confirmed counts for nothing, and one that is on isn’t prepared again', async () => {
    const email = `person${(people += 1)}@uni.example`
    const userId = await pool.seed(email, password)
    const first = await pool.prepareSecondStep(userId)
    expect(first?.address).toContain(`secret=${first?.secret}`)
    const verified = await pool.verify(signedInBy(await signIn(email)).accessToken)
    if (typeof verified === 'string') throw new Error(verified)
    expect([verified.hasPassed, (await pool.ownSecondStep(userId)).since]).toEqual([false, null])
    const second = await pool.prepareSecondStep(userId)
    expect(await pool.turnOnSecondStep(verified, appCode(first?.secret ?? '', now()))).toBe('wrong')
    expect(await pool.turnOnSecondStep(verified, appCode(second?.secret ?? '', now()))).toHaveLength(10)
    expect(await pool.prepareSecondStep(userId)).toBeNull()
  })
  test('takes each code of the app once, when it comes twice at the same time as well, and none that is older than a minute', async () => {
    const { email, code } = await careful()
    const ticket = await ticketOf(email)
    const old = code()
    const answers = await Promise.all([pass(ticket, old), pass(ticket, old)])
    expect(answers.filter((answer) => answer === 'wrong')).toHaveLength(1)
    rig.pass(HALF_MINUTE)
    const skipped = code()
    rig.pass(2 * HALF_MINUTE)
    expect(await pass(ticket, skipped)).toBe('wrong')
    signedInBy(await pass(ticket, code()))
  })
  test('takes each recovery code once, however it is typed; new ones end those before', async () => {
    const { email, userId, codes, code } = await careful()
    expect(new Set(codes)).toHaveLength(10)
    const [one = '', two = ''] = codes
    const ticket = await ticketOf(email)
    signedInBy(await pass(ticket, one.toLowerCase().replace('-', '')))
    expect(await pass(ticket, one)).toBe('wrong')
    expect((await pool.ownSecondStep(userId)).codesLeft).toBe(9)
    expect(await pool.renewRecoveryCodes(userId, code())).toHaveLength(10)
    expect(await pass(ticket, two)).toBe('wrong')
  })
  test('tells its person of each recovery code that is used, wherever it is, and of no code of the app', async () => {
    const { email, userId, codes, code } = await careful()
    const told = () => rig.mailsTo(email).filter(({ heading }) => heading === 'Recovery code used')
    const [one = '', two = ''] = codes
    const ticket = await ticketOf(email)
    signedInBy(await pass(ticket, code()))
    expect(await pass(ticket, 'AAAA-AAAA')).toBe('wrong')
    expect(told()).toEqual([])
    signedInBy(await pass(ticket, one))
    expect(told().map(({ paragraphs }) => paragraphs[1])).toEqual([expect.stringContaining('You have 9 left')])
    expect(await pool.renewRecoveryCodes(userId, two)).toHaveLength(10)
    expect(told()).toHaveLength(2)
  })
  test('is passed in the browser that gave the password alone, within ten minutes, and while the password is the same', async () => {
    const { email, userId, code, verified } = await careful()
    const ticket = await ticketOf(email)
    expect(await pass(ticket, code(), { ...client, browser: 'another mark' })).toBe('late')
    expect(await pass(ticket.replace(userId, (await careful()).userId), code())).toBe('late')
    rig.pass(10 * MINUTE)
    expect(await pass(ticket, code())).toBe('late')
    const next = await ticketOf(email)
    expect(await pool.changePassword(verified, password, 'window-brick-cloud')).toBe('done')
    expect(await pass(next, code())).toBe('late')
  })
  test('is tried five times in ten minutes at most, the right code among them', async () => {
    const { email, code } = await careful()
    const ticket = await ticketOf(email)
    for (let i = 0; i < 5; i += 1) expect(await pass(ticket, wrongFor(code()))).toBe('wrong')
    expect(await pass(ticket, code())).toHaveProperty('lockedSeconds')
    rig.pass(11 * MINUTE)
    signedInBy(await pass(await ticketOf(email), code()))
  })
  test('tells of a new browser once it is passed, not before', async () => {
    const { email, code } = await careful()
    const met: string[] = []
    const other = { ...client, browser: 'its other mark' }
    const tell: NewBrowser = async (_tx, person) => void met.push(person.email)
    const answer = await pool.signIn(email, password, other, tell)
    const cookies = typeof answer === 'object' && 'stepCookies' in answer ? answer.stepCookies : []
    expect(met).toEqual([])
    signedInBy(await pass(cookies.join('; ').split(';')[0] ?? '', code(), other, tell))
    expect(met).toEqual([email])
  })
  test('is turned off by a code; then no session has passed it, and the password is enough', async () => {
    const { email, userId, code, verified } = await careful()
    const { accessToken } = signedInBy(await pass(await ticketOf(email), code()))
    rig.pass(HALF_MINUTE)
    expect(await pool.turnOffSecondStep(userId, wrongFor(code()))).toBe('wrong')
    expect(await pool.turnOffSecondStep(userId, code())).toBe('done')
    expect(await pool.verify(accessToken)).toMatchObject({ hasPassed: false })
    signedInBy(await signIn(email))
    expect(await pool.ownSecondStep(userId)).toEqual({ since: null, codesLeft: 0 })
    expect(verified.userId).toBe(userId)
  })
  test('ends with a new invitation, so that whoever lost their app comes in again', async () => {
    const { email, userId } = await careful()
    const { code } = await pool.invite(email)
    expect(await pool.acceptInvitation(email, code, password, client)).toBe('done')
    signedInBy(await signIn(email))
    expect((await pool.ownSecondStep(userId)).since).toBeNull()
  })
})
