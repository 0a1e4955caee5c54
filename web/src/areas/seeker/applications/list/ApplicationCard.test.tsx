import { application } from '@evenshift/contract/model/application/application'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ApplicationCard } from '#web/areas/seeker/applications/list/ApplicationCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'

const open = (hasNewMessage: boolean) =>
  show(
    <ul>
      <ApplicationCard application={sample(application, { status: 'in_review', isLate: false, hasNewMessage })} />
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
