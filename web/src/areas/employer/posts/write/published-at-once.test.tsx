import { employerJob } from '@evenshift/contract/model/job/job'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PostWizard } from '#web/areas/employer/posts/write/PostWizard'
import { sample } from '#web/testkit/sample'
import { described, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

// In a file of its own: the review's code may not have come before.
test('what Publish was refused stays at its field when the review comes after the press', async () => {
  const refusal = 'Leave “young team” out of the title'
  const set = { name: 'What you’ve set' }
  const service = openService('employer')
  const refuse = async () => {
    await screen.findByRole('region', set)
    return new Refusal('INVALID_INPUT', { title: refusal })
  }
  service.answers({ jobFaults: () => [], changeJobStatus: refuse })
  const job = sample(employerJob, { status: 'draft', title: 'Barista, young team' })
  show(<PostWizard job={job} />)
  fireEvent.click(within(screen.getByRole('list', { name: /^Step/ })).getByRole('button', { name: /^Review/ }))
  const publish = screen.getByRole('button', { name: 'Publish' })
  expect(screen.queryByRole('region', set)).toBeNull()
  fireEvent.click(publish)
  const title = await screen.findByLabelText(/^Job title/)
  await waitFor(() => expect(document.activeElement).toBe(title))
  expect(described(title)).toContain(refusal)
  await waitFor(() => expect(service.sent('changeJobStatus')).toHaveLength(1))
  expect(service.sent('jobFaults')).toEqual([])
})
