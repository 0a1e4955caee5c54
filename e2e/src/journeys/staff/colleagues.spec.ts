import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { quiet } from '#e2e/screen/quiet'
import { beforeSecondStep, joinByMail, joinStaff, newStaff } from '#e2e/steps/staff'
import { test } from '#e2e/test'

test('an administrator invites a colleague by mail, who joins; when they leave they’re out at once', async ({ visit, server }) => {
  const page = await visit({ refused: [beforeSecondStep] })
  await joinStaff(page, server, newStaff('mo'))
  await page.goto('/staff/colleagues')
  const leaver = newStaff('lou')
  await page.getByLabel('Email', { exact: true }).fill(leaver.email)
  await page.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('Invitation sent')).toBeVisible()

  const theirs = await visit({ refused: [beforeSecondStep, '401 POST /identity/staff/token'] })
  await joinByMail(theirs, server, leaver)
  await quiet(theirs)

  await page.reload()
  await page.getByRole('button', { name: `Remove ${leaver.email}` }).click()
  const dialog = page.getByRole('dialog', { name: `Remove ${leaver.email}?` })
  await expectAccessible(page, 'removing a colleague')
  await dialog.getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Colleague removed')).toBeVisible()
  await expect(page.getByText(leaver.email)).toHaveCount(0)

  await theirs.reload()
  await expect(theirs.getByRole('heading', { name: 'Sign in' })).toBeVisible()
})
