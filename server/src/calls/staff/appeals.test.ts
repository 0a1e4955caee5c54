import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newPendingEmployer, newSeeker, newStaff } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const restored = { status: 'resolved', outcome: 'You were right.', action: 'restore' } as const
const appealOf = async (token: string) =>
  (await t.employer('saveFeedback', { body: { kind: 'appeal', message: 'We’re real.' } }, token)).body._id

it('an appeal that is won approves a company that was turned away; who turned it away leaves the appeal to a colleague', async () => {
  const [first, company] = [await newStaff(t), await newPendingEmployer(t, 'Larkspur Stall')]
  const details = async () => (await t.employer('employerDetails', {}, company.token)).body
  const decideOn = { params: { id: company.employerId } }
  expect(
    (await t.staff('decideVerification', { ...decideOn, body: { decision: 'reject', reason: 'No such stall.' } }, first.token)).status,
  ).toBe(200)
  expect(await details()).toMatchObject({ status: 'Rejected', statusReason: 'No such stall.', check: null })
  const appeal = { params: { id: await appealOf(company.token) } }
  const second = await newStaff(t)
  await t.staff('ownColleague', {}, second.token)
  const own = await t.staff('changeReport', { ...appeal, body: restored }, first.token)
  expect(own.error).toMatchObject({
    code: 'INVALID_TRANSITION',
    message: 'You took the decision they appeal against. A colleague has to look.',
  })
  expect((await t.staff('changeReport', { ...appeal, body: restored }, second.token)).status).toBe(200)
  expect(await details()).toMatchObject({ status: 'Approved', statusReason: null })
})

it('whoever waits reads since when, and by when someone looks', async () => {
  const company = await newPendingEmployer(t, 'Sorrel Stall')
  const { body } = await t.employer('employerDetails', {}, company.token)
  expect(body.status).toBe('Pending')
  expect(Date.parse(body.check?.dueAt ?? '')).toBeGreaterThan(Date.parse(body.check?.sentAt ?? ''))
})

it('whoever is suspended reads what they applied for, to withdraw it', async () => {
  const [staff, seeker] = [await newStaff(t), await newSeeker(t)]
  await t.staff('changePerson', { params: { id: seeker.userId }, body: { decision: 'suspend', reason: 'Two accounts.' } }, staff.token)
  expect((await t.seeker('liveApplications', { query: {} }, seeker.token)).status).toBe(200)
  expect((await t.seeker('pastApplications', { query: {} }, seeker.token)).error.code).toBe('PROFILE_SUSPENDED')
})
