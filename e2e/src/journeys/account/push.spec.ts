import { type CDPSession, type Page, expect } from '@playwright/test'
import { quiet } from '#e2e/screen/quiet'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test.use({ hasWindow: true })

const message = { id: 'a', title: 'You’ve got an offer', body: 'Open it to accept, decline or ask a question.', link: '/applications' }

/** The worker of a page, and how a push service would wake it. */
async function withWorker(page: Page): Promise<{ readonly devtools: CDPSession; readonly push: () => Promise<unknown> }> {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push-worker.js')
    await navigator.serviceWorker.ready
  })
  const { origin } = new URL(page.url())
  const registrationId = await registered
  const push = () => devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data: JSON.stringify(message) })
  return { devtools, push }
}

test('a message that comes while the product is looked at is a notice on its page', async ({ visit, server }) => {
  const page = await visit()
  const { seeker } = await newPerson(server, 'Rosa Field')
  await enter(page, seeker)
  await quiet(page)
  const { push } = await withWorker(page)
  await page.bringToFront()
  await push()
  await expect(page.getByRole('status').filter({ hasText: message.title })).toContainText(message.body)
})

test('a message that comes while something else is looked at is a notification of the system', async ({ visit, server }) => {
  const page = await visit()
  const { seeker } = await newPerson(server, 'Rosa Field')
  await page.context().grantPermissions(['notifications'])
  await enter(page, seeker)
  await quiet(page)
  const { devtools, push } = await withWorker(page)
  // Playwright has every page believe that it is the one that is looked at.
  await devtools.send('Emulation.setFocusEmulationEnabled', { enabled: false })
  await (await page.context().newPage()).bringToFront()
  await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false)
  await push()
  const shown = () =>
    page.evaluate(async () => {
      const worker = await navigator.serviceWorker.ready
      return (await worker.getNotifications()).map(({ title, body, data }) => ({ title, body, link: (data as { link: unknown }).link }))
    })
  await expect.poll(shown).toEqual([{ title: message.title, body: message.body, link: message.link }])
  await expect(page.getByRole('status').filter({ hasText: message.title })).toHaveCount(0)
})
