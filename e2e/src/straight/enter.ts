import { identityBases, identityService } from '@evenshift/contract/identity/service'
import { type Page, expect } from '@playwright/test'
import type { Account } from '#e2e/steps/people'
import { browserOf } from '#e2e/straight/calls'

/** Somebody is in, past the screens to sign in, and opens an address. */
export async function enter(page: Page, account: Account, address = '/home'): Promise<void> {
  const { side, email, password } = account
  await page.context().addCookies(browserOf(account))
  const { method, path } = identityService[side].signIn
  // The browser's own request: it keeps the cookies as it would those of a screen.
  const answer = await page.request.fetch(identityBases[side] + path, { method, data: { email, password } })
  expect(answer.status(), `${email} comes in`).toBe(200)
  await page.goto(address)
}
