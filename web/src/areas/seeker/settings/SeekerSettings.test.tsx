import type { Output } from '@evenshift/contract/call'
import type { SeekerService } from '@evenshift/contract/seeker/service'
import { view } from '@evenshift/contract/model/application/application'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SeekerSettings } from '#web/areas/seeker/settings/SeekerSettings'
// Its code comes on demand, which a test that ended meanwhile would leave to the next file.
import '#web/shared/settings/sign-in/OwnSignInCard'
import { sample } from '#web/testkit/sample'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const id = '0199b6f2-7e1c-7bbb-8a52-6f2d6d3d4a10'
const queued = {
  _id: id,
  state: 'queued',
  requestedAt: '2026-11-24T08:00:00Z',
  readyAt: null,
  size: null,
  url: null,
  expiresAt: null,
} as const
const ready = {
  ...queued,
  state: 'ready',
  readyAt: '2026-11-24T08:02:00Z',
  size: 18 * 1024 * 1024,
  url: '/media/one',
  expiresAt: '2026-12-01T08:02:00Z',
} as const
const failed = { ...queued, state: 'failed' } as const

type DataExports = Output<SeekerService['exports']>
async function open(exports: () => DataExports) {
  const service = openService('seeker')
  service.answers({ exports })
  const user = show(
    <main>
      <SeekerSettings />
    </main>,
  )
  const card = await screen.findByRole('region', { name: 'Your data' })
  return { service, user, card: within(card), element: card }
}

test.each([
  ['a mouse', false],
  ['the keyboard alone', true],
])('an archive is asked for with %s, and then it is in the making', async (_hand, byKeys) => {
  let rows: DataExports = []
  const { service, user, card, element } = await open(() => rows)
  await expectAccessible(element)
  service.answers({
    requestExport: () => {
      rows = [queued]
      return queued
    },
  })
  const button = card.getByRole('button', { name: 'Get a copy' })
  if (byKeys) {
    button.focus()
    await user.keyboard('{Enter}')
  } else await user.click(button)
  await card.findByText('Preparing your archive')
  expect(card.queryByRole('button', { name: 'Get a copy' })).toBe(null)
  expect(service.sent('requestExport')).toHaveLength(1)
  await expectAccessible(element)
})

test('an archive that is there says how large it is, when it was made and until when it stays, and is fetched by a new address', async () => {
  const pressed: string[] = []
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    pressed.push(this.getAttribute('href') ?? '')
  })
  onTestFinished(() => press.mockRestore())
  let url = '/media/one'
  const { user, card, element } = await open(() => [{ ...ready, url }])
  expect(card.getByText(/^18 MB, made .* at 08:02\. Here until Tue 1 Dec( 2026)?\.$/)).toBeTruthy()
  await expectAccessible(element)
  url = '/media/two'
  await user.click(card.getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(pressed).toEqual(['/media/two']))
})

test('an archive that ended meanwhile isn’t fetched: it says so, and another can be asked for', async () => {
  let isOver = false
  const { user, card } = await open(() => (isOver ? [] : [ready]))
  isOver = true
  await user.click(card.getByRole('button', { name: 'Download' }))
  await screen.findByText('This archive is gone. Prepare a new one.')
  await card.findByRole('button', { name: 'Get a copy' })
})

test('one that couldn’t be made is tried again, beside the one before', async () => {
  const { service, user, card, element } = await open(() => [failed, ready])
  expect(card.getByText('We couldn’t finish it')).toBeTruthy()
  expect(card.getByRole('button', { name: 'Download' })).toBeTruthy()
  await expectAccessible(element)
  service.answers({ requestExport: () => new Refusal('INTERNAL') })
  await user.click(card.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(service.sent('requestExport')).toHaveLength(1))
  await waitFor(() => expect(card.getByRole('button', { name: 'Try again' })).toBeTruthy())
})

test('a rail leads to each section, and marks the one that was chosen', async () => {
  const { user } = await open(() => [])
  const rail = within(screen.getByRole('navigation', { name: 'Settings' }))
  expect(rail.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Sign-in',
    'Notifications',
    'Privacy',
    'Your data',
    'Appearance',
    'Sign out',
  ])
  await user.click(rail.getByRole('link', { name: 'Your data' }))
  expect(rail.getByRole('link', { name: 'Your data' }).getAttribute('aria-current')).toBe('true')
  expect(document.activeElement?.contains(screen.getByRole('region', { name: 'Your data' }))).toBe(true)
})

test('who viewed an application last is told beside what is private, with the way to all who did', async () => {
  openService('seeker').answers({
    consent: () => ({ analytics: 'no', analyticsAnswer: null, agreements: [], isCounted: true }),
    profileViews: () => ({
      data: [sample(view, { employerName: 'Northgate University', viewedAt: new Date().toISOString() })],
      pagination: { current: 1, pageSize: 1, total: 6 },
    }),
  })
  show(<SeekerSettings />)
  const privacy = within(await screen.findByRole('region', { name: 'Privacy' }))
  await privacy.findByText(/^Northgate University viewed your application today, \d\d:\d\d\.$/)
  expect(privacy.getByRole('link', { name: 'See all: Who’s viewed you' }).getAttribute('href')).toBe('/applications/views')
})
