import type { Pool } from '@evenshift/contract/call'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { browserOf } from '#server/testkit/people/browser'
import { lettersTo } from '#server/testkit/app/mails'
import { appCode } from '#server/testkit/people/authenticator'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { PASSWORD, newAccount, newInvited, newSeeker, newStaff, signIn } from '#server/testkit/people/people'

/* What somebody tries who wants another's account, from outside. */

let t: TestApp
let people = 0
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const browser = (pool?: Pool, userAgent?: string) => browserOf(t, pool, userAgent)
const newAddress = () => `stranger${(people += 1)}@mail.example`
const codeTo = async (email: string): Promise<string> => (await lettersTo(t, email)).flatMap(({ code }) => code ?? []).at(-1) ?? 'no code'
const wrongFor = (code: string) => (code === '000000' ? '111111' : '000000')

describe('the staff pool', () => {
  test('takes no sign-up', async () => {
    const stranger = browser('staff')
    for (const path of ['/sign-up', '/confirm', '/code'])
      expect((await stranger.post(path, { email: 'mallory@mail.example', password: PASSWORD, code: '123456' })).status).toBe(404)
    expect(await lettersTo(t, 'mallory@mail.example')).toEqual([])
  })
  test('opens /office to whoever passed a second step in this very session, and to no password alone', async () => {
    const { email } = await newStaff(t)
    const { token } = await newInvited(t)
    const look = async (by: string) => (await t.staff('people', { query: {} }, by)).status
    expect([await look(token), await look(await signIn(t, 'staff', email))]).toEqual([403, 200])
    const { secret } = (await t.identity.staff('prepareSecondStep', { body: { password: PASSWORD } }, token)).body
    expect(await look(token)).toBe(403)
    await t.identity.staff('turnOnSecondStep', { body: { code: appCode(secret, t.clock.now()) } }, token)
    expect(await look(token)).toBe(200)
    t.clock.pass(30_000)
    await t.identity.staff('turnOffSecondStep', { body: { password: PASSWORD, code: appCode(secret, t.clock.now()) } }, token)
    expect(await look(token)).toBe(403)
  })
  test('opens no door of /office to an account without a row of its own', async () => {
    const { token } = await newAccount(t, 'staff')
    const answer = await t.app.inject({ url: '/office/people', headers: { authorization: `Bearer ${token}` } })
    expect(answer.statusCode).toBe(401)
  })
})

describe('a code', () => {
  test('for an application without an account names the job, also when it is sent again; a job that nobody may read is left out', async () => {
    const jobId = await publishJob(t, await newHiringEmployer(t, 'Hale'), { title: 'Weekend barista' })
    const [email, other] = [newAddress(), newAddress()]
    const me = browser()
    const headings = async (to: string) => (await lettersTo(t, to)).map(({ heading }) => heading)
    await me.post('/sign-up', { email, password: PASSWORD, jobId })
    await me.post('/code', { email, jobId })
    expect(await headings(email)).toEqual(Array(2).fill('Your code to apply for Weekend barista at Hale'))
    const [letter] = await lettersTo(t, email)
    expect(letter?.button.path).toBe(`/apply/${jobId}?step=code`)
    await browser().post('/sign-up', { email: other, password: PASSWORD, jobId: jobId.replace(/.$/, jobId.endsWith('1') ? '2' : '1') })
    expect(await headings(other)).toEqual(['Confirm your email'])
  })
  test('for an application isn’t sent to whoever has an account: their mail leads to the job', async () => {
    const jobId = await publishJob(t, await newHiringEmployer(t, 'Hale'), { title: 'Weekend barista' })
    const { email } = await newAccount(t, 'jobseeker')
    await browser().post('/sign-up', { email, password: PASSWORD, jobId })
    const [letter] = await lettersTo(t, email)
    expect([letter?.heading, letter?.button.path, letter?.code]).toEqual(['You already have an account', `/find/${jobId}`, undefined])
    expect(letter?.paragraphs.join(' ')).toContain('sign in to apply for Weekend barista at Hale')
  })
  test('of a stranger’s sign-up with my address makes no account when I type it: my own does, with my password', async () => {
    const email = newAddress()
    const [me, stranger] = [browser(), browser()]
    await me.post('/sign-up', { email, password: 'teapot-lamp-river' })
    const mine = await codeTo(email)
    await stranger.post('/sign-up', { email, password: 'window-brick-cloud' })
    expect((await me.post('/confirm', { email, code: await codeTo(email) })).body['code']).toBe('CODE_WRONG')
    expect((await me.post('/confirm', { email, code: mine })).status).toBe(200)
    expect((await browser().post('/sign-in', { email, password: 'window-brick-cloud' })).status).toBe(400)
    expect((await browser().post('/sign-in', { email, password: 'teapot-lamp-river' })).body['state']).toBe('signed_in')
  })
  test('isn’t spoiled by the wrong guesses of someone else', async () => {
    const email = newAddress()
    const me = browser()
    await me.post('/sign-up', { email, password: 'teapot-lamp-river' })
    const code = await codeTo(email)
    const stranger = browser()
    for (let i = 0; i < 5; i += 1) {
      const { status, body } = await stranger.post('/confirm', { email, code: wrongFor(code) })
      expect([status, body['code']]).toEqual([400, 'CODE_ELSEWHERE'])
    }
    expect((await me.post('/confirm', { email, code })).status).toBe(200)
  })
  test('for a new password isn’t spoiled by someone else either, and works in the browser that asked alone', async () => {
    const { email } = await newSeeker(t)
    const [me, stranger] = [browser(), browser()]
    await me.post('/reset/request', { email })
    const code = await codeTo(email)
    await stranger.post('/reset/request', { email })
    for (let i = 0; i < 3; i += 1)
      expect((await stranger.post('/reset', { email, code: wrongFor(await codeTo(email)), password: 'window-brick-cloud' })).status).toBe(
        400,
      )
    expect((await browser().post('/reset', { email, code, password: 'window-brick-cloud' })).body['message']).toBe(
      'You asked for this code in another browser. Enter it there, or ask for a new one here.',
    )
    expect((await me.post('/reset', { email, code, password: 'garden-spoon-train' })).status).toBe(204)
  })
  test('is asked for again only by the browser that signed up, so that it carries no stranger’s password', async () => {
    const email = newAddress()
    await browser().post('/sign-up', { email, password: 'window-brick-cloud' })
    const { body } = await browser().post('/code', { email })
    expect(body['message']).toBe('You asked for this code in another browser. Enter it there, or sign in here to get a new one.')
    expect(await lettersTo(t, email)).toHaveLength(1)
  })
  test('is bound by a cookie that no page reads and no other site sends', async () => {
    const { headers } = await browser().post('/reset/request', { email: newAddress() })
    expect(headers['set-cookie']).toMatch(
      /^evenshift-jobseeker\.browser=[\w-]{43}; Max-Age=34560000; Path=\/identity\/jobseeker; HttpOnly; SameSite=Strict$/,
    )
  })
})

describe('a session', () => {
  const signedIn = async () => {
    const { email } = await newSeeker(t)
    const me = browser()
    const { body } = await me.post('/sign-in', { email, password: PASSWORD })
    return { me, email, token: body['accessToken'] ?? '' }
  }
  /** Whoever reads or writes the pool's sessions meets a database that is away. */
  const sessionsAway = async () => {
    const run = async (...statements: string[]) => {
      for (const statement of statements) await t.database.sql.query(statement)
    }
    await run(
      `create function away() returns boolean language plpgsql as $$ begin raise exception 'gone' using errcode = '57P01'; end $$`,
      'alter table auth_jobseeker.session rename to kept',
      'create view auth_jobseeker.session as select * from auth_jobseeker.kept where away()',
    )
    return {
      back: () => run('drop view auth_jobseeker.session', 'alter table auth_jobseeker.kept rename to session', 'drop function away()'),
    }
  }
  test('whose end can’t be written isn’t said to be over, and its cookie stays to be signed out again', async () => {
    const { me } = await signedIn()
    const sessions = await sessionsAway()
    const failed = await me.post('/sign-out')
    await sessions.back()
    expect([failed.status, failed.body['code'], failed.headers['set-cookie']]).toEqual([503, 'UNAVAILABLE', undefined])
    expect((await me.post('/token')).status).toBe(200)
    expect((await me.post('/sign-out')).status).toBe(204)
    expect((await me.post('/token')).status).toBe(401)
  })
  test('ends when its old cookie is used by who copied it', async () => {
    const { me } = await signedIn()
    const thief = browser()
    const stolen = me.cookie()
    await me.post('/token')
    t.clock.pass(61_000)
    const used = await t.app.inject({ method: 'POST', url: '/identity/jobseeker/token', headers: { cookie: stolen } })
    expect([used.statusCode, (await me.post('/token')).status, (await thief.post('/token')).status]).toEqual([401, 401, 401])
  })
  test('of another browser ends when the password is changed, and the person is told', async () => {
    const { me, email, token } = await signedIn()
    const other = browser()
    await other.post('/sign-in', { email, password: PASSWORD })
    expect((await me.post('/password', { current: PASSWORD, next: 'garden-spoon-train' }, token)).status).toBe(204)
    expect([(await me.post('/token')).status, (await other.post('/token')).status]).toEqual([200, 401])
    expect((await lettersTo(t, email)).map(({ subject }) => subject)).toContain('Your Evenshift password was changed')
  })
})

describe('a sign-in', () => {
  const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Mobile/15E148 Safari/604.1'
  const subject = 'New sign-in with Safari on iPhone'
  const subjectsTo = async (email: string) => (await lettersTo(t, email)).map((letter) => letter.subject)
  test('with a browser that was never used for the account is told in the inbox and by mail, once, and names no place', async () => {
    const { email, token } = await newSeeker(t)
    const phone = browser('jobseeker', PHONE)
    await phone.post('/sign-in', { email, password: 'not the password' })
    expect(await subjectsTo(email)).not.toContain(subject)
    await phone.post('/sign-in', { email, password: PASSWORD })
    await phone.post('/sign-out')
    await phone.post('/sign-in', { email, password: PASSWORD })
    const letters = (await lettersTo(t, email)).filter((letter) => letter.subject === subject)
    expect(letters).toMatchObject([
      { button: { path: '/settings' }, preheader: 'Wasn’t you? Sign out everywhere and change your password.' },
    ])
    expect(letters[0]).not.toHaveProperty('stop')
    const { data } = (await t.seeker('notifications', { query: {} }, token)).body
    expect(data.filter(({ type }) => type === 'security_sign_in')).toMatchObject([{ title: subject, link: '/settings' }])
  })
  test('with another browser of the same name is told as well', async () => {
    const { email } = await newAccount(t, 'employer')
    for (const each of [browser('employer', PHONE), browser('employer', PHONE)]) await each.post('/sign-in', { email, password: PASSWORD })
    expect((await subjectsTo(email)).filter((one) => one === subject)).toHaveLength(2)
  })
  test('with the browser that signed up is no news', async () => {
    const email = newAddress()
    const me = browser('jobseeker', PHONE)
    await me.post('/sign-up', { email, password: PASSWORD })
    await me.post('/confirm', { email, code: await codeTo(email) })
    await me.post('/sign-out')
    expect((await me.post('/sign-in', { email, password: PASSWORD })).body['state']).toBe('signed_in')
    expect(await subjectsTo(email)).not.toContain(subject)
  })
  test('of staff is told by mail', async () => {
    const { email } = await newAccount(t, 'staff')
    await browser('staff', PHONE).post('/sign-in', { email, password: PASSWORD })
    expect(await lettersTo(t, email)).toMatchObject([{ subject, button: { path: '/staff/account' } }])
  })
})

describe.each(['jobseeker', 'employer', 'staff'] as const)('the sessions of the %s pool', (pool) => {
  const PHONE = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
  test('are named by their browsers, this one first, and ended one by one or all but this', async () => {
    const { email } = await newAccount(t, pool)
    const [phone, desk] = [browser(pool, PHONE), browser(pool, 'curl')]
    const token = (await phone.post('/sign-in', { email, password: PASSWORD })).body['accessToken'] ?? ''
    await desk.post('/sign-in', { email, password: PASSWORD })
    // What the others have, these have as well.
    const calls = t.identity[pool] as typeof t.identity.staff
    const listed = async () => (await calls('sessions', {}, token)).body
    const [first, second, third] = await listed()
    expect([first, second?.label, third?.isThis]).toMatchObject([{ label: 'Chrome on Android', isThis: true }, '', false])
    const id = second?._id ?? ''
    expect((await calls('endSession', { params: { id } }, token)).status).toBe(204)
    expect((await calls('endSession', { params: { id } }, token)).error.code).toBe('NOT_FOUND')
    expect(await listed()).toHaveLength(2)
    expect((await calls('signOutElsewhere', {}, token)).status).toBe(204)
    expect(await listed()).toMatchObject([{ isThis: true }])
  })
})

test.each(['jobseeker', 'employer', 'staff'])('the identity of the %s pool has its own description', async (pool) => {
  const answer = await t.app.inject({ url: `/identity/${pool}/openapi.json` })
  const { servers, paths } = answer.json<{ servers: { url: string }[]; paths: Record<string, unknown> }>()
  expect([answer.statusCode, servers[0]?.url, '/sign-in' in paths, '/sign-up' in paths]).toEqual([
    200,
    `/identity/${pool}`,
    true,
    pool !== 'staff',
  ])
})

test('after five wrong passwords the sixth answer says when to come back', async () => {
  const strict = await testApp({ rateLimitFactor: 1 })
  const body = { email: 'nobody@mail.example', password: 'window-brick-cloud' }
  const statuses: number[] = []
  for (let i = 0; i < 5; i += 1) statuses.push((await strict.identity.jobseeker('signIn', { body })).status)
  const locked = await strict.identity.jobseeker('signIn', { body })
  expect([statuses, locked.status, locked.error.code, locked.headers['retry-after']]).toEqual([
    [400, 400, 400, 400, 400],
    429,
    'RATE_LIMITED',
    '600',
  ])
  await strict.close()
})
