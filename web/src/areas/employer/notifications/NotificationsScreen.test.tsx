import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HOUR_MS } from '@evenshift/contract/days'
import { employerNotificationPage } from '@evenshift/contract/model/notification'
import { NotificationsScreen } from '#web/areas/employer/notifications/NotificationsScreen'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const idOf = (n: number) => `01890000-0000-7000-8000-00000000000${n}`
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
interface Said {
  readonly type: 'new_application' | 'reply_overdue' | 'offer_accepted' | 'application_withdrawn'
  readonly title: string
  readonly who: string | null
  readonly dueBy: string | null
  readonly readAt?: string
}
const one = (n: number, { type, title, who, dueBy, readAt }: Said) => ({
  _id: idOf(n),
  title,
  body: 'It is so.',
  type,
  link: `/applicants/${idOf(0)}/${idOf(n)}`,
  readAt: readAt ?? null,
  createdAt: inHours(-1),
  about: {
    applicationId: idOf(n),
    jobId: idOf(0),
    job: 'Kitchen porter',
    who,
    name: who,
    logo: '',
    dueBy,
    owed: type === 'offer_accepted' ? ['start' as const] : dueBy === null ? [] : ['application' as const],
  },
})
const applied = (n: number, who: string) =>
  one(n, { type: 'new_application', title: 'New applicant: Kitchen porter', who, dueBy: inHours(72) })
const readAt = inHours(-0.5)
const late = { type: 'reply_overdue', title: 'Reply late: Kitchen porter' } as const
const data = [
  { ...one(1, { ...late, who: 'Luke', dueBy: inHours(-24) }), others: [] },
  { ...one(7, { ...late, who: 'Ada', dueBy: null }), others: [] },
  { ...applied(2, 'Harry'), others: [applied(3, 'Grace'), applied(4, 'Sana')] },
  {
    ...one(5, { type: 'offer_accepted', title: 'Offer accepted: Barista', who: 'Ewan', dueBy: null, readAt }),
    body: 'Ewan said yes.',
    others: [],
  },
]

async function open() {
  const service = openService('employer')
  service.answers({
    notifications: () => sample(employerNotificationPage, { data, unread: 5, newest: idOf(7) }),
    removeNotifications: () => ({ removal: idOf(9) }),
  })
  const user = show(
    <main id="main" tabIndex={-1}>
      <NotificationsScreen />
    </main>,
  )
  await screen.findByText('5 unread, 1 due today')
  return { service, user }
}
const group = () => screen.getByRole('button', { name: '3 new applicants for Kitchen porter' })

test('only what is late has the filled button, and what is owed no more has none', async () => {
  await open()
  const variant = (name: string) => screen.getByRole('link', { name }).dataset['variant']
  expect([variant('Reply, Luke'), variant('Get ready, Ewan')]).toEqual(['filled', 'light'])
  expect(screen.queryByRole('link', { name: 'Reply, Ada' })).toBeNull()
  expect(screen.getByText('Luke · It is so.')).toBeTruthy()
  // Named already.
  expect(screen.getByText('Ewan said yes.')).toBeTruthy()
  await expectAccessible(document.body)
})

test.each([
  ['a mouse', false],
  ['the keyboard alone', true],
])('a group is opened and closed with %s, and each in it leads on and is marked by itself', async (_hand, byKeys) => {
  const { service, user } = await open()
  screen.getByText('Harry, Grace and Sana. First reply due', { exact: false })
  expect(screen.queryByRole('link', { name: 'Review, Grace' })).toBeNull()
  const press = async () => {
    if (!byKeys) return user.click(group())
    group().focus()
    return user.keyboard('{Enter}')
  }
  await press()
  expect(group().getAttribute('aria-expanded')).toBe('true')
  expect(group().closest('li')?.querySelectorAll('[aria-hidden] > [data-hue]'), 'a dot for each').toHaveLength(3)
  const members = document.getElementById(group().getAttribute('aria-controls') ?? '') as HTMLElement
  expect(within(members).getAllByRole('listitem')).toHaveLength(3)
  await expectAccessible(document.body)
  await user.click(within(members).getByRole('link', { name: 'Review, Grace' }))
  await waitFor(() => expect(service.sent('readNotifications')).toMatchObject([{ body: { _ids: [idOf(3)] } }]))
})

test('a group of reminders counts what is owed, and says what is dealt with', async () => {
  const again = (n: number, who: string, dueBy: string | null, jobId: string) => {
    const row = one(n, { ...late, who, dueBy })
    return { ...row, about: { ...row.about, jobId } }
  }
  const rows = [
    { ...again(1, 'Luke', inHours(-24), idOf(0)), others: [again(2, 'Ada', null, idOf(0))] },
    { ...again(3, 'Gabi', null, idOf(8)), others: [again(4, 'Farah', null, idOf(8))] },
  ]
  openService('employer').answers({ notifications: () => sample(employerNotificationPage, { data: rows, unread: 4, newest: idOf(4) }) })
  show(<NotificationsScreen />)
  const rowOf = async (name: string) => within((await screen.findByRole('button', { name })).closest('li') as HTMLElement)
  const owed = await rowOf('1 reply late: Kitchen porter')
  expect(owed.getByText(/^Luke and Ada\. First reply due .* 1 dealt with\.$/)).toBeTruthy()
  expect(owed.getByRole('button', { name: 'View both' })).toBeTruthy()
  const over = await rowOf('2 replies no longer due: Kitchen porter')
  expect(over.getByText('Gabi and Farah. Dealt with.')).toBeTruthy()
  expect(over.queryByRole('button', { name: 'View both' })).toBeNull()
})

test('a group is marked and deleted with all in it', async () => {
  const { service, user } = await open()
  const menu = screen.getByRole('button', { name: 'More actions for 3 new applicants for Kitchen porter' })
  const all = [idOf(2), idOf(3), idOf(4)]
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: 'Mark all 3 as read' }))
  await waitFor(() => expect(service.sent('readNotifications')).toMatchObject([{ body: { _ids: all } }]))
  await user.click(menu)
  await user.click(await screen.findByRole('menuitem', { name: 'Delete all 3' }))
  await screen.findByText('3 notifications deleted')
  expect(service.sent('removeNotifications')).toMatchObject([{ body: { _ids: all } }])
})
