import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { MatchJob, MatchSeeker } from '#server/capabilities/ground/match/model'
import type { Tag } from '#server/capabilities/ground/match/skills/tags'
import { isStrongMatch, matchOf, partsOf, tierOf } from '#server/capabilities/ground/match/rules'
import { placeNamed } from '#server/capabilities/ground/reference/public'
import { emptyWeek, weekOf } from '#server/capabilities/ground/match/week'

const leeds = { name: 'Leeds', lat: 53.8008, lng: -1.5491, position: 41 }
const bradford = { name: 'Bradford', lat: 53.7944, lng: -1.7519, position: 7 }
const tag = (position: number): Tag => ({ name: `tag ${position}`, position })
const saturday = { day: 7, start: '09:00', end: '13:00' }
const sunday = { day: 1, start: '09:00', end: '13:00' }
const job: MatchJob = {
  skills: [
    { ...tag(1), must: true },
    { ...tag(2), must: false },
    { ...tag(3), must: false },
  ],
  interests: [tag(10), tag(11)],
  shifts: [saturday, sunday],
  shiftsNeeded: null,
  place: leeds,
}
const seeker: MatchSeeker = {
  skills: [tag(1), tag(2)],
  interests: [tag(10)],
  free: weekOf([saturday]),
  busy: [],
  home: leeds,
  travelMode: null,
  travelMinutes: 120,
}
const nothing: MatchSeeker = { skills: [], interests: [], free: null, busy: [], home: null, travelMode: null, travelMinutes: 120 }

describe('the parts of a match', () => {
  it.each<[string, MatchJob, MatchSeeker, ReturnType<typeof partsOf>, number | null]>([
    ['are shares in whole percents, weighed 6 : 3 : 1', job, seeker, { availability: 50, skills: 67, interest: 50 }, 55],
    [
      'are full where everything is held',
      job,
      { ...seeker, skills: [tag(1), tag(2), tag(3)], interests: [tag(10), tag(11)], free: weekOf([saturday, sunday]) },
      { availability: 100, skills: 100, interest: 100 },
      100,
    ],
    [
      'are 0 for a seeker who shows nothing, and null for times never given',
      job,
      nothing,
      { availability: null, skills: 0, interest: 0 },
      0,
    ],
    ['are 0 for a week with no free time in it', job, { ...seeker, free: emptyWeek }, { availability: 0, skills: 67, interest: 50 }, 25],
    ['share out the weight of times never given', job, { ...seeker, free: null }, { availability: null, skills: 67, interest: 50 }, 63],
    [
      'share out the weight of what the job doesn’t ask',
      { ...job, skills: [], interests: [] },
      seeker,
      { availability: 50, skills: null, interest: null },
      50,
    ],
    [
      'come to nothing where the job asks nothing',
      { ...job, skills: [], interests: [], shifts: [] },
      seeker,
      { availability: null, skills: null, interest: null },
      null,
    ],
    [
      'know a typed skill by its words',
      { ...job, skills: [{ name: 'Juggling ', position: null, must: false }] },
      { ...seeker, skills: [{ name: 'juggling', position: null }] },
      { availability: 50, skills: 100, interest: 50 },
      65,
    ],
    [
      'round halves upwards',
      { ...job, skills: [1, 2, 3, 4, 5, 6, 7, 8].map((at) => ({ ...tag(at), must: false })), interests: [], shifts: [] },
      { ...seeker, skills: [tag(1)] },
      { availability: null, skills: 13, interest: null },
      13,
    ],
    [
      'add the way to both ends of each shift',
      { ...job, shifts: [saturday], place: bradford },
      { ...seeker, home: placeNamed('LS6') ?? null },
      { availability: 67, skills: 67, interest: 50 },
      65,
    ],
    [
      'add no way to a remote job',
      { ...job, shifts: [saturday], place: null },
      seeker,
      { availability: 100, skills: 67, interest: 50 },
      85,
    ],
    [
      'add no way where of home no more than a city is known',
      { ...job, shifts: [saturday], place: bradford },
      seeker,
      { availability: 100, skills: 67, interest: 50 },
      85,
    ],
  ])('%s', (_, asked, who, parts, match) => {
    expect(partsOf(asked, who)).toEqual(parts)
    expect(matchOf(partsOf(asked, who))).toBe(match)
  })
})

describe('the tier of a job', () => {
  const anyOf: MatchJob = { ...job, shiftsNeeded: 1 }
  it.each<[string, MatchJob, MatchSeeker, ReturnType<typeof tierOf>]>([
    ['is 3 where every shift fits', job, { ...seeker, free: weekOf([saturday, sunday]) }, 3],
    ['is 3 where as many fit as are asked', anyOf, seeker, 3],
    ['is 2 where a whole shift fits, but not all that are asked', job, seeker, 2],
    ['is 1 where only a part of a shift is free', job, { ...seeker, free: weekOf([{ ...saturday, end: '12:30' }]) }, 1],
    ['is 1 where no free time was ever given', job, { ...seeker, free: null }, 1],
    ['is 1 where the job has no shifts', { ...job, shifts: [] }, seeker, 1],
    ['is 0 where the way is longer than the seeker wants', { ...job, place: bradford }, { ...seeker, travelMinutes: 15 }, 0],
    ['is that of the shifts alone where no one travels', { ...job, place: null }, { ...seeker, travelMinutes: 15 }, 2],
  ])('%s', (_, asked, who, tier) => expect(tierOf(asked, who)).toBe(tier))
})

describe('a strong match', () => {
  const good: MatchSeeker = { ...seeker, free: weekOf([saturday, sunday]) }
  it.each<[string, boolean, MatchJob, MatchSeeker]>([
    ['has skills from 60, interest from 50 and availability from 80', true, job, good],
    ['needs the week', false, job, seeker],
    [
      'needs the skills',
      false,
      {
        ...job,
        skills: [
          { ...tag(1), must: true },
          { ...tag(3), must: false },
        ],
      },
      good,
    ],
    ['needs the interests', false, job, { ...good, interests: [] }],
    ['needs every must', false, job, { ...good, skills: [tag(2), tag(3)] }],
    ['doesn’t come of times never given', false, job, { ...good, free: null }],
    ['passes what the job doesn’t ask', true, { skills: [], interests: [], shifts: [], shiftsNeeded: null, place: null }, nothing],
  ])('%s', (_, expected, asked, who) => {
    expect(isStrongMatch(asked, who, partsOf(asked, who))).toBe(expected)
  })
})

const time = fc.integer({ min: 0, max: 47 }).map((half) => `${String(half >> 1).padStart(2, '0')}:${half % 2 ? '30' : '00'}`)
const shift = fc.record({ day: fc.integer({ min: 1, max: 7 }), start: time, end: time })
const tags = fc.uniqueArray(fc.integer({ min: 0, max: 11 }), { maxLength: 8 }).map((positions) => positions.map(tag))
const place = fc.constantFrom(leeds, bradford, null)
const anyJob: fc.Arbitrary<MatchJob> = fc.record({
  skills: tags.chain((list) =>
    fc.array(fc.boolean(), { minLength: 8, maxLength: 8 }).map((musts) => list.map((one, at) => ({ ...one, must: musts[at] === true }))),
  ),
  interests: tags,
  shifts: fc.array(shift, { maxLength: 6 }),
  shiftsNeeded: fc.option(fc.integer({ min: 1, max: 6 })),
  place,
})
const anySeeker: fc.Arbitrary<MatchSeeker> = fc.record({
  skills: tags,
  interests: tags,
  free: fc.array(shift, { maxLength: 6 }).map((shifts) => weekOf(shifts)),
  busy: fc.constant([]),
  home: place,
  travelMode: fc.constantFrom('walk', 'cycle', 'public_transport', 'car', null),
  travelMinutes: fc.constantFrom(15, 45, 120),
})
const isNeverLower = (job: MatchJob, before: MatchSeeker, after: MatchSeeker): void => {
  const [was, is] = [partsOf(job, before), partsOf(job, after)]
  expect(matchOf(is) ?? 0).toBeGreaterThanOrEqual(matchOf(was) ?? 0)
  expect(tierOf(job, after)).toBeGreaterThanOrEqual(tierOf(job, before))
  if (isStrongMatch(job, before, was)) expect(isStrongMatch(job, after, is)).toBe(true)
}

describe('whatever the job and the seeker', () => {
  it('a longer way that is allowed never lowers the tier of a job that was within reach without one', () => {
    fc.assert(
      fc.property(anyJob, anySeeker, (asked, who) => {
        const [near, far] = [tierOf(asked, { ...who, travelMinutes: 15 }), tierOf(asked, { ...who, travelMinutes: 120 })]
        expect(far).toBeGreaterThanOrEqual(near)
      }),
    )
  })

  it('a skill more never lowers the match', () => {
    fc.assert(
      fc.property(anyJob, anySeeker, fc.integer({ min: 0, max: 11 }), (asked, who, more) =>
        isNeverLower(asked, who, { ...who, skills: [...who.skills, tag(more)] }),
      ),
    )
  })

  it('free time more never lowers the match or the tier', () => {
    fc.assert(
      fc.property(anyJob, anySeeker, shift, (asked, who, more) => {
        const added = weekOf([more])
        const free = [...(who.free ?? emptyWeek)].map((bit, at) => (added[at] === '1' ? '1' : bit)).join('')
        isNeverLower(asked, who, { ...who, free })
      }),
    )
  })

  it('a part lies between 0 and 100, and the match between its parts', () => {
    fc.assert(
      fc.property(anyJob, anySeeker, (asked, who) => {
        const parts = partsOf(asked, who)
        const given = Object.values(parts).filter((part) => part !== null)
        for (const part of given) expect(part).toSatisfy((one: number) => Number.isInteger(one) && one >= 0 && one <= 100)
        const match = matchOf(parts)
        if (match === null) expect(given).toEqual([])
        else expect(match).toSatisfy((one: number) => one >= Math.min(...given) && one <= Math.max(...given))
      }),
    )
  })

  it('nothing but skills, interests, week and the way is read', () => {
    const watched = <T extends object>(value: T, read: Set<PropertyKey>): T =>
      new Proxy(value, { get: (target, key) => (read.add(key), Reflect.get(target, key) as unknown) })
    fc.assert(
      fc.property(anyJob, anySeeker, (asked, who) => {
        const read = new Set<PropertyKey>()
        const person = {
          ...who,
          dateOfBirth: '2004-02-01',
          sex: 'f',
          religion: 'none',
          disability: 'none',
          avatar: 'me.jpg',
          bioVideo: 'me.webm',
        }
        const seen = watched(person, read)
        matchOf(partsOf(asked, seen))
        isStrongMatch(asked, seen, partsOf(asked, seen))
        expect(
          [...read].filter(
            (key) => !['skills', 'interests', 'free', 'busy', 'said', 'home', 'travelMode', 'travelMinutes'].includes(String(key)),
          ),
        ).toEqual([])
      }),
    )
  })
})
