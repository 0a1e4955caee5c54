import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { employerNotificationTypes, notificationDefaults, seekerNotificationTypes } from '@evenshift/contract/states/notification'
import { tell } from '#server/capabilities/ground/notices/notices'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { lettersTo } from '#server/testkit/app/mails'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let employer: Member
beforeAll(async () => {
  t = await testApp()
  employer = await newHiringEmployer(t)
})
afterAll(() => t.close())

type SeekerType = (typeof seekerNotificationTypes)[number]
const choose = ({ token }: Person, type: SeekerType, ways: { push?: boolean; email?: boolean }) =>
  t.seeker('setNotificationPreferences', { body: { preferences: [{ type, ...ways }] } }, token)
const chosen = async ({ token }: Person, type: SeekerType) =>
  (await t.seeker('notificationPreferences', {}, token)).body.find((one) => one.type === type)

/** The mails of a seeker who is told of three things. */
async function mailed(seeker: Person) {
  const { db: tx, queue } = t.parts
  const before = (await lettersTo(t, seeker.email)).length
  const notices = (['shortlisted', 'offer_received', 'application_in_review'] as const).map((kind) => ({
    kind,
    to: [{ personId: seeker.userId, email: seeker.email }],
    about: { title: kind, body: 'It is so.', link: null, letter: null },
  }))
  await tell({ tx, queue, now: t.clock.now() }, notices)
  return (await lettersTo(t, seeker.email)).slice(before)
}
const subjects = async (seeker: Person) => (await mailed(seeker)).map(({ subject }) => subject)
const open = (url: string, method: 'GET' | 'POST' = 'GET') =>
  t.app.inject({ url, method, headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'List-Unsubscribe=One-Click' })

describe('how a person wants to be told', () => {
  it('is by default as the contract says, for every type of their side', async () => {
    const seeker = await newSeeker(t)
    const expected = (types: readonly (keyof typeof notificationDefaults)[]) =>
      types.map((type) => ({ type, locked: false, ...notificationDefaults[type] }))
    expect((await t.seeker('notificationPreferences', {}, seeker.token)).body).toEqual(expected(seekerNotificationTypes))
    expect((await t.employer('notificationPreferences', {}, employer.token)).body).toEqual(expected(employerNotificationTypes))
    expect(await subjects(seeker)).toEqual(['shortlisted', 'offer_received'])
  })

  it('is as they chose, one by one, and no one else’s choice', async () => {
    const [seeker, another] = [await newSeeker(t), await newSeeker(t)]
    await choose(seeker, 'shortlisted', { email: false })
    await choose(seeker, 'application_in_review', { email: true })
    await choose(seeker, 'shortlisted', { push: false })
    expect(await chosen(seeker, 'shortlisted')).toMatchObject({ push: false, email: false })
    expect(await subjects(seeker)).toEqual(['offer_received', 'application_in_review'])
    expect(await subjects(another)).toEqual(['shortlisted', 'offer_received'])
    await choose(seeker, 'shortlisted', { email: true })
    expect(await subjects(seeker)).toEqual(['shortlisted', 'offer_received', 'application_in_review'])
  })

  it('leaves the mails on that can’t be turned off, with a sentence at the field, and changes nothing', async () => {
    const seeker = await newSeeker(t)
    const preferences = [
      { type: 'shortlisted', email: false },
      { type: 'offer_received', email: false },
    ] as const
    const { status, body } = await t.seeker('setNotificationPreferences', { body: { preferences: [...preferences] } }, seeker.token)
    expect([status, body]).toMatchObject([400, { errors: [{ path: 'preferences.1.email', message: 'These emails are always on' }] }])
    expect(await chosen(seeker, 'shortlisted')).toMatchObject({ email: true })
    expect(await choose(seeker, 'offer_received', { push: false })).toMatchObject({ status: 200 })
  })

  it('is refused for a type that their side doesn’t have', async () => {
    const seeker = await newSeeker(t)
    expect(await choose(seeker, 'new_application' as SeekerType, { email: false })).toMatchObject({ status: 400 })
  })
})

describe('a mail', () => {
  it('leads to a page on which one press turns such mails off and on again, and opening it changes nothing', async () => {
    const seeker = await newSeeker(t)
    const [shortlisted, offer] = await mailed(seeker)
    expect(offer?.stop).toBeUndefined()
    const stop = shortlisted?.stop ?? ''
    const page = await open(stop)
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('Stop these emails: Shortlisted')])
    expect(await chosen(seeker, 'shortlisted')).toMatchObject({ email: true })
    expect((await open(stop, 'POST')).body).toContain('Emails stopped: Shortlisted')
    expect(await subjects(seeker)).toEqual(['offer_received'])
    expect((await open(`${stop}?again`, 'POST')).statusCode).toBe(200)
    expect(await subjects(seeker)).toEqual(['shortlisted', 'offer_received'])
  })

  it('of another person, or of a kind that is always sent, isn’t turned off by an address', async () => {
    const seeker = await newSeeker(t)
    const [shortlisted] = await mailed(seeker)
    const stop = shortlisted?.stop ?? ''
    for (const address of [
      stop.replace('shortlisted', 'offer_received'),
      stop.replace('shortlisted', 'nothing'),
      '/emails/stop/x/shortlisted',
    ]) {
      const answer = await open(address, 'POST')
      expect([address, answer.statusCode, answer.body]).toEqual([address, 404, expect.stringContaining('This link doesn’t work')])
    }
    expect(await subjects(seeker)).toEqual(['shortlisted', 'offer_received'])
  })
})
