import { applicationDetail } from '@evenshift/contract/model/application/application'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusCard } from '#web/areas/seeker/applications/one/StatusCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'

const made = sample(applicationDetail)
const open = (reason: typeof made.reason, facts: Partial<typeof made> = {}) =>
  show(
    <main>
      <StatusCard
        application={{
          ...made,
          status: 'closed_job',
          pickTimeBy: null,
          isLate: false,
          changedAt: '2026-11-27T16:29:00Z',
          reason,
          job: { ...made.job, title: 'Barista' },
          ...facts,
        }}
      />
    </main>,
  )

test('a job that went to someone else says so and when, and leads to jobs like it', async () => {
  open('position_filled')
  screen.getByText('Job filled')
  screen.getByText('Someone else got the job on Fri 27 Nov.')
  expect(screen.getByRole('link', { name: 'Find jobs like this' }).getAttribute('href')).toBe('/find?q=Barista')
  await expectAccessible(document.body)
})

test('one that closed for another reason says only that it closed', () => {
  open(null)
  screen.getByText('Job closed')
  screen.getByText('The job closed on Fri 27 Nov.')
  expect(screen.queryByRole('link', { name: 'Find jobs like this' })).toBeNull()
})

test('while they decide, the day by which they reply comes first, and the state is said once', () => {
  open(null, { status: 'shortlisted', replyBy: '2026-12-11T18:00:00Z' })
  screen.getByRole('heading', { name: 'You’ll hear back by Fri 11 Dec' })
  expect(screen.queryByText(/^Shortlisted .+\.$/)).toBeNull()
})

test('a no gives its reason and what they wrote, and leads to jobs like it', () => {
  const row = { status: 'rejected', at: '2026-11-27T16:29:00Z', by: 'employer', reason: 'travel', message: 'Thank you.' } as const
  open('travel', { status: 'rejected', history: [{ ...row, change: null, meeting: null, terms: null }] as never })
  screen.getByText('Too far to travel.')
  screen.getByText('“Thank you.”')
  screen.getByRole('link', { name: 'Find jobs like this' })
})
