import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seekerNotificationPage } from '@evenshift/contract/model/notification'
import { NotificationsScreen } from '#web/areas/seeker/notifications/NotificationsScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const row = (n: number, title: string, readAt: string | null) => ({
  _id: `01890000-0000-7000-8000-00000000000${n}`,
  title,
  body: 'It is so.',
  type: 'shortlisted' as const,
  link: null,
  readAt,
  createdAt: '2026-11-20T09:05:00Z',
})

test('what is unread comes first, under its own heading, and the rest day by day', async () => {
  const service = openService('seeker')
  const data = [row(1, 'Newest read', '2026-11-20T10:00:00Z'), row(2, 'Another read', '2026-11-20T10:00:00Z')]
  const page = sample(seekerNotificationPage, { data: [row(3, 'Not read', null), ...data], unread: 1 })
  service.answers({ notifications: () => page })
  const user = show(
    <main>
      <NotificationsScreen />
    </main>,
  )
  const unread = await screen.findByRole('region', { name: 'Unread' })
  expect(
    within(unread)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Not read (unread)'])
  expect(within(screen.getByRole('region', { name: 'Fri 20 Nov' })).getAllByRole('listitem')).toHaveLength(2)
  expect(screen.getByRole('link', { name: 'Settings' }).getAttribute('href')).toBe('/settings/notifications')
  await expectAccessible(document.body)
  await user.click(within(unread).getByRole('button', { name: 'Not read' }))
  await waitFor(() => expect(service.sent('readNotifications')).toMatchObject([{ body: { _ids: [row(3, '', null)._id] } }]))
})
