import { employer } from '@evenshift/contract/model/company/employer'
import type { Output } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import { employerSubscription } from '@evenshift/contract/employer/subscription'
import { type PostCard, postCard } from '@evenshift/contract/model/overview/post-card'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { FirstHome } from '#web/areas/employer/home/first/FirstHome'
import { FirstSteps } from '#web/areas/employer/home/first/FirstSteps'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

type JobFault = Output<EmployerService['jobFaults']>[number]

const company = sample(employer, {
  companyName: 'Copper & Bean',
  contactName: 'Rosa Field',
  status: 'Approved',
  statusSince: '2026-11-23T09:12:00Z',
  logo: '',
  bio: 'We roast.',
  photos: [],
})
const post = (said: Partial<PostCard>) =>
  sample(postCard, { _id: '01890000-0000-7000-8000-000000000001', title: 'Weekend baker', counts: [], ...said })

interface Opened {
  readonly teamSize?: number
  readonly seats?: number
  readonly draft?: PostCard
  readonly job?: PostCard
  readonly faults?: JobFault[]
  readonly logo?: string
}
function open({ teamSize = 1, seats = 3, draft, job, faults = [], logo = '' }: Opened) {
  const { limits, ...plan } = sample(employerSubscription.entitlement.output)
  openService('employer').answers({
    employerInfo: () => ({ isUser: true, status: 'Approved', isCheckedAgain: false, role: 'owner', team: [] }),
    entitlement: () => ({ ...plan, limits: { ...limits, seats } }),
    jobFaults: () => faults,
  })
  show(
    <main>
      <FirstHome company={{ ...company, logo }} teamSize={teamSize} job={job ?? null} draft={draft ?? null} />
    </main>,
  )
}
const fault = (path: string): JobFault => ({ path, message: 'Missing' })

test('a company that is in is led to its first job, and to what’s missing of its page', async () => {
  open({ teamSize: 2 })
  expect(await screen.findByRole('link', { name: 'Post a job' })).toHaveProperty('pathname', '/posts/new')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('You’re in, Rosa')
  expect(screen.getByText(/^Copper & Bean was approved .* at 09:12\.$/)).toBeTruthy()
  expect(screen.getByText('2 of 4 done')).toBeTruthy()
  // The day it is posted and the working day in which we check it.
  const week = screen.getByRole('region', { name: 'How your first week goes' })
  expect(['fits', 'partly'].map((state) => week.querySelectorAll(`[data-state=${state}]`).length)).toEqual([1, 1])
  expect(week.querySelector('[data-state]')?.getAttribute('data-state')).toBe('fits')
  expect(await screen.findByRole('link', { name: 'Add photo' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Invite' })).toBeNull()
  await expectAccessible(document.body)
})

test('nobody is asked to invite a colleague on a plan of one seat', async () => {
  open({ seats: 1 })
  await screen.findByRole('link', { name: 'Post a job' })
  screen.getByText('1 of 3 done')
  expect(screen.queryByText('Invite a colleague')).toBeNull()
})

test('what is done keeps its line and its tick until all of it is done', async () => {
  open({ logo: 'https://files.example/logo.png' })
  await screen.findByRole('link', { name: 'Post a job' })
  await screen.findByText('2 of 4 done')
  const line = screen.getByText('Add your logo').closest('li')
  expect(line?.textContent).toBe('Add your logo, doneIt’s on every job')
  expect(screen.queryByRole('link', { name: 'Add logo' })).toBeNull()
})

test.each([
  ['goes', { bio: 'We roast.', photos: [{ key: 'one', url: 'https://files.example/one.jpg' }] }, 0],
  ['stays while one step is left', { bio: '', photos: [] }, 1],
])('beside people who wait the card %s', async (_how, said, cards) => {
  openService('employer').answers({ entitlement: () => sample(employerSubscription.entitlement.output) })
  show(<FirstSteps company={{ ...company, logo: 'logo.png', ...said }} teamSize={2} isBrief />)
  expect(screen.queryAllByRole('region', { name: 'When you have a minute' })).toHaveLength(cards)
})

test.each([
  ['where something is missing', [fault('salary'), fault('shifts.0.end')], 'Finish Weekend baker', 'Finish the job', 'week'],
  ['at the review once nothing is', [], 'Weekend baker is ready to publish', 'Review and publish', 'review'],
])('a draft that was begun is named and opened %s', async (_where, faults, title, button, step) => {
  open({ draft: post({ status: 'draft' }), faults })
  await screen.findByRole('heading', { name: title })
  const link = await screen.findByRole('link', { name: button })
  await waitFor(() => expect(link.getAttribute('href')).toBe(`/posts/new?draft=01890000-0000-7000-8000-000000000001&step=${step}`))
})

test('the first job is told of while it’s read and once it’s live, with the steps where they were', async () => {
  open({ job: post({ status: 'live', lastConfirmedAt: '2026-11-24T14:05:00Z', views: 3, replyWithinDays: 3 }) })
  await screen.findByRole('heading', { name: 'Weekend baker is live' })
  screen.getByText(/^Live since .* 14:05 · 3 people have looked$/)
  // What the job promises itself.
  screen.getByText('within 3 days')
  screen.getByRole('heading', { name: 'When you have a minute' })
  expect(screen.getByRole('link', { name: 'View job' }).getAttribute('href')).toBe('/posts/01890000-0000-7000-8000-000000000001')
  await expectAccessible(document.body)
})
