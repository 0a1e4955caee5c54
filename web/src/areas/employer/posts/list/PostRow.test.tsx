import { employerCompany } from '@evenshift/contract/employer/company'
import { employerJob } from '@evenshift/contract/model/job/job'
import { postCard } from '@evenshift/contract/model/overview/post-card'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostRow } from '#web/areas/employer/posts/list/PostRow'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const job = sample(postCard, {
  vacancies: 3,
  filled: 2,
  placesLeft: 1,
  views: 12,
  overdue: 0,
  unanswered: 0,
  statusReason: null,
  closedAt: '2026-11-27T10:00:00Z',
})

function open(more: Partial<typeof job>) {
  const service = openService('employer')
  service.answers({ employerInfo: () => sample(employerCompany.employerInfo.output, { role: 'manager' }) })
  const user = show(
    <main>
      <h1>Jobs</h1>
      <ul>
        <PostRow job={{ ...job, ...more }} />
      </ul>
    </main>,
  )
  return { service, user }
}

test('a closed job says once that it is, when and why, how many people were hired, and is copied in one press', async () => {
  const { user, service } = open({ status: 'closed', closeReason: 'filled', title: 'Barista' })
  screen.getByText('Closed Fri 27 Nov · Every place was filled')
  expect(screen.queryByText('Closed')).toBeNull()
  screen.getByText('12 views · 2 people hired')
  const copy = await screen.findByRole('button', { name: 'Copy job “Barista”' })
  await expectAccessible(document.body)
  const draft = sample(employerJob, { status: 'draft' })
  service.answers({ duplicateJob: () => draft })
  await user.click(copy)
  await waitFor(() => expect(window.location.search).toBe(`?draft=${draft._id}`))
  expect(service.sent('duplicateJob')).toMatchObject([{ params: { id: job._id } }])
})

test.each([
  [3, 0, '3 to reply to'],
  [3, 1, '3 to reply to, 1 late'],
  [2, 2, '2 late'],
])('of %i applicants to reply to, %i of them late, it says “%s”', (unanswered, overdue, said) => {
  open({ status: 'live', closingDate: '2030-01-05', unanswered, overdue })
  screen.getByText(said)
})

test('a job that was removed says so, and a live one how many places are left', () => {
  open({ status: 'removed' })
  screen.getByText('Removed')
  open({ status: 'live', closingDate: '2030-01-05' })
  screen.getByText('12 views · 1 place left')
})
