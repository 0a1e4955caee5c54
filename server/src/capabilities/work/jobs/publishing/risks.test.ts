import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Input } from '@evenshift/contract/call'
import type { employerJobs } from '@evenshift/contract/employer/jobs'
import { hiring } from '#server/capabilities/work/hiring/public'
import { approveJob, jobsToReview } from '#server/capabilities/work/jobs/public'
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

const long = 'Serving coffee, wiping the tables and washing the cups, with a hand from whoever is free. '.repeat(4)
const post = async (more: JobFields, by = member) => {
  const { status, body, error } = await t.employer('createJob', { body: { ...jobTerms(), status: 'live', ...more } }, by.token)
  if (status !== 201) throw new Error(`the job was refused: ${JSON.stringify(error)}`)
  return body
}
const reasonsOf = async (jobId: string) => (await jobsToReview(t.parts.db)).find(({ id }) => id === jobId)?.reasons
const approve = (id: string) => t.parts.db.transaction((tx) => approveJob({ tx, queue: t.parts.queue, now: t.clock.now(), hiring }, id))

describe('a risk in a later job', () => {
  it.each<[string, JobFields, string]>([
    ['a uniform that is bought', { description: 'You buy your own uniform.' }, 'may ask for money'],
    ['another place to apply', { description: 'Or apply in person.' }, 'leads people to another place'],
    ['a credit check', { responsibilities: ['Pass a credit check'] }, 'may ask for bank or identity papers'],
    ['pay in cash', { description: 'You’re paid in cash each week.' }, 'speaks of cash or self-employment'],
    ['a phone number', { description: 'Ask for Jo on 0113 496 0000.' }, 'gives a phone number, an email or a web address'],
    ['an email', { dressCode: 'See jo@shop.example' }, 'gives a phone number, an email or a web address'],
    ['a web address', { description: 'More at www.shop.example' }, 'gives a phone number, an email or a web address'],
    ['pay of more than three times the minimum', { salary: 38.2 }, 'pays far more than usual'],
    ['a highest pay of that kind', { salaryMax: 60 }, 'pays far more than usual'],
  ])('by %s sends it to a person, with the reason', async (_risk, more, reason) => {
    const job = await post(more)
    expect([job.status, await reasonsOf(job._id)]).toEqual(['pending_review', [reason]])
    await approve(job._id)
    expect((await t.employer('jobDetails', { params: { id: job._id } }, member.token)).body.status).toBe('live')
  })
  it('isn’t pay of just three times the minimum, nor hours, dates and prices in figures', async () => {
    const job = await post({ salary: 38.13, description: 'From 07:00 to 11:30, £3.20 a cup, since 12 May 2019, 120 seats.' })
    expect(job.status).toBe('live')
  })
  it('is the long text of another company’s job, and not one’s own', async () => {
    await post({ description: long })
    expect((await post({ description: long })).status).toBe('live')
    const other = await newHiringEmployer(t)
    await publishJob(t, other)
    const copied = await post({ description: long }, other)
    expect([copied.status, await reasonsOf(copied._id)]).toEqual(['pending_review', ['has the text of another company’s job']])
  })
  it('is told beside a first job too', async () => {
    const job = await post({ description: 'Ask for Jo on 0113 496 0000.' }, await newHiringEmployer(t))
    expect(await reasonsOf(job._id)).toEqual(['the company’s first job', 'gives a phone number, an email or a web address'])
  })
  it('can’t be edited into a job that is out, and stays where a person let it through', async () => {
    const job = await post({})
    const edit = (id: string, body: Input<typeof employerJobs.changeJob>['body']) =>
      t.employer('changeJob', { params: { id }, body }, member.token)
    const text = 'Ask for Jo on 0113 496 0000.'
    const refused = await edit(job._id, { version: job.version, description: text })
    expect([refused.status, refused.error.errors?.map(({ path }) => path)]).toEqual([400, ['description']])
    const high = await edit(job._id, { version: job.version, salary: 1350 })
    expect(high.error.errors).toEqual([
      { path: 'salary', message: expect.stringMatching(/^This is far more than jobs usually pay\. Check the amount/) as unknown },
    ])
    const read = await post({ description: text })
    await approve(read._id)
    const changed = await edit(read._id, { version: read.version + 1, description: `${text} Or come by.` })
    expect([changed.status, changed.body.description]).toEqual([200, `${text} Or come by.`])
  })
})
