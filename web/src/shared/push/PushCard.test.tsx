import { screen, waitFor } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { PushCard } from '#web/shared/push/PushCard'
import { expectAccessible, show } from '#web/testkit/screen'
import { openService } from '#web/testkit/service'

const subscription = { endpoint: 'https://push.evenshift-tests.org/x', keys: { p256dh: 'a', auth: 'b' } }
/** A browser that has push, whose person answers its question like this. */
function browser(answer: NotificationPermission, subscribe: () => Promise<object> = async () => subscription) {
  vi.stubGlobal('Notification', { permission: 'default', requestPermission: async () => answer })
  vi.stubGlobal('PushManager', class {})
  const register = async () => ({ pushManager: { subscribe } })
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } })
  onTestFinished(() => {
    vi.unstubAllGlobals()
    Reflect.deleteProperty(navigator, 'serviceWorker')
  })
}
const card = <PushCard side="jobseeker" title="Hear as soon as there’s a reply?" />
const isThere = () => screen.queryByRole('heading') !== null

test('what is turned on is registered with the server, and the card goes', async () => {
  browser('granted')
  const service = openService('seeker')
  const user = show(card)
  await screen.findByRole('heading')
  await expectAccessible(document.body)
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(isThere()).toBe(false))
  expect(service.sent('registerPushToken')).toMatchObject([{ body: { webToken: JSON.stringify(subscription) } }])
  expect(localStorage.getItem('pushRenewed')).toMatch(/^jobseeker 20/)
})

test('who says no to the browser, or has one that gives no token, sends nothing', async () => {
  const told = vi.spyOn(console, 'warn').mockReturnValue(undefined)
  browser('default', () => Promise.reject(new Error('no push service')))
  const service = openService('seeker')
  const user = show(card)
  await user.click(await screen.findByRole('button', { name: 'Turn on' }))
  await waitFor(() => expect(isThere()).toBe(false))
  expect(service.sent('registerPushToken')).toEqual([])
  told.mockRestore()
})

test.each([
  ['Not now', /^20/],
  ['Don’t ask again', /^never$/],
])('“%s” closes the card and is kept', async (label, kept) => {
  browser('default')
  openService('seeker')
  const user = show(card)
  await user.click(await screen.findByRole('button', { name: label }))
  expect([isThere(), localStorage.getItem('pushAsked')]).toEqual([false, expect.stringMatching(kept)])
})

test('a browser without push isn’t asked', () => {
  show(card)
  expect(isThere()).toBe(false)
})
