import { SESSION_EXPIRED_MESSAGE, SPLASH_MS } from '@evenshift/contract/constants'
import { expect } from '@playwright/test'
import { quiet } from '#e2e/screen/quiet'
import { openOwn } from '#e2e/screen/account-menu'
import { expectAccessible } from '#e2e/screen/axe'
import { completeProfile } from '#e2e/steps/completion'
import { enter } from '#e2e/straight/enter'
import { newPerson, openShop } from '#e2e/straight/shop'
import { codeFor } from '#e2e/server/outbox'
import { newSeeker, signIn, signUp } from '#e2e/steps/people'
import { test } from '#e2e/test'
import { PLANTED } from '#e2e/screen/watch'

test('a person stays signed in when the page is loaded again', async ({ visit, server }) => {
  const page = await visit()
  const account = newSeeker('Rosa', 'Field')
  await signUp(page, server, account)
  await completeProfile(page, account)
  await page.reload()
  await expect(page).toHaveURL('/home')
  await expect(page.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
})

test('a token that has expired is renewed once and the call repeated', async ({ visit, server }) => {
  const page = await visit({ refused: ['401 GET /info/jobcart/paginated-cart'] })
  const { seeker } = await newPerson(server, 'Rosa Field')
  await enter(page, seeker)
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
  const { seeker: account } = await newPerson(server, 'Rosa Field')
  await enter(here, account, '/settings')
  const there = await visit({ refused: ['401 POST /identity/jobseeker/token'] })
  await signIn(there, account)
  await expect(there.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
  await quiet(there)
  expect(await there.evaluate(() => localStorage.length)).toBeGreaterThan(0)

  await here.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await here.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await expect(here).toHaveURL('/auth/join-us')

  await there.reload()
  await expect(there).toHaveURL('/auth/join-us')
  expect(await there.evaluate(() => localStorage.length)).toBe(0)
  // The page is told that the session is over, so nobody is asked for again.
  await there.goto('/home')
  await expect(there.getByRole('heading', { name: 'What brings you here?' })).toBeVisible()
})

test('a browser that cleared what the page kept lets in who has a session, on either side, and asks for no one else', async ({
  visit,
  server,
}) => {
  const { seeker } = await newPerson(server, 'Rosa Field')
  const { owner } = await openShop(server)
  for (const [account, heading] of [
    [seeker, 'Your week'],
    [owner, 'Alex'],
  ] as const)
    await test.step(account.side, async () => {
      const page = await visit()
      await signIn(page, account)
      await expect(page.getByRole('heading', { name: heading, exact: heading === 'Your week' })).toBeVisible()
      await page.evaluate(() => localStorage.clear())
      const seen: string[] = []
      page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname))
      await page.goto('/home')
      await expect(page.getByRole('heading', { name: heading, exact: heading === 'Your week' })).toBeVisible()
      expect(seen).not.toContain('/auth/join-us')

      await openOwn(page, 'Sign out')
      await expect(page).toHaveURL('/auth/join-us')
      await page.evaluate(() => localStorage.clear())
      await page.goto('/home')
      await expect(page.getByRole('heading', { name: 'What brings you here?' })).toBeVisible()
    })
})

test('a sign-out that doesn’t reach the server is said to be none, shows nothing, and is repeated until it holds', async ({
  visit,
  server,
}) => {
  const page = await visit()
  const { seeker } = await newPerson(server, 'Rosa Field')
  await signIn(page, seeker)
  await expect(page.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
  await page.evaluate(() => {
    for (const key of ['interviewDrafts', 'unsavedPost', 'applicationDrafts']) localStorage.setItem(key, '{}')
    sessionStorage.setItem('signUpDraft', '{}')
  })
  const down = {
    status: 503,
    headers: { [PLANTED]: 'outage' },
    json: { statusCode: 503, code: 'UNAVAILABLE', message: 'Try again' },
  }
  await page.route('**/identity/jobseeker/sign-out', (route) => route.fulfill(down))
  await openOwn(page, 'Sign out')
  const notYet = page.getByRole('heading', { name: 'You’re not signed out yet' })
  await expect(notYet).toBeVisible()
  await expectAccessible(page, 'not signed out yet')
  for (const address of ['/home', '/auth/sign-in/jobseeker', '/']) {
    await page.goto(address)
    await expect(notYet).toBeVisible()
    await expect(page.getByRole('heading')).toHaveCount(1)
  }
  await page.unrouteAll()
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page).toHaveURL('/auth/join-us')
  await page.goto('/home')
  await expect(page.getByRole('heading', { name: 'What brings you here?' })).toBeVisible()
  const kept = await page.evaluate(() => Object.keys(localStorage))
  expect(kept.filter((key) => !['signInType', 'theme'].includes(key))).toEqual([])
  expect(await page.evaluate(() => sessionStorage.getItem('signUpDraft'))).toBeNull()
})

test('a code opened in another browser than the one that asked says so, and signing in there brings a new one', async ({
  visit,
  server,
}) => {
  const [here, there] = [await visit(), await visit({ refused: ['400 POST /identity/jobseeker/confirm'] })]
  const { email, password } = newSeeker('Rosa', 'Field')
  await here.goto('/auth/sign-up/jobseeker')
  await here.getByLabel('Email').fill(email)
  await here.getByRole('textbox', { name: 'Password' }).fill(password)
  await here.getByRole('button', { name: 'Create account' }).click()
  await expect(here.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  const first = await codeFor(server, email)
  await there.goto('/auth/confirm/jobseeker')
  await there.getByLabel('Email').fill(email)
  await there.getByLabel('Code').fill(first)
  await expect(there.getByText('You asked for this code in another browser.')).toBeVisible()
  await there.getByRole('link', { name: 'Sign in instead' }).click()
  await signIn(there, { side: 'jobseeker', email, password })
  await expect(there.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  await expect.poll(() => codeFor(server, email)).not.toBe(first)
  await there.getByLabel('Code').fill(await codeFor(server, email))
  await expect(there).toHaveURL('/auth/sign-up/complete/jobseeker')
})

test('the side someone chose is remembered for their sign-in', async ({ visit }) => {
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
  // A second passes when the test says so, however long the page takes.
  await page.clock.install()
  await page.clock.pauseAt(Date.now() + 60_000)
  await page.goto('/auth/join-us')
  const splash = page.locator('[class*="splash"]').first()
  await expect(splash).toBeVisible()
  await page.clock.fastForward(SPLASH_MS)
  await expect(splash).toBeHidden()
  await page.reload()
  await expect(page.getByRole('link', { name: 'Find work' })).toBeVisible()
  await expect(splash).toBeHidden()
})
