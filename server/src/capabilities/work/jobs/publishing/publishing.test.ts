import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Input } from '@evenshift/contract/call'
import type { employerJobs } from '@evenshift/contract/employer/jobs'
import { hiring } from '#server/capabilities/work/hiring/public'
import { jobsForSeeker } from '#server/capabilities/derived/adverts/public'
import { approveJob, jobsToReview, sendBackJob } from '#server/capabilities/work/jobs/public'
import { jobRoles, skills } from '#server/capabilities/ground/reference/public'
import { grantPackage } from '#server/capabilities/parties/companies/public'
import { isRefusal } from '#server/http/call/refuse'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobRows, jobTerms, newHiringEmployer } from '#server/testkit/people/jobs'
import { type Member, newEmployer, signIn } from '#server/testkit/people/people'
import type { UnitWithHiring } from '#server/capabilities/work/jobs/public'

type JobFields = Partial<Input<typeof employerJobs.createJob>['body']>

let t: TestApp
beforeAll(async () => void (t = await testApp()))
afterAll(() => t.close())

const terms = { ...jobTerms(), location: 'leeds' } satisfies JobFields
const post = (member: Member, more: JobFields = {}) =>
  t.employer('createJob', { body: { ...terms, status: 'live', ...more } }, member.token)
const office = <T>(work: (unit: UnitWithHiring) => Promise<T>): Promise<T> =>
  t.parts.db.transaction((tx) => work({ tx, queue: t.parts.queue, now: t.clock.now(), hiring }))
/** A company whose first job a person has let through, and that job closed again. */
async function trustedEmployer(): Promise<Member> {
  const member = await newEmployer(t)
  const { body } = await post(member)
  await office((unit) => approveJob(unit, body._id))
  await t.employer('closeJob', { query: { jobId: body._id }, body: { closeNow: true, outcome: 'not_needed' } }, member.token)
  return member
}
const mailsTo = async (address: string) =>
  (await t.database.sql.query(`select data->>'subject' as subject from pgboss.job where data->>'to' = $1`, [address])).rows.map(
    ({ subject }) => subject,
  )
const pathsOf = (error: { errors?: readonly { path: string }[] }) => (error.errors ?? []).map(({ path }) => path)

describe('a draft', () => {
  it('may lack all but its title', async () => {
    const member = await newEmployer(t)
    const { status, body } = await t.employer('createJob', { body: { title: 'Barista', status: 'draft' } }, member.token)
    expect(status).toBe(201)
    expect(body).toMatchObject({ title: 'Barista', status: 'draft', version: 1, vacancies: 1, salary: null, closeReason: null })
    expect(body.reference).toMatch(/^EV-[2-9A-HJKMNP-Z]{6}$/)
  })
  it('takes the sector of its role, and names as the lists write them', async () => {
    const member = await newEmployer(t)
    const role = jobRoles()[0]
    if (role === undefined) throw new Error('there are no roles')
    const { body } = await t.employer(
      'createJob',
      { body: { title: 'Barista', status: 'draft', jobRole: { _id: role._id, name: 'Anything' }, location: 'LEEDS' } },
      member.token,
    )
    expect(body).toMatchObject({ jobRole: { _id: role._id, name: role.name }, sector: role.sector, location: 'Leeds' })
  })
  it('takes a name that was typed as the one in the list that it is', async () => {
    const member = await newEmployer(t)
    const [skill] = skills()
    if (skill === undefined) throw new Error('the list of skills is empty')
    const body = { title: 'Barista', status: 'draft' as const, skillsRequired: [{ _id: null, name: skill.name.toUpperCase(), must: true }] }
    const answer = await t.employer('createJob', { body }, member.token)
    expect(answer.body.skillsRequired).toEqual([{ _id: skill._id, name: skill.name, must: true }])
  })
  it('is refused at each name that is in no list', async () => {
    const member = await newEmployer(t)
    const unknown = '01890000-0000-7000-8000-000000000000'
    const { status, error } = await post(member, {
      status: 'draft',
      location: 'Atlantis',
      sectorId: unknown,
      skillsRequired: [
        { _id: null, name: 'Whistling', must: false },
        { _id: unknown, name: 'Coffee', must: true },
      ],
      questions: [unknown],
      workPlacePhotos: ['upload/1'],
    })
    expect(status).toBe(400)
    expect(pathsOf(error)).toEqual(['skillsRequired.1', 'location', 'sectorId', 'workPlacePhotos.0', 'questions.0'])
  })
})

describe('publishing', () => {
  let member: Member
  beforeAll(async () => void (member = await trustedEmployer()))

  it('names every field that is missing', async () => {
    const { status, error } = await t.employer('createJob', { body: { title: 'Barista', status: 'live' } }, member.token)
    expect([status, error.code]).toEqual([400, 'INVALID_INPUT'])
    const missing = [
      'description',
      'sectorId',
      'location',
      'salary',
      'contractType',
      'contractLength',
      'shifts',
      'startDate',
      'closingDate',
    ]
    expect(pathsOf(error)).toEqual(missing)
  })
  it.each([
    ['a closing date in the past', { closingDate: '2026-11-20' }, 'closingDate'],
    ['a closing date more than 90 days ahead', { closingDate: '2027-02-20' }, 'closingDate'],
    ['a first day in the past', { startDate: '2026-11-20' }, 'startDate'],
    ['a night shift from 16', { shifts: [{ day: 7, start: '18:00', end: '23:00' }] }, 'minimumAge'],
    [
      'a shift of fourteen hours',
      { shifts: [{ day: 7, start: '08:00', end: '22:00' }], minimumAge: 18, minimumAgeReason: 'night_work' },
      'shifts.0.end',
    ],
    ['a minimum age without its reason', { minimumAge: 18 }, 'minimumAgeReason'],
    ['a record check without its reason', { dbsLevel: 'basic' }, 'dbsReason'],
    ['student visas kept out without the rule', { openToInternationalStudents: false }, 'visaReason'],
    ['bands without one for 21', { payBands: [{ from: 18, salary: 11 }] }, 'payBands'],
    ['no shifts though hours aren’t by agreement', { shifts: [] }, 'shifts'],
    ['pay by the day without shifts', { salaryUnit: 'day', salary: 200, shifts: [] }, 'shifts'],
    ['a highest pay below the lowest', { salaryMax: 13 }, 'salaryMax'],
    [
      'a choice without options',
      { screeningQuestions: [{ question: 'Which day?', answerType: 'choice' }] },
      'screeningQuestions.0.options',
    ],
  ] satisfies [string, JobFields, string][] as [string, JobFields, string][])('refuses %s at its field', async (_name, more, path) => {
    const { status, error } = await post(member, more)
    expect([status, error.code, pathsOf(error)]).toEqual([400, 'INVALID_INPUT', [path]])
  })
  it('refuses pay below the legal minimum with the figure, and keeps nothing', async () => {
    const { status, error } = await post(member, { title: 'Too cheap', salary: 12.5 })
    expect([status, error.code]).toEqual([400, 'PAY_BELOW_MINIMUM'])
    expect(error.details).toEqual({ minimum: 12.71, band: '21 and over', from: '2026-04-01' })
    expect(error.errors).toEqual([{ path: 'salary', message: expect.stringContaining('£12.50 an hour is below £12.71') as string }])
    const { body } = await t.employer('ongoingJobs', { query: { search: 'Too cheap' } }, member.token)
    expect(body.pagination.total).toBe(0)
  })
  it('names pay that is too low together with what else is wrong', async () => {
    const { status, error } = await post(member, { salary: 12.5, closingDate: '2026-11-20' })
    expect([status, error.code, pathsOf(error)]).toEqual([400, 'INVALID_INPUT', ['closingDate', 'salary']])
    const missing = await t.employer('createJob', { body: { title: 'Barista', status: 'live', salary: 12.5 } }, member.token)
    expect(pathsOf(missing.error).at(-1)).toBe('salary')
  })
  it('tells of a draft beforehand what it would refuse, field by field, and changes nothing', async () => {
    const wrong = { salary: 12.5, closingDate: '2026-11-20', description: 'We’re looking for a young barista.', dbsLevel: 'basic' } as const
    const { body: draft } = await post(member, { ...wrong, status: 'draft' })
    const told = await t.employer('jobFaults', { params: { id: draft._id } }, member.token)
    const { error } = await t.employer(
      'changeJobStatus',
      { query: { jobId: draft._id }, body: { status: 'live', version: draft.version } },
      member.token,
    )
    expect([told.status, told.body]).toEqual([200, error.errors])
    expect(pathsOf({ errors: told.body })).toEqual(['dbsReason', 'description', 'closingDate', 'salary'])
    const { body: good } = await post(member, { status: 'draft' })
    expect((await t.employer('jobFaults', { params: { id: good._id } }, member.token)).body).toEqual([])
    expect((await t.employer('jobDetails', { params: { id: good._id } }, member.token)).body).toEqual(good)
  })
  it('refuses a company that is being checked again, whose live jobs pause', async () => {
    const rechecked = await trustedEmployer()
    const live = (await post(rechecked)).body
    const draft = (await post(rechecked, { status: 'draft' })).body
    await t.employer('updateEmployer', { body: { companyName: 'Another Legal Name' } }, rechecked.token)
    const { status, error } = await t.employer(
      'changeJobStatus',
      { query: { jobId: draft._id }, body: { status: 'live', version: 1 } },
      rechecked.token,
    )
    expect([status, error.code]).toEqual([403, 'PROFILE_PENDING'])
    expect((await t.employer('jobDetails', { params: { id: live._id } }, rechecked.token)).body.status).toBe('paused')
  })
})

describe('a company’s first job', () => {
  it('waits for a person, whatever was asked, and is live once let through', async () => {
    const member = await newEmployer(t, 'First Timers')
    const { status, body } = await post(member)
    expect([status, body.status]).toEqual([201, 'pending_review'])
    expect(await jobsForSeeker(t.parts.db, [body._id], t.clock.now())).toEqual(new Map())
    expect(await jobsToReview(t.parts.db)).toContainEqual(
      expect.objectContaining({ id: body._id, reference: body.reference, employerName: 'First Timers' }),
    )
    await office((unit) => approveJob(unit, body._id))
    const job = (await jobsForSeeker(t.parts.db, [body._id], t.clock.now())).get(body._id)
    expect(job).toMatchObject({ status: 'live', location: 'Leeds', easyApply: true, payCard: { hourly: 13.5, weekly: 54 } })
    expect(job).not.toHaveProperty('hideNames')
    expect(await mailsTo(member.email)).toContain('Weekend barista at First Timers is live')
  })
  it('goes back with a reason and waits again when it is published again', async () => {
    const member = await newEmployer(t)
    const { body } = await post(member)
    await office((unit) => sendBackJob(unit, body._id, 'Say which tasks the work brings.'))
    const draft = (await t.employer('jobDetails', { params: { id: body._id } }, member.token)).body
    expect(draft).toMatchObject({ status: 'draft', statusReason: 'Say which tasks the work brings.', version: 3 })
    const again = await t.employer('changeJobStatus', { query: { jobId: body._id }, body: { status: 'live', version: 3 } }, member.token)
    expect(again.body).toMatchObject({ status: 'pending_review', statusReason: null })
  })
  it('leaves the second one waiting too where it was sent back', async () => {
    const member = await newHiringEmployer(t)
    const first = await post(member)
    await office((unit) => sendBackJob(unit, first.body._id, 'Say which tasks the work brings.'))
    expect((await post(member)).body.status).toBe('pending_review')
  })
  it('is decided on once', async () => {
    const member = await newEmployer(t)
    const { body } = await post(member)
    await office((unit) => approveJob(unit, body._id))
    const second = await office((unit) => sendBackJob(unit, body._id, 'Too late.'))
    expect(isRefusal(second) && second.code).toBe('INVALID_TRANSITION')
  })
})

describe('the limit of the plan', () => {
  it('lets one of thirty jobs that are posted at once through on a plan of one, and tells the others', async () => {
    const member = await trustedEmployer()
    const answers = await Promise.all(Array.from({ length: 30 }, () => post(member)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    const refused = answers.filter(({ status }) => status !== 201)
    for (const { status, error } of refused) {
      expect([status, error.code]).toEqual([402, 'PLAN_LIMIT'])
      expect(error.details).toEqual({ limit: 1, used: 1, package: 'starter', of: 'liveJobs' })
    }
    expect((await t.employer('ongoingJobs', { query: {} }, member.token)).body.pagination.total).toBe(1)
  })
  it('holds a place for a first job that waits', async () => {
    const member = await newEmployer(t)
    const answers = await Promise.all(Array.from({ length: 5 }, () => post(member)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 402, 402, 402, 402])
  })
  it('counts no paused job, and asks for a place when it resumes', async () => {
    const member = await trustedEmployer()
    const first = (await post(member)).body
    const change = (jobId: string, status: 'live' | 'paused', version: number) =>
      t.employer('changeJobStatus', { query: { jobId }, body: { status, version } }, member.token)
    expect((await change(first._id, 'paused', first.version)).body.status).toBe('paused')
    expect((await post(member)).body.status).toBe('live')
    expect((await change(first._id, 'live', first.version + 1)).error.code).toBe('PLAN_LIMIT')
    await grantPackage(t.parts.db, member.employerId, 'standard', t.clock.now())
    expect((await change(first._id, 'live', first.version + 1)).body.status).toBe('live')
  })
  it('counts no job whose last day is over, though no clock has run', async () => {
    const member = await trustedEmployer()
    const { body: first } = await post(member, { closingDate: '2026-11-25' })
    expect((await post(member)).error.code).toBe('PLAN_LIMIT')
    t.clock.moveTo(new Date('2026-11-26T09:00:00Z'))
    const again = { ...member, token: await signIn(t, 'employer', member.email) }
    expect((await post(again)).body.status).toBe('live')
    const [row] = await jobRows(t, [first._id])
    expect(row?.status).toBe('live')
  })
})
