import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { openLog } from '#server/log'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobTerms, newHiringEmployer } from '#server/testkit/people/jobs'
import { type Member, PASSWORD, type Person, newAccount, newSeeker } from '#server/testkit/people/people'

const CANARY = 'canary'
let t: TestApp
let seeker: Person
let member: Member
let lines: string[]
beforeAll(async () => {
  t = await testApp({ log: openLog('trace', { write: (line: string) => void lines.push(line) }) })
  lines = []
  seeker = await newSeeker(t)
  member = await newHiringEmployer(t)
})
afterAll(() => t.close())
afterEach(() => vi.restoreAllMocks())

/** Words that stand in a call's field, and nowhere else. */
const planted = (field: string): string => `${CANARY} ${field} nightingale`
/** All that was logged and printed while it ran, with the failures of its calls, of which there are so many. */
async function saidDuring(failures: number, run: () => Promise<unknown>): Promise<string> {
  lines = []
  const printed = (['log', 'warn', 'error'] as const).map((name) => vi.spyOn(console, name).mockReturnValue(undefined))
  await run()
  const failed = lines.map((line) => JSON.parse(line) as { msg: string; err?: unknown }).filter(({ msg }) => msg === 'call failed')
  expect(failed).toHaveLength(failures)
  for (const { err } of failed)
    expect(err).toMatchObject({ statement: expect.any(String), cause: { code: expect.stringMatching(/^\w{5}$/) } })
  return [...lines, ...printed.map(({ mock }) => JSON.stringify(mock.calls.map((call) => call.map(String))))].join('\n')
}
/** Makes every write of a table fail, in the way of a constraint, which tells the whole row, or of a trigger, which tells what it likes. */
async function whileFailing(table: string, run: () => Promise<unknown>): Promise<void> {
  await t.database.sql.query(`alter table ${table} add constraint planted check (false) not valid`)
  await run()
  await t.database.sql.query(`alter table ${table} drop constraint planted`)
  await t.database.sql.query(
    `create function planted() returns trigger language plpgsql as $$ begin raise exception '%', new::text using detail = new::text; end $$`,
  )
  await t.database.sql.query(`create trigger planted before insert or update on ${table} for each row execute function planted()`)
  await run()
  await t.database.sql.query('drop function planted cascade')
}

test('a write that fails is logged by its code and its statement, without a word of what was written', async () => {
  const texts = { title: planted('title'), description: planted('description'), responsibilities: [planted('responsibility')] }
  const body = { ...jobTerms(), ...texts, status: 'draft' as const }
  const said = await saidDuring(4, async () => {
    await whileFailing('jobs', async () => expect((await t.employer('createJob', { body }, member.token)).status).toBe(500))
    const person = { firstName: planted('first'), lastName: planted('last'), bio: planted('bio') }
    await whileFailing('seekers', async () => expect((await t.seeker('changeProfile', { body: person }, seeker.token)).status).toBe(500))
  })
  expect(said).not.toMatch(/canary|nightingale|Saturday|Leeds/)
  expect(said).not.toContain(seeker.email)
})

test('a read that fails is logged without what was asked: no address, no password, no session', async () => {
  const email = `${CANARY}@mail.example`
  await newAccount(t, 'jobseeker', email)
  const signedIn = await t.identity.jobseeker('signIn', { body: { email, password: PASSWORD } })
  const cookie = String(signedIn.headers['set-cookie']).split(';', 1)[0] ?? ''
  const session = decodeURIComponent(cookie.slice(cookie.indexOf('=') + 1)).split('.', 1)[0] ?? ''
  const password = planted('password')
  await t.database.sql.query('alter schema auth_jobseeker rename to away')
  const said = await saidDuring(4, async () => {
    for (const answer of [
      await t.identity.jobseeker('signIn', { body: { email, password } }),
      await t.identity.jobseeker('signUp', { body: { email: `new-${email}`, password } }),
      await t.identity.jobseeker('requestReset', { body: { email } }),
      await t.identity.jobseeker('renewToken', {}, undefined, { cookie }),
    ])
      expect(answer.status).toBe(500)
  })
  await t.database.sql.query('alter schema away rename to auth_jobseeker')
  expect(session.length).toBeGreaterThan(20)
  expect(said).not.toContain(session)
  expect(said).not.toMatch(/canary|nightingale/)
})
