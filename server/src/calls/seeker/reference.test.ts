import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newAccount, newEmployer, newPendingEmployer } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('anyone may read the cities, on both services', async () => {
  const [seekers, employers] = [await t.seeker('locations', {}), await t.employer('locations', {})]
  expect(seekers.body).toHaveLength(80)
  expect(seekers.body).toContainEqual({ _id: expect.any(String), name: 'Leeds', lat: expect.any(Number), lng: expect.any(Number) })
  expect(employers.body).toEqual(seekers.body)
})

it('someone without a profile gets every list that the forms choose from', async () => {
  const { token } = await newAccount(t, 'jobseeker')
  const [roles, sectors, interests] = [
    (await t.seeker('jobRoles', {}, token)).body,
    (await t.seeker('sectors', {}, token)).body,
    (await t.seeker('interests', {}, token)).body,
  ]
  expect(roles.find(({ name }) => name === 'Barista')?.sector).toEqual(sectors[0])
  const choices = (await t.seeker('interestDropdowns', {}, token)).body
  expect(choices.interests).toEqual(interests)
  expect(choices.skills).toHaveLength(303)
  const known = new Set(choices.skills.map(({ name }) => name))
  expect(choices.skillsBySector.map(({ name }) => name)).toEqual(sectors.map(({ name }) => name))
  for (const { name, skills } of choices.skillsBySector) {
    expect(skills.length, name).toBeGreaterThanOrEqual(5)
    for (const skill of skills) expect(known, `${name}: ${skill}`).toContain(skill)
  }
})

it('the lists of education are those of the United Kingdom, each grade one that its level gives', async () => {
  const { token } = await newAccount(t, 'jobseeker')
  const { universities, degrees, fieldsOfStudy, aLevelSubjects, grades, gradesOfLevel, alternativeQualifications } = (
    await t.seeker('educationDropdowns', {}, token)
  ).body
  const names = [universities, degrees, fieldsOfStudy, aLevelSubjects].map((rows) => rows.map(({ name }) => name))
  expect(names.map(({ length }) => length)).toEqual([167, 57, expect.any(Number), expect.any(Number)])
  expect(names[0]).toEqual(expect.arrayContaining(['University of Leeds', 'Cardiff University', 'University of Glasgow']))
  expect(gradesOfLevel.a_level).toEqual(['A*', 'A', 'B', 'C', 'D', 'E', 'U'])
  expect(gradesOfLevel.university[0]).toBe('First')
  for (const given of Object.values(gradesOfLevel)) expect(grades).toEqual(expect.arrayContaining(given))
  expect(alternativeQualifications.find(({ name }) => name === 'T Level')?.grades).toContain('Merit')
})

it('former employers are offered by the names of approved companies only', async () => {
  const { token } = await newAccount(t, 'jobseeker')
  const approved = await newEmployer(t, 'Well Known Ltd')
  await newPendingEmployer(t, 'Still Unknown Ltd')
  const { employers } = (await t.seeker('workDropdowns', {}, token)).body
  expect(employers).toEqual([{ _id: approved.employerId, name: 'Well Known Ltd' }])
})
