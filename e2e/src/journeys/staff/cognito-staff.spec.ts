import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { joinStaff, newStaff } from '#e2e/steps/staff'
import { test } from '#e2e/test'

test.use({ hasCognito: true })

test('a colleague joins by an invitation, sets up an app on the way in, and changes their password', async ({ visit, server }) => {
  const page = await visit()
  const staff = newStaff('mo')
  await joinStaff(page, server, staff)
  await page.goto('/staff/account')
  const ways = page.getByRole('list', { name: 'Ways to sign in' })
  await expect(ways.getByRole('listitem')).toHaveCount(1)
  await expectAccessible(page, 'the account of a colleague by Cognito')
  await page.getByRole('button', { name: 'Change password' }).click()
  const sheet = page.getByRole('dialog', { name: 'Change your password' })
  await sheet.getByLabel('Current password').fill(staff.password)
  await sheet.getByLabel('New password', { exact: true }).fill(`${staff.password} again`)
  await sheet.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Password changed')).toBeVisible()
})
