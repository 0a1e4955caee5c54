import { employerNotificationPage } from '@evenshift/contract/model/notification'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { PulledOutCards } from '#web/areas/employer/home/PulledOutCards'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const idOf = (n: number) => `01890000-0000-7000-8000-00000000000${n}`
const title = 'Zoe has pulled out'
const body = 'They’d accepted your offer. Their place is free again.'
const told = (n: number, said: object) => ({
  _id: idOf(n),
  title,
  body,
  type: 'pulled_out',
  link: null,
  readAt: null,
  createdAt: '2026-11-29T10:00:00.000Z',
  about: null,
  others: [],
  ...said,
})
const about = {
  applicationId: idOf(8),
  jobId: idOf(9),
  job: 'Weekend barista',
  who: 'Zoe',
  name: 'Zoe Hart',
  logo: '',
  dueBy: null,
  owed: ['place'],
}

function open(said: object = about) {
  const service = openService('employer')
  let rows: readonly object[] = [told(1, { about: said }), told(2, { type: 'new_application', title: 'New applicant: Weekend barista' })]
  service.answers({
    notifications: () => sample(employerNotificationPage, { data: rows as never }),
    readNotifications: () => {
      rows = []
    },
  })
  const user = show(
    <main id="main" tabIndex={-1}>
      <h1>Home</h1>
      <PulledOutCards />
    </main>,
  )
  return { service, user }
}
const isGone = () => waitFor(() => expect(screen.queryByRole('region', { name: title })).toBeNull())

test('who pulled out is told at home until that is read, and nothing else of what is unread is', async () => {
  const { service, user } = open()
  await screen.findByRole('region', { name: title })
  screen.getByText(body)
  expect(screen.getAllByRole('region')).toHaveLength(1)
  expect(service.sent('notifications')).toMatchObject([{ query: { unread: 'true' } }])
  await expectAccessible(document.body)
  await user.click(screen.getByRole('button', { name: `Dismiss: ${title}` }))
  await isGone()
  expect(service.sent('readNotifications')).toMatchObject([{ body: { _ids: [idOf(1)] } }])
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

test('one press leads to who could take the place, and marks it as read', async () => {
  const { service, user } = open()
  const link = await screen.findByRole('link', { name: 'See who can cover' })
  expect(link.getAttribute('href')).toBe(`/applicants/${idOf(9)}?view=cover`)
  await user.click(link)
  await isGone()
  expect(service.sent('readNotifications')).toMatchObject([{ body: { _ids: [idOf(1)] } }])
})

test('of a job that is closed the way is to the job, where it is reopened or copied', async () => {
  open({ ...about, owed: [] })
  const link = await screen.findByRole('link', { name: 'View job' })
  expect(link.getAttribute('href')).toBe(`/posts/${idOf(9)}`)
  expect(screen.queryByRole('link', { name: 'See who could' })).toBeNull()
})
