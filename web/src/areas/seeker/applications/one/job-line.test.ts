import { application } from '@evenshift/contract/model/application/application'
import { seekerOffer } from '@evenshift/contract/model/offer'
import { expect, test } from 'vitest'
import { jobLine } from '#web/areas/seeker/applications/one/job-line'
import { sample } from '#web/testkit/sample'

const { job } = sample(application)
const open = { hasPulledOut: false, offer: null } as const
const travel = { minutes: 12, distanceKm: 1, mode: 'walk' }
const pay = { salary: 12.9, salaryMax: null, salaryUnit: 'hour' as const, hoursPerWeek: 14 }

test('tells pay, hours, place and way', () => {
  const near = { ...job, ...pay, workplace: 'on_site' as const, location: 'Leeds', outcode: 'LS6', payCard: { ...job.payCard, travel } }
  expect(jobLine({ ...open, job: near, shifts: [] }).replaceAll('\u00A0', ' ')).toBe(
    '£12.90 an hour · 14 hours a week · Leeds LS6 · about 12 min on foot',
  )
})

test('tells the hours of the shifts asked for where those are some of the job’s', () => {
  const shift = (place: number, end: string) => ({ _id: `01890000-0000-7000-8000-00000000000${place}`, day: place, start: '09:00', end })
  const shifts = [shift(2, '13:00'), shift(3, '14:00'), shift(4, '15:00')].map((one) => ({ ...one, breakMinutes: 0, people: 1 }))
  const asked = shifts.slice(0, 2).map(({ _id }) => _id)
  expect(jobLine({ ...open, job: { ...job, ...pay, shifts, shiftsNeeded: 2 }, shifts: asked })).toContain('9 hours a week')
})

test('tells the hours of all shifts where those are asked for, though fewer would do', () => {
  const shift = (place: number) => ({ _id: `01890000-0000-7000-8000-00000000000${place}`, day: place, start: '09:00', end: '13:00' })
  const shifts = [2, 3, 4].map((place) => ({ ...shift(place), breakMinutes: 0, people: 1 }))
  const asked = shifts.map(({ _id }) => _id)
  expect(jobLine({ ...open, job: { ...job, ...pay, hoursPerWeek: 4, shifts, shiftsNeeded: 1 }, shifts: asked })).toContain(
    '12 hours a week',
  )
})

test('tells no way where one works from home or none is known', () => {
  const remote = { ...job, ...pay, workplace: 'remote' as const, payCard: { ...job.payCard, travel } }
  expect(jobLine({ ...open, job: remote, shifts: [] }).replaceAll('\u00A0', ' ')).toBe('£12.90 an hour · 14 hours a week · From home')
  const far = { ...job, ...pay, workplace: 'on_site' as const, location: 'Leeds', outcode: null, payCard: { ...job.payCard, travel: null } }
  expect(jobLine({ ...open, job: far, shifts: [] }).replaceAll('\u00A0', ' ')).toBe('£12.90 an hour · 14 hours a week · Leeds')
})

test('tells the hours of what was accepted after somebody pulled out', () => {
  const offer = sample(seekerOffer, { hoursPerWeek: 10, answeredAt: '2026-11-29T16:18:00Z' })
  expect(jobLine({ hasPulledOut: true, offer, job: { ...job, ...pay }, shifts: [] })).toContain('10 hours a week')
})
