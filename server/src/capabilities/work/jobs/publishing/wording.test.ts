import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Input } from '@evenshift/contract/call'
import type { employerJobs } from '@evenshift/contract/employer/jobs'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobTerms, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import type { Member } from '#server/testkit/people/people'

type JobFields = Partial<Input<typeof employerJobs.createJob>['body']>

let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
  member = await newHiringEmployer(t)
  await publishJob(t, member)
})
afterAll(() => t.close())

const post = (more: JobFields = {}) => t.employer('createJob', { body: { ...jobTerms(), status: 'live', ...more } }, member.token)
const question = (text: string, options: string[] = []) => ({
  question: text,
  answerType: options.length > 0 ? ('choice' as const) : ('text' as const),
  options,
  required: true,
})
const blocked: readonly [field: string, more: JobFields, path: string][] = [
  ['the title', { title: 'Waitress' }, 'title'],
  ['the description', { description: 'A young team needs a hand with the coffee.' }, 'description'],
  ['a task', { responsibilities: ['Serve coffee', 'Help the barmaid'] }, 'responsibilities.1'],
  ['a skill that was typed', { skillsRequired: [{ _id: null, name: 'Native English speaker', must: true }] }, 'skillsRequired.0'],
  ['the role that was typed', { jobRole: { _id: null, name: 'Barmaid' } }, 'jobRole'],
  ['the tips', { tips: 'Cash in hand' }, 'tips'],
  ['the access notes', { accessibility: { stepFree: false, notes: 'Able bodied only.' } }, 'accessibility.notes'],
  ['a question', { screeningQuestions: [question('Why this job?'), question('Are you pregnant?')] }, 'screeningQuestions.1.question'],
  ['an answer to choose', { screeningQuestions: [question('Who are you?', ['A person', 'Males only'])] }, 'screeningQuestions.0.options.1'],
]

describe('wording that the law forbids', () => {
  it.each(blocked)('in %s keeps a job from going out, named at its field', async (_field, more, path) => {
    const { status, error } = await post(more)
    expect([status, error.code, error.errors?.map((fault) => fault.path)]).toEqual([400, 'INVALID_INPUT', [path]])
    expect(error.errors?.[0]?.message).toMatch(/^Leave out “.+”/)
  })
  it.each(blocked)('in %s can stand in a draft, which then can’t be published', async (_field, more) => {
    const draft = await post({ ...more, status: 'draft' })
    expect(draft.status).toBe(201)
    const [jobId, version] = [draft.body._id, draft.body.version]
    const { status } = await t.employer('changeJobStatus', { query: { jobId }, body: { status: 'live', version } }, member.token)
    expect(status).toBe(400)
  })
  it('can’t be edited into a job that is out, nor into a paused one that resumes', async () => {
    const job = (await post()).body
    const tips = 'Tips only'
    const edit = (version: number) => t.employer('changeJob', { params: { id: job._id }, body: { version, tips } }, member.token)
    const move = (status: 'live' | 'paused', version: number) =>
      t.employer('changeJobStatus', { query: { jobId: job._id }, body: { status, version } }, member.token)
    expect((await edit(job.version)).error.errors?.map(({ path }) => path)).toEqual(['tips'])
    const paused = (await move('paused', job.version)).body
    const edited = await edit(paused.version)
    expect((await move('live', edited.body.version)).error.errors?.map(({ path }) => path)).toEqual(['tips'])
    await t.employer('closeJob', { query: { jobId: job._id }, body: { closeNow: true, outcome: 'not_needed' } }, member.token)
    const copy = (await t.employer('duplicateJob', { params: { id: job._id } }, member.token)).body
    const dated = await t.employer(
      'changeJob',
      { params: { id: copy._id }, body: { version: copy.version, closingDate: '2026-12-05' } },
      member.token,
    )
    const published = await t.employer(
      'changeJobStatus',
      { query: { jobId: copy._id }, body: { status: 'live', version: dated.body.version } },
      member.token,
    )
    expect(published.error.errors?.map(({ path }) => path)).toEqual(['tips'])
  })
  it('lets a warned word through', async () => {
    expect((await post({ description: 'An energetic morning behind the bar.' })).body.status).toBe('live')
  })
})

describe('a check while a job is written', () => {
  it('tells every word found, warnings too, why, and what to write instead, and keeps nothing', async () => {
    const before = (await t.employer('ongoingJobs', { query: {} }, member.token)).body.pagination.total
    const body = { title: 'Waitress', responsibilities: ['Serve', 'Be energetic'], screeningQuestions: [question('Do you smoke?')] }
    const { status, body: hits } = await t.employer('checkWording', { body }, member.token)
    expect(status).toBe(200)
    expect(hits.map(({ path, words, severity }) => [path, words, severity])).toEqual([
      ['title', 'Waitress', 'block'],
      ['responsibilities.1', 'energetic', 'warn'],
      ['screeningQuestions.0.question', 'Do you smoke', 'warn'],
    ])
    for (const { why, instead } of hits) expect([why.length > 0, instead.length > 0]).toEqual([true, true])
    expect((await t.employer('ongoingJobs', { query: {} }, member.token)).body.pagination.total).toBe(before)
  })
  it('finds nothing in plain words', async () => {
    expect((await t.employer('checkWording', { body: jobTextsOf(jobTerms()) }, member.token)).body).toEqual([])
  })
})
const jobTextsOf = ({ title, description }: ReturnType<typeof jobTerms>) => ({ title, description })
