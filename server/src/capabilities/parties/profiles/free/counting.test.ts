import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plusDays } from '@evenshift/contract/days'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { type Member, newEmployer, newSeeker, placeApproval, signIn } from '#server/testkit/people/people'

let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
  member = await newEmployer(t)
})
afterAll(() => t.close())

const saturday = { day: 7, start: '10:00', end: '15:00' } as const
const job = (more: object = {}) => ({
  shifts: [saturday],
  shiftsNeeded: null,
  location: 'York',
  postcode: null,
  workplace: 'on_site' as const,
  ...more,
})
const ask = async (more?: object) => (await t.employer('freePeople', { body: job(more) }, member.token)).body

/** Somebody in a city who is free on Saturdays from this time to that, and goes as far as an hour and a half. */
async function freeOn(city: string, start: string, end: string, postcode?: string) {
  const person = await newSeeker(t, { city })
  await t.seeker('changeProfile', { body: { travelMinutes: 90, ...(postcode && { postcode }) } }, person.token)
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [{ start, end }] : [] }))
  await t.seeker('setAvailability', { body: { times, busy: [] } }, person.token)
  return person
}
const several = <T>(count: number, make: () => Promise<T>) => Promise.all(Array.from({ length: count }, make))

describe('people who are free for the shifts of a job', () => {
  it('are told from five on, and never fewer', async () => {
    await several(4, () => freeOn('York', '08:00', '18:00'))
    expect(await ask()).toEqual({ people: null, better: null })
    const fifth = await freeOn('York', '08:00', '18:00')
    expect((await ask()).people).toBe(5)
    await placeApproval(t, fifth.userId, 'Suspended')
    expect((await ask()).people).toBeNull()
    await placeApproval(t, fifth.userId, 'Approved')
  })

  it('are those who can be there in time and home again: the way counts', async () => {
    // From Leeds the train takes about an hour.
    await several(5, () => freeOn('Leeds', '10:00', '15:00', 'LS1 4AP'))
    expect((await ask()).people).toBe(5)
    await several(5, () => freeOn('Leeds', '07:00', '18:00', 'LS1 4AP'))
    expect((await ask()).people).toBe(10)
    expect((await ask({ location: 'Plymouth' })).people).toBeNull()
  })

  it('would be more at another time, which is said only where it is worth a change', async () => {
    await several(6, () => freeOn('York', '11:00', '18:00'))
    expect(await ask()).toEqual({ people: 10, better: { how: 'start', index: 0, shifts: [{ ...saturday, start: '11:00' }], people: 16 } })
    expect((await ask({ shifts: [{ ...saturday, start: '11:00' }] })).better).toBeNull()
  })

  it('would be more with a shift less, which is said where no other time helps', async () => {
    const night = { day: 1, start: '20:00', end: '23:00' }
    expect((await ask({ shifts: [{ ...saturday, start: '11:00' }, night] })).better).toEqual({
      how: 'without',
      index: 1,
      shifts: [{ ...saturday, start: '11:00' }],
      people: 16,
    })
  })

  it('need only as many of the shifts as one person works', async () => {
    const sunday = { day: 1, start: '10:00', end: '12:00' }
    expect((await ask({ shifts: [saturday, sunday] })).people).toBeNull()
    expect((await ask({ shifts: [saturday, sunday], shiftsNeeded: 1 })).people).toBe(10)
  })

  it('are not counted for work from home, nor once they were away for three months', async () => {
    expect(await ask({ workplace: 'remote' })).toEqual({ people: null, better: null })
    t.clock.moveTo(plusDays(t.clock.now(), 91))
    member = { ...member, token: await signIn(t, 'employer', member.email) }
    expect((await ask()).people).toBeNull()
  })
})
