import { afterAll, beforeAll, expect, it } from 'vitest'
import { jobRoles } from '#server/capabilities/ground/reference/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, newEmployer } from '#server/testkit/people/people'

let t: TestApp
let asking: Member
let others: Member[]
beforeAll(async () => {
  t = await testApp()
  asking = await newEmployer(t)
  others = await Promise.all([1, 2, 3].map(() => newHiringEmployer(t)))
})
afterAll(() => t.close())

const role = jobRoles().find(({ name }) => name === 'Barista')
const jobRole = { _id: role?._id ?? null, name: 'Barista' }
const usual = async (more: object = {}) =>
  (await t.employer('usualPay', { query: { jobRole: 'barista', location: 'Leeds', ...more } }, asking.token)).body
const post = (place: number, salary: number) => {
  const member = others[place]
  if (member === undefined) throw new Error('no such employer')
  return publishJob(t, member, { jobRole, salary, sectorId: null })
}

it('the usual pay of a role is told of five live jobs by three employers nearby, and of no fewer', async () => {
  for (const salary of [13, 13.1, 13.2, 13.3]) await post(0, salary)
  expect(await usual()).toEqual({ hourly: null })
  await post(1, 15)
  expect(await usual()).toEqual({ hourly: null })
  await post(2, 16)
  expect(await usual()).toEqual({ hourly: 13.25 })
})

it('usual pay is of jobs nearby alone; a role without enough jobs is told what its sector pays', async () => {
  expect(await usual({ location: 'Plymouth' })).toEqual({ hourly: null })
  expect(await usual({ jobRole: 'Waiting staff' })).toEqual({ hourly: 13.25 })
})

it('roles to begin with say it where the company is', async () => {
  const { body } = await t.employer('roleStarts', { query: { search: 'barista' } }, asking.token)
  const found = body.find((start) => start.role._id === role?._id)
  expect([null, 13.25]).toContain(found?.usualPay)
})
