import { seekerBase } from '@evenshift/contract/seeker/service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Person, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let seeker: Person
let jobId: string
beforeAll(async () => {
  t = await testApp()
  const shifts = [
    { day: 7, start: '09:00', end: '13:00' },
    { day: 7, start: '08:00', end: '10:00' },
  ]
  jobId = await publishJob(t, await newHiringEmployer(t, 'The Corner Café'), {
    title: 'Barista',
    minimumAge: 18,
    minimumAgeReason: 'Long days',
    shifts,
  })
  seeker = await newSeeker(t)
  await t.seeker('saveJob', { body: { jobId } }, seeker.token)
  await t.seeker('changeProfile', { body: { weeklyHourLimit: 2 } }, seeker.token)
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [{ start: '08:00', end: '11:00' }] : [] }))
  await t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
})
afterAll(() => t.close())

const view = 'card'
const cards = async () => [
  (await t.seeker('searchJobs', { query: { view } }, seeker.token)).body.data,
  (await t.seeker('savedJobs', { query: { view } }, seeker.token)).body.data,
  (await t.seeker('home', { query: { view } }, seeker.token)).body.recommended,
]
const wholes = async () => [
  (await t.seeker('searchJobs', { query: {} }, seeker.token)).body.data,
  (await t.seeker('savedJobs', { query: {} }, seeker.token)).body.data,
  (await t.seeker('home', { query: {} }, seeker.token)).body.recommended,
]

describe('the lists of jobs', () => {
  it('hold cards where cards are asked for: what a card shows, and nothing more', async () => {
    for (const list of await cards())
      expect(list).toEqual([
        {
          _id: jobId,
          title: 'Barista',
          employerName: 'The Corner Café',
          logo: '',
          location: 'Leeds',
          outcode: null,
          workplace: 'on_site',
          distanceKm: null,
          status: 'live',
          closingDate: expect.any(String),
          salary: 13.5,
          salaryMax: null,
          salaryUnit: 'hour',
          hoursPerWeek: 4,
          shiftsNeeded: null,
          minimumAge: 18,
          easyApply: true,
          isDbsCheck: false,
          replyWithinDays: 7,
          vacancies: 1,
          filled: 0,
          strongMatch: false,
          tier: 2,
          isSaved: true,
          isApplied: false,
          held: null,
          hasTooFewShifts: false,
          jobcart: [{ _id: expect.any(String) }],
          replyRate: null,
          travel: null,
          skills: { met: 1, asked: 1 },
          hoursOverLimit: 2,
          shifts: [
            { day: 7, start: '09:00', end: '13:00', fits: false, label: 'not in your free time' },
            { day: 7, start: '08:00', end: '10:00', fits: true },
          ],
          week: { pay: 54, payMost: null, hours: 4, hoursMost: null },
        },
      ])
  })

  it('hold the whole of each job where nothing is said', async () => {
    const {
      application: _a,
      isFollowed: _f,
      takenShifts: _t,
      ways: _w,
      ...whole
    } = (await t.seeker('openJob', { params: { id: jobId } }, seeker.token)).body
    for (const list of await wholes()) expect(list).toEqual([whole])
  })

  it('say of a job on its card what the whole of it says', async () => {
    const [lists, whole] = [await cards(), (await wholes())[0]?.[0]]
    for (const [card] of lists) {
      const { replyRate, travel, skills: _s, hoursOverLimit: _h, held: _held, hasTooFewShifts: _few, shifts, ...same } = card ?? {}
      expect(whole).toMatchObject(same)
      expect(whole?.employer.replyRate).toBe(replyRate)
      expect(whole?.payCard.travel ?? null).toEqual(travel)
      expect(whole?.shifts).toMatchObject((shifts ?? []).map(({ fits: _f, label: _l, ...times }) => times))
      expect(whole?.weekFit?.shiftsFit).toBe(shifts?.filter(({ fits }) => fits).length)
      expect(whole?.weekFit?.clashes).toEqual(shifts?.flatMap(({ fits, ...clash }) => (fits ? [] : [clash])))
    }
  })

  it('know no other view', async () => {
    const headers = { authorization: `Bearer ${seeker.token}` }
    for (const path of ['/jobsearch/paginated', '/jobcart/paginated-cart', '/homescreen'])
      expect((await t.app.inject({ url: `${seekerBase}${path}?view=whole`, headers })).statusCode).toBe(400)
  })
})

it('a card reckons what a job comes to on the shifts that fit, where enough of them do', async () => {
  const shifts = [
    { day: 6, start: '07:30', end: '11:30' },
    { day: 7, start: '08:00', end: '14:00' },
    { day: 1, start: '10:00', end: '15:00' },
  ]
  const title = 'Weekend barista'
  await publishJob(t, await newHiringEmployer(t, 'Café Hale'), { title, shifts, shiftsNeeded: 1, hoursPerWeek: 4 })
  const { token } = await newSeeker(t)
  const weekOf = async () =>
    (await t.seeker('searchJobs', { query: { view, q: title } }, token)).body.data.find((job) => job.title === title)?.week
  expect(await weekOf(), 'before a week is marked').toMatchObject({ hours: 4, hoursMost: 15 })
  const free = [{ start: '07:00', end: '21:00' }]
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7 || id === 1, slots: id === 7 || id === 1 ? free : [] }))
  await t.seeker('setAvailability', { body: { times, busy: [] } }, token)
  expect(await weekOf()).toMatchObject({ hours: 5, hoursMost: 11, pay: 67.5 })
})
