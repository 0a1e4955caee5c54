import { HOME_JOBS } from '@evenshift/contract/constants'
import { expect, it } from 'vitest'
import { testApp } from '#server/testkit/app/app'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { DAY, MINUTE } from '#server/testkit/app/clock'
import { openMarket, terms } from '#server/testkit/people/market'
import { newSeeker, signIn } from '#server/testkit/people/people'

it('paints the home screen in one call: profile, best matches and counts', async () => {
  const t = await testApp()
  const employer = await newHiringEmployer(t)
  const seeker = await newSeeker(t)
  const saturday = { start: '08:00', end: '14:00' }
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [saturday] : [] }))
  await t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
  const sunday = { shifts: [{ day: 1, start: '09:00', end: '13:00' }] }
  const worse = await publishJob(t, employer, sunday)
  const better = await publishJob(t, employer)
  for (let i = 0; i < 5; i++) await publishJob(t, employer, sunday)
  await t.seeker('saveJob', { body: { jobId: worse } }, seeker.token)

  const { status, body } = await t.seeker('home', { query: {} }, seeker.token)
  expect(status).toBe(200)
  expect(body.recommended.map(({ _id }) => _id)).toEqual([better])
  expect(body.tiers).toEqual({ whole: 1, part: 0, near: 7, everywhere: 7 })
  expect(body.openings).toEqual([])
  expect(body.counts).toMatchObject({ saved: 1, live: 0, jobOffer: 0, history: 0 })
  expect(body.profileStrength).toBeGreaterThan(0)
  expect(body.nextSteps.map(({ key }) => key)).not.toContain('availability')
  expect(body.expiringOffers).toEqual([])
  await t.close()
})

it('says from when to be free where all that is missing is the way to a shift', async () => {
  const t = await testApp()
  const seeker = await newSeeker(t)
  await t.seeker('changeProfile', { body: { postcode: 'LS6 3HN', travelMinutes: 60 } }, seeker.token)
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [{ start: '08:00', end: '21:00' }] : [] }))
  await t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
  const jobId = await publishJob(t, await newHiringEmployer(t), { shifts: [{ day: 7, start: '08:00', end: '13:00' }] })

  const { openings } = (await t.seeker('home', { query: {} }, seeker.token)).body
  const opened = (await t.seeker('openJob', { params: { id: jobId } }, seeker.token)).body
  const nearly = opened.weekFit?.clashes[0]?.nearly
  expect(nearly).toMatchObject({ until: null })
  expect(openings).toEqual([{ change: 'free', day: 7, part: 'morning', jobs: 1, nearly }])
  await t.close()
})

it('offers the nearest limit alone for a job that fits and is just too far, and says how far it is', async () => {
  const t = await testApp()
  const seeker = await newSeeker(t)
  await t.seeker('changeProfile', { body: { postcode: 'LS6 3HN', travelMinutes: 45, travelMode: 'walk' } }, seeker.token)
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: true, slots: [{ start: '06:00', end: '23:30' }] }))
  await t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
  await publishJob(t, await newHiringEmployer(t), { postcode: 'LS1 4AP', location: 'Leeds' })
  const longer = async () => (await t.seeker('home', { query: {} }, seeker.token)).body.openings
  const [opening, ...others] = await longer()
  expect(opening).toMatchObject({ change: 'travelMinutes', jobs: 1, way: { mode: 'walk' } })
  expect(others).toEqual([])
  if (opening?.change !== 'travelMinutes' || opening.way === null) throw new Error('no longer way is offered')
  expect(opening.way.minutes).toBeGreaterThan(45)
  expect(opening.minutes).toBeGreaterThanOrEqual(opening.way.minutes)
  await t.seeker('changeProfile', { body: { postcode: null } }, seeker.token)
  for (const one of await longer()) expect(one).toHaveProperty('way', null)
  await t.close()
})

it('tells how many jobs that fit came since the last visit; whoever comes back within half an hour never left', async () => {
  const t = await testApp()
  const seeker = await newSeeker(t)
  const slots = [{ start: '08:00', end: '14:00' }]
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? slots : [] }))
  await t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
  // A token lasts a quarter of an hour.
  const told = async () => (await t.seeker('home', { query: {} }, await signIn(t, 'jobseeker', seeker.email))).body.newSince
  await publishJob(t, await newHiringEmployer(t))
  expect(await told()).toEqual({ at: null, jobs: 0 })

  t.clock.pass(20 * MINUTE)
  expect(await told()).toEqual({ at: null, jobs: 0 })
  const left = t.clock.now().toISOString()
  t.clock.pass(40 * MINUTE)
  const employer = await newHiringEmployer(t)
  await publishJob(t, employer)
  await publishJob(t, employer, { shifts: [{ day: 1, start: '09:00', end: '13:00' }] })
  expect(await told()).toEqual({ at: left, jobs: 1 })
  t.clock.pass(10 * MINUTE)
  expect(await told()).toEqual({ at: left, jobs: 1 })
  await t.close()
})

it('recommends what fits in part below what fits whole, however much that is', async () => {
  const t = await testApp()
  const employer = await newHiringEmployer(t)
  const seeker = await newSeeker(t)
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [{ start: '08:00', end: '14:00' }] : [] }))
  await t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
  const saturday = { day: 7, start: '09:00', end: '13:00' }
  const part = await publishJob(t, employer, { shifts: [saturday, { day: 1, start: '09:00', end: '13:00' }] })
  for (let n = 0; n < HOME_JOBS.whole + HOME_JOBS.part + 1; n++) await publishJob(t, employer, { shifts: [saturday] })
  const { body } = await t.seeker('home', { query: {} }, seeker.token)
  expect(body.recommended.map(({ tier }) => tier)).toEqual([...Array(HOME_JOBS.whole).fill(3), 2])
  expect(body.recommended.at(-1)?._id).toBe(part)
  await t.close()
})

it('says of work that was accepted the day of its first shift, not the first day of the offer', async () => {
  const market = await openMarket()
  const seeker = await newSeeker(market.t)
  const { application } = await market.applied(await market.publish(), seeker)
  // A Thursday, and work on Saturdays.
  const offer = { ...terms, startDate: '2027-01-07', shifts: [{ day: 7, start: '09:00', end: '13:00' }] }
  const { version } = await market.moved(application._id, { status: 'offered', version: 1, offer })
  await market.t.seeker('answerOffer', { body: { applicationId: application._id, version, action: 'accept' } }, seeker.token)
  const home = await market.t.seeker('home', { query: {} }, seeker.token)
  expect(home.body.work.jobs.map(({ startDate }) => startDate)).toEqual(['2027-01-09'])
  expect(home.body.work.hours, 'it takes nothing of this week').toBe(0)
  await market.t.close()
})

it('tells who wrote until that is read', async () => {
  const market = await openMarket()
  const { t } = market
  const seeker = await newSeeker(t)
  const { application } = await market.applied(await market.publish(), seeker)
  const wrote = async () => (await t.seeker('home', { query: {} }, seeker.token)).body.messages
  expect(await wrote()).toEqual([])
  await t.employer('sendMessage', { params: { id: application._id }, body: { text: 'Can you work Fridays?' } }, market.employer.token)
  expect(await wrote()).toMatchObject([{ applicationId: application._id, employerName: 'The Corner Café' }])
  await t.seeker('applicationMessages', { params: { id: application._id }, query: {} }, seeker.token)
  expect(await wrote()).toEqual([])
  await t.close()
})

it('tells a job applied for that closed, until that is read or a week is over', async () => {
  const market = await openMarket()
  const { t } = market
  const jobId = await market.publish()
  const [reader, other] = [await newSeeker(t), await newSeeker(t)]
  const { application } = await market.applied(jobId, reader)
  await market.applied(jobId, other)
  await closeJob(t, market.employer, jobId)
  const told = async ({ email }: typeof reader) =>
    (await t.seeker('home', { query: {} }, await signIn(t, 'jobseeker', email))).body.closed.map(({ applicationId }) => applicationId)
  expect(await told(reader)).toEqual([application._id])
  await t.seeker('readNotifications', { body: { applicationId: application._id } }, await signIn(t, 'jobseeker', reader.email))
  expect(await told(reader)).toEqual([])
  t.clock.pass(8 * DAY)
  expect(await told(other)).toEqual([])
  await t.close()
})
