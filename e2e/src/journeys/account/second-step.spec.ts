import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { appCode } from '#e2e/steps/authenticator'
import { signIn } from '#e2e/steps/people'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

const isIn = (page: Page) => expect(page.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()

test('a second step is set up, and then asked for: a code of the app signs in, and so does a recovery code, once', async ({
  visit,
  server,
}) => {
  const page = await visit()
  const { seeker: account } = await newPerson(server, 'Rosa Field')
  await enter(page, account, '/settings')
  await page.getByRole('button', { name: 'Set up a second step' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a second step' })
  await sheet.getByRole('textbox', { name: 'Your password' }).fill(account.password)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(sheet.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  await expectAccessible(page, 'setting up a second step')
  const secret = (await sheet.locator('code').textContent()) ?? ''
  await sheet.getByRole('textbox', { name: 'Code from the app' }).fill(appCode(secret))
  await sheet.getByRole('button', { name: 'Turn on' }).click()
  const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await expectAccessible(page, 'recovery codes')
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  const [download] = await Promise.all([page.waitForEvent('download'), codes.getByRole('button', { name: 'Download' }).click()])
  expect(download.suggestedFilename()).toBe('evenshift-recovery-codes.txt')
  await codes.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByText('10 left')).toBeVisible()

  const phone = await visit({ refused: ['400 POST /identity/jobseeker/second-step'] })
  await signIn(phone, account)
  const field = phone.getByRole('textbox', { name: 'Code from the app' })
  await expectAccessible(phone, 'the second step')
  // What set it up works no second time.
  await field.fill(appCode(secret, -5))
  await expect(phone.getByText('That code isn’t right. Use the newest one in your app.')).toBeVisible()
  await field.fill(appCode(secret, 1))
  await isIn(phone)

  const borrowed = await visit({ refused: ['400 POST /identity/jobseeker/second-step'] })
  const withRecovery = async () => {
    await signIn(borrowed, account)
    await borrowed.getByRole('button', { name: 'Use a recovery code instead' }).click()
    await borrowed.getByRole('textbox', { name: 'Recovery code' }).fill(recovery.toLowerCase())
    await borrowed.getByRole('button', { name: 'Confirm' }).click()
  }
  await withRecovery()
  await isIn(borrowed)
  await page.reload()
  await expect(page.getByText('9 left')).toBeVisible()
  await borrowed.context().clearCookies()
  await borrowed.evaluate(() => localStorage.clear())
  await withRecovery()
  await expect(borrowed.getByText('That code isn’t right. Use the newest one in your app.')).toBeVisible()
})
