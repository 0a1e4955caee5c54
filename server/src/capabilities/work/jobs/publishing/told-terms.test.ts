import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { JobInput } from '@evenshift/contract/model/job/job'
import { jobs } from '#server/capabilities/work/jobs/tables'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobTerms, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let owner: Member
beforeAll(async () => {
  t = await testApp()
  owner = await newHiringEmployer(t)
})
afterAll(() => t.close())

const publish = (start: string, end: string, more: Partial<JobInput> = {}) => {
  const adults = { minimumAge: 18 as const, minimumAgeReason: 'The bar is open late.' }
  const body = { ...jobTerms(), ...adults, shifts: [{ day: 6, start, end }], ...more, status: 'live' as const }
  return t.employer('createJob', { body }, owner.token)
}
const told = {
  payDay: 'four_weekly',
  costs: { uniform: 'worker', training: 'employer' },
  nightJourney: 'taxi',
  machineJudgement: 'none',
} as const
const unsaid = { payDay: null, costs: { uniform: null, training: null }, nightJourney: null, machineJudgement: null }

it('a job whose shift ends after 23:00 or past midnight goes live only with the way home', async () => {
  for (const [start, end] of [
    ['18:00', '23:30'],
    ['18:00', '00:00'],
    ['22:00', '06:00'],
  ] as const) {
    const asked = [{ path: 'nightJourney', message: 'Tell people how they’ll get home after 23:00' }]
    expect((await publish(start, end)).error.errors).toEqual(asked)
    expect((await publish(start, end, { nightJourney: 'own_way' })).status).toBe(201)
  }
  expect((await publish('18:00', '23:00')).status).toBe(201)
})

it('a live job that gets a late shift is asked for it too', async () => {
  const id = await publishJob(t, owner, { minimumAge: 18, minimumAgeReason: 'The bar is open late.' })
  const { version } = (await t.employer('jobDetails', { params: { id } }, owner.token)).body
  const late = { version, shifts: [{ day: 6, start: '19:00', end: '00:30' }] }
  const change = (body: object) => t.employer('changeJob', { params: { id }, body: { ...late, ...body } }, owner.token)
  expect((await change({})).error.errors?.map(({ path }) => path)).toEqual(['nightJourney'])
  expect((await change({ nightJourney: 'lift' })).body.nightJourney).toBe('lift')
})

it('pay day, costs, the way home and what a machine judges are told to seekers as they were written', async () => {
  const id = await publishJob(t, owner, told)
  expect((await t.seeker('openJob', { params: { id } }, (await newSeeker(t)).token)).body).toMatchObject(told)
})

it('a job that was written before they were asked says nothing of them', async () => {
  const id = await publishJob(t, owner, told)
  const names = ['payDay', 'costs', 'nightJourney', 'machineJudgement', 'arrival', 'entrancePhoto']
  await t.parts.db
    .update(jobs)
    .set({ terms: sql`${jobs.terms} - ${sql.raw(`'{${names.join(',')}}'::text[]`)}` })
    .where(eq(jobs.id, id))
  const arrival = { address: '', contactName: '', contactPhone: '', askFor: '', wear: '', bring: '' }
  const own = (await t.employer('jobDetails', { params: { id } }, owner.token)).body
  expect(own).toMatchObject({ ...unsaid, arrival, entrancePhoto: null, entrancePhotoId: null })
  expect((await t.seeker('openJob', { params: { id } }, (await newSeeker(t)).token)).body).toMatchObject(unsaid)
})
