import { employerJobs } from '@evenshift/contract/employer/jobs'
import { conversation } from '@evenshift/contract/model/application/message'
import { employer } from '@evenshift/contract/model/company/employer'
import { employerNotificationPage } from '@evenshift/contract/model/notification'
import { type ApplicantCard, applicantCard } from '@evenshift/contract/model/overview/applicant-card'
import { postCard } from '@evenshift/contract/model/overview/post-card'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { HomeScreen } from '#web/areas/employer/home/HomeScreen'
import { sample } from '#web/testkit/sample'
import { show } from '#web/testkit/screen'
import { type Service, openService } from '#web/testkit/service'
import type { Services } from '#web/api/keys'

const idOf = (place: number) => `01890000-0000-7000-8000-00000000000${place}`
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
    title: 'Zoe has pulled out',
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
  await screen.findByRole('region', { name: 'Zoe has pulled out' })
})

/** Whom a reply is owed to, and who has an offer. */
function applicants({ waiting = [], offers = [] }: { waiting?: readonly ApplicantCard[]; offers?: readonly ApplicantCard[] }): void {
  service.answers({
    applications: ({ query: { sort, status } }) => {
      const data = sort === 'reply_due' ? waiting : String(status) === 'offered' ? offers : []
      const pagination = { current: 1, pageSize: 50, total: data.length }
      return { data, pagination, due: { late: 0, today: 0, week: 0, later: data.length } } as never
    },
  })
}
const one = sample(applicantCard, { jobId: idOf(9), jobTitle: 'Weekend barista', pendingRejection: null })
const sam = {
  ...one,
  _id: idOf(2),
  status: 'offered' as const,
  applicant: { ...one.applicant, name: 'Sam Okafor' },
  offerExpiresAt: '2026-12-04T23:59:00.000Z',
}

test('with an applicant, home says who is to be answered', async () => {
  applicants({ waiting: [{ ...one, status: 'applied' }] })
  await open([barista({ counts: [{ status: 'applied', count: 1 }] })])
  expect(heading()).toMatch(/^Good/)
  await screen.findByRole('heading', { name: 'Applicants to reply to' })
  expect(screen.queryByRole('heading', { name: 'Open offers' })).toBeNull()
})

test('who is to be answered comes before who wrote, a few of each', async () => {
  const row = { ...sample(conversation), application: idOf(8) }
  service.answers({ conversations: () => ({ data: [row], pagination: { current: 1, pageSize: 3, total: 1 } }) })
  const people = [1, 2, 3, 4, 5].map((place) => ({ ...one, _id: idOf(place), status: 'applied' as const }))
  applicants({ waiting: people })
  await open([barista({ counts: [{ status: 'applied', count: 5 }] })])
  screen.getByText('5 applicants and 1 message to reply to.')
  const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
  expect(titles.slice(0, 2)).toEqual(['Applicants to reply to', 'Messages to reply to'])
  const card = within(screen.getByRole('region', { name: 'Applicants to reply to' }))
  expect(card.getAllByRole('listitem')).toHaveLength(4)
  expect(service.sent('conversations')[0]?.query).toMatchObject({ limit: '3' })
})

test('where no reply is due that is said once, and open offers stand with their job and their end', async () => {
  applicants({ offers: [sam] })
  await open([barista({ counts: [{ status: 'offered', count: 1 }] })])
  screen.getByText('No replies due today.')
  expect(screen.queryByRole('heading', { name: 'Applicants to reply to' })).toBeNull()
  const offers = within(screen.getByRole('region', { name: 'Open offers' }))
  expect(offers.getByRole('link', { name: 'Sam Okafor' }).getAttribute('href')).toBe(`/applicants/${idOf(9)}/${idOf(2)}`)
  offers.getByText(/^Weekend barista\s· expires Fri 4 Dec, 23:59$/)
})

test('an open offer stays on home after its job has closed', async () => {
  applicants({ offers: [sam] })
  await open([], [barista({ status: 'closed', closedAt: '2026-11-27T10:00:00Z' })])
  within(screen.getByRole('region', { name: 'Open offers' })).getByRole('link', { name: 'Sam Okafor' })
})

test('a company whose jobs are all closed isn’t asked for its first', async () => {
  await open([], [barista({ status: 'closed', closedAt: '2026-11-27T10:00:00Z' })])
  expect(heading()).toMatch(/^Good/)
  await screen.findByText('No live jobs.')
})
