import { shiftLengthFault } from '@evenshift/contract/states/job/shift-length-words'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitForEmployer, fitOf } from '#server/capabilities/ground/match/matching'
import { type JobToMatch, type MatchSeeker, either, weekOf, without } from '#server/capabilities/ground/match/public'
import { cityNamed, jobRoles, placeNamed, skills } from '#server/capabilities/ground/reference/public'

const shifts = [
  { day: 2, start: '17:00', end: '21:00' },
  { day: 4, start: '17:00', end: '21:00' },
  { day: 5, start: '17:00', end: '21:00' },
  { day: 7, start: '09:00', end: '13:00' },
]
const skillNamed = (name: string) => {
  const skill = skills().find((one) => one.name === name)
  if (skill === undefined) throw new Error(`no skill is named ${name}`)
  return skill
}
const barista = jobRoles().find(({ name }) => name === 'Barista')
const job: JobToMatch = {
  jobRole: { _id: barista?._id ?? null, name: 'Barista' },
  location: 'Leeds',
  outcode: null,
  shiftsNeeded: null,
  sector: 'Cafés, restaurants and takeaways',
  shifts,
  skillsRequired: [
    { _id: skillNamed('Customer service')._id, name: 'Customer service', must: false },
    { _id: skillNamed('Till operation')._id, name: 'Till operation', must: true },
  ],
  workplace: 'on_site',
}
const lecture = { day: 7, start: '10:00', end: '12:00', label: 'Lecture' }
const seeker: MatchSeeker = {
  skills: [{ name: 'Till operation', position: skillNamed('Till operation').position }],
  interests: [],
  free: weekOf(shifts.slice(0, 3)),
  busy: [lecture],
  home: cityNamed('Leeds') ?? null,
  travelMode: 'public_transport',
  travelMinutes: 120,
}

describe('how a job fits the week', () => {
  it('names the shift that clashes, and the class in its way', () => {
    const { weekFit } = fitOf(job, seeker)
    expect(weekFit?.text).toBe('Fits 3 of 4 shifts. Sat 09:00–13:00 clashes with Lecture')
    expect(weekFit).toMatchObject({ shiftsFit: 3, shiftsTotal: 4, clashes: [{ ...shifts[3], label: 'Lecture' }] })
    expect(weekFit?.days.map(({ state }) => state)).toEqual(['none', 'fits', 'none', 'fits', 'fits', 'none', 'clashes'])
  })

  const free = (start: string, end: string, busy: MatchSeeker['busy'] = []): MatchSeeker => ({
    ...seeker,
    free: without(weekOf([...shifts.slice(0, 3), { day: 7, start, end }]), weekOf(busy)),
    busy,
  })
  it.each<[string, MatchSeeker, object | undefined]>([
    ['an hour too late', free('10:00', '13:00'), { from: '09:00', until: null }],
    ['half an hour short at both ends', free('09:30', '12:30'), { from: '09:00', until: '13:00' }],
    ['two hours too late', free('11:00', '13:00'), undefined],
    ['with a gap between', free('09:30', '13:00', [{ ...lecture, start: '10:00', end: '10:30' }]), undefined],
    ['with a class at its beginning', free('09:30', '13:00', [{ ...lecture, start: '09:00', end: '09:30' }]), undefined],
    ['with nothing free', free('15:00', '18:00'), undefined],
  ])('says what little more free time a shift would take: %s', (_, who, nearly) => {
    expect(fitOf(job, who).weekFit?.clashes[0]?.nearly).toEqual(nearly)
  })
  it('fits once that is free, whatever the week and the way', () => {
    const half = fc.integer({ min: 0, max: 47 }).map((at) => `${String(at >> 1).padStart(2, '0')}:${at % 2 ? '30' : '00'}`)
    const span = fc.record({ day: fc.integer({ min: 1, max: 7 }), start: half, end: half })
    // No longer than a job's can be: with its way one of a whole day has no beginning and end.
    const shiftLike = span.filter((times) => shiftLengthFault(times) === null)
    const modes = fc.constantFrom('walk' as const, 'public_transport' as const)
    fc.assert(
      fc.property(shiftLike, fc.array(span, { maxLength: 5 }), modes, (shift, times, travelMode) => {
        const asked = { ...job, location: 'Leeds', outcode: 'LS6', shifts: [shift] }
        const who = { ...seeker, home: placeNamed('LS2') ?? null, travelMode, free: weekOf(times), busy: [] }
        const nearly = fitOf(asked, who).weekFit?.clashes[0]?.nearly
        if (nearly === undefined) return
        const more = weekOf([{ day: shift.day, start: nearly.from ?? shift.start, end: nearly.until ?? shift.end }])
        expect(fitOf(asked, { ...who, free: either(who.free, more) }).weekFit?.clashes).toEqual([])
      }),
    )
  })

  it.each<[string, MatchSeeker, string | undefined]>([
    ['says when all fit', { ...seeker, free: weekOf(shifts), busy: [] }, 'All 4 shifts fit your week'],
    ['says when the times given leave it out', { ...seeker, busy: [] }, 'Fits 3 of 4 shifts. Sat 09:00–13:00: not in your free time'],
    [
      'names two clashes and counts the rest',
      { ...seeker, free: weekOf([]), busy: [] },
      'None of the 4 shifts fits your week. Mon 17:00–21:00: not in your free time; Wed 17:00–21:00: not in your free time and 2 more',
    ],
    ['is silent while no times were given', { ...seeker, free: null }, undefined],
  ])('%s', (_, who, text) => {
    expect(fitOf(job, who).weekFit?.text).toBe(text)
  })

  it('counts as met what is asked, where any two of four do', () => {
    const anyTwo = { ...job, shiftsNeeded: 2 }
    expect(fitOf(anyTwo, seeker).weekFit?.text).toBe('Fits 3 of 4 shifts, and you need 2')
    expect(fitOf(anyTwo, seeker).evidence[0]).toMatchObject({
      requirement: 'Works any 2 or more of Mon 17:00–21:00, Wed 17:00–21:00, Thu 17:00–21:00 and Sat 09:00–13:00',
      state: 'met',
    })
  })
  it('says that too few are left where fewer are than one works, and fits no week then', () => {
    const short = fitOf({ ...job, shifts: shifts.slice(0, 1), shiftsNeeded: 2, isShort: true }, seeker)
    expect([short.tier, short.cal.availability, short.strongMatch, short.weekFit?.text]).toEqual([1, 0, false, 'Too few shifts are left'])
    expect(short.evidence[0]).toEqual({
      kind: 'shifts',
      strength: null,
      requirement: 'Works Mon 17:00–21:00',
      state: 'clash',
      because: 'Too few shifts are left',
    })
  })
  it('says when only the journey is in the way', () => {
    const away = { ...job, location: 'Bradford', shifts: shifts.slice(0, 1) }
    expect(fitOf(away, { ...seeker, home: placeNamed('LS6') ?? null, busy: [] }).weekFit?.text).toBe(
      'Doesn’t fit your week. Mon 17:00–21:00: not enough travel time',
    )
  })

  it('tells an employer hours and shifts, and neither labels nor the timetable', () => {
    expect(fitForEmployer(job, seeker)).toEqual({
      hoursFit: 12,
      hoursTotal: 16,
      shiftsFit: 3,
      shiftsTotal: 4,
      clashingShifts: [shifts[3]],
      shifts,
    })
  })
})

describe('the evidence of a match', () => {
  it('goes requirement by requirement, with its proof and the one edit that would change it', () => {
    expect(fitOf(job, seeker).evidence).toEqual([
      {
        kind: 'shifts',
        strength: null,
        requirement: 'Works Mon 17:00–21:00, Wed 17:00–21:00, Thu 17:00–21:00 and Sat 09:00–13:00',
        state: 'partly',
        because: 'Fits 3 of 4 shifts. Sat 09:00–13:00 clashes with Lecture',
        change: { text: 'Add Saturday morning to your free hours', link: '/profile/profile#availability' },
      },
      { kind: 'skill', requirement: 'Till operation (essential)', state: 'met', strength: 'said', because: 'Skills: Till operation' },
      {
        kind: 'skill',
        requirement: 'Customer service',
        state: 'not_shown',
        strength: null,
        change: { text: 'Customer service: can you do this? Add it', link: '/profile/profile#skills' },
      },
      {
        kind: 'interest',
        strength: null,
        requirement: 'Interest in Food and drink, Meeting people and Coffee',
        state: 'not_shown',
        change: { text: 'Add Food and drink to your interests', link: '/profile/profile#interests' },
      },
    ])
  })

  it('calls a week without a single free shift a clash', () => {
    expect(fitOf(job, { ...seeker, free: weekOf([]) }).evidence[0]?.state).toBe('clash')
  })

  it('asks for the times where none were given', () => {
    expect(fitOf(job, { ...seeker, free: null }).evidence[0]).toMatchObject({
      state: 'not_shown',
      change: { text: 'Say when you’re free' },
    })
  })
})
