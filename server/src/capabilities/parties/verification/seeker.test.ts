import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { skills } from '#server/capabilities/ground/reference/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { mailsTo } from '#server/testkit/app/mails'
import { newAccount, newSeeker, newStaff } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const [skill] = skills()
const profile = (more: object = {}) => ({
  firstName: 'Zadie',
  lastName: 'Brook',
  dateOfBirth: '2003-02-01',
  city: 'Leeds',
  skills: [{ _id: skill?._id ?? '', name: 'Any' }],
  ...more,
})
async function joined(more: object, email?: string) {
  const account = await newAccount(t, 'jobseeker', email)
  const { body } = await t.seeker('changeProfile', { body: profile(more) }, account.token)
  return { ...account, profile: body }
}
const home = async (token: string) => (await t.seeker('home', { query: {} }, token)).status

describe('a new profile', () => {
  it.each([
    ['a throwaway address', { dateOfBirth: '2003-02-02' }, 'zadie@mailinator.com', 'Your email is from a service for throwaway addresses.'],
    ['a number in the name', { firstName: 'Zad1e' }, undefined, 'Your name has a number or a link in it.'],
    [
      'a link in the text',
      { bio: 'See zadie.com', dateOfBirth: '2003-02-03' },
      undefined,
      'Your headline or the text about you has a link',
    ],
  ])('with %s waits for a person, told why on screen and by mail', async (_, more, email, reason) => {
    const seeker = await joined(more, email)
    expect(seeker.profile).toMatchObject({ status: 'Pending', statusReason: expect.stringContaining(reason) })
    expect(await home(seeker.token)).toBe(403)
    expect((await mailsTo(t, seeker.email)).at(-1)?.text).toContain(reason)
  })

  it('that no person looks at is approved without a mail about it', async () => {
    const seeker = await joined({ dateOfBirth: '2003-02-09' })
    expect(seeker.profile.status).toBe('Approved')
    expect((await mailsTo(t, seeker.email)).filter(({ subject }) => subject.includes('profile'))).toEqual([])
  })

  it('of the same name and birthday as another waits, however the name is written, and of two at once one waits', async () => {
    const born = { dateOfBirth: '2003-02-04' }
    const both = await Promise.all([joined(born), joined({ ...born, firstName: 'zadie', lastName: 'BRÖOK' })])
    expect(both.map((one) => one.profile.status).sort()).toEqual(['Approved', 'Pending'])
    const waiting = both.find((one) => one.profile.status === 'Pending')
    expect(waiting?.profile.statusReason).toBe('We’re checking that you don’t already have an account with us.')
    expect((await joined({ dateOfBirth: '2003-02-05' })).profile.status).toBe('Approved')
    const other = { body: { dateOfBirth: '2003-01-31' } }
    expect((await t.seeker('changeProfile', other, waiting?.token)).body.status, 'another birthday').toBe('Pending')
  })

  it('that waits is let in by the change that takes the reason away, and not by any other', async () => {
    const { token } = await joined({ firstName: 'Z4die', dateOfBirth: '2003-02-06' })
    const change = async (body: object) => (await t.seeker('changeProfile', { body }, token)).body
    expect((await change({ bio: 'Ring 07700 900123' })).statusReason).toContain('phone number')
    expect(await change({ firstName: 'Zadie' })).toMatchObject({ status: 'Pending', statusReason: expect.stringContaining('phone number') })
    expect(await change({ bio: '' })).toMatchObject({ status: 'Approved', statusReason: null })
    expect(await home(token)).toBe(200)
  })

  it('that waits lies before the staff with each reason and the words themselves', async () => {
    const staff = await newStaff(t)
    const { userId } = await joined({ lastName: 'Br00k', bio: 'See zadie.com', dateOfBirth: '2003-02-07' })
    const { body } = await t.staff('verification', { params: { id: userId } }, staff.token)
    expect(body).toMatchObject({ subject: 'seeker', seeker: { bio: 'See zadie.com' } })
    expect(body.checks.map(({ text, result }) => [text, result])).toEqual([
      ['The name has a number or a link in it.', 'doubt'],
      ['The headline or the text about them has a link, an email or a phone number in it.', 'doubt'],
      ['No one has reported it', 'passed'],
    ])
  })
})

describe('an approved profile', () => {
  it('takes no link and no phone number any more, told at the field; what it had may stay', async () => {
    const { token } = await newSeeker(t)
    const { status, error } = await t.seeker('changeProfile', { body: { bio: 'Ring 07700 900123', headline: 'Hello' } }, token)
    expect(status).toBe(400)
    expect(error.errors).toEqual([
      { path: 'bio', message: 'Leave out “07700 900123”. Employers get your email and phone number once you accept an offer.' },
    ])
    expect((await t.seeker('profileDetails', {}, token)).body.userProfile[0]?.headline).toBe('')
  })
})
