import { expect } from '@playwright/test'
import { quiet } from '#e2e/screen/quiet'
import { expectAccessible } from '#e2e/screen/axe'
import { askSeeker } from '#e2e/straight/calls'
import { enter } from '#e2e/straight/enter'
import { applyStraight, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a seeker who is suspended appeals, withdraws, takes their data along and deletes the account', async ({ visit, server }) => {
  const page = await visit()
  const { jobId } = await openShop(server, { title: 'Sandwich maker' })
  const { seeker, token } = await applyStraight(server, jobId, 'Wyn Harper')
  await enter(page, seeker, '/settings')
  await quiet(page)
  const { body: own } = await askSeeker(server, 'profileDetails', {}, token)
  await server.office('suspend', own.userProfile[0]?._id ?? '', '--reason', 'You have two accounts.')
  await expect(page).toHaveURL('/verification-rejected')
  await expect(page.getByText('You have two accounts.')).toBeVisible()
  await expectAccessible(page, 'suspended')

  await page.getByRole('button', { name: 'Appeal' }).click()
  await page.getByLabel('Why are we wrong?').fill('The other one is my sister’s.')
  await page.getByRole('button', { name: 'Send appeal' }).click()
  await expect(page.getByText(/^Sent on .* You’ll hear from us by /)).toBeVisible()

  await page.getByRole('button', { name: 'Withdraw from Sandwich maker' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Application withdrawn')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your applications' })).toHaveCount(0)

  await page.getByRole('button', { name: 'Download your data', exact: true }).click()
  const ready = page.getByRole('button', { name: /^Download your data.+/ })
  await expect(ready).toBeVisible({ timeout: 60_000 })
  const [file] = await Promise.all([page.waitForEvent('download'), ready.click()])
  expect(file.suggestedFilename()).toMatch(/\.zip$/)

  await page.getByRole('button', { name: 'Delete your account' }).click()
  await page.getByRole('textbox', { name: 'Your password' }).fill(seeker.password)
  await page.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page).toHaveURL('/auth/join-us')
})
