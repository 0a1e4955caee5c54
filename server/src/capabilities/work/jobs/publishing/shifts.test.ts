import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Input } from '@evenshift/contract/call'
import type { employerJobs } from '@evenshift/contract/employer/jobs'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobTerms, newHiringEmployer } from '#server/testkit/people/jobs'
import type { Member } from '#server/testkit/people/people'

type Fields = Partial<Input<typeof employerJobs.createJob>['body']>

const saturday = { day: 7, start: '09:00', end: '13:00' }
const sunday = { day: 1, start: '10:00', end: '16:00' }
const long = { day: 3, start: '09:00', end: '17:30' }
let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
beforeEach(async () => {
  member = await newHiringEmployer(t)
})

const create = (more: Fields) => t.employer('createJob', { body: { ...jobTerms(), status: 'draft', ...more } }, member.token)
const edit = (id: string, body: Input<typeof employerJobs.changeJob>['body']) =>
  t.employer('changeJob', { params: { id }, body }, member.token)

it('a new shift gets an id, no break, and all the people the job looks for', async () => {
  const { body } = await create({ vacancies: 3, shifts: [saturday, { ...sunday, breakMinutes: 30, people: 2 }] })
  expect(body.shifts).toMatchObject([
    { ...saturday, breakMinutes: 0, people: 3 },
    { ...sunday, breakMinutes: 30, people: 2 },
  ])
  expect(new Set(body.shifts.map(({ _id }) => _id)).size).toBe(2)
})

it('a shift keeps its id over edits, whatever changes of it and around it', async () => {
  const { body: job } = await create({ shifts: [saturday, sunday] })
  const [first, second] = job.shifts
  const shifts = [long, { _id: second?._id ?? '', ...sunday, start: '11:00' }]
  const { body: edited } = await edit(job._id, { version: job.version, shifts })
  expect(edited.shifts).toMatchObject([long, { _id: second?._id, start: '11:00' }])
  expect(edited.shifts.map(({ _id }) => _id)).not.toContain(first?._id)
})

it('a shift of another job is refused at its place, and so is one that is named twice', async () => {
  const [{ body: own }, { body: other }] = [await create({ shifts: [saturday] }), await create({ shifts: [sunday] })]
  const [mine, theirs] = [own.shifts[0]?._id ?? '', other.shifts[0]?._id ?? '']
  const refused = await edit(own._id, { version: own.version, shifts: [saturday, { _id: theirs, ...sunday }] })
  expect(refused.error.errors).toMatchObject([{ path: 'shifts.1' }])
  const twice = [
    { _id: mine, ...saturday },
    { _id: mine, ...sunday },
  ]
  expect((await edit(own._id, { version: own.version, shifts: twice })).error.errors).toMatchObject([{ path: 'shifts.1' }])
  expect((await create({ shifts: [{ _id: mine, ...saturday }] })).error.errors).toMatchObject([{ path: 'shifts.0' }])
})

it('people of nought and a break below it are refused at their fields, more shifts a person than there are as it is published', async () => {
  const nobody = await create({ shifts: [saturday, { ...sunday, people: 0, breakMinutes: -15 }] })
  expect(nobody.error.errors?.map(({ path }) => path).toSorted()).toEqual(['shifts.1.breakMinutes', 'shifts.1.people'])
  const tooMany = await create({ shifts: [saturday, sunday], shiftsNeeded: 3, status: 'live' })
  expect(tooMany.error.errors).toMatchObject([{ path: 'shiftsNeeded', message: 'There are only 2 shifts' }])
  expect((await create({ shifts: [saturday, sunday], shiftsNeeded: 2, status: 'live' })).status).toBe(201)
})

it('a copy has shifts of its own', async () => {
  const { body: job } = await create({ shifts: [{ ...saturday, breakMinutes: 15, people: 2 }], shiftsNeeded: 1 })
  const { body: copy } = await t.employer('duplicateJob', { params: { id: job._id } }, member.token)
  expect(copy).toMatchObject({ shiftsNeeded: 1, shifts: [{ ...saturday, breakMinutes: 15, people: 2 }] })
  expect(copy.shifts[0]?._id).not.toBe(job.shifts[0]?._id)
})

it('an unpaid break counts neither in pay by the day nor in a young worker’s hours', async () => {
  const facts = {
    salary: 104,
    salaryUnit: 'day' as const,
    hoursPerWeek: 8,
    totalHours: null,
    payBands: [],
    startDate: null,
    location: null,
  }
  const hourly = async (breakMinutes: number) =>
    (await t.employer('workOutPay', { body: { ...facts, shifts: [{ ...long, breakMinutes }] } }, member.token)).body.hourly
  expect([await hourly(0), await hourly(30)]).toEqual([12.24, 13])
  const publish = (breakMinutes: number) => create({ status: 'live', hoursPerWeek: 8, shifts: [{ ...long, breakMinutes }] })
  expect((await publish(15)).error.errors).toMatchObject([{ path: 'minimumAge' }])
  expect((await publish(30)).status).toBe(201)
})
