import { jobCard } from '@evenshift/contract/model/job/job-card'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JobRow } from '#web/areas/seeker/job-card/JobRow'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const paid = { salary: 13.2, salaryMax: null, employerName: 'Café Hale', outcode: 'LS6', workplace: 'on_site' } as const
const week = { pay: 66, payMost: 145.2, hours: 5, hoursMost: 11 }

test.each([
  ['what an hour of it pays', { salaryUnit: 'hour', week }, '£13.20 an hour'],
  ['nothing twice that is paid by the week', { salaryUnit: 'week', week }, undefined],
] as const)('a job among many says %s, beside what a week comes to', (_what, said, told) => {
  openService('seeker')
  show(<JobRow job={sample(jobCard, { ...paid, ...said })} />)
  expect(screen.getByRole('heading', { level: 3 }).nextElementSibling?.textContent, 'beside its place').toBe('Café Hale\u00A0·\u00A0LS6')
  expect(screen.queryByText(/ an hour$/)?.textContent).toBe(told)
})
