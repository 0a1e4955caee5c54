import { and, eq, inArray } from 'drizzle-orm'
import type { JobInput } from '@evenshift/contract/model/job/job'
import { hiring } from '#server/capabilities/work/hiring/public'
import { approveJob } from '#server/capabilities/work/jobs/public'
import { type JobRow, jobs } from '#server/capabilities/work/jobs/tables'
import { sectors, skills } from '#server/capabilities/ground/reference/public'
import { grantPackage } from '#server/capabilities/parties/companies/subscriptions/plans'
import type { TestApp } from '#server/testkit/app/app'
import { type Member, newEmployer } from '#server/testkit/people/people'

/** The owner of an approved company with room for 25 live jobs. */
export async function newHiringEmployer(t: TestApp, companyName?: string): Promise<Member> {
  const member = await newEmployer(t, companyName)
  await grantPackage(t.parts.db, member.employerId, 'plus', t.clock.now())
  return member
}

/** All that a live job needs: Saturday mornings in Leeds from December 2026. */
export const jobTerms = () => ({
  description: 'Serving coffee and keeping the shop tidy.',
  title: 'Weekend barista',
  sectorId: sectors()[0]?._id ?? '',
  location: 'Leeds',
  salary: 13.5,
  contractType: 'permanent' as const,
  contractLength: 'ongoing' as const,
  hoursPerWeek: 4,
  shifts: [{ day: 7, start: '09:00', end: '13:00' }],
  startDate: '2026-12-12',
  closingDate: '2026-12-05',
})

/** One must, which a seeker of the testkit can do. */
const must = () =>
  skills()
    .slice(0, 1)
    .map(({ _id, name }) => ({ _id, name, must: true }))

/** A live job, its hours by agreement where it has no shifts; a company's first one is let through as staff do. @returns its id */
export async function publishJob(t: TestApp, member: Member, more: Partial<JobInput> = {}): Promise<string> {
  const hoursByAgreement = more.shifts?.length === 0
  const body = { ...jobTerms(), skillsRequired: must(), hoursByAgreement, ...more, status: 'live' as const }
  const answer = await t.employer('createJob', { body }, member.token)
  if (answer.status !== 201) throw new Error(`the job was refused: ${JSON.stringify(answer.error)}`)
  const { _id, status } = answer.body
  if (status === 'pending_review') {
    await t.parts.db.transaction((tx) => approveJob({ tx, queue: t.parts.queue, now: t.clock.now(), hiring }, _id))
  }
  return _id
}

/** Closes a job now, with nobody hired. */
export const closeJob = (t: TestApp, member: Member, jobId: string) =>
  t.employer('closeJob', { query: { jobId }, body: { closeNow: true, outcome: 'not_needed' } }, member.token)

/** Jobs as the tables have them. */
export const jobRows = ({ parts }: TestApp, ids: readonly string[]): Promise<JobRow[]> =>
  parts.db
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [...ids]))

/** Writes copies of jobs, which no seeker finds. */
export async function placeJobs({ parts }: TestApp, rows: readonly JobRow[]): Promise<void> {
  await parts.db.insert(jobs).values([...rows])
}

/** Makes one job of a company live and closes whatever else of it was. */
export async function leaveLive({ parts }: TestApp, employerId: string, jobId: string): Promise<void> {
  const ofCompany = and(eq(jobs.employerId, employerId), eq(jobs.status, 'live'))
  await parts.db.update(jobs).set({ status: 'closed' }).where(ofCompany)
  await parts.db.update(jobs).set({ status: 'live' }).where(eq(jobs.id, jobId))
}
