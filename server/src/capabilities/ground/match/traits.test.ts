import type { JobInput } from '@evenshift/contract/model/job/job'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { seekerAtWork } from '#server/capabilities/work/hiring/public'
import { interests, jobRoles, sectors, skills } from '#server/capabilities/ground/reference/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newFilledSeeker } from '#server/testkit/people/filled-seeker'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'
import { runs } from '#server/testkit/runs'

const RUNS = runs(15)

let t: TestApp
let employer: Member
/** One has a picture, a bio video and documents, the other nothing of the kind. */
let filled: Person
let plain: Person
beforeAll(async () => {
  t = await testApp()
  employer = await newHiringEmployer(t, 'The Corner Café')
  for (const job of openJobs) await publishJob(t, employer, job)
  filled = await newFilledSeeker(t)
  plain = await newSeeker(t)
})
afterAll(() => t.close())

const option = ({ _id, name }: { readonly _id: string; readonly name: string }) => ({ _id, name })
const mustHave = (from: number, to: number) =>
  skills()
    .slice(from, to)
    .map((skill, at) => ({ ...option(skill), must: at === 0 }))
const openJobs: readonly Partial<JobInput>[] = [
  { title: 'Saturday barista' },
  {
    title: 'Barista in Bradford',
    location: 'Bradford',
    skillsRequired: mustHave(1, 5),
    shifts: [{ day: 1, start: '10:00', end: '16:00' }],
  },
  {
    title: 'Night porter',
    minimumAge: 18,
    minimumAgeReason: 'Works at night.',
    shifts: [{ day: 6, start: '22:00', end: '06:00' }],
    nightJourney: 'taxi',
  },
  {
    title: 'Tutor',
    workplace: 'remote',
    skillsRequired: mustHave(3, 8),
    shifts: [2, 4].map((day) => ({ day, start: '17:00', end: '19:00' })),
  },
  { title: 'Shelf filler', skillsRequired: [], jobRole: option(jobRoles()[0] ?? { _id: '', name: '' }) },
]

/** What the match reads: the same for both. */
const chosen = <T extends { readonly _id: string; readonly name: string }>(rows: readonly T[]) =>
  fc.uniqueArray(fc.constantFrom(...rows.slice(0, 10).map(option)), { minLength: 1, maxLength: 6, selector: ({ _id }) => _id })
const time = fc.constantFrom('07:00', '09:00', '13:00', '17:00', '23:00')
const read = fc.record({
  profile: fc.record({
    skills: chosen(skills()),
    interests: chosen(interests()),
    city: fc.constantFrom('Leeds', 'Bradford', 'London'),
    travelMode: fc.constantFrom('walk', 'public_transport', null),
  }),
  week: fc.uniqueArray(fc.tuple(fc.integer({ min: 1, max: 7 }), time, time), { minLength: 1, maxLength: 7, selector: ([day]) => day }),
})
/** Who the person is, and what their papers say: never the same. */
const traits = fc.record({
  firstName: fc.constantFrom('Amira', 'Callum', 'Oluwaseun', 'Zofia', 'Jin', 'Mohammed'),
  lastName: fc.constantFrom('Khan', 'Reid', 'Adeyemi', 'Kowalska', 'Cohen'),
  dateOfBirth: fc.constantFrom('1951-02-03', '1979-10-30', '2004-05-17', '2008-12-24', '2010-08-31'),
  phone: fc.constantFrom(null, '+48 601 234 567', '07700 900123'),
  headline: fc.constantFrom('', 'Mother of three, back to work', 'Practising Catholic'),
  bio: fc.constantFrom('', 'I use a wheelchair.', 'He/him. I pray five times a day.', 'I came from Kyiv last year.'),
  rightToWork: fc.constantFrom(null, 'yes' as const, 'student_visa' as const, 'other_limit' as const, 'prefer_not_to_say' as const),
  weeklyHourLimit: fc.constantFrom(null, 10, 20),
  termDates: fc.constantFrom([], [{ start: '2026-09-21', end: '2026-12-11' }]),
  otherHours: fc.constantFrom([], [{ label: 'Another shop', hoursPerWeek: 12, from: '2026-09-01', to: null }]),
  hasWebcam: fc.boolean(),
})

/** Everything that a seeker is told of how each job fits, in its order. */
const matchesOf = async ({ token }: Person) => {
  const found = (await t.seeker('searchJobs', { query: { limit: 50 } }, token)).body
  const { recommended, tiers, openings } = (await t.seeker('home', { query: {} }, token)).body
  const told = [...found.data, ...recommended].map(({ _id, match, strongMatch, tier, cal, evidence, weekFit, distanceKm }) => {
    return { _id, match, strongMatch, tier, cal, evidence, weekFit, distanceKm }
  })
  return { total: found.pagination.total, told, tiers, openings, facets: found.facets }
}
const write = async ({ token }: Person, profile: object, week: readonly (readonly [number, string, string])[]) => {
  const days = [1, 2, 3, 4, 5, 6, 7].map((id) => week.filter(([day]) => day === id).map(([, start, end]) => ({ start, end })))
  const times = days.map((slots, at) => ({ id: at + 1, value: slots.length > 0, slots }))
  const answers = [
    await t.seeker('changeProfile', { body: profile }, token),
    await t.seeker('setAvailability', { body: { times, busy: [] } }, token),
  ]
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
}

describe('the match', () => {
  it('is the same for two people who differ in age, name, origin, faith, family, disability, papers and picture', async () => {
    const seen = new Set<string>()
    await fc.assert(
      fc.asyncProperty(read, traits, traits, async ({ profile, week }, one, other) => {
        await write(filled, { ...profile, ...one }, week)
        await write(plain, { ...profile, ...other }, week)
        const matches = await matchesOf(filled)
        expect(matches).toEqual(await matchesOf(plain))
        expect(matches.total).toBe(openJobs.length)
        seen.add(JSON.stringify(matches))
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
    expect(seen.size).toBeGreaterThan(RUNS / 2)
  }, 600_000)

  it('is given nothing of a person but skills, interests, the week and the way', async () => {
    const facts = (await seekerAtWork(t.parts.db, filled.userId, t.clock.now()))?.match
    expect(Object.keys(facts ?? {}).sort()).toEqual(['busy', 'free', 'home', 'interests', 'skills', 'travelMinutes', 'travelMode'])
    expect(Object.keys(facts?.home ?? {})).toEqual(expect.arrayContaining(['lat', 'lng', 'name']))
  })

  it('that an employer reads of two such applicants is the same too', async () => {
    const job = await publishJob(t, employer, { title: 'Counter help', sectorId: sectors()[1]?._id ?? '' })
    const alike = {
      skills: skills().slice(0, 2).map(option),
      interests: interests().slice(0, 4).map(option),
      city: 'Leeds',
      travelMode: null,
    }
    const [old, young] = [
      { firstName: 'Zofia', dateOfBirth: '1951-02-03' },
      { firstName: 'Jin', dateOfBirth: '2008-12-11' },
    ]
    await write(filled, { ...alike, ...old, rightToWork: 'student_visa' }, [[7, '07:00', '17:00']])
    await write(plain, { ...alike, ...young, rightToWork: 'yes' }, [[7, '07:00', '17:00']])
    for (const { token } of [filled, plain]) expect((await t.seeker('applyForJob', { body: { jobId: job } }, token)).status).toBe(201)
    const { data } = (await t.employer('applications', { query: { jobId: job } }, employer.token)).body
    const told = await Promise.all(
      data.map(async ({ _id: id, match }) => {
        const { body } = await t.employer('openApplication', { params: { id } }, employer.token)
        return { match, evidence: body.evidence, fit: body.fit }
      }),
    )
    expect(told).toHaveLength(2)
    expect(told[0]).toEqual(told[1])
  })
})
