import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sectors } from '#server/capabilities/ground/reference/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Person, newAccount, newEmployer, newSeeker } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const typed = (name: string) => ({ _id: null, name })
const shop = {
  title: 'Shop assistant',
  employer: typed('Corner Shop'),
  startDate: { month: 9, year: 2024 },
  endDate: { month: 6, year: 2025 },
}
type Body = Parameters<typeof t.seeker<'addWork'>>[1]['body']
const add = (person: Person, more: Partial<Body> = {}) => t.seeker('addWork', { body: { ...shop, ...more } }, person.token)
const change = (person: Person, id: string, body: Parameters<typeof t.seeker<'changeWork'>>[1]['body']) =>
  t.seeker('changeWork', { params: { id }, body }, person.token)
const listed = async (person: Person) => (await t.seeker('workHistory', {}, person.token)).body
const paths = ({ error }: { readonly error: { readonly errors?: readonly { readonly path: string }[] } }) =>
  error.errors?.map(({ path }) => path)

describe('a job held', () => {
  it('is kept before there’s a profile, changed and deleted by its owner', async () => {
    const person = await newAccount(t, 'jobseeker')
    const made = await add(person, { achievements: ['Ran the till'] })
    expect(made.status).toBe(201)
    expect(made.body).toEqual({ ...shop, _id: expect.any(String), sector: null, currentlyWorking: false, achievements: ['Ran the till'] })
    const changed = await change(person, made.body._id, { title: 'Supervisor' })
    expect(changed.body).toEqual({ ...made.body, title: 'Supervisor' })
    expect(await listed(person)).toEqual([changed.body])
    const remove = () => t.seeker('deleteWork', { params: { id: made.body._id } }, person.token)
    expect([(await remove()).status, (await remove()).status]).toEqual([204, 404])
    expect(await listed(person)).toEqual([])
  })

  it('lies in the past as London counts it: this month may be named, the next may not', async () => {
    const person = await newAccount(t, 'jobseeker')
    const november = { month: 11, year: 2026 }
    expect((await add(person, { startDate: november, endDate: november })).status).toBe(201)
    const ahead = { month: 12, year: 2026 }
    expect(paths(await add(person, { startDate: ahead, endDate: ahead }))).toEqual(['startDate', 'endDate'])
  })

  it('ends when it is said to have ended, judged on the whole row', async () => {
    const person = await newAccount(t, 'jobseeker')
    const { _id } = (await add(person)).body
    expect(paths(await change(person, _id, { startDate: { month: 7, year: 2025 } }))).toEqual(['endDate'])
    expect((await change(person, _id, { currentlyWorking: true })).body).toMatchObject({ endDate: null, currentlyWorking: true })
    expect(paths(await change(person, _id, { endDate: { month: 1, year: 2026 } }))).toEqual(['endDate'])
    const over = await change(person, _id, { currentlyWorking: false, endDate: { month: 1, year: 2026 } })
    expect(over.body).toMatchObject({ endDate: { month: 1, year: 2026 }, currentlyWorking: false })
    expect(paths(await add(person, { endDate: null }))).toEqual(['endDate'])
  })

  it('comes newest first: what goes on, then what ended last', async () => {
    const person = await newAccount(t, 'jobseeker')
    await add(person, { title: 'old', endDate: { month: 1, year: 2025 } })
    await add(person, { title: 'now', endDate: null, currentlyWorking: true })
    await add(person, { title: 'recent', endDate: { month: 5, year: 2026 } })
    expect((await listed(person)).map(({ title }) => title)).toEqual(['now', 'recent', 'old'])
  })

  it('names its sector and its employer in our lists’ own words', async () => {
    const [person, company] = [await newAccount(t, 'jobseeker'), await newEmployer(t, 'Blue Door Ltd')]
    const [sector] = sectors()
    const { body } = await add(person, { employer: typed('blue door ltd'), sector: typed(sector?.name.toUpperCase() ?? '') })
    expect(body).toMatchObject({
      employer: { _id: company.employerId, name: 'Blue Door Ltd' },
      sector: { _id: sector?._id, name: sector?.name },
    })
    const unknown = { _id: '01890000-0000-7000-8000-000000000000', name: 'No one' }
    expect(paths(await add(person, { employer: unknown, sector: unknown }))).toEqual(['employer', 'sector'])
  })

  it('keeps its employer when the company has left our list', async () => {
    const [person, company] = [await newAccount(t, 'jobseeker'), await newEmployer(t, 'Short Lived Ltd')]
    const employer = { _id: company.employerId, name: 'Short Lived Ltd' }
    const { _id } = (await add(person, { employer })).body
    await t.employer('updateEmployer', { body: { companyName: 'Another Name Ltd' } }, company.token)
    expect((await change(person, _id, { employer, title: 'Cook' })).body).toMatchObject({ title: 'Cook', employer })
  })

  it('stands with at most 19 others, however many come at once', async () => {
    const person = await newAccount(t, 'jobseeker')
    const answers = await Promise.all(Array.from({ length: 24 }, () => add(person)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.find(({ status }) => status === 400)?.error.message).toBe('You can keep 20 jobs. Delete one to add another.')
    expect(await listed(person)).toHaveLength(20)
  })
})

it('work and education make the profile stronger, and go with an application as they were when it was sent', async () => {
  const [employer, seeker] = [await newHiringEmployer(t), await newSeeker(t)]
  const strength = async () => (await t.seeker('profileDetails', {}, seeker.token)).body.userProfile[0]?.strength ?? 0
  const before = await strength()
  const { body: job } = await add(seeker)
  const withWork = await strength()
  const school = {
    level: 'school',
    schoolName: 'Hill School',
    startDate: { month: 9, year: 2018 },
    endDate: { month: 7, year: 2023 },
  } as const
  const { userId: _own, ...education } = (await t.seeker('addEducation', { body: school }, seeker.token)).body
  expect([withWork > before, (await strength()) > withWork]).toEqual([true, true])

  const { _id: id } = (await t.seeker('applyForJob', { body: { jobId: await publishJob(t, employer) } }, seeker.token)).body
  await t.seeker('deleteWork', { params: { id: job._id } }, seeker.token)
  const { profile } = (await t.employer('openApplication', { params: { id } }, employer.token)).body
  expect(profile).toMatchObject({ work: [job], education: [education] })
})
