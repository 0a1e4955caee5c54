import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { datePlus } from '@evenshift/contract/days'
import { interests, londonDate } from '#server/capabilities/ground/reference/public'
import { DAY } from '#server/testkit/app/clock'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Market, openMarket } from '#server/testkit/people/market'
import { type Member, type Person, newSeeker, placeApproval } from '#server/testkit/people/people'

let market: Market
let other: Member
beforeAll(async () => {
  market = await openMarket()
  other = await newHiringEmployer(market.t, 'Larkspur Tea Rooms')
})
afterAll(() => market.t.close())

const typed = (...names: string[]) => names.map((name) => ({ _id: null, name }))
const skillsRequired = typed('Latte art', 'Patience', 'Juggling').map((skill) => ({ ...skill, must: false }))

/** Somebody who types two skills, and has made coffee, which shows a third. */
async function barista(): Promise<Person> {
  const { t } = market
  const person = await newSeeker(t)
  await t.seeker('changeProfile', { body: { skills: typed('Latte art', 'Patience') } }, person.token)
  const months = { startDate: { month: 9, year: 2024 }, endDate: { month: 6, year: 2025 } }
  const body = { title: 'Barista', employer: { _id: null, name: 'The Mill' }, ...months, achievements: ['Juggling for the queue'] }
  expect((await t.seeker('addWork', { body }, person.token)).status).toBe(201)
  return person
}
const today = (): string => londonDate(market.t.clock.now())
async function hired(person: Person): Promise<string> {
  const { application } = await market.applied(await market.publish({ skillsRequired }), person)
  await market.place(application._id, 'hired', { startDate: today() })
  return application._id
}
const confirm = (id: string, skills: string[], isConfirmed = true, { token }: Person = market.employer) =>
  market.t.employer('confirmSkills', { params: { id }, body: { skills, isConfirmed } }, token)
const profileOf = async ({ token }: Person) => (await market.t.seeker('profileDetails', {}, token)).body.userProfile[0]?.skillBacking
const strengthsIn = (rows: readonly { requirement: string; strength: string | null }[] | undefined) =>
  Object.fromEntries((rows ?? []).map(({ requirement, strength }) => [requirement, strength]))
const seenBy = async (id: string, { token }: Person = market.employer) =>
  (await market.t.employer('openApplication', { params: { id } }, token)).body

const byThem = 'Confirmed by The Corner Café, Nov 2026'
const byWork = 'Barista at The Mill, 2024 to 2025'

describe('the evidence of a skill', () => {
  it('is told to both sides as said or shown, with the line of the profile that shows it', async () => {
    const { t } = market
    const person = await barista()
    const jobId = await market.publish({ skillsRequired })
    const job = (await t.seeker('openJob', { params: { id: jobId } }, person.token)).body
    const ofSkills = job.evidence.filter(({ kind }) => kind === 'skill')
    expect(ofSkills).toEqual([
      { kind: 'skill', requirement: 'Latte art', state: 'met', strength: 'shown', because: byWork },
      { kind: 'skill', requirement: 'Patience', state: 'met', strength: 'said', because: 'Skills: Patience' },
      {
        kind: 'skill',
        requirement: 'Juggling',
        state: 'partly',
        strength: 'shown',
        because: '“Juggling for the queue”, The Mill',
        change: { text: 'Juggling: can you do this? Add it', link: '/profile/profile#skills' },
      },
    ])
    const { application } = await market.applied(jobId, person)
    expect((await seenBy(application._id)).evidence).toEqual(ofSkills.map(({ kind: _kind, change: _change, ...told }) => told))
    expect(await profileOf(person)).toEqual([
      { name: 'Latte art', strength: 'shown', because: byWork },
      { name: 'Patience', strength: 'said', because: 'Skills: Patience' },
    ])
  })

  it('stays in an application as it was sent, and interests are in none that an employer reads', async () => {
    const { t } = market
    const person = await barista()
    const likes = interests()
      .slice(0, 5)
      .map(({ name }) => name)
    await t.seeker('changeProfile', { body: { interests: typed(...likes, 'Unicycles') } }, person.token)
    const { application } = await market.applied(await market.publish({ skillsRequired }), person)
    const rows = await t.database.sql.query('select profile::text as sent from applications where id = $1', [application._id])
    expect(rows.rows).not.toEqual([expect.objectContaining({ sent: expect.stringContaining('Unicycles') as unknown })])
    await t.seeker('changeProfile', { body: { skills: typed('Juggling') } }, person.token)
    const seen = await seenBy(application._id)
    expect(strengthsIn(seen.evidence)).toEqual({ 'Latte art': 'shown', Patience: 'said', Juggling: 'shown' })
    const read = JSON.stringify(seen)
    for (const like of [...likes, 'Unicycles', 'Interest']) expect(read).not.toContain(like)
  })

  it('is read where it was written before strengths were, as what was typed', async () => {
    const { t } = market
    const person = await barista()
    const { application } = await market.applied(await market.publish({ skillsRequired }), person)
    const written = [
      { requirement: 'Patience (a must)', state: 'met', because: 'Skills: Patience' },
      { requirement: 'Juggling', state: 'not_shown', change: { text: 'Add Juggling', link: '/profile/profile' } },
      { requirement: 'Interest in Coffee', state: 'met', because: 'Interests: Coffee' },
    ]
    const old = {
      bio: 'Hello',
      interests: typed('Coffee'),
      skills: typed('Patience'),
      work: [],
      education: [],
      headline: '',
      city: 'Leeds',
    }
    await t.database.sql.query('update applications set evidence = $2, profile = $3 where id = $1', [
      application._id,
      JSON.stringify(written),
      JSON.stringify(old),
    ])
    const seen = await seenBy(application._id)
    expect(seen.evidence).toEqual([
      { requirement: 'Patience (a must)', state: 'met', strength: 'said', because: 'Skills: Patience' },
      { requirement: 'Juggling', state: 'not_shown', strength: null },
    ])
    expect(JSON.stringify(seen.profile)).not.toContain('Coffee')
    const own = (await t.seeker('openApplication', { params: { id: application._id } }, person.token)).body
    expect(own.evidence.map(({ kind, strength }) => [kind, strength])).toEqual([
      ['skill', 'said'],
      ['skill', null],
      ['interest', null],
    ])
  })
})

describe('an employer’s word for a skill', () => {
  it('is for who was hired, from the day of their first shift: of its own application, and a skill that the job or the profile names', async () => {
    const person = await barista()
    const { application } = await market.applied(await market.publish({ skillsRequired }), person)
    const early = await confirm(application._id, ['Latte art'])
    expect(early.error).toMatchObject({ code: 'INVALID_TRANSITION', message: 'You can confirm skills from their first shift.' })
    await market.place(application._id, 'hired', { startDate: datePlus(today(), 1) })
    expect((await confirm(application._id, ['Latte art'])).error.code).toBe('INVALID_TRANSITION')
    await market.place(application._id, 'hired', { startDate: today() })
    expect((await confirm(application._id, ['Latte art'], true, other)).status).toBe(404)
    const stranger = await confirm(application._id, ['Latte art', 'Ironing'])
    expect(stranger.error.errors).toEqual([{ path: 'skills.1', message: 'Choose a skill of this job or of their profile' }])
    expect((await confirm(application._id, [])).error.errors).toEqual([{ path: 'skills', message: 'Choose at least one skill' }])
    expect(await profileOf(person)).not.toContainEqual(expect.objectContaining({ strength: 'confirmed' }))
  })

  it('is given in one press for all or one, however often, and can be taken back', async () => {
    const person = await barista()
    const id = await hired(person)
    expect((await confirm(id, ['Latte art', 'juggling'])).body).toEqual(['Juggling', 'Latte art'])
    expect((await confirm(id, ['Latte art'])).body).toEqual(['Juggling', 'Latte art'])
    expect((await seenBy(id)).confirmedSkills).toEqual(['Juggling', 'Latte art'])
    expect((await confirm(id, ['Latte art'], false)).body).toEqual(['Juggling'])
    expect((await confirm(id, ['Latte art'], false)).body).toEqual(['Juggling'])
    expect((await profileOf(person))?.[0]).toEqual({ name: 'Latte art', strength: 'shown', because: byWork })
  })

  it('is read on the seeker’s profile, on other jobs, and by the next employer', async () => {
    const { t } = market
    const person = await barista()
    const id = await hired(person)
    await confirm(id, ['Patience'])
    expect(await profileOf(person)).toContainEqual({ name: 'Patience', strength: 'confirmed', because: byThem })
    const jobId = await publishJob(t, other, { skillsRequired })
    const job = (await t.seeker('openJob', { params: { id: jobId } }, person.token)).body
    expect(job.evidence).toContainEqual({ kind: 'skill', requirement: 'Patience', state: 'met', strength: 'confirmed', because: byThem })
    const { application } = await market.applied(jobId, person)
    const seen = await seenBy(application._id, other)
    expect(strengthsIn(seen.evidence)).toEqual({ 'Latte art': 'shown', Patience: 'confirmed', Juggling: 'shown' })
    expect(seen.confirmedSkills).toEqual([])
  })

  it('counts only while the company is approved, and keeps its day when it is given again', async () => {
    const { t, employer } = market
    const person = await barista()
    const id = await hired(person)
    await confirm(id, ['Patience'])
    await placeApproval(t, employer.employerId, 'Suspended')
    expect(await profileOf(person)).toContainEqual({ name: 'Patience', strength: 'said', because: 'Skills: Patience' })
    await placeApproval(t, employer.employerId, 'Approved')
    t.clock.pass(10 * DAY)
    const token = await market.fresh('jobseeker', person)
    await confirm(id, ['Patience'], true, await market.freshEmployer())
    expect(await profileOf({ ...person, token })).toContainEqual({ name: 'Patience', strength: 'confirmed', because: byThem })
  })
})
