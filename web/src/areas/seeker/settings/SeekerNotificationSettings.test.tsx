import { notificationDefaults, seekerNotificationTypes } from '@evenshift/contract/states/notification'
import { seekerNotificationGroups } from '@evenshift/contract/states/notification-words'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SeekerNotificationSettings } from '#web/areas/seeker/settings/SeekerNotificationSettings'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const byDefault = () => seekerNotificationTypes.map((type) => ({ type, locked: false, ...notificationDefaults[type] }))
async function open() {
  const service = openService('seeker')
  service.answers({ notificationPreferences: byDefault, quietHours: () => ({ from: 21, until: 8 }), pushDevices: () => [] })
  const user = show(
    <main>
      <SeekerNotificationSettings />
    </main>,
  )
  await screen.findByRole('region', { name: 'What we tell you, and where' })
  return { service, user }
}
const box = (name: string) => screen.getByRole('checkbox', { name })

test('each kind is a line in sight, turned on or off by one press that is saved at once, what is always on by none', async () => {
  const { service, user } = await open()
  const told = screen.getByRole('table', { name: 'What we tell you, and where' })
  expect(within(told).getAllByRole('row')).toHaveLength(1 + seekerNotificationGroups.length + seekerNotificationTypes.length)
  within(told).getByRole('rowheader', { name: 'Applications' })
  expect(box('Shortlisted, email').getAttribute('aria-checked')).toBe('true')
  await expectAccessible(document.body)
  await user.click(box('Shortlisted, email'))
  await waitFor(() =>
    expect(service.sent('setNotificationPreferences')).toEqual([
      expect.objectContaining({ body: { preferences: [{ type: 'shortlisted', email: false }] } }),
    ]),
  )
  expect(box('Shortlisted, email').getAttribute('aria-checked')).toBe('false')
  expect(screen.queryByRole('checkbox', { name: 'Offers, email' })).toBeNull()
  expect(screen.getByText('Offers, email: always on')).toBeTruthy()
})

test('push is chosen only once a device gets it', async () => {
  const { service, user } = await open()
  expect(screen.queryByRole('checkbox', { name: 'Shortlisted, push' })).toBeNull()
  service.answers({ pushDevices: () => [phone] })
  cleanup()
  show(<SeekerNotificationSettings />)
  await user.click(await screen.findByRole('checkbox', { name: 'Shortlisted, push' }))
  expect(box('Shortlisted, push').getAttribute('aria-checked')).toBe('false')
})

test('a kind that nothing tells yet isn’t offered', async () => {
  await open()
  expect(screen.queryByRole('checkbox', { name: 'Feedback requests, email' })).toBeNull()
})

test('what the server refuses reads as it was', async () => {
  const { service, user } = await open()
  service.answers({ setNotificationPreferences: () => new Refusal('INTERNAL') })
  await user.click(box('Messages, email'))
  await waitFor(() => expect(service.sent('setNotificationPreferences')).toHaveLength(1))
  await waitFor(() => expect(box('Messages, email').getAttribute('aria-checked')).toBe('true'))
})

const phone = { _id: '01890000-0000-7000-8000-000000000001', label: 'Chrome on Android', lastUsedAt: '2026-11-20T09:05:00Z', isThis: false }
/** A browser that has push, whose person says yes. */
function browser(subscribe: () => Promise<object>) {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' })
  vi.stubGlobal('PushManager', class {})
  const register = async () => ({ pushManager: { subscribe } })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
}

test('push is turned on for this device because its person asked, and a browser that gives no token says so', async () => {
  const warned = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  onTestFinished(() => warned.mockRestore())
  let subscribe = (): Promise<object> => Promise.reject(new Error('no push service'))
  browser(() => subscribe())
  const { service, user } = await open()
  const turnOn = await screen.findByRole('button', { name: 'Turn on push' })
  await user.click(turnOn)
  await screen.findByText('Your browser didn’t turn it on. Try again in a moment.')
  subscribe = async () => {
    Object.assign(Notification, { permission: 'granted' })
    return { endpoint: 'https://push.evenshift-tests.org/x', keys: { p256dh: 'a', auth: 'b' } }
  }
  service.answers({ pushDevices: () => [{ ...phone, isThis: true }] })
  await user.click(turnOn)
  await screen.findByText('It’s on here.')
  expect(service.sent('registerPushToken')).toMatchObject([{ body: { isAsked: true } }])
})

test('every device that gets push is listed with its end, and the one that is turned off goes', async () => {
  browser(async () => ({}))
  const service = openService('seeker')
  service.answers({ notificationPreferences: byDefault, quietHours: () => ({ from: 21, until: 8 }), pushDevices: () => [phone] })
  const user = show(
    <main id="main" tabIndex={-1}>
      <SeekerNotificationSettings />
    </main>,
  )
  await screen.findByText('Last used Fri 20 Nov')
  await expectAccessible(document.body)
  service.answers({ pushDevices: () => [] })
  await user.click(screen.getByRole('button', { name: 'Turn off push on Chrome on Android' }))
  await waitFor(() => expect(screen.queryByText('Chrome on Android')).toBeNull())
  expect(service.sent('turnOffDevice')).toMatchObject([{ params: { id: phone._id } }])
})

test.each([
  ['a mouse', false],
  ['the keyboard alone', true],
])('more quiet is chosen with %s and saved at once, and what the server refuses reads as it was', async (_hand, byKeys) => {
  const { service, user } = await open()
  const from = await screen.findByLabelText<HTMLInputElement>('From', { selector: 'input' })
  expect(from.value).toBe('21:00')
  service.answers({ setQuietHours: () => ({ from: 20, until: 8 }) })
  if (byKeys) {
    from.focus()
    await user.keyboard('{ArrowDown}{ArrowUp}{Enter}')
  } else {
    await user.click(from)
    await user.click(await screen.findByRole('option', { name: '20:00' }))
  }
  await waitFor(() => expect(service.sent('setQuietHours')).toMatchObject([{ body: { from: 20, until: 8 } }]))
  expect(from.value).toBe('20:00')
  service.answers({ setQuietHours: () => new Refusal('INTERNAL') })
  await user.click(await screen.findByLabelText('Until', { selector: 'input' }))
  await user.click(await screen.findByRole('option', { name: '10:00' }))
  await waitFor(() => expect(service.sent('setQuietHours')).toHaveLength(2))
  const until = screen.getByLabelText<HTMLInputElement>('Until', { selector: 'input' })
  await waitFor(() => expect(until.value).toBe('08:00'))
})
