import { applicationDetail } from '@evenshift/contract/model/application/application'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { StatusCard } from '#web/areas/seeker/applications/one/StatusCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'

const made = sample(applicationDetail)
const open = (reason: typeof made.reason) =>
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
