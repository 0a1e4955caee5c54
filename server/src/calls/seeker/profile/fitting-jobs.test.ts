import { expect, it } from 'vitest'
import { testApp } from '#server/testkit/app/app'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { newSeeker } from '#server/testkit/people/people'

const morning = { start: '08:00', end: '14:00' }
/** A free Saturday morning, but for one class where there is one. */
const week = (...busy: { day: number; start: string; end: string; label: string }[]) => ({
  times: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [morning] : [] })),
  busy,
})

it('a week that is drawn tells how many jobs it would fit whole and in part, and keeps nothing', async () => {
  const t = await testApp()
  const employer = await newHiringEmployer(t)
  const seeker = await newSeeker(t)
  const saturday = { day: 7, start: '09:00', end: '13:00' }
  await publishJob(t, employer, { shifts: [saturday] })
  await publishJob(t, employer, { shifts: [saturday, { day: 1, start: '09:00', end: '13:00' }] })
  await publishJob(t, employer, { shifts: [{ day: 2, start: '09:00', end: '13:00' }] })
  const fitting = async (body: ReturnType<typeof week>) => (await t.seeker('fittingJobs', { body }, seeker.token)).body

  expect(await fitting(week())).toEqual({ whole: 1, part: 1 })
  expect(await fitting(week({ day: 7, start: '10:00', end: '11:00', label: 'Choir' }))).toEqual({ whole: 0, part: 0 })
  expect((await t.seeker('availability', {}, seeker.token)).body._id).toBeNull()

  // The same count as home's, once it is kept.
  await t.seeker('setAvailability', { body: week() }, seeker.token)
  expect((await t.seeker('home', { query: {} }, seeker.token)).body.tiers).toMatchObject(await fitting(week()))
  await t.close()
})

it('a day without its times is refused where it stands', async () => {
  const t = await testApp()
  const seeker = await newSeeker(t)
  const times = week().times.map((day) => ({ ...day, slots: [] }))
  const { status, body } = await t.seeker('fittingJobs', { body: { times, busy: [] } }, seeker.token)
  expect(status).toBe(400)
  expect(body).toMatchObject({ errors: [{ path: 'times.6.slots' }] })
  await t.close()
})
