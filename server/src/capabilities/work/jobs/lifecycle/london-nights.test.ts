import { hiring } from '#server/capabilities/work/hiring/public'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { closeDueJobs } from '#server/capabilities/work/jobs/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY, HOUR } from '#server/testkit/app/clock'
import { jobTerms, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, newSeeker, signIn } from '#server/testkit/people/people'

let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
  member = await newHiringEmployer(t)
})
afterAll(() => t.close())

const at = (ms: number): Date => new Date(ms)
const weekAfter = (date: string): string =>
  at(Date.parse(`${date}T00:00:00Z`) + 7 * DAY)
    .toISOString()
    .slice(0, 10)
/** Tokens last a quarter of an hour, so everybody signs in again where a test moves the clock. */
async function moveTo(time: Date): Promise<Member> {
  t.clock.moveTo(time)
  return { ...member, token: await signIn(t, 'employer', member.email) }
}
const apply = async (email: string, jobId: string) => t.seeker('applyForJob', { body: { jobId } }, await signIn(t, 'jobseeker', email))

describe.each([
  ['the night before summer time begins', '2027-03-27', '2027-03-28T00:00:00Z'],
  ['the short day on which summer time begins', '2027-03-28', '2027-03-28T23:00:00Z'],
  ['an ordinary day of summer', '2027-06-30', '2027-06-30T23:00:00Z'],
  ['the night before summer time ends', '2027-10-30', '2027-10-30T23:00:00Z'],
  ['the long day on which summer time ends', '2027-10-31', '2027-11-01T00:00:00Z'],
])('a last day on %s', (_day, closingDate, end) => {
  const over = Date.parse(end)

  it('takes applications until its midnight in London and none from then on, before the clock has run too', async () => {
    const boss = await moveTo(at(over - 20 * HOUR))
    await closeDueJobs(t.parts, t.clock.now(), hiring)
    const jobId = await publishJob(t, boss, { closingDate, startDate: weekAfter(closingDate) })
    const [early, late] = [await newSeeker(t), await newSeeker(t)]
    const show = async (by: Member) => (await t.employer('jobDetails', { params: { id: jobId } }, by.token)).body

    const before = await moveTo(at(over - 1))
    expect(await closeDueJobs(t.parts, t.clock.now(), hiring)).toBe(0)
    expect((await show(before)).status).toBe('live')
    expect((await apply(early.email, jobId)).status).toBe(201)

    const after = await moveTo(at(over))
    const refused = await apply(late.email, jobId)
    expect([refused.status, refused.error.code]).toEqual([409, 'JOB_CLOSED'])
    expect(await closeDueJobs(t.parts, t.clock.now(), hiring)).toBe(1)
    expect(await show(after)).toMatchObject({ status: 'closed', closeReason: 'closing_date' })
  })

  it('can still be chosen in its last minute, and is past in the next', async () => {
    const last = await moveTo(at(over - 60_000))
    const body = { ...jobTerms(), closingDate, startDate: weekAfter(closingDate), status: 'live' as const }
    const made = await t.employer('createJob', { body }, last.token)
    expect([made.status, made.body.status]).toEqual([201, 'live'])
    const next = await moveTo(at(over))
    const { error } = await t.employer('createJob', { body }, next.token)
    expect(error.errors?.map(({ path }) => path)).toEqual(['closingDate'])
  })
})
