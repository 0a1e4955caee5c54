import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { lettersTo } from '#server/testkit/app/mails'
import { type Person, CLIENT, newStaff, signIn } from '#server/testkit/people/people'

let t: TestApp
let boss: Person
beforeAll(async () => {
  t = await testApp()
  boss = await newStaff(t)
})
afterAll(() => t.close())

const invite = (email: string, role: 'reviewer' | 'administrator' = 'reviewer', { token } = boss) =>
  t.staff('inviteStaff', { body: { email, role } }, token)
const colleagues = async () => (await t.staff('colleagues', {}, boss.token)).body.data
const give = (id: string, role: 'reviewer' | 'administrator', { token } = boss) =>
  t.staff('changeColleague', { params: { id }, body: { role } }, token)
const PASSWORD = 'a quiet week in may'
const join = async (email: string) => {
  const code = (await lettersTo(t, email)).at(-1)?.code ?? 'none'
  return t.parts.identity.pool('staff').acceptInvitation(email, code, PASSWORD, CLIENT)
}

describe('an invitation', () => {
  it('is mailed with a code and the way to the page that takes it, and lets its holder in once a password is set', async () => {
    const { status, body } = await invite('Noor@Work.example')
    expect([status, body.email]).toEqual([201, 'noor@work.example'])
    expect(await colleagues()).toContainEqual(expect.objectContaining({ _id: body._id, role: 'reviewer', joinedAt: null }))
    const letter = (await lettersTo(t, 'noor@work.example')).at(-1)
    expect(letter?.button).toEqual({ label: 'Set password', path: `/staff/join#${letter?.code}` })
    expect(await join('noor@work.example')).toBe('done')
    const signedIn = await t.parts.identity.pool('staff').signIn('noor@work.example', PASSWORD, CLIENT, async () => undefined)
    const token = typeof signedIn === 'object' && 'accessToken' in signedIn ? signedIn.accessToken : ''
    // In, but for their second step.
    expect((await t.staff('ownColleague', {}, token)).error.code).toBe('SECOND_STEP_NEEDED')
    expect((await colleagues()).find(({ _id }) => _id === body._id)).toMatchObject({ role: 'reviewer', joinedAt: expect.any(String) })
    const rows = (await t.staff('audit', { query: { subjectId: body._id } }, boss.token)).body.data
    expect(rows).toMatchObject([{ action: 'invite', by: boss.email, note: 'reviewer', subject: { label: 'noor@work.example' } }])
  })

  it('is sent again to whoever hasn’t joined, and the code before it is no good then', async () => {
    await invite('late@work.example')
    const first = (await lettersTo(t, 'late@work.example')).at(-1)?.code ?? ''
    expect((await invite('late@work.example', 'administrator')).status).toBe(201)
    expect(await t.parts.identity.pool('staff').acceptInvitation('late@work.example', first, PASSWORD, CLIENT)).toBe('wrong')
    expect(await join('late@work.example')).toBe('done')
  })

  it('never closes the account of a colleague who works here', async () => {
    const colleague = await newStaff(t, 'reviewer')
    await t.staff('ownColleague', {}, colleague.token)
    expect((await invite(colleague.email.toUpperCase())).error.code).toBe('ALREADY_EXISTS')
    expect((await t.staff('ownColleague', {}, await signIn(t, 'staff', colleague.email))).status).toBe(200)
  })
})

describe('a role', () => {
  it('is an administrator’s to give, counts from the next call on, and is a row of the audit', async () => {
    const colleague = await newStaff(t, 'reviewer')
    expect((await invite('x@work.example', 'reviewer', colleague)).error.code).toBe('ROLE')
    expect((await give(colleague.userId, 'administrator', colleague)).error.code).toBe('ROLE')
    expect((await give(colleague.userId, 'administrator')).body.role).toBe('administrator')
    expect((await invite('x@work.example', 'reviewer', colleague)).status).toBe(201)
    const rows = (await t.staff('audit', { query: { subjectId: colleague.userId, action: 'change_role' } }, boss.token)).body.data
    expect(rows).toMatchObject([{ by: boss.email, note: 'administrator' }])
    expect((await give(uuidv7(), 'reviewer')).error.code).toBe('NOT_FOUND')
  })

  it('of the last administrator stays, also when the last two give theirs up at once', async () => {
    for (const { _id } of await colleagues()) if (_id !== boss.userId) await give(_id, 'reviewer')
    expect((await give(boss.userId, 'reviewer')).error.errors).toMatchObject([{ path: 'role' }])
    const other = await newStaff(t)
    await Promise.all([give(boss.userId, 'reviewer'), give(other.userId, 'reviewer', other)])
    expect((await colleagues()).filter(({ role }) => role === 'administrator')).toHaveLength(1)
  })
})

describe('a colleague who leaves', () => {
  it('has nothing open to them from the next call on, and can’t sign in; what they decided keeps their name', async () => {
    const leaver = await newStaff(t, 'administrator')
    await invite('kept@work.example', 'reviewer', leaver)
    const reviewer = await newStaff(t, 'reviewer')
    const remove = (id: string, { token } = boss) => t.staff('removeColleague', { params: { id } }, token)
    expect((await remove(leaver.userId, reviewer)).error.code).toBe('ROLE')
    await give(boss.userId, 'administrator', leaver)
    expect((await remove(leaver.userId)).status).toBe(204)
    expect((await t.staff('ownColleague', {}, leaver.token)).status).toBe(401)
    expect((await remove(leaver.userId)).error.code).toBe('NOT_FOUND')
    expect((await colleagues()).map(({ _id }) => _id)).not.toContain(leaver.userId)
    const signedIn = await t.parts.identity.pool('staff').signIn(leaver.email, PASSWORD, CLIENT, async () => undefined)
    expect(signedIn).toBe('wrong')
    const about = async (query: object) => (await t.staff('audit', { query }, boss.token)).body.data
    expect(await about({ subjectId: leaver.userId, action: 'let_go' })).toMatchObject([{ by: boss.email, note: leaver.email }])
    expect((await about({ action: 'invite' })).map(({ by }) => by)).toContain(leaver.email)
  })

  it('is never the last administrator', async () => {
    for (const { _id, role } of await colleagues()) if (_id !== boss.userId && role === 'administrator') await give(_id, 'reviewer')
    expect((await t.staff('removeColleague', { params: { id: boss.userId } }, boss.token)).error.code).toBe('INVALID_TRANSITION')
  })
})
