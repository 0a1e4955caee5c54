import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { linkFor } from '#e2e/server/outbox'
import { type Account, createAccount } from '#e2e/steps/people'
import type { Server } from '#e2e/server/server'

/** Asks somebody to join, on the company's screen. */
export async function invite(page: Page, email: string, role: RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Invite someone' }).click()
  const sheet = page.getByRole('dialog', { name: 'Invite someone' })
  await sheet.getByLabel('Email').fill(email)
  await sheet.getByRole('radio', { name: role }).check()
  await sheet.getByRole('button', { name: 'Send invitation' }).click()
}

/** Opens the link of the mail and joins with a new account. */
export async function join(page: Page, server: Server, account: Account): Promise<void> {
  await page.goto(await linkFor(server, account.email))
  await expect(page.getByRole('heading', { name: 'You’ve been invited to join a company' })).toBeVisible()
  await expectAccessible(page, 'invitation')
  await page.getByRole('link', { name: 'Create account' }).click()
  await createAccount(page, server, account)
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page).toHaveURL('/home')
}
