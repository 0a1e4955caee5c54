import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { INVITATION_DAYS } from '@evenshift/contract/constants'
import { grantPackage } from '#server/capabilities/parties/companies/subscriptions/plans'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { mailsTo } from '#server/testkit/app/mails'
import { type Member, newAccount, newEmployer, signIn } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Role = 'owner' | 'manager' | 'reviewer'
const NOBODY = '01890000-0000-7000-8000-000000000000'

/** The owner of a company whose plan seats three. */
async function newTeam(name?: string): Promise<Member> {
  const owner = await newEmployer(t, name)
  await grantPackage(t.parts.db, owner.employerId, 'standard', t.clock.now())
  return owner
}
const invite = (owner: Member, email: string, role: Role = 'reviewer') => t.employer('inviteMember', { body: { email, role } }, owner.token)

/** The newest mail to an address, and the token of the invitation in it. */
async function mailTo(address: string): Promise<{ text: string; token: string }> {
  const text = (await mailsTo(t, address)).at(-1)?.text ?? ''
  return { text, token: /#(\S+)/.exec(text)?.[1] ?? '' }
}
const accept = (token: string, of: { readonly token: string }) => t.employer('acceptInvitation', { body: { token } }, of.token)

/** Somebody who joined by an invitation. */
async function newColleague(owner: Member, role: Role, email?: string) {
  const person = await newAccount(t, 'employer', email)
  await invite(owner, person.email, role)
  const joined = await accept((await mailTo(person.email)).token, person)
  return { ...person, employerId: owner.employerId, memberId: joined.body._id }
}
const idOf = async (owner: Member, email: string): Promise<string> =>
  (await t.employer('members', {}, owner.token)).body.find((one) => one.email === email)?._id ?? ''
const change = (by: Member, id: string, role: Role) => t.employer('changeMember', { params: { id }, body: { role } }, by.token)
const remove = (by: Member, id: string) => t.employer('removeMember', { params: { id } }, by.token)
const ownersOf = async ({ employerId }: Member): Promise<number> =>
  (await t.database.sql.query(`select 1 from members where employer_id = $1 and role = 'owner'`, [employerId])).rows.length

describe('an invitation', () => {
  it('goes out by mail, is listed, and lets the invited person in with its role, under the name in their address', async () => {
    const owner = await newTeam('Brook & Vale')
    const asked = await invite(owner, 'Sam.Okoro@brook.example', 'manager')
    expect(asked).toMatchObject({
      status: 201,
      body: { email: 'sam.okoro@brook.example', role: 'manager', state: 'invited', joinedAt: null },
    })
    const { text, token } = await mailTo('sam.okoro@brook.example')
    expect(text).toContain('Brook & Vale')
    expect(text).toContain(`http://localhost/auth/sign-up/complete/employer#${token}`)
    const sam = await newAccount(t, 'employer', 'sam.okoro@brook.example')
    const joined = await accept(token, sam)
    expect(joined).toMatchObject({ status: 200, body: { state: 'active', role: 'manager', name: 'Sam Okoro', invitedAt: null } })
    expect((await t.employer('employerInfo', {}, sam.token)).body).toMatchObject({ isUser: true, status: 'Approved', role: 'manager' })
    const { team } = (await t.employer('employerInfo', {}, owner.token)).body
    expect(team.map(({ name, role }) => ({ name, role }))).toEqual([
      { name: 'Jo Sample', role: 'owner' },
      { name: 'Sam Okoro', role: 'manager' },
    ])
    const listed = (await t.employer('members', {}, owner.token)).body
    expect(listed.map(({ email, state }) => [email, state])).toEqual([
      [owner.email, 'active'],
      ['sam.okoro@brook.example', 'active'],
    ])
  })

  it('keeps only a hash of its token', async () => {
    const owner = await newTeam()
    await invite(owner, 'kept@brook.example')
    const { token } = await mailTo('kept@brook.example')
    const { rows } = await t.database.sql.query('select * from invitations')
    expect(token).toHaveLength(32)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('is to every other person as good as none, works once, and not after a week', async () => {
    const owner = await newTeam()
    const [ann, eve] = [await newAccount(t, 'employer', 'ann@brook.example'), await newAccount(t, 'employer', 'eve@brook.example')]
    await invite(owner, ann.email)
    const { token } = await mailTo(ann.email)
    const [stolen, unknown] = [await accept(token, eve), await accept('a'.repeat(32), eve)]
    expect(stolen.status).toBe(404)
    expect({ ...stolen.error, requestId: '' }).toEqual({ ...unknown.error, requestId: '' })
    expect((await accept(token, ann)).status).toBe(200)
    await remove(owner, await idOf(owner, ann.email))
    expect((await accept(token, ann)).status).toBe(404)

    await invite(owner, eve.email)
    const late = (await mailTo(eve.email)).token
    t.clock.pass(INVITATION_DAYS * DAY)
    const again = await signIn(t, 'employer', eve.email)
    expect((await accept(late, { token: again })).status).toBe(404)
  })

  it('is used by one of two who accept at the same moment', async () => {
    const owner = await newTeam()
    const ann = await newAccount(t, 'employer')
    await invite(owner, ann.email)
    const { token } = await mailTo(ann.email)
    const both = await Promise.all([accept(token, ann), accept(token, ann)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404])
  })

  it('taken back opens nothing and gives its seat free; one that ran out does so by itself and can be sent again', async () => {
    const owner = await newTeam()
    const ann = await newAccount(t, 'employer')
    const first = await invite(owner, ann.email)
    const { token } = await mailTo(ann.email)
    expect((await remove(owner, first.body._id)).status).toBe(204)
    expect((await accept(token, ann)).status).toBe(404)
    expect((await invite(owner, ann.email)).status).toBe(201)
    t.clock.pass(INVITATION_DAYS * DAY)
    const fresh = { ...owner, token: await signIn(t, 'employer', owner.email) }
    expect((await t.employer('members', {}, fresh.token)).body).toHaveLength(1)
    expect((await t.employer('entitlement', {}, fresh.token)).body.usage.seats).toBe(1)
    expect((await invite(fresh, ann.email)).status).toBe(201)
  })

  it('is refused for who works here, who is asked already, and who belongs to a company', async () => {
    const owner = await newTeam()
    expect((await invite(owner, owner.email.toUpperCase())).error.code).toBe('ALREADY_EXISTS')
    await invite(owner, 'twice@brook.example')
    expect((await invite(owner, 'Twice@brook.example')).error.code).toBe('ALREADY_EXISTS')
    const elsewhere = await newEmployer(t)
    expect((await invite(owner, elsewhere.email)).status).toBe(201)
    const { token } = await mailTo(elsewhere.email)
    expect((await accept(token, elsewhere)).error.code).toBe('ALREADY_EXISTS')
  })
})

describe('the seats of the plan', () => {
  it('are taken by members and open invitations alike', async () => {
    const single = await newEmployer(t)
    const refused = await invite(single, 'one@brook.example')
    expect(refused.error).toMatchObject({ code: 'PLAN_LIMIT', details: { limit: 1, used: 1, package: 'starter' } })
    const owner = await newTeam()
    for (const email of ['two@brook.example', 'three@brook.example']) expect((await invite(owner, email)).status).toBe(201)
    expect((await t.employer('entitlement', {}, owner.token)).body.usage.seats).toBe(3)
    expect((await invite(owner, 'four@brook.example')).error.code).toBe('PLAN_LIMIT')
  })

  it('hold when several invitations are sent at the same moment', async () => {
    const owner = await newTeam()
    const sent = await Promise.all(['a', 'b', 'c', 'd'].map((name) => invite(owner, `${name}@race.example`)))
    expect(sent.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 201, 402, 402])
  })

  it('hold when the plan has shrunk before someone accepts', async () => {
    const owner = await newTeam()
    const ann = await newAccount(t, 'employer')
    await invite(owner, ann.email)
    await grantPackage(t.parts.db, owner.employerId, 'starter', t.clock.now())
    const { token } = await mailTo(ann.email)
    expect((await accept(token, ann)).error.code).toBe('PLAN_LIMIT')
    await grantPackage(t.parts.db, owner.employerId, 'standard', t.clock.now())
    expect((await accept(token, ann)).status).toBe(200)
  })
})

describe('a member', () => {
  it('loses the company at once when taken out, with the session that is open', async () => {
    const owner = await newTeam()
    const sam = await newColleague(owner, 'manager')
    expect((await t.employer('ongoingJobs', { query: {} }, sam.token)).status).toBe(200)
    expect((await remove(owner, sam.memberId)).status).toBe(204)
    expect((await t.employer('ongoingJobs', { query: {} }, sam.token)).error.code).toBe('PROFILE_INCOMPLETE')
    expect((await t.employer('employerInfo', {}, sam.token)).body).toMatchObject({ isUser: false, team: [] })
  })

  it('has another role from the next call on; only owners see and change who works here', async () => {
    const owner = await newTeam()
    const sam = await newColleague(owner, 'reviewer')
    expect((await t.employer('createJob', { body: { title: 'Barista', status: 'draft' } }, sam.token)).error.code).toBe('ROLE')
    expect((await change(owner, sam.memberId, 'manager')).body).toMatchObject({ role: 'manager', state: 'active' })
    expect((await t.employer('createJob', { body: { title: 'Barista', status: 'draft' } }, sam.token)).status).toBe(201)
    for (const answer of [
      await t.employer('members', {}, sam.token),
      await invite(sam, 'x@brook.example'),
      await change(sam, sam.memberId, 'owner'),
      await remove(sam, sam.memberId),
    ])
      expect(answer.error.code).toBe('ROLE')
  })

  it('who is only invited joins with the role that they have by then', async () => {
    const owner = await newTeam()
    const ann = await newAccount(t, 'employer')
    const asked = await invite(owner, ann.email, 'owner')
    expect((await change(owner, asked.body._id, 'reviewer')).body).toMatchObject({ role: 'reviewer', state: 'invited' })
    expect((await accept((await mailTo(ann.email)).token, ann)).body).toMatchObject({ role: 'reviewer', name: null })
  })

  it('is no one to another company, and to a person without one', async () => {
    const [owner, other, nobody] = [await newTeam(), await newTeam(), await newAccount(t, 'employer')]
    const asked = await invite(owner, 'asked@brook.example')
    for (const id of [await idOf(owner, owner.email), asked.body._id, NOBODY]) {
      expect((await change(other, id, 'reviewer')).status).toBe(404)
      expect((await remove(other, id)).status).toBe(404)
      expect((await remove({ ...nobody, employerId: '' }, id)).status).toBe(404)
    }
    expect((await t.employer('members', {}, nobody.token)).body).toEqual([])
    expect((await t.employer('members', {}, owner.token)).body).toHaveLength(2)
  })
})

describe('the last owner', () => {
  it('stays, until someone else is one', async () => {
    const owner = await newTeam()
    const own = await idOf(owner, owner.email)
    const sam = await newColleague(owner, 'manager')
    expect((await remove(owner, own)).error.code).toBe('INVALID_TRANSITION')
    expect((await change(owner, own, 'manager')).error.code).toBe('INVALID_TRANSITION')
    await change(owner, sam.memberId, 'owner')
    expect((await remove(owner, own)).status).toBe(204)
    expect((await t.employer('members', {}, sam.token)).body.map(({ role }) => role)).toEqual(['owner'])
  })

  it('stays when two owners take each other out at the same moment, or both step down', async () => {
    for (const step of ['out', 'down'] as const) {
      const owner = await newTeam()
      const own = await idOf(owner, owner.email)
      const sam = await newColleague(owner, 'owner')
      const both =
        step === 'out'
          ? await Promise.all([remove(owner, sam.memberId), remove(sam, own)])
          : await Promise.all([change(owner, own, 'reviewer'), change(sam, sam.memberId, 'reviewer')])
      expect(both.filter(({ status }) => status < 300)).toHaveLength(1)
      expect(await ownersOf(owner)).toBe(1)
    }
  })
})
