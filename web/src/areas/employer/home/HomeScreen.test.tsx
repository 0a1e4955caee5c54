import { employerJobs } from '@evenshift/contract/employer/jobs'
import { employer } from '@evenshift/contract/model/company/employer'
import { employerNotificationPage } from '@evenshift/contract/model/notification'
import { postCard } from '@evenshift/contract/model/overview/post-card'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { HomeScreen } from '#web/areas/employer/home/HomeScreen'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { type Service, openService } from '#web/testkit/service'
import type { Services } from '#web/api/keys'

const company = sample(employer, { contactName: 'Tom Hale', status: 'Approved', statusSince: '2026-10-01T09:00:00Z' })
const barista = (said: object = {}) => sample(postCard, { title: 'Weekend barista', status: 'live', counts: [], ...said })
/** A page of jobs; `total` where there are more than it holds. */
const jobs = (rows: readonly object[], total = rows.length) =>
  sample(employerJobs.ongoingJobs.output, {
    data: rows as never,
    pagination: { ...sample(employerJobs.ongoingJobs.output).pagination, total },
  })

let service: Service<Services['employer']>
beforeEach(() => {
  service = openService('employer')
  service.answers({ employerDetails: () => company, closedJobs: () => jobs([]) })
})
/** Opens home with these jobs out, and those in the past; what is there before they are known has no name in its head. */
async function open(ongoing: readonly object[], closed: readonly object[] = []): Promise<void> {
  service.answers({ ongoingJobs: () => jobs(ongoing), closedJobs: () => jobs(closed) })
  show(<HomeScreen />)
  await screen.findByRole('heading', { level: 1, name: /, Tom$/ })
}
const heading = () => screen.getByRole('heading', { level: 1 }).textContent

test('until somebody applies for the first job, home is about that job', async () => {
  await open([barista()])
  expect(heading()).toBe('You’re in, Tom')
})

test('once the only one who applied has pulled out, home says so and isn’t about a first job', async () => {
  const told = {
    _id: '01890000-0000-7000-8000-000000000001',
    title: 'Zoe has pulled out: Weekend barista',
    body: 'Their place is open again.',
    type: 'pulled_out',
    link: null,
    readAt: null,
    createdAt: '2026-11-29T10:00:00.000Z',
    about: null,
    others: [],
  }
  service.answers({ notifications: () => sample(employerNotificationPage, { data: [told] as never }) })
  await open([barista()])
  expect(heading()).toMatch(/^Good/)
  await screen.findByRole('region', { name: 'Zoe has pulled out: Weekend barista' })
})

test('with an applicant, home says who is to be answered', async () => {
  await open([barista({ counts: [{ status: 'applied', count: 1 }] })])
  expect(heading()).toMatch(/^Good/)
  await screen.findByRole('heading', { name: 'Reply to these first' })
})

test('a company whose jobs are all closed isn’t asked for its first', async () => {
  await open([], [barista({ status: 'closed', closedAt: '2026-11-27T10:00:00Z' })])
  expect(heading()).toMatch(/^Good/)
  await screen.findByText('No live jobs.')
})
