import { employerMark } from '@evenshift/contract/model/job/saved'
import { employerCard } from '@evenshift/contract/model/company/employer'
import { jobCard } from '@evenshift/contract/model/job/job-card'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { SavedScreen } from '#web/areas/seeker/jobs/saved/SavedScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const pageOf = <T,>(data: readonly T[]) => ({ data: [...data], pagination: { current: 1, pageSize: 5, total: data.length } })
const noWork = { jobOffers: () => pageOf([]), pastApplications: () => pageOf([]) }
const larkspur = sample(employerCard, { companyName: 'Larkspur', liveJobs: 0 })
const mark = sample(employerMark, { employer: larkspur })
const job = (title: string, status: 'live' | 'closed') => sample(jobCard, { title, status, held: null })

test('one bar leads to each kind of what is saved, and the open one is marked', async () => {
  openService('seeker').answers({ ...noWork, savedJobs: () => pageOf([]) as never })
  show(
    <main>
      <SavedScreen open="jobs" />
    </main>,
  )
  await screen.findByRole('heading', { name: 'No saved jobs' })
  const tabs = screen.getAllByRole('link').filter((link) => link.closest('nav'))
  expect(tabs.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('aria-current')])).toEqual([
    ['Jobs', '/saved', 'page'],
    ['Searches', '/saved/searches', null],
    ['Employers', '/saved/employers', null],
    ['Hidden', '/saved/not-for-me', null],
  ])
  await expectAccessible(document.body)
})

test('saved jobs that have closed stay below those that are open', async () => {
  openService('seeker').answers({
    ...noWork,
    savedJobs: ({ query }) => pageOf([query.tab === 'open' ? job('Barista', 'live') : job('Waiter', 'closed')]) as never,
  })
  show(<SavedScreen open="jobs" />)
  await screen.findByRole('heading', { name: 'Closed' })
  const titles = screen.getAllByRole('article').map((card) => card.querySelector('h3')?.textContent)
  expect(titles).toEqual(['Barista', 'Waiter'])
})

test('a job that the person got says so, not that it closed', async () => {
  const [got, lost] = [
    { ...job('Barista', 'closed'), held: 'hired' as const },
    { ...job('Waiter', 'closed'), _id: '01890000-0000-7000-8000-000000000002' },
  ]
  openService('seeker').answers({
    ...noWork,
    savedJobs: ({ query }) => pageOf(query.tab === 'open' ? [] : [got, lost]) as never,
  })
  show(<SavedScreen open="jobs" />)
  await screen.findByText('You work here')
  expect(screen.getAllByRole('article').map((card) => /You work here|Closed/.exec(card.textContent)?.[0])).toEqual([
    'You work here',
    'Closed',
  ])
})

test('an employer that is no longer followed can be followed again for a while', async () => {
  const service = openService('seeker')
  let followed = [mark]
  service.answers({
    followedEmployers: () => pageOf(followed) as never,
    blockedEmployers: () => pageOf([]) as never,
    unfollowEmployer: () => {
      followed = []
      return undefined as never
    },
    followEmployer: () => {
      followed = [mark]
      return { _id: mark._id }
    },
  })
  const user = show(<SavedScreen open="employers" />)
  await user.click(await screen.findByRole('button', { name: 'Unfollow Larkspur' }))
  await screen.findByRole('heading', { name: 'You’re not following anyone' })
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await screen.findByRole('button', { name: 'Unfollow Larkspur' })
  expect(service.sent('followEmployer')[0]?.body).toEqual({ employerId: larkspur._id })
})

test('an employer that is followed and has jobs leads to them', async () => {
  const busy = sample(employerMark, { employer: { ...larkspur, liveJobs: 12 } })
  openService('seeker').answers({ followedEmployers: () => pageOf([busy]) as never, blockedEmployers: () => pageOf([]) as never })
  show(<SavedScreen open="employers" />)
  const link = await screen.findByRole('link', { name: 'View 12 jobs: Larkspur' })
  expect(link.getAttribute('href')).toBe('/find?tab=all&q=Larkspur')
})
