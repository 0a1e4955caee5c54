import { DAY_MS } from '@evenshift/contract/days'
import { employerNotifications } from '@evenshift/contract/employer/notifications'
import { conversation, message } from '@evenshift/contract/model/application/message'
import { screen, waitFor, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { MessagesScreen } from '#web/areas/employer/messages/MessagesScreen'
import { onPhone } from '#web/testkit/phone'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

/** The inbox of a company with two new messages and one read. */
function openInbox() {
  const service = openService('employer')
  const row = (n: number, isUnread: boolean) => ({
    ...sample(conversation),
    application: `01890000-0000-7000-8000-00000000000${n}`,
    isUnread,
    status: 'offer_declined' as const,
    newest: { from: 'seeker' as const, text: 'Where do I park?', createdAt: new Date(Date.now() - DAY_MS).toISOString() },
  })
  service.answers({
    conversations: () => ({
      data: [row(1, true), row(2, true), row(3, false)],
      pagination: { current: 1, pageSize: 20, total: 3 },
    }),
    openApplication: () => new Refusal('UNAVAILABLE'),
  })
  show(
    <main>
      <Routes>
        <Route path="/" element={<Navigate to="/messages" />} />
        <Route path="/messages" element={<MessagesScreen />} />
        <Route path="/messages/:id" element={<MessagesScreen />} />
      </Routes>
    </main>,
  )
  return service
}

test('a desk opens the newest conversation beside the list', async () => {
  const service = openInbox()
  await waitFor(() => expect(service.sent('openApplication')).not.toEqual([]))
  expect(service.sent('openApplication')).toMatchObject([{ params: { id: '01890000-0000-7000-8000-000000000001' } }])
  expect(within(screen.getByRole('region', { name: 'Conversations' })).getAllByRole('link')).toHaveLength(3)
})

test('a phone shows the list alone, and reads nothing until it is opened', async () => {
  onPhone()
  const service = openInbox()
  const list = within(await screen.findByRole('region', { name: 'Conversations' }))
  expect(await list.findAllByRole('link')).toHaveLength(3)
  expect(screen.getAllByText(/^Declined the offer · /)).toHaveLength(3)
  expect(screen.getAllByText('Yesterday')).toHaveLength(3)
  expect(service.sent('openApplication')).toEqual([])
  await expectAccessible(document.body)
})

test('what somebody wrote who pulled out is read in the inbox, with no field to write in and without asking for their application', async () => {
  const row = {
    ...sample(conversation),
    with: { name: 'Priya', picture: null },
    status: 'withdrawn' as const,
    hasPulledOut: true,
    newest: { from: 'seeker' as const, text: 'Can I come at nine?', createdAt: new Date().toISOString() },
    isUnread: true,
  }
  const service = openService('employer')
  service.answers({
    conversations: () => ({ data: [row], pagination: { current: 1, pageSize: 20, total: 1 } }),
    applicationMessages: () => ({
      data: [{ ...sample(message), from: 'seeker', senderName: 'Priya', text: 'Can I come at nine?', warning: null }],
      pagination: { current: 1, pageSize: 50, total: 1 },
    }),
    notifications: () => ({ ...sample(employerNotifications.notifications.output), data: [] }),
  })
  show(
    <Routes>
      <Route path="/" element={<Navigate to="/messages" />} />
      <Route path="/messages" element={<MessagesScreen />} />
      <Route path="/messages/:id" element={<MessagesScreen />} />
    </Routes>,
  )
  await screen.findByText(/^Pulled out · /)
  await within(await screen.findByRole('region', { name: 'Messages with Priya' })).findByText('Can I come at nine?')
  screen.getByText('This has ended, so you can’t message Priya any more.')
  expect(screen.queryByRole('textbox')).toBeNull()
  expect(service.sent('openApplication')).toEqual([])
  await expectAccessible(document.body)
})

test('a conversation whose application is gone says so, with the way to the other applicants', async () => {
  const row = sample(conversation)
  openService('employer').answers({
    conversations: ({ query }) => ({ data: query?.application ? [] : [row], pagination: { current: 1, pageSize: 20, total: 1 } }),
    notifications: () => ({ ...sample(employerNotifications.notifications.output), data: [] }),
    openApplication: () => new Refusal('NOT_FOUND'),
    pulledOut: () => new Refusal('NOT_FOUND'),
  })
  show(
    <Routes>
      <Route path="/" element={<Navigate to={`/messages/${row.application}`} />} />
      <Route path="/messages/:id" element={<MessagesScreen />} />
    </Routes>,
  )
  await screen.findByRole('heading', { name: 'This application isn’t here any more' })
  expect(screen.getByRole('link', { name: 'See all applicants' }).getAttribute('href')).toBe('/applicants')
})
