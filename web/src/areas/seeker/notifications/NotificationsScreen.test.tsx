import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DAY_MS } from '@evenshift/contract/days'
import { type NotificationAbout, seekerNotificationPage } from '@evenshift/contract/model/notification'
import { NotificationsScreen } from '#web/areas/seeker/notifications/NotificationsScreen'
import { dotted } from '#web/shared/words/dotted'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const idOf = (n: number) => `01890000-0000-7000-8000-00000000000${n}`
const row = (n: number, title: string, readAt: string | null) => ({
  _id: idOf(n),
  title,
  body: 'It is so.',
  type: 'shortlisted' as const,
  link: null,
  readAt,
  createdAt: '2026-11-20T09:05:00Z',
  about: null,
  others: [],
})
const readAt = '2026-11-20T10:00:00Z'
const three = sample(seekerNotificationPage, {
  data: [row(3, 'Not read', null), row(1, 'Newest read', readAt), row(2, 'Another read', readAt)],
  unread: 1,
  newest: idOf(3),
})
const none = { ...three, data: [], unread: 0, newest: null }

async function open(page = three) {
  const service = openService('seeker')
  let isEmpty = false
  service.answers({
    notifications: ({ query }) => (query?.limit === '1' ? page : isEmpty ? none : page),
    removeNotifications: () => {
      isEmpty = true
      return { removal: idOf(9) }
    },
    restoreNotifications: () => {
      isEmpty = false
      return undefined
    },
  })
  const user = show(
    <main id="main" tabIndex={-1}>
      <NotificationsScreen />
    </main>,
  )
  await screen.findByRole('heading', { name: 'Not read (unread)' })
  return { service, user }
}
const more = (name: string) => screen.getByRole('button', { name: `More actions for ${name}` })
const undo = () => screen.findByRole('button', { name: 'Undo' })

test('what is unread comes first, under its own heading, and the rest day by day', async () => {
  const { service, user } = await open()
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
  await waitFor(() => expect(service.sent('readNotifications')).toMatchObject([{ body: { _ids: [idOf(3)] } }]))
})

test('all that was listed is marked read, up to the newest and nothing later', async () => {
  const { service, user } = await open()
  await user.click(screen.getByRole('button', { name: 'Mark all read' }))
  await waitFor(() => expect(service.sent('readNotifications')).toMatchObject([{ body: { upTo: idOf(3) } }]))
})

test.each([
  ['a mouse', false],
  ['the keyboard alone', true],
])('one is deleted with %s, the focus stays on the screen, and an undo brings it back', async (_hand, byKeys) => {
  const { service, user } = await open()
  if (byKeys) {
    more('Not read').focus()
    await user.keyboard('{Enter}')
    await screen.findByRole('menuitem', { name: 'Delete' })
    await user.keyboard('{ArrowDown}{Enter}')
  } else {
    await user.click(more('Not read'))
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  }
  await screen.findByText('Notification deleted')
  expect(service.sent('removeNotifications')).toMatchObject([{ body: { _ids: [idOf(3)] } }])
  await screen.findByText('No notifications')
  await user.click(await undo())
  await screen.findByRole('heading', { name: 'Not read (unread)' })
  expect(service.sent('restoreNotifications')).toMatchObject([{ body: { removal: idOf(9) } }])
})

test('all are deleted up to the newest that was listed, and an undo that is too late says so', async () => {
  const { service, user } = await open()
  await user.click(more('all notifications'))
  await user.click(await screen.findByRole('menuitem', { name: 'Delete all' }))
  await screen.findByText('All notifications deleted')
  expect(service.sent('removeNotifications')).toMatchObject([{ body: { upTo: idOf(3) } }])
  service.answers({ restoreNotifications: () => new Refusal('NOT_FOUND') })
  await user.click(await undo())
  await screen.findByText('We couldn’t bring that back.')
})

test('the unread alone are asked for, and the address says so', async () => {
  const { service, user } = await open()
  await user.click(screen.getByRole('radio', { name: /^Unread/ }))
  await waitFor(() => expect(service.sent('notifications').at(-1)).toMatchObject({ query: { unread: 'true', grouped: 'true' } }))
  expect(location.search).toBe('?show=unread')
})

test('changes to jobs of one name are told apart by who offers them', async () => {
  const changed = (n: number, who: string) => ({
    ...row(n, 'Barista has changed', readAt),
    type: 'job_changed' as const,
    link: `/applications/${idOf(n)}`,
    about: { applicationId: idOf(n), jobId: idOf(n), job: 'Barista', who, name: who, logo: '', dueBy: null, owed: [] },
  })
  const data = [
    row(3, 'Not read', null),
    changed(1, 'The Corner Café'),
    { ...changed(2, 'Copper & Bean'), others: [changed(4, 'Copper & Bean')] },
  ]
  await open(sample(seekerNotificationPage, { data, unread: 1, newest: idOf(3) }))
  screen.getByRole('heading', { name: dotted(['Barista has changed', 'The Corner Café']) })
  screen.getByRole('link', { name: `See changes, ${dotted(['Barista has changed', 'The Corner Café'])}` })
  more(dotted(['Barista has changed', 'The Corner Café']))
  screen.getByRole('button', { name: dotted(['2 changes to Barista', 'Copper & Bean']) })
})

test('what an employer does shows its logo, or its letters where it has none', async () => {
  const viewed = (n: number, logo: string) => ({
    ...row(n, `Row ${n}`, null),
    type: 'application_in_review' as const,
    about: { applicationId: idOf(n), jobId: idOf(n), job: 'Barista', who: 'Hawthorn', name: 'Hawthorn', logo, dueBy: null, owed: [] },
  })
  await open(
    sample(seekerNotificationPage, {
      data: [row(3, 'Not read', null), viewed(1, '/logo.jpg'), viewed(2, '')].map((one) => ({ ...one, others: [] })),
      unread: 3,
      newest: idOf(3),
    }),
  )
  expect(document.querySelector('img[src="/logo.jpg"]')).toBeTruthy()
  screen.getByText('H')
})

test('a list that can’t be loaded says so and is asked for again', async () => {
  const service = openService('seeker')
  service.answers({ notifications: () => new Refusal('INTERNAL') })
  const user = show(
    <main id="main" tabIndex={-1}>
      <NotificationsScreen />
    </main>,
  )
  const again = await screen.findByRole('button', { name: /again/i })
  service.answers({ notifications: () => none })
  await user.click(again)
  await screen.findByText('No notifications')
  await expectAccessible(document.body)
})

test('a row asks to pick a time only until one is picked, whatever else is owed', async () => {
  const asked = (n: number, owed: NotificationAbout['owed']) => ({
    ...row(n, `Pick a time ${n}`, readAt),
    type: 'meeting_proposed' as const,
    link: `/applications/${idOf(n)}`,
    about: { applicationId: idOf(n), jobId: idOf(n), job: 'Barista', who: null, name: null, logo: '', dueBy: '2099-12-01T10:00:00Z', owed },
  })
  const data = [row(3, 'Not read', null), asked(1, ['meeting', 'interview']), asked(2, ['interview'])]
  await open(sample(seekerNotificationPage, { data, unread: 1, newest: idOf(3) }))
  screen.getByRole('link', { name: 'Pick a time, Pick a time 1' })
  expect(screen.queryByRole('link', { name: 'Pick a time, Pick a time 2' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Pick a time 2' }).getAttribute('href')).toBe(`/applications/${idOf(2)}`)
})

test('what needs an answer comes first, the soonest first, read or not; who wrote of what is over gets no reply', async () => {
  const about = (n: number, owed: NotificationAbout['owed'], dueBy: string | null) => ({
    about: { applicationId: idOf(n), jobId: idOf(n), job: 'Barista', who: null, name: null, logo: '', dueBy, owed },
    link: `/applications/${idOf(n)}`,
  })
  const message = { type: 'message_received' as const }
  const data = [
    { ...row(3, 'Not read', null), ...message, ...about(3, [], null) },
    { ...row(4, 'Still open', null), ...message, ...about(4, ['talk', 'reply'], null) },
    { ...row(1, 'Later offer', null), type: 'offer_received' as const, ...about(1, ['offer', 'talk'], '2099-12-02T10:00:00Z') },
    { ...row(2, 'Sooner offer', readAt), type: 'offer_received' as const, ...about(2, ['offer', 'talk'], '2099-12-01T10:00:00Z') },
  ]
  await open(sample(seekerNotificationPage, { data, unread: 3, newest: idOf(3) }))
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)
  expect(titles).toEqual(['Sooner offer', 'Later offer (unread)', 'Not read (unread)', 'Still open (unread)'])
  const asked = within(screen.getByRole('region', { name: 'Needs your answer' }))
  expect(asked.getAllByRole('listitem')).toHaveLength(2)
  expect(screen.queryByRole('link', { name: 'Reply, Not read' })).toBeNull()
  screen.getByRole('link', { name: 'Reply, Still open' })
})

test('a time without its day in a heading is the hour of today, and names the day before it', async () => {
  const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()
  const at = (n: number, days: number) => ({ ...row(n, n === 3 ? 'Not read' : `Told ${n}`, null), createdAt: daysAgo(days) })
  await open(sample(seekerNotificationPage, { data: [at(3, 0), at(1, 1), at(2, 5)], unread: 3, newest: idOf(3) }))
  const times = [...document.querySelectorAll('time')].map(({ textContent }) => textContent)
  expect(times).toEqual([
    expect.stringMatching(/^\d\d:\d\d$/),
    expect.stringMatching(/^Yesterday, \d\d:\d\d$/),
    expect.stringMatching(/^\w{3} \d+ \w{3}, \d\d:\d\d$/),
  ])
})
