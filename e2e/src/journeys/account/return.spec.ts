import { expect } from '@playwright/test'
import { openOwn } from '#e2e/screen/account-menu'
import { completeUnregistered, fillProfile } from '#e2e/steps/completion'
import { createAccount, newSeeker, newUnregisteredEmployer, signIn } from '#e2e/steps/people'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a link opened signed out leads there after a new account, over reloads and changes of mind; signing out forgets it', async ({
  visit,
  server,
}) => {
  const page = await visit()
  const account = newSeeker('Nell', 'Ashby')
  await page.goto('/find?q=barista')
  await expect(page).toHaveURL('/auth/join-us')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth/sign-in/jobseeker')
  await page.getByText('Hire', { exact: true }).click()
  await expect(page).toHaveURL('/auth/sign-in/employer')
  await page.getByText('Find work', { exact: true }).click()
  await page.reload()
  await page.getByRole('link', { name: 'Create account' }).click()
  await createAccount(page, server, account)
  await page.reload()
  await fillProfile(page, account)
  await expect(page).toHaveURL('/find?q=barista')

  await openOwn(page, 'Sign out')
  await expect(page).toHaveURL('/auth/join-us')
  await signIn(page, account)
  await expect(page).toHaveURL('/home')
})

test('a link opened signed out leads there after signing in', async ({ visit, server }) => {
  const { seeker: account } = await newPerson(server, 'Nell Ashby')
  const page = await visit()
  await page.goto('/saved/searches#top')
  await expect(page).toHaveURL('/auth/join-us')
  await signIn(page, account)
  await expect(page).toHaveURL('/saved/searches#top')
})

test('an employer’s link leads to the employer’s sign-in, and there once the company is approved', async ({ visit, server }) => {
  const page = await visit()
  await page.goto('/posts/closed')
  await expect(page).toHaveURL('/auth/join-us')
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth/sign-in/employer')
  await page.getByRole('link', { name: 'Create account' }).click()
  await createAccount(page, server, newUnregisteredEmployer())
  await completeUnregistered(page, 'Yarrow Court Stall')
  await expect(page).toHaveURL('/verification-pending')
  await server.office('approve', await server.waiting('Yarrow Court Stall'))
  await expect(page).toHaveURL('/posts/closed')
})

test('a link of the other side asks before it changes sides, and leads there', async ({ visit, server }) => {
  const page = await visit({ refused: ['401 POST /identity/employer/token'] })
  const { seeker } = await newPerson(server, 'Nell Ashby')
  await enter(page, seeker)
  await expect(page.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
  await page.goto('/posts/closed')
  await expect(page.getByRole('heading', { name: 'Continue as an employer?' })).toBeVisible()
  await page.getByRole('button', { name: 'Continue as an employer' }).click()
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible()
  await expect(page).toHaveURL('/auth/sign-in/employer')
  await page.getByRole('link', { name: 'Create account' }).click()
  await createAccount(page, server, newUnregisteredEmployer())
  await completeUnregistered(page, 'Bryony Wharf Stall')
  await expect(page).toHaveURL('/verification-pending')
  await server.office('approve', await server.waiting('Bryony Wharf Stall'))
  await page.reload()
  await expect(page).toHaveURL('/posts/closed')
})

test('an address that leads elsewhere is dropped', async ({ visit, server }) => {
  const { seeker: account } = await newPerson(server, 'Nell Ashby')
  const page = await visit()
  await page.goto(`${server.url}/%2f/evil.example/find`)
  await page.evaluate(() => sessionStorage.setItem('returnTo', '//evil.example/find'))
  await signIn(page, account)
  await expect(page).toHaveURL('/home')
})
