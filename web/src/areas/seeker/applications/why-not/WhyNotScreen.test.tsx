import { application } from '@evenshift/contract/model/application/application'
import { screen } from '@testing-library/react'
import { test } from 'vitest'
import { WhyNotScreen } from '#web/areas/seeker/applications/why-not/WhyNotScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const closed = (place: number, reason: 'position_filled' | null) =>
  sample(application, {
    _id: `01890000-0000-7000-8000-00000000000${place}`,
    status: 'closed_job',
    reason,
    changedAt: '2026-11-27T16:29:00Z',
  })
const open = (...data: ReturnType<typeof closed>[]) => {
  openService('seeker').answers({ pastApplications: () => ({ data, pagination: { current: 1, pageSize: 100, total: data.length } }) })
  show(
    <main>
      <WhyNotScreen />
    </main>,
  )
}

test('a job that went to someone else is one of the reasons; one that merely closed is not', async () => {
  open(closed(1, 'position_filled'), closed(2, null))
  await screen.findByRole('heading', { name: 'Someone else got the job' })
  screen.getByText(/^Turned down once, on Fri 27 Nov\. A no is about one job on one day\.$/)
  await expectAccessible(document.body)
})

test('without a reason there is nothing to learn from', async () => {
  open(closed(2, null))
  await screen.findByRole('heading', { level: 2, name: 'Nothing here yet' })
  screen.getByRole('heading', { level: 1, name: 'Why I wasn’t chosen' })
})
