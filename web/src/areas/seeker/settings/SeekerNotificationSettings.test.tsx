import { notificationDefaults, seekerNotificationTypes } from '@evenshift/contract/states/notification'
import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { SeekerNotificationSettings } from '#web/areas/seeker/settings/SeekerNotificationSettings'
import { expectAccessible, show } from '#web/testkit/screen'
import { Refusal, openService } from '#web/testkit/service'

const byDefault = () => seekerNotificationTypes.map((type) => ({ type, locked: false, ...notificationDefaults[type] }))
async function open() {
  const service = openService('seeker')
  service.answers({ notificationPreferences: byDefault })
  const user = show(
    <main>
      <SeekerNotificationSettings />
    </main>,
  )
  await screen.findByRole('table', { name: 'What we tell you, and where' })
  return { service, user }
}
const box = (name: string) => screen.getByRole('checkbox', { name })

test('each kind is turned on or off by one press that is saved at once; what is always on has no press', async () => {
  const { service, user } = await open()
  expect(box('Shortlisted, email').getAttribute('aria-checked')).toBe('true')
  await expectAccessible(document.body)
  await user.click(box('Shortlisted, email'))
  await waitFor(() =>
    expect(service.sent('setNotificationPreferences')).toEqual([
      expect.objectContaining({ body: { preferences: [{ type: 'shortlisted', email: false }] } }),
    ]),
  )
  expect(box('Shortlisted, email').getAttribute('aria-checked')).toBe('false')
  await user.click(box('Shortlisted, push'))
  expect(box('Shortlisted, push').getAttribute('aria-checked')).toBe('false')
  expect(screen.queryByRole('checkbox', { name: 'Offers, email' })).toBeNull()
  expect(screen.getByText('Offers, email: always on')).toBeTruthy()
})

test('a kind that nothing tells yet is not offered', async () => {
  await open()
  expect(screen.queryByRole('checkbox', { name: 'Document viewed, email' })).toBeNull()
})

test('what the server refuses reads as it was', async () => {
  const { service, user } = await open()
  service.answers({ setNotificationPreferences: () => new Refusal('INTERNAL') })
  await user.click(box('Messages, email'))
  await waitFor(() => expect(service.sent('setNotificationPreferences')).toHaveLength(1))
  await waitFor(() => expect(box('Messages, email').getAttribute('aria-checked')).toBe('true'))
})

test('push is turned on for this device, and a browser that gives no token says so', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  let subscribe = (): Promise<object> => Promise.reject(new Error('no push service'))
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => 'granted' })
  vi.stubGlobal('PushManager', class {})
  const register = async () => ({ pushManager: { subscribe: () => subscribe() } })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
    told.mockRestore()
  })
  const { service, user } = await open()
  const turnOn = await screen.findByRole('button', { name: 'Turn on push' })
  await user.click(turnOn)
  await screen.findByText('Your browser didn’t turn it on. Try again in a moment.')
  subscribe = async () => ({ endpoint: 'https://push.evenshift-tests.org/x', keys: { p256dh: 'a', auth: 'b' } })
  await user.click(turnOn)
  await screen.findByText(/^It’s on\./)
  expect(service.sent('registerPushToken')).toHaveLength(1)
})
