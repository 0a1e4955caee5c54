import type { Input } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import { expect } from '@playwright/test'
import { dayFromNow } from '#e2e/screen/fields'
import { type Seeker, newSeeker } from '#e2e/steps/people'
import type { Server } from '#e2e/server/server'
import { askEmployer, askSeeker, joinStraight } from '#e2e/straight/calls'
import { newStall } from '#e2e/straight/companies'

type JobInput = Input<EmployerService['createJob']>['body']

const saturday = [{ day: 7, start: '09:00', end: '13:00' }]

/** Puts jobs of a new company into the market, past the pages. */
export async function openJobs(server: Server, companyName: string, jobs: readonly (Partial<JobInput> & { title: string })[]) {
  const { token, sectorId, employerId } = await newStall(server, companyName)
  await server.office('approve', employerId)
  await server.office('package', employerId, 'plus')
  for (const job of jobs) {
    const terms = {
      description: 'Serving coffee and keeping the shop tidy.',
      sectorId,
      location: 'Leeds',
      salary: 13.5,
      shifts: saturday,
      contractType: 'permanent' as const,
      contractLength: 'ongoing' as const,
      hoursPerWeek: 4,
      startDate: dayFromNow(30),
      closingDate: dayFromNow(20),
      status: 'live' as const,
    }
    const { status, body } = await askEmployer(server, 'createJob', { body: { ...terms, ...job } }, token)
    expect(status, job.title).toBe(201)
    if (body.status === 'pending_review') await server.office('approve-job', body._id)
  }
}

/** A seeker in Leeds who is free on Saturdays, past the pages. */
export async function readySeeker(server: Server, firstName: string): Promise<Seeker> {
  const person = newSeeker(firstName, 'Winter')
  const token = await joinStraight(server, person)
  const skills = [{ _id: null, name: 'Latte art' }]
  const who = { firstName, lastName: 'Winter', dateOfBirth: person.dateOfBirth, city: 'Leeds', skills }
  await askSeeker(server, 'changeProfile', { body: who }, token)
  const slots = [{ start: '08:00', end: '18:00' }]
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? slots : [] }))
  expect((await askSeeker(server, 'setAvailability', { body: { times, busy: [] } }, token)).status).toBe(200)
  return person
}
