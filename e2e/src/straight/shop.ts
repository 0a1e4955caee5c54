import type { Input } from '@evenshift/contract/call'
import type { employerService } from '@evenshift/contract/employer/service'
import type { JobInput } from '@evenshift/contract/model/job/job'
import { expect } from '@playwright/test'
import { dayFromNow } from '#e2e/screen/fields'
import { type Employer, type Seeker, newSeeker } from '#e2e/steps/people'
import type { Server } from '#e2e/server/server'
import { askEmployer, askSeeker, joinStraight, signInStraight } from '#e2e/straight/calls'
import { type Founded, newCompany } from '#e2e/straight/companies'

export const post = 'Weekend barista'
const shifts = [
  { day: 3, start: '18:00', end: '21:30' },
  { day: 7, start: '09:00', end: '13:00' },
] as const

interface Company extends Founded<Employer> {
  /** Its live posts, oldest first. */
  readonly live: string[]
}
export interface Shop extends Company {
  readonly jobId: string
}

/** Posts that one company keeps live; its plan has 25, and a story posts some by the pages besides. */
const mostLive = 15

/** A number of the register belongs to one account of a server, so each server has one such company. */
const companies = new WeakMap<Server, Promise<Company>>()

async function foundCompany(server: Server): Promise<Company> {
  const founded = await newCompany(server)
  await server.office('package', founded.employerId, 'plus')
  return { ...founded, live: [] }
}

/** A live post of a company, past the pages; answers with its id. */
export async function postStraight(server: Server, { token, sectorId }: Founded, more: Partial<JobInput> = {}): Promise<string> {
  const job = {
    title: post,
    description: 'You make coffee, serve at the counter and close the café with one other person.',
    sectorId,
    location: 'Leeds',
    salary: 13.2,
    contractType: 'permanent' as const,
    contractLength: 'ongoing' as const,
    hoursPerWeek: 7.5,
    shifts: [...shifts],
    skillsRequired: [{ _id: null, name: 'Barista coffee', must: true }],
    vacancies: 3,
    startDate: dayFromNow(21),
    closingDate: dayFromNow(14),
    ...more,
    status: 'live' as const,
  }
  const { status, body } = await askEmployer(server, 'createJob', { body: job }, token)
  expect(status, 'the job').toBe(201)
  if (body.status === 'pending_review') await server.office('approve-job', body._id)
  return body._id
}

/** A company with a live post of its own for this story, past the pages; the oldest of many earlier stories is closed. */
export async function openShop(server: Server, more: Partial<JobInput> = {}): Promise<Shop> {
  const founded = companies.get(server) ?? foundCompany(server)
  companies.set(server, founded)
  // Its first token is as old as the worker, and lasts a quarter of an hour.
  const company = { ...(await founded), token: await signInStraight(server, (await founded).owner) }
  const oldest = company.live.length >= mostLive ? company.live.shift() : undefined
  if (oldest !== undefined) {
    const closing = { query: { jobId: oldest }, body: { closeNow: true, outcome: 'not_needed' } } as const
    // 409: its own story has closed it.
    expect([200, 409], 'the oldest post closed').toContain((await askEmployer(server, 'closeJob', closing, company.token)).status)
  }
  const jobId = await postStraight(server, company, more)
  company.live.push(jobId)
  return { ...company, jobId }
}

export interface Person {
  readonly seeker: Seeker
  readonly token: string
}

/** Somebody who makes coffee and is free on weekday evenings, past the pages. */
export async function newPerson(server: Server, name: string, born?: string): Promise<Person> {
  const [firstName = '', lastName = ''] = name.split(' ')
  const seeker = newSeeker(firstName, lastName, born)
  const token = await joinStraight(server, seeker)
  const skills = [{ _id: null, name: 'Barista coffee' }]
  const profile = { firstName, lastName, dateOfBirth: seeker.dateOfBirth, city: 'Leeds', skills }
  expect((await askSeeker(server, 'changeProfile', { body: profile }, token)).status, name).toBe(200)
  const slots = [{ start: '17:00', end: '22:00' }]
  const times = ([1, 2, 3, 4, 5, 6, 7] as const).map((id) => ({ id, value: id < 7, slots: id < 7 ? slots : [] }))
  expect((await askSeeker(server, 'setAvailability', { body: { times, busy: [] } }, token)).status, name).toBe(200)
  return { seeker, token }
}

export interface Applied extends Person {
  readonly applicationId: string
}

/** Such a person's application, sent. */
export async function applyStraight(server: Server, jobId: string, name: string, coverNote = 'I can start at once.'): Promise<Applied> {
  const person = await newPerson(server, name)
  const { status, body } = await askSeeker(server, 'applyForJob', { body: { jobId, coverNote } }, person.token)
  expect(status, `${name} applies`).toBe(201)
  return { ...person, applicationId: body._id }
}

/** Such a person hired for all of the job's shifts, past the pages. */
export async function hireStraight(server: Server, { jobId, token }: Shop, name: string): Promise<Applied> {
  const person = await applyStraight(server, jobId, name)
  const { applicationId } = person
  const { body: job } = await askEmployer(server, 'jobDetails', { params: { id: jobId } }, token)
  const shifts = job.shifts.map(({ people: _people, ...shift }) => shift)
  const move = async (body: Input<(typeof employerService)['moveApplicants']>['body']) => {
    const { status, body: moved } = await askEmployer(server, 'moveApplicants', { query: { applicationId }, body }, token)
    expect(status, `${name} is moved`).toBe(200)
    return 'version' in moved ? moved.version : 0
  }
  const offer = { pay: 13.2, payUnit: 'hour' as const, hoursPerWeek: 7.5, shifts, startDate: dayFromNow(21) }
  const version = await move({ status: 'offered', version: 1, offer })
  const accepted = await askSeeker(server, 'answerOffer', { body: { applicationId, version, action: 'accept' } }, person.token)
  expect(accepted.status, `${name} accepts`).toBe(200)
  const rightToWork = { method: 'online' as const, checkedOn: dayFromNow(0), checkedBy: 'Jo Sample' }
  await move({ status: 'hired', version: accepted.body.version, rightToWork })
  return person
}
