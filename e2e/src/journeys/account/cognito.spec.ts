import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { codeFor } from '#e2e/server/outbox'
import { appCode } from '#e2e/steps/authenticator'
import { completeProfile } from '#e2e/steps/completion'
import { apply } from '#e2e/steps/job-page'
import { type Account, newSeeker, signIn, signUp } from '#e2e/steps/people'
import type { Server } from '#e2e/server/server'
import { isInPool } from '#e2e/straight/pool-tokens'
import { newPerson, openShop, post } from '#e2e/straight/shop'
import { PLANTED } from '#e2e/screen/watch'
import { test } from '#e2e/test'

test.use({ hasCognito: true })

const isIn = (page: Page) => expect(page.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
const isOut = (page: Page) => expect(page).toHaveURL('/auth/join-us')
/** Away from the product, so that nothing is asked until they come back. */
const goAway = (page: Page) => page.goto('about:blank')
/** The pool's no, as its one address answers it. */
const NO = '400 POST /'

/** The double behind a server whose passwords it asks for. */
function poolOf({ cognito }: Server) {
  if (!cognito) throw new Error('the server asks for passwords itself')
  return cognito
}
/** Somebody signs in and opens their settings. */
async function openSettings(page: Page, account: Account): Promise<void> {
  await signIn(page, account)
  await isIn(page)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { name: 'Sign-in', exact: true })).toBeVisible()
}

test('someone signs up by a Cognito pool, completes their profile and applies; the browser keeps no token', async ({ visit, server }) => {
  const { jobId } = await openShop(server)
  const page = await visit()
  const ada = newSeeker('Ada', 'Winter')
  await signUp(page, server, ada, (name) => expectAccessible(page, name))
  await completeProfile(page, ada)
  await page.goto(`/find/${jobId}`)
  await apply(page, post, 'I can start in a week.')
  await page.goto('/applications')
  await expect(page.getByRole('link', { name: post })).toBeVisible()
  const kept = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage, document.cookie]))
  expect(kept).not.toContain('eyJ')
})

test('who loads the page anew before the code confirms their email and signs in; a known email goes the same way', async ({
  visit,
  server,
}) => {
  const [page, other] = [await visit(), await visit({ refused: [NO, NO, NO] })]
  const ada = newSeeker('Ada', 'Winter')
  const join = async (at: Page) => {
    await at.goto('/auth/sign-up/jobseeker')
    await at.getByLabel('Email').fill(ada.email)
    await at.getByRole('textbox', { name: 'Password' }).fill(ada.password)
    await at.getByRole('button', { name: 'Create account' }).click()
    await expect(at.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
  }
  await join(page)
  await page.reload()
  await page.getByLabel('Code').fill(await codeFor(server, ada.email))
  await expect(page.getByText('Email confirmed. Sign in.')).toBeVisible()
  await signIn(page, ada)
  await expect(page).toHaveURL('/auth/sign-up/complete/jobseeker')

  await join(other)
  await other.getByLabel('Code').fill('000000')
  await expect(other.getByText('That code isn’t right, or it has expired. Check it, or ask for a new one.')).toBeVisible()
})

test('a forgotten password is chosen anew by a code, and whoever was in by the old one is signed out', async ({ visit, server }) => {
  const { seeker: account } = await newPerson(server, 'Rosa Field')
  const there = await visit({ refused: ['401 POST /identity/jobseeker/token', NO] })
  await signIn(there, account)
  await isIn(there)
  await goAway(there)

  const here = await visit({ refused: [NO] })
  await here.goto('/auth/sign-in/jobseeker')
  await here.getByRole('link', { name: 'Forgotten your password?' }).click()
  await here.getByLabel('Email').fill(account.email)
  await here.getByRole('button', { name: 'Send code' }).click()
  await expect(here.getByRole('heading', { name: 'Choose a new password' })).toBeVisible()
  await expectAccessible(here, 'a new password')
  const renewed = { ...account, password: `${account.password} again` }
  const choose = async (code: string) => {
    await here.getByLabel('Code').fill(code)
    await here.getByLabel('New password', { exact: true }).fill(renewed.password)
    await here.getByRole('button', { name: 'Change password' }).click()
  }
  await choose('000000')
  await expect(here.getByText('That code isn’t right, or it has expired. Check it, or ask for a new one.')).toBeVisible()
  await choose(await codeFor(server, account.email))
  await expect(here.getByText('Password changed. Sign in with your new one.')).toBeVisible()
  await there.goto('/home')
  await isOut(there)
  await here.getByLabel('Email').fill(account.email)
  await here.getByLabel('Password', { exact: true }).fill(renewed.password)
  await here.getByRole('button', { name: 'Sign in', exact: true }).click()
  await isIn(here)
  await signIn(there, account)
  await expect(there.getByText('Wrong email or password.')).toBeVisible()
})

test('signing out everywhere ends the session in another browser too', async ({ visit, server }) => {
  const { seeker: account } = await newPerson(server, 'Rosa Field')
  const there = await visit({ refused: ['401 POST /identity/jobseeker/token'] })
  await signIn(there, account)
  await isIn(there)
  await goAway(there)
  const here = await visit()
  await openSettings(here, account)
  await here.getByRole('button', { name: 'Sign out everywhere', exact: true }).click()
  await here.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await isOut(here)
  await there.goto('/home')
  await isOut(there)
})

test('an account that is deleted is gone from the pool', async ({ visit, server }) => {
  const { seeker: account } = await newPerson(server, 'Rosa Field')
  const page = await visit({ refused: ['400 DELETE /info/user', NO] })
  await openSettings(page, account)
  await page.getByRole('button', { name: 'Delete account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Delete your account?' })
  const remove = async (password: string) => {
    await sheet.getByRole('textbox', { name: 'Your password' }).fill(password)
    await sheet.getByRole('button', { name: 'Delete my account' }).click()
  }
  await remove('not the password')
  await expect(sheet.getByText('That isn’t your password.')).toBeVisible()
  expect(await isInPool(poolOf(server), account)).toBe(true)
  await remove(account.password)
  await isOut(page)
  await expect.poll(() => isInPool(poolOf(server), account), { timeout: 10_000 }).toBe(false)
  await signIn(page, account)
  await expect(page.getByText('Wrong email or password.')).toBeVisible()
})

test('a second step is set up, asked for and turned off again; neither passkeys nor recovery codes are shown', async ({
  visit,
  server,
}) => {
  const { seeker: account } = await newPerson(server, 'Rosa Field')
  const page = await visit({ refused: [NO] })
  await openSettings(page, account)
  const ways = page.getByRole('list', { name: 'Ways to sign in' })
  await expect(ways.getByRole('listitem')).toHaveCount(3)
  await expectAccessible(page, 'settings of a Cognito account')
  await page.getByRole('button', { name: 'Set up a second step' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a second step' })
  await sheet.getByRole('textbox', { name: 'Your password' }).fill('not the password')
  await sheet.getByRole('button', { name: 'Continue' }).click()
  await expect(sheet.getByText('That isn’t your password.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Your password' }).fill(account.password)
  await sheet.getByRole('button', { name: 'Continue' }).click()
  const secret = (await sheet.locator('code').textContent()) ?? ''
  await sheet.getByRole('textbox', { name: 'Code from the app' }).fill(appCode(secret))
  await sheet.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Two-step sign-in turned on')).toBeVisible()
  await expect(ways.getByText('Set up today')).toBeVisible()
  await expect(ways.getByRole('listitem')).toHaveCount(3)

  const phone = await visit({ refused: [NO] })
  await signIn(phone, account)
  const field = phone.getByRole('textbox', { name: 'Code from the app' })
  await expect(phone.getByText('Enter the code from your authenticator app.')).toBeVisible()
  await expectAccessible(phone, 'the second step of a Cognito account')
  await field.fill(appCode(secret, -5))
  await expect(phone.getByText('That code isn’t right. Use the newest one in your app.')).toBeVisible()
  await field.fill(appCode(secret, 1))
  await isIn(phone)

  await phone.goto('/settings')
  await phone.getByRole('button', { name: 'Change email' }).click()
  const change = phone.getByRole('dialog', { name: 'Change your email' })
  await change.getByRole('textbox', { name: 'Your password' }).fill(account.password)
  await change.getByRole('button', { name: 'Send code' }).click()
  await expect(change.getByText('Turn off your second step first, then change your email.')).toBeVisible()

  await page.getByRole('button', { name: 'Turn off the second step' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off your second step?' })
  await off.getByRole('textbox', { name: 'Your password' }).fill(account.password)
  // A minute later, when the app shows another code than the ones that were used.
  await poolOf(server).plant({ offMs: 60_000 })
  await off.getByLabel('Code').fill(appCode(secret, 2))
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in turned off')).toBeVisible()
  await poolOf(server).plant({ offMs: 0 })
})

test('a password and an email are changed, and whoever else is in is signed out', async ({ visit, server }) => {
  const { seeker: account } = await newPerson(server, 'Rosa Field')
  const there = await visit({ refused: ['401 POST /identity/jobseeker/token'] })
  await signIn(there, account)
  await isIn(there)
  await goAway(there)
  const here = await visit({ refused: [NO] })
  await openSettings(here, account)
  await here.getByRole('button', { name: 'Change password' }).click()
  const sheet = here.getByRole('dialog', { name: 'Change your password' })
  const change = async (current: string) => {
    await sheet.getByLabel('Current password').fill(current)
    await sheet.getByLabel('New password', { exact: true }).fill(`${account.password} again`)
    await sheet.getByRole('button', { name: 'Change password' }).click()
  }
  await change('not the password')
  await expect(sheet.getByText('That’s not your current password')).toBeVisible()
  await change(account.password)
  await expect(here.getByText('Password changed')).toBeVisible()
  await there.goto('/home')
  await isOut(there)

  const email = newSeeker('Rosa', 'Moved').email
  await here.getByRole('button', { name: 'Change email' }).click()
  const asked = here.getByRole('dialog', { name: 'Change your email' })
  await asked.getByLabel('Email').fill(email)
  await asked.getByRole('textbox', { name: 'Your password' }).fill(`${account.password} again`)
  await asked.getByRole('button', { name: 'Send code' }).click()
  const code = here.getByRole('dialog', { name: 'Confirm your email' })
  await code.getByLabel('Code').fill(await codeFor(server, email))
  await code.getByRole('button', { name: 'Confirm' }).click()
  await expect(here.getByText('Email changed')).toBeVisible()
  await expect(here.getByText(email)).toBeVisible()
})

test('a pool that is throttled, broken or silent says so in a sentence, and who is in keeps working', async ({ visit, server }) => {
  const { seeker: account } = await newPerson(server, 'Rosa Field')
  const here = await visit()
  await signIn(here, account)
  await isIn(here)
  const there = await visit({ refused: [NO, NO, NO] })
  const isDown = 'The sign-in service isn’t answering right now. Try again in a moment.'
  for (const [fault, sentence] of [
    ['throttled', 'Too many attempts. Wait a minute and try again.'],
    ['silence', isDown],
  ] as const)
    await test.step(fault, async () => {
      await poolOf(server).plant({ answering: fault })
      await signIn(there, account)
      await expect(there.getByText(sentence)).toBeVisible({ timeout: 20_000 })
      await here.getByRole('link', { name: 'Saved', exact: true }).click()
      await expect(here.getByText('No saved jobs')).toBeVisible()
      await here.getByRole('link', { name: 'Home', exact: true }).click()
      await isIn(here)
    })
  await poolOf(server).plant({ answering: 'well' })

  const head = { [PLANTED]: 'outage', 'access-control-allow-origin': '*' }
  const broken = { status: 500, headers: head, contentType: 'text/html', body: '<html>Service down</html>' }
  await there.route(`${poolOf(server).settings['COGNITO_ENDPOINT']}/`, (route) => route.fulfill(broken))
  await signIn(there, account)
  await expect(there.getByText(isDown)).toBeVisible()
  await there.unrouteAll()
  await there.getByRole('button', { name: 'Sign in', exact: true }).click()
  await isIn(there)
})
