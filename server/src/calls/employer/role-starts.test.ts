import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobRoles } from '#server/capabilities/ground/reference/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { type Member, newEmployer } from '#server/testkit/people/people'

let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
  member = await newEmployer(t)
})
afterAll(() => t.close())

const starts = async (query: { sectorId?: string; search?: string }) => (await t.employer('roleStarts', { query }, member.token)).body
const names = async (query: { sectorId?: string; search?: string }) => (await starts(query)).map(({ role }) => role.name)

it('the roles of a sector are offered, nine at most', async () => {
  const [cafes] = (await t.employer('employerSectors', {}, member.token)).body
  const found = await starts({ sectorId: cafes?._id ?? '' })
  expect(found).toHaveLength(9)
  expect(new Set(found.map(({ sector }) => sector.name))).toEqual(new Set([cafes?.name]))
  expect(await starts({})).toEqual([])
})

it('a role is found by its name, a beginning, another name for it, and what people used to call it', async () => {
  expect((await names({ search: 'BARISTA' }))[0]).toBe('Barista')
  expect(await names({ search: 'kitch' })).toContain('Kitchen porter')
  expect(await names({ search: 'pot wash' })).toContain('Kitchen porter')
  expect((await names({ search: 'waitress' }))[0]).toBe('Waiting staff')
  expect((await names({ search: 'KP' }))[0]).toBe('Kitchen porter')
  expect((await names({ search: 'weekend barista' }))[0]).toBe('Barista')
  expect((await names({ search: 'KP evenings' }))[0]).toBe('Kitchen porter')
  expect(await names({ search: 'zzz' })).toEqual([])
})

it('what a role begins with names no time of day, which other shifts than its own would make untrue', async () => {
  const times = /morning|afternoon|evening|\bnight|\bnoon|weekend|(mon|tues|wednes|thurs|fri|satur|sun)day\b/i
  const named = []
  for (const { _id, name } of jobRoles()) {
    const { intro, tasks } = (await starts({ search: name })).find(({ role }) => role._id === _id) ?? { intro: '', tasks: [] }
    if (!times.test(name) && [intro, ...tasks].some((text) => times.test(text))) named.push(name)
  }
  expect(named).toEqual([])
})

const isAtNight = ({ start, end }: { start: string; end: string }) => end < start || end > '22:00' || start < '06:00'

it('what every role begins with goes out as it is, but for pay, place and dates', async () => {
  const allowed = new Set(['nightJourney'])
  for (const { _id, name } of jobRoles()) {
    const found = await t.employer('roleStarts', { query: { search: name } }, member.token)
    if (found.status !== 200) throw new Error(name + JSON.stringify(found.error))
    const start = found.body.find(({ role }) => role._id === _id)
    if (start === undefined) throw new Error(`${name} has no start`)
    const { role, sector, intro, tasks, skills, shifts } = start
    const body = {
      title: role.name,
      jobRole: role,
      sectorId: sector._id,
      description: intro,
      responsibilities: tasks,
      skillsRequired: skills.map((skill) => ({ ...skill, must: false })),
      shifts: shifts.map((shift) => ({ ...shift, people: 1 })),
      hoursPerWeek: 8,
      location: 'Leeds',
      salary: 14,
      contractType: 'permanent' as const,
      contractLength: 'ongoing' as const,
      startDate: '2027-01-04',
      closingDate: '2026-12-20',
      vacancies: 1,
      ...(shifts.some(isAtNight) && { minimumAge: 18 as const, minimumAgeReason: 'Some shifts are at night.' }),
      status: 'draft' as const,
    }
    const draft = await t.employer('createJob', { body }, member.token)
    expect(draft.status, `${name}: ${JSON.stringify(draft.error)}`).toBe(201)
    const faults = (await t.employer('jobFaults', { params: { id: draft.body._id } }, member.token)).body
    expect(
      faults.filter(({ path }) => !allowed.has(path)),
      name,
    ).toEqual([])
  }
})
