import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app'
import { newAccount, newEmployer, newPendingEmployer } from '#server/testkit/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

it('anybody may read the cities, on both services', async () => {
  const [seekers, employers] = [await t.seeker('locations', {}), await t.employer('locations', {})]
  expect(seekers.body).toHaveLength(80)
  expect(seekers.body).toContainEqual({ _id: expect.any(String), name: 'Leeds', lat: expect.any(Number), lng: expect.any(Number) })
  expect(employers.body).toEqual(seekers.body)
})

it('somebody without a profile gets every list that the forms choose from', async () => {
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
  const education = (await t.seeker('educationDropdowns', {}, token)).body
  expect(Object.values(education).every(({ length }) => length > 0)).toBe(true)
})

it('former employers are offered by the names of approved companies only', async () => {
  const { token } = await newAccount(t, 'jobseeker')
  const approved = await newEmployer(t, 'Well Known Ltd')
  await newPendingEmployer(t, 'Still Unknown Ltd')
  const { employers } = (await t.seeker('workDropdowns', {}, token)).body
  expect(employers).toEqual([{ _id: approved.employerId, name: 'Well Known Ltd' }])
})
