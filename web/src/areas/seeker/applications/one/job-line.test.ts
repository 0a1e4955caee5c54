import { application } from '@evenshift/contract/model/application/application'
import { expect, test } from 'vitest'
import { jobLine } from '#web/areas/seeker/applications/one/job-line'
import { sample } from '#web/testkit/sample'

const { job } = sample(application)
const travel = { minutes: 12, distanceKm: 1, mode: 'walk' }
const pay = { salary: 12.9, salaryMax: null, salaryUnit: 'hour' as const, hoursPerWeek: 14 }

test('tells pay, hours, place and way', () => {
  const near = { ...job, ...pay, workplace: 'on_site' as const, location: 'Leeds', outcode: 'LS6', payCard: { ...job.payCard, travel } }
  expect(jobLine(near).replaceAll('\u00A0', ' ')).toBe('£12.90 an hour · 14 h a week · Leeds LS6 · about 12 min on foot')
})

test('tells no way where one works from home or none is known', () => {
  const remote = { ...job, ...pay, workplace: 'remote' as const, payCard: { ...job.payCard, travel } }
  expect(jobLine(remote).replaceAll('\u00A0', ' ')).toBe('£12.90 an hour · 14 h a week · From home')
  const far = { ...job, ...pay, workplace: 'on_site' as const, location: 'Leeds', outcode: null, payCard: { ...job.payCard, travel: null } }
  expect(jobLine(far).replaceAll('\u00A0', ' ')).toBe('£12.90 an hour · 14 h a week · Leeds')
})
