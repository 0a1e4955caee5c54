import { SESSION_EXPIRED_MESSAGE, SPLASH_MS } from '@evenshift/contract/constants'
import { expect } from '@playwright/test'
import { completeProfile } from '#e2e/completing'
import { newSeeker, signIn, signUp } from '#e2e/people'
import { test } from '#e2e/test'

test('a person stays signed in when the page is loaded again', async ({ visit, server }) => {
  const page = await visit()
  const account = newSeeker('Rosa', 'Field')
  await signUp(page, server, account)
  await completeProfile(page, account)
  await page.reload()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { name: 'Recommended for you' })).toBeVisible()
})

test('a token that has expired is renewed once and the call repeated', async ({ visit, server }) => {
  const page = await visit({ refused: ['401 GET /info/jobcart/paginated-cart'] })
  const account = newSeeker('Rosa', 'Field')
  await signUp(page, server, account)
  await completeProfile(page, account)
  const renewals: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/identity/jobseeker/token')) renewals.push(request.url())
  })
  await page.route(
    /jobcart\/paginated-cart/,
    (route) => route.fulfill({ status: 401, json: { statusCode: 401, code: 'SESSION_EXPIRED', message: SESSION_EXPIRED_MESSAGE } }),
    { times: 1 },
  )
  await page.getByRole('link', { name: 'Saved', exact: true }).click()
  await expect(page.getByText('No saved jobs')).toBeVisible()
  expect(renewals).toHaveLength(1)
})

test('signing out everywhere ends the session in another browser too, and clears what that browser kept', async ({ visit, server }) => {
  const here = await visit()
  const account = newSeeker('Rosa', 'Field')
  await signUp(here, server, account)
  await completeProfile(here, account)
  const there = await visit({ refused: ['401 POST /identity/jobseeker/token'] })
  await signIn(there, account)
  await expect(there).toHaveURL('/home')
  expect(await there.evaluate(() => localStorage.length)).toBeGreaterThan(0)

  await here.goto('/settings')
  await here.getByRole('button', { name: 'Sign out everywhere' }).click()
  await here.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(here).toHaveURL('/auth/join-us')

  await there.reload()
  await expect(there).toHaveURL('/auth/join-us')
  expect(await there.evaluate(() => localStorage.length)).toBe(0)
})

test('the side somebody chose is remembered for their sign-in', async ({ visit }) => {
  const page = await visit()
  await page.goto('/auth/join-us')
  await page.getByRole('link', { name: 'Hire' }).click()
  await expect(page.getByRole('heading', { name: 'Hire' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'What brings you here?' })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth/sign-in/employer')
})

test('the splash is shown for a second, once in a browser session', async ({ visit }) => {
  const page = await visit()
  await page.clock.install()
  await page.goto('/')
  const splash = page.locator('[class*="splash"]').first()
  await expect(splash).toBeVisible()
  await page.clock.fastForward(SPLASH_MS)
  await expect(splash).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Find work' })).toBeVisible()
  await expect(splash).toBeHidden()
})
