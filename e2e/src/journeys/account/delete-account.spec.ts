import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { mailAbout } from '#e2e/server/outbox'
import { signIn } from '#e2e/steps/people'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('an account is deleted by its password, a mail says so, and nothing of it is left in the browser', async ({ visit, server }) => {
  const page = await visit({ refused: ['400 DELETE /info/user', '400 POST /identity/jobseeker/sign-in'] })
  const { seeker: account } = await newPerson(server, 'Rosa Field')
  await enter(page, account, '/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Delete your account?' })
  await expectAccessible(page, 'deleting the account')
  await sheet.getByRole('button', { name: 'Delete my account' }).click()
  await expect(sheet.getByText('Enter your password')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Your password' }).fill('not the password')
  await sheet.getByRole('button', { name: 'Delete my account' }).click()
  await expect(sheet.getByText('That isn’t your password.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Your password' }).fill(account.password)
  await sheet.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/auth/join-us')
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
  await mailAbout(server, account.email, 'Your Evenshift account is deleted', 10_000)
  await signIn(page, account)
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
})
