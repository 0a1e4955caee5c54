import { expect } from '@playwright/test'
import { quiet } from '#e2e/screen/quiet'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a message that comes while the product is looked at is a notice on its page', async ({ visit, server }) => {
  const page = await visit()
  const { seeker } = await newPerson(server, 'Rosa Field')
  await enter(page, seeker)
  await quiet(page)
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
  const message = { id: 'a', title: 'You’ve got an offer', body: 'Open it to accept, decline or ask a question.', link: '/applications' }
  await page.bringToFront()
  const { origin } = new URL(page.url())
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data: JSON.stringify(message) })
  await expect(page.getByRole('status').filter({ hasText: message.title })).toContainText(message.body)
})
