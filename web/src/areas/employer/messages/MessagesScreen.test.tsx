import { DAY_MS } from '@evenshift/contract/days'
import { employerNotifications } from '@evenshift/contract/employer/notifications'
import { conversation, message } from '@evenshift/contract/model/application/message'
import { screen, within } from '@testing-library/react'
import { Navigate, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { MessagesScreen } from '#web/areas/employer/messages/MessagesScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

test('while no conversation is open its place says how many wait for a reply, read or not, and opens none by itself', async () => {
  const service = openService('employer')
  const row = (n: number, isUnread: boolean) => ({
    ...sample(conversation),
    application: `01890000-0000-7000-8000-00000000000${n}`,
    isUnread,
    status: 'offer_declined' as const,
    newest: { from: 'seeker' as const, text: 'Where do I park?', createdAt: new Date(Date.now() - DAY_MS).toISOString() },
  })
  service.answers({
    conversations: ({ query }) => {
      const data = query?.waiting ? [row(3, false)] : [row(1, true), row(2, true), row(3, false)]
      return { data, pagination: { current: 1, pageSize: 20, total: query?.waiting ? 2 : 3 } }
    },
  })
  show(
    <main>
      <MessagesScreen />
    </main>,
  )
  await screen.findByRole('heading', { name: '2 messages to reply to' })
  expect(within(screen.getByRole('region', { name: 'Conversations' })).getAllByRole('link')).toHaveLength(3)
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
    conversations: ({ query }) => ({
      data: query?.waiting ? [] : [row],
      pagination: { current: 1, pageSize: 20, total: query?.waiting ? 0 : 1 },
    }),
    applicationMessages: () => ({
      data: [{ ...sample(message), from: 'seeker', senderName: 'Priya', text: 'Can I come at nine?', warning: null }],
      pagination: { current: 1, pageSize: 50, total: 1 },
    }),
    notifications: () => ({ ...sample(employerNotifications.notifications.output), data: [] }),
  })
  const user = show(
    <Routes>
      <Route path="/" element={<Navigate to="/messages" />} />
      <Route path="/messages" element={<MessagesScreen />} />
      <Route path="/messages/:id" element={<MessagesScreen />} />
    </Routes>,
  )
  await screen.findByRole('heading', { name: '1 new message' })
  screen.getByText(/^Pulled out · /)
  await user.click(screen.getByRole('link', { name: 'Priya' }))
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
