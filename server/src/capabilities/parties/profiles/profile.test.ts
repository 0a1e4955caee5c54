import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seekerForJobs } from '#server/capabilities/parties/profiles/seekers'
import { interests, skills } from '#server/capabilities/ground/reference/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { decideOn, newAccount, newSeeker, placeApproval } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const [skill] = skills()
const [interest] = interests()
const amira = {
  firstName: 'Amira',
  lastName: 'Khan',
  dateOfBirth: '2003-05-14',
  city: 'leeds',
  skills: [{ _id: skill?._id ?? '', name: 'anything' }],
}

describe('the first profile', () => {
  it('is made and approved at once by the call that brings what it needs', async () => {
    const { token, email } = await newAccount(t, 'jobseeker')
    expect((await t.seeker('profileDetails', {}, token)).body).toEqual({ isUser: false, userProfile: [] })
    const made = await t.seeker('changeProfile', { body: amira }, token)
    expect(made.status).toBe(200)
    expect(made.body).toMatchObject({
      email,
      status: 'Approved',
      statusReason: null,
      city: 'Leeds',
      skills: [{ name: skill?.name }],
      strength: 25,
    })
    expect(made.body.nextStep?.key).toBe('availability')
    expect((await t.seeker('profileDetails', {}, token)).body).toEqual({ isUser: true, userProfile: [made.body] })
  })

  it('is refused, each missing part named, and nothing is kept', async () => {
    const { token } = await newAccount(t, 'jobseeker')
    const { status, error } = await t.seeker('changeProfile', { body: { firstName: 'Amira', bio: 'Hello' } }, token)
    expect({ status, code: error.code }).toEqual({ status: 400, code: 'INVALID_INPUT' })
    expect(error.errors?.map(({ path }) => path)).toEqual(['lastName', 'dateOfBirth', 'city', 'skills'])
    expect((await t.seeker('profileDetails', {}, token)).body.isUser).toBe(false)
  })

  it('is refused to someone too young, with the date from which they may come', async () => {
    const { token } = await newAccount(t, 'jobseeker')
    const { status, error } = await t.seeker('changeProfile', { body: { ...amira, dateOfBirth: '2010-12-31' } }, token)
    expect({ status, code: error.code }).toEqual({ status: 400, code: 'TOO_YOUNG' })
    expect(error.errors).toEqual([{ path: 'dateOfBirth', message: expect.stringContaining('from 1 July 2027') }])
    expect((await t.seeker('profileDetails', {}, token)).body.isUser).toBe(false)
  })
})

describe('a profile', () => {
  it('takes no id and no city that our lists don’t have, and says at which field', async () => {
    const { token } = await newSeeker(t)
    const unknown = { _id: '01890000-0000-7000-8000-000000000000', name: 'Flying' }
    const { status, error } = await t.seeker(
      'changeProfile',
      { body: { skills: [...amira.skills, unknown], interests: [unknown], sectors: [unknown], city: 'Atlantis' } },
      token,
    )
    expect(status).toBe(400)
    expect(error.errors?.map(({ path }) => path)).toEqual(['skills.1', 'interests.0', 'sectors.0', 'city'])
  })

  it('keeps a typed name, but as the listed one where our list has it, and each once', async () => {
    const { token } = await newSeeker(t)
    const typed = (name: string) => ({ _id: null, name })
    const chosen = [
      typed('Juggling'),
      typed(interest?.name.toUpperCase() ?? ''),
      { _id: interest?._id ?? '', name: 'x' },
      typed('juggling'),
    ]
    const { body } = await t.seeker('changeProfile', { body: { interests: chosen } }, token)
    expect(body.interests).toEqual([typed('juggling'), { _id: interest?._id, name: interest?.name }])
  })

  it('never loses its last skill or interest, and keeps what a change doesn’t name', async () => {
    const { token } = await newSeeker(t)
    expect((await t.seeker('changeProfile', { body: { skills: [], interests: [] } }, token)).status).toBe(400)
    const { body } = await t.seeker('changeProfile', { body: { bio: 'I like mornings.' } }, token)
    expect(body).toMatchObject({ firstName: 'Amira', bio: 'I like mornings.' })
    expect(body.skills).toHaveLength(3)
  })

  it('can’t change its email, nor make its owner too young', async () => {
    const { token } = await newSeeker(t)
    const email = { email: 'other@mail.example' } as object
    expect((await t.seeker('changeProfile', { body: email }, token)).status).toBe(400)
    expect((await t.seeker('changeProfile', { body: { dateOfBirth: '2012-01-01' } }, token)).error.code).toBe('TOO_YOUNG')
  })

  it('is sent again three times after a rejection, and the fourth time writes nothing', async () => {
    const { token, userId } = await newSeeker(t)
    for (const bio of ['one', 'two', 'three']) {
      await placeApproval(t, userId, 'Rejected')
      const again = await t.seeker('changeProfile', { body: { bio } }, token)
      expect(again.body).toMatchObject({ bio, status: 'Pending' })
    }
    await decideOn(t, 'reject', userId, 'The name isn’t a name.')
    const { status, error } = await t.seeker('changeProfile', { body: { bio: 'four' } }, token)
    expect({ status, code: error.code }).toEqual({ status: 409, code: 'RESUBMISSIONS_USED' })
    const { userProfile } = (await t.seeker('profileDetails', {}, token)).body
    expect(userProfile[0]).toMatchObject({
      bio: 'three',
      status: 'Rejected',
      statusReason: 'The name isn’t a name.',
      resubmissionsLeft: 0,
    })
  })
})

describe('the week', () => {
  const week = (slots: { start: string; end: string }[]) =>
    [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 2, slots: id === 2 ? slots : [] }))
  const busy = [{ day: 2, start: '18:00', end: '18:30', label: 'Choir' }]

  it('is empty until it is saved, also for someone without a profile, and then reads as lines', async () => {
    const { token, userId } = await newAccount(t, 'jobseeker')
    expect((await t.seeker('availability', {}, token)).body).toMatchObject({ _id: null, userId, text: [], busy: [] })
    const saved = await t.seeker('setAvailability', { body: { times: week([{ start: '17:00', end: '21:00' }]), busy } }, token)
    expect(saved.body.text).toEqual(['Mon 17:00–21:00'])
    expect((await t.seeker('availability', {}, token)).body).toEqual(saved.body)
  })

  it('keeps its own id and those of the classes that are sent back', async () => {
    const { token } = await newSeeker(t)
    const first = (await t.seeker('setAvailability', { body: { times: week([{ start: '17:00', end: '21:00' }]), busy } }, token)).body
    const stranger = { ...busy[0], day: 4, start: '09:00', end: '10:00', label: 'Lecture', _id: '01890000-0000-7000-8000-000000000000' }
    const second = (await t.seeker('setAvailability', { body: { times: first.times, busy: [...first.busy, stranger] } }, token)).body
    expect(second._id).toBe(first._id)
    expect(second.busy[0]).toEqual(first.busy[0])
    expect(second.busy[1]?._id).not.toBe(stranger._id)
  })

  it('is free for work where times were given and no class lies', async () => {
    const { token, userId } = await newSeeker(t)
    expect((await seekerForJobs(t.parts.db, userId))?.match.free).toBeNull()
    await t.seeker('setAvailability', { body: { times: week([{ start: '17:00', end: '19:00' }]), busy } }, token)
    const free = (await seekerForJobs(t.parts.db, userId))?.match.free ?? ''
    const monday = 48
    expect([...free].flatMap((bit, index) => (bit === '1' ? [index - monday] : []))).toEqual([34, 35, 37])
  })

  it('refuses a day that is on without a time', async () => {
    const { token } = await newSeeker(t)
    const { status, error } = await t.seeker('setAvailability', { body: { times: week([]), busy: [] } }, token)
    expect({ status, paths: error.errors?.map(({ path }) => path) }).toEqual({ status: 400, paths: ['times.1.slots'] })
  })
})
