import { afterAll, beforeAll, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { grantPackage } from '#server/capabilities/parties/companies/subscriptions/plans'
import { packages } from '#server/capabilities/parties/companies/subscriptions/tables'
import { lettersTo, mailsTo } from '#server/testkit/app/mails'
import { newMember } from '#server/testkit/people/callers'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Market, openMarket } from '#server/testkit/people/market'
import { type Person, newAccount } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const told = async ({ token }: Person, kind: string) =>
  (await market.t.employer('notifications', { query: { limit: 50 } }, token)).body.data.filter(({ type }) => type === kind)

it('the owners of a company are told that a colleague has joined, and no one else is', async () => {
  const { t } = market
  const owner = await newHiringEmployer(t, 'Brook & Vale')
  await grantPackage(t.parts.db, owner.employerId, 'plus', t.clock.now())
  const [second, manager] = [await newMember(t, owner.employerId, 'manager'), await newMember(t, owner.employerId, 'manager')]
  await t.database.sql.query(`update members set role = 'owner' where user_id = $1`, [second.userId])
  const sam = await newAccount(t, 'employer', 'sam.okoro@brook.example')
  await t.employer('inviteMember', { body: { email: sam.email, role: 'reviewer' } }, owner.token)
  expect(await told(owner, 'team_invite')).toEqual([])
  const token = /#(\S+)/.exec((await mailsTo(t, sam.email)).at(-1)?.text ?? '')?.[1] ?? ''
  const join = () => t.employer('acceptInvitation', { body: { token } }, sam.token)
  await Promise.all([join(), join()])
  const said = { title: 'Sam Okoro joined your team', body: 'They’re a reviewer now and can see your applicants.', link: '/company#team' }
  for (const one of [owner, second]) expect(await told(one, 'team_invite')).toMatchObject([said])
  for (const one of [manager, sam]) expect(await told(one, 'team_invite')).toEqual([])
  expect((await lettersTo(t, owner.email)).map(({ subject }) => subject)).toContain('Sam Okoro joined Brook & Vale on Evenshift')
})

it('the owners are told once when the last interview invitation of a month or the last live job is taken', async () => {
  const { t } = market
  const own = { interviewInvitations: 2, liveJobs: 2 }
  await t.parts.db.update(packages).set(own).where(eq(packages.code, 'charity_school'))
  const owner = await newHiringEmployer(t)
  const manager = await newMember(t, owner.employerId, 'manager')
  await t.database.sql.query('delete from entitlements where employer_id = $1', [owner.employerId])
  await grantPackage(t.parts.db, owner.employerId, 'charity_school', t.clock.now())
  const titles = async (person: Person) => (await told(person, 'plan_limit_reached')).map(({ title }) => title)
  const jobId = await market.publish({}, owner)
  expect(await titles(owner)).toEqual([])
  await market.publish({}, owner)
  expect(await titles(owner)).toEqual(['All your live jobs are in use'])
  const questionIds = (await market.bankQuestions(owner)).map(({ _id }) => _id)
  const invite = async () => {
    const { application } = await market.applied(jobId)
    const body = { status: 'interview_invited', version: 1, interview: market.invite({ questionIds }) } as const
    return (await market.move(application._id, body, owner)).status
  }
  expect([await invite(), await titles(owner)]).toEqual([200, ['All your live jobs are in use']])
  expect([await invite(), await titles(owner)]).toEqual([200, ['No interview invitations left', 'All your live jobs are in use']])
  expect([await invite(), (await titles(owner)).length]).toEqual([402, 2])
  expect(await titles(manager)).toEqual([])
})
