import { employerJobs } from '@evenshift/contract/employer/jobs'
import { postCardWithApplicants } from '@evenshift/contract/model/overview/post-card'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { JobList } from '#web/areas/employer/applicants/by-job/JobList'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

test('every job with someone in progress is listed, how many are at each stage is told, and a stage narrows it', async () => {
  const counts = [
    { status: 'applied' as const, count: 2 },
    { status: 'interview_submitted' as const, count: 4 },
    { status: 'rejected' as const, count: 9 },
  ]
  const job = sample(postCardWithApplicants, { title: 'Weekend barista', status: 'live', counts, overdue: 0, newest: [] })
  const service = openService('employer')
  service.answers({
    applicationsCount: () => counts,
    jobsWithApplications: () => sample(employerJobs.jobsWithApplications.output, { data: [job] as never }),
  })
  const user = show(
    <main>
      <h1>Applicants</h1>
      <JobList />
    </main>,
  )
  const link = await screen.findByRole('link', { name: 'Weekend barista' })
  expect(link.getAttribute('href')).toBe(`/applicants/${job._id}`)
  expect(link.closest('li')?.textContent).toContain('6 in progress')
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe('In progress 6')
  expect(service.sent('jobsWithApplications').at(-1)?.query).toMatchObject({ sort: 'overdue' })
  await user.click(screen.getByRole('button', { name: 'Interview 4' }))
  await waitFor(() =>
    expect(service.sent('jobsWithApplications').at(-1)?.query).toMatchObject({ applicationStatus: 'interview_submitted' }),
  )
  expect((await screen.findByRole('link', { name: 'Weekend barista' })).getAttribute('href')).toContain('?where=interview')
  await expectAccessible(document.body)
})
