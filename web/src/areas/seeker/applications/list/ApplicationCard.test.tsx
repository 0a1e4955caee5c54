import { application } from '@evenshift/contract/model/application/application'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApplicationCard } from '#web/areas/seeker/applications/list/ApplicationCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'

const open = (hasNewMessage: boolean, pickTimeBy: string | null = null) =>
  show(
    <ul>
      <ApplicationCard application={sample(application, { status: 'in_review', isLate: false, hasNewMessage, pickTimeBy })} />
    </ul>,
  )

test('an application says that the employer wrote, and leads to what they wrote', async () => {
  open(true)
  screen.getByText('New message')
  screen.getByRole('link', { name: /^Read message: / })
  await expectAccessible(screen.getAllByRole('list')[0] ?? document.body)
})

test('one that was read says nothing of it', () => {
  open(false)
  expect(screen.queryByText('New message')).toBeNull()
  screen.getByRole('link', { name: /^View: / })
})

test('a meeting that waits for a time is the person’s turn, with its own deadline, whatever else is new', async () => {
  const at = new Date(Date.now() + 90 * 60_000)
  open(true, at.toISOString())
  screen.getByText('Your turn')
  expect(screen.getByText(/left$/).parentElement?.textContent).toMatch(/^(2 hours|1 day) left$/)
  screen.getByText(/^Pick a time by .+, \d\d:\d\d\.$/)
  screen.getByRole('link', { name: /^Pick a time: / })
  expect(screen.queryByText('In review')).toBeNull()
  await expectAccessible(screen.getAllByRole('list')[0] ?? document.body)
})

test('times to pick from come before an interview, in words, in the countdown and on the button', () => {
  const facts = { status: 'interview_invited', isLate: false, hasNewMessage: false, pickTimeBy: '2099-11-26T18:00:00Z' } as const
  show(
    <ul>
      <ApplicationCard application={sample(application, facts)} />
    </ul>,
  )
  screen.getByText('Pick a time by Thu 26 Nov, 18:00.')
  expect(screen.getByRole('link', { name: /^Pick a time: / }).getAttribute('href')).toMatch(/^\/applications\//)
})
