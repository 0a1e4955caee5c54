import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tell } from '#server/capabilities/ground/notices/public'
import type { TestApp } from '#server/testkit/app/app'
import { mailingApp } from '#server/testkit/app/mailing'
import { newMember } from '#server/testkit/people/callers'
import { PASSWORD, type Person, newEmployer, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let mails: Awaited<ReturnType<typeof mailingApp>>['mails']
let close: () => Promise<void>
beforeAll(async () => {
  ;({ t, mails, close } = await mailingApp())
  await t.parts.queue.start()
})
afterAll(() => close())

const sides = {
  jobseeker: { kind: 'offer_received', join: () => newSeeker(t) },
  employer: { kind: 'job_approved', join: async () => newMember(t, (await newEmployer(t)).employerId, 'reviewer') },
} as const
type Side = keyof typeof sides

/** Tells something that is mailed. */
const told = (side: Side, { userId: personId, email }: Pick<Person, 'userId' | 'email'>, title: string) =>
  tell({ tx: t.parts.db, queue: t.parts.queue, now: t.clock.now() }, [
    { kind: sides[side].kind, to: [{ personId, email }], about: { title, body: 'It is so.', link: null, letter: null } },
  ])
/** One mail goes after another: once this one is there, those before it are dealt with. */
let others = 0
async function settled(side: Side): Promise<void> {
  const email = `witness${(others += 1)}@mail.example`
  await told(side, { userId: '0199b6f2-7e1c-7bbb-8a52-6f2d6d3d4a10', email }, 'Afterwards')
  await mails.mailTo(email)
}
const askedFor = ({ email }: Person) => mails.asked.filter((one) => one === email).length
const codeIn = ({ subject }: { subject: string }) => subject.slice(0, 6)
const emailOf = async (side: Side, { token }: Person) => (await t.identity[side]('ownEmail', {}, token)).body

describe.each(['jobseeker', 'employer'] as const)('mail to a %s', (side) => {
  it('that comes back for good is the last but for codes that they ask for, which clear it when they’re entered', async () => {
    const person = await sides[side].join()
    mails.says.set(person.email, '550 5.1.1 No such user')
    await told(side, person, 'First')
    await settled(side)
    expect([await emailOf(side, person), askedFor(person)]).toEqual([{ email: person.email, isBouncing: true }, 1])
    await told(side, person, 'Second')
    await settled(side)
    expect(askedFor(person)).toBe(1)
    expect(await t.parts.queue.givenUpMails(t.parts.db)).toEqual([])

    mails.says.delete(person.email)
    const ask = { body: { email: person.email, password: PASSWORD } }
    const asked = await t.identity[side]('requestEmail', ask, person.token)
    expect(asked.status).toBe(202)
    const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? ''
    const body = { email: person.email, code: codeIn(await mails.mailTo(person.email)) }
    const { accessToken: token } = (await t.identity[side]('changeEmail', { body }, person.token, { cookie })).body
    expect(await emailOf(side, { ...person, token })).toEqual({ email: person.email, isBouncing: false })
    await told(side, person, 'Third')
    expect((await mails.mailTo(person.email, 2)).subject).toBe('Third')
  })

  it('that isn’t taken now says nothing of their email', async () => {
    const person = await sides[side].join()
    mails.says.set(person.email, '552 5.2.2 Mailbox full')
    await told(side, person, 'First')
    await settled(side)
    expect(await emailOf(side, person)).toEqual({ email: person.email, isBouncing: false })
  })

  it('goes to another email once they have proven that one with their password and its code', async () => {
    const person = await sides[side].join()
    const email = `new.${person.email}`
    const ask = (password: string) => t.identity[side]('requestEmail', { body: { email, password } }, person.token)
    expect((await ask('not the password')).error.message).toBe('That isn’t your password.')
    const asked = await ask(PASSWORD)
    const cookie = String(asked.headers['set-cookie']).split(';')[0] ?? ''
    const code = codeIn(await mails.mailTo(email))
    const change = (given: string) => t.identity[side]('changeEmail', { body: { email, code: given } }, person.token, { cookie })
    expect((await change(code === '000000' ? '111111' : '000000')).error.code).toBe('CODE_WRONG')
    const { body } = await change(code)
    expect((await emailOf(side, { ...person, token: body.accessToken })).email).toBe(email)
    expect((await t.identity[side]('ownEmail', {}, person.token)).error.code).toBe('SESSION_EXPIRED')
    // Everything that writes to them reads it where its own rows have it.
    const { rows } = await t.database.sql.query(
      `select email from seekers where id = $1 union all select email from members where user_id = $1 union all select email from approvals where id = $1`,
      [person.userId],
    )
    expect(rows.every((row) => row['email'] === email) && rows.length > 0).toBe(true)
  })
})
