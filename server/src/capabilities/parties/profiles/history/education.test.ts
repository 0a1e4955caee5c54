import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aLevelSubjects, degrees, fieldsOfStudy, qualifications, universities } from '#server/capabilities/ground/reference/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { type Person, newAccount } from '#server/testkit/people/people'

let t: TestApp
let person: Person
beforeAll(async () => {
  t = await testApp()
  person = await newAccount(t, 'jobseeker')
})
afterAll(() => t.close())

const typed = (name: string) => ({ _id: null, name })
const rowOf = (rows: readonly { readonly _id: string; readonly name: string }[], name: string) => {
  const row = rows.find((one) => one.name === name)
  return { _id: row?._id ?? '', name }
}
const unknown = { _id: '01890000-0000-7000-8000-000000000000', name: 'Nowhere' }

type Body = Parameters<typeof t.seeker<'addEducation'>>[1]['body']
const when = { startDate: { month: 9, year: 2022 }, endDate: { month: 7, year: 2024 } }
const add = (body: Omit<Body, 'startDate'> & Partial<Body>) => t.seeker('addEducation', { body: { ...when, ...body } }, person.token)
const change = (id: string, body: Parameters<typeof t.seeker<'changeEducation'>>[1]['body']) =>
  t.seeker('changeEducation', { params: { id }, body }, person.token)
const paths = ({ error }: { readonly error: { readonly errors?: readonly { readonly path: string }[] } }) =>
  error.errors?.map(({ path }) => path)

const degree = () => ({
  level: 'university' as const,
  university: typed('university of leeds'),
  degree: typed('bsc'),
  fieldOfStudy: typed('Physics'),
})

describe('an education', () => {
  it.each([
    ['school', ['schoolName']],
    ['a_level', ['schoolName', 'aLevels']],
    ['alternative', ['alternativeQualifications']],
    ['university', ['university', 'degree', 'fieldOfStudy']],
  ] as const)('of level %s is refused without what it demands, each at its field', async (level, missing) => {
    const answer = await add({ level })
    expect({ status: answer.status, paths: paths(answer) }).toEqual({ status: 400, paths: missing })
  })

  it('is kept in our lists’ own words, with the fields of its level alone', async () => {
    const { status, body } = await add({ ...degree(), schoolName: 'Hill School', aLevels: [typed('Physics')] })
    expect(status).toBe(201)
    expect(body).toMatchObject({
      userId: person.userId,
      university: rowOf(universities(), 'University of Leeds'),
      degree: rowOf(degrees(), 'BSc'),
      fieldOfStudy: rowOf(fieldsOfStudy(), 'Physics'),
      schoolName: null,
      aLevels: [],
      currentlyStudying: false,
    })
    expect((await t.seeker('educationHistory', {}, person.token)).body).toContainEqual(body)
  })

  it('may be at a place that no list has, typed as university or institution', async () => {
    expect((await add({ ...degree(), university: typed('Free University') })).body.university).toEqual(typed('Free University'))
    const abroad = { ...degree(), university: null, nameOfInstitution: 'Sorbonne', isOutsideUk: true }
    expect((await add(abroad)).body).toMatchObject({ university: null, nameOfInstitution: 'Sorbonne', isOutsideUk: true })
  })

  it('takes no id that our lists don’t have', async () => {
    expect(paths(await add({ level: 'university', university: unknown, degree: unknown, fieldOfStudy: unknown }))).toEqual([
      'university',
      'degree',
      'fieldOfStudy',
    ])
    const aLevels = [rowOf(aLevelSubjects(), 'Physics'), unknown]
    expect(paths(await add({ level: 'a_level', schoolName: 'Hill School', aLevels }))).toEqual(['aLevels.1'])
  })

  it('takes the grades that its list gives, as the list writes them', async () => {
    const school = { level: 'a_level', schoolName: 'Hill School' } as const
    const { body } = await add({ ...school, aLevels: [{ ...typed('physics'), grade: 'a*' }] })
    expect(body.aLevels).toEqual([{ ...rowOf(aLevelSubjects(), 'Physics'), grade: 'A*' }])
    expect(paths(await add({ ...school, aLevels: [{ ...typed('Physics'), grade: '2:1' }] }))).toEqual(['aLevels.0.grade'])
    const french = rowOf(qualifications(), 'French Baccalauréat')
    const best = 'Très bien avec félicitations (18 or more)'
    const qualified = (grade: string) => add({ level: 'alternative', alternativeQualifications: [{ ...french, grade }] })
    expect((await qualified(best)).body.alternativeQualifications).toEqual([{ ...french, grade: best }])
    expect(paths(await qualified('A*'))).toEqual(['alternativeQualifications.0.grade'])
    const gcse = (grade: string, isOutsideUk = false) =>
      add({ level: 'school', schoolName: 'Hill School', subjects: [{ name: 'Art', grade }], isOutsideUk })
    expect([(await gcse('7')).status, (await gcse('17/20', true)).status]).toEqual([201, 201])
    expect(paths(await gcse('17/20'))).toEqual(['subjects.0.grade'])
  })

  it('has a predicted grade only while it goes on, and no end until then', async () => {
    const { _id, ...ended } = (await add({ ...degree(), predictedGrade: 'First' })).body
    expect(ended.predictedGrade).toBeNull()
    const open = (await change(_id, { currentlyStudying: true, predictedGrade: 'upper second (2:1)' })).body
    expect(open).toMatchObject({ endDate: null, currentlyStudying: true, predictedGrade: 'Upper second (2:1)' })
    expect(paths(await change(_id, { endDate: { month: 7, year: 2027 } }))).toEqual(['endDate'])
    const over = { currentlyStudying: false, endDate: { month: 10, year: 2026 } }
    expect((await change(_id, over)).body).toMatchObject({ ...over, predictedGrade: null })
  })

  it('is judged as a whole when its level changes, and loses what belonged to the old one', async () => {
    const { _id } = (await add(degree())).body
    expect(paths(await change(_id, { level: 'school' }))).toEqual(['schoolName'])
    const { body } = await change(_id, { level: 'school', schoolName: 'Hill School' })
    expect(body).toMatchObject({ level: 'school', schoolName: 'Hill School', university: null, degree: null, fieldOfStudy: null })
  })

  it('goes when it is deleted, and stands with at most 19 others', async () => {
    const [another, school] = [await newAccount(t, 'jobseeker'), { level: 'school', schoolName: 'Hill School', ...when } as const]
    const answers = await Promise.all(Array.from({ length: 22 }, () => t.seeker('addEducation', { body: school }, another.token)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const id = answers.find(({ status }) => status === 201)?.body._id ?? ''
    expect((await t.seeker('deleteEducation', { params: { id } }, another.token)).status).toBe(204)
    expect((await t.seeker('educationHistory', {}, another.token)).body).toHaveLength(19)
  })
})
