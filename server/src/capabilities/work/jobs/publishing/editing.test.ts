import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Input } from '@evenshift/contract/call'
import type { employerJobs } from '@evenshift/contract/employer/jobs'
import type { EmployerJob } from '@evenshift/contract/model/job/job'
import { hiring } from '#server/capabilities/work/hiring/public'
import { jobsForSeeker } from '#server/capabilities/derived/adverts/public'
import { approveJob } from '#server/capabilities/work/jobs/public'
import { jobHistory } from '#server/capabilities/work/jobs/tables'
import { grantPackage } from '#server/capabilities/parties/companies/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobTerms } from '#server/testkit/people/jobs'
import { type Member, newEmployer, newSeeker } from '#server/testkit/people/people'

type JobFields = Partial<Input<typeof employerJobs.createJob>['body']>

let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
  member = await newEmployer(t)
  await grantPackage(t.parts.db, member.employerId, 'plus', t.clock.now())
  const first = await post()
  await t.parts.db.transaction((tx) => approveJob({ tx, queue: t.parts.queue, now: t.clock.now(), hiring }, first._id))
})
afterAll(() => t.close())

async function post(more: JobFields = {}): Promise<EmployerJob> {
  const { status, body, error } = await t.employer(
    'createJob',
    { body: { ...jobTerms(), title: 'Barista', status: 'live', vacancies: 2, ...more } },
    member.token,
  )
  if (status !== 201) throw new Error(`the job was refused: ${JSON.stringify(error)}`)
  return body
}
const edit = (id: string, body: Input<typeof employerJobs.changeJob>['body']) =>
  t.employer('changeJob', { params: { id }, body }, member.token)
const show = async (id: string) => (await t.employer('jobDetails', { params: { id } }, member.token)).body
async function postWithApplicant(more: JobFields = {}): Promise<EmployerJob> {
  const job = await post(more)
  const seeker = await newSeeker(t)
  const sent = await t.seeker('applyForJob', { body: { jobId: job._id } }, seeker.token)
  if (sent.status !== 201) throw new Error(`the application was refused: ${JSON.stringify(sent.error)}`)
  return job
}

describe('an edit', () => {
  it('changes the fields it names, and tells who changed what', async () => {
    const job = await post()
    const { body } = await edit(job._id, { version: job.version, salary: 14, dressCode: 'Black trousers' })
    expect(body).toMatchObject({ salary: 14, dressCode: 'Black trousers', description: job.description, version: job.version + 1 })
    expect(body.edits).toMatchObject([{ at: t.clock.now().toISOString(), by: 'Jo Sample', changes: ['Dress code', 'Pay'] }])
    expect(body.edits[0]?.lines).toContainEqual({
      label: 'Pay',
      before: '£13.50 an hour',
      after: '£14 an hour',
      note: '50p more',
      isBetter: true,
    })
    const places = (await edit(job._id, { version: body.version, vacancies: 4 })).body.edits.at(-1)
    expect(places?.lines).toEqual([{ label: 'Number of people', before: '2', after: '4', note: 'More', isBetter: true }])
  })
  it.each([
    ['by the name in their address', 'kim.field@gone.example', 'Kim Field'],
    ['by the company, where the address holds none', 'rota7@gone.example', null],
    ['by the company, once they are forgotten', null, null],
  ])('of somebody who has left is told %s, never by the address', async (_how, address, name) => {
    const job = await post()
    await edit(job._id, { version: job.version, salary: 14 })
    await t.parts.db.update(jobHistory).set({ member: address }).where(eq(jobHistory.jobId, job._id))
    const { edits, employerName } = await show(job._id)
    expect(edits.map(({ by }) => by)).toEqual([name ?? employerName])
  })
  it('that changes nothing leaves no trace', async () => {
    const job = await post()
    expect((await edit(job._id, { version: job.version, salary: 13.5 })).body).toEqual(job)
  })
  it('of a live job is read by seekers at once', async () => {
    const job = await post()
    await edit(job._id, { version: job.version, hoursPerWeek: 8 })
    const seen = (await jobsForSeeker(t.parts.db, [job._id], t.clock.now())).get(job._id)
    expect(seen).toMatchObject({ hoursPerWeek: 8, payCard: { weekly: 108 } })
  })
  it('of an older version is refused with the present one, and writes nothing', async () => {
    const job = await post()
    await edit(job._id, { version: job.version, tips: 'Shared by all' })
    const { status, error } = await edit(job._id, { version: job.version, tips: 'None' })
    expect([status, error.code, error.details]).toEqual([409, 'STALE', { status: 'live', version: job.version + 1 }])
    expect((await show(job._id)).tips).toBe('Shared by all')
  })
  it.each([
    ['a term that is missing then', { description: '' }, 'INVALID_INPUT'],
    ['a night shift from 16', { shifts: [{ day: 7, start: '20:00', end: '23:30' }] }, 'INVALID_INPUT'],
    ['pay below the minimum', { salary: 12 }, 'PAY_BELOW_MINIMUM'],
  ] satisfies [string, JobFields, string][])('that would leave a live job with %s is refused', async (_name, more, code) => {
    const job = await post()
    const { status, error } = await edit(job._id, { ...more, version: job.version })
    expect([status, error.code]).toEqual([400, code])
    expect(await show(job._id)).toEqual(job)
  })
  it('of a job that is over is refused', async () => {
    const job = await post()
    await t.employer('closeJob', { query: { jobId: job._id }, body: { closeNow: true, outcome: 'not_needed' } }, member.token)
    expect((await edit(job._id, { version: job.version + 1, tips: 'Late' })).error.code).toBe('INVALID_TRANSITION')
  })
})

describe('once someone has applied', () => {
  it.each([
    ['another title', { title: 'Supervisor' }, 'title'],
    ['less pay', { salary: 13.4 }, 'salary'],
    [
      'a lower band for the young',
      {
        payBands: [
          { from: 21, salary: 13.5 },
          { from: 18, salary: 11 },
        ],
      },
      'salary',
    ],
    ['the same pay for a whole day', { salaryUnit: 'day', salary: 51 }, 'salary'],
  ] satisfies [string, JobFields, string][])('%s is refused', async (_name, more, path) => {
    const job = await postWithApplicant()
    const { status, error } = await edit(job._id, { ...more, version: job.version })
    expect([status, error.code, error.errors?.map((fault) => fault.path)]).toEqual([409, 'JOB_STARTED', [path]])
    expect((await show(job._id)).version).toBe(job.version)
  })
  it('what applicants read isn’t left out, also while the job is paused', async () => {
    const job = await postWithApplicant()
    const paused = await t.employer(
      'changeJobStatus',
      { query: { jobId: job._id }, body: { status: 'paused', version: job.version } },
      member.token,
    )
    const { status, error } = await edit(job._id, { version: paused.body.version, location: null, closingDate: null })
    expect([status, error.code, error.errors?.map(({ path }) => path)]).toEqual([409, 'JOB_STARTED', ['location', 'closingDate']])
  })
  it('pay can rise, and hours, shifts, place and minimum age can change', async () => {
    const job = await postWithApplicant()
    const { status, body } = await edit(job._id, {
      version: job.version,
      salary: 14,
      hoursPerWeek: 5,
      shifts: [{ day: 7, start: '18:00', end: '23:00' }],
      location: 'York',
      minimumAge: 18,
      minimumAgeReason: 'The shift ends after 22:00.',
    })
    expect([status, body.counts, body.unanswered]).toEqual([200, [{ status: 'applied', count: 1 }], 1])
    expect(body).toMatchObject({ salary: 14, location: 'York', minimumAge: 18 })
  })
})
