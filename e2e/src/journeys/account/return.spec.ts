import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { expect } from '@playwright/test'
import { cutOff } from '#e2e/screens/cut'
import { openOwn } from '#e2e/screen/account-menu'
import { completeUnregistered, fillProfile } from '#e2e/steps/completion'
import { createAccount, newSeeker, newUnregisteredEmployer, signIn } from '#e2e/steps/people'
import { enter } from '#e2e/straight/enter'
import { newPerson, openShop, post } from '#e2e/straight/shop'
import { test } from '#e2e/test'

/** CSS pixels: 400 % in a window of 1280. */
const NARROWEST = 320

test('a job and its company are found and read signed out, the job is applied for with a new account, over reloads and changes of mind; signing out forgets it', async ({
  visit,
  look,
  server,
}) => {
  const { jobId, employerId } = await openShop(server)
  const page = await visit()
  const account = newSeeker('Nell', 'Ashby')
  await page.goto('/')
  await page.getByLabel('What', { exact: true }).fill(post)
  await page.getByLabel('Postcode or town').fill('LS6')
  for (const day of ['Tuesday', 'Saturday']) await page.getByRole('checkbox', { name: day }).check()
  await page.getByRole('button', { name: 'Show jobs that fit' }).click()
  await expect(page.getByRole('heading', { name: /jobs? near LS6 on your days$/ })).toBeVisible()
  await look(page, 'a search, signed out')
  await page.locator(`a[href*="${jobId}"]`).click()
  await expect(page).toHaveURL(`${jobAddress({ _id: jobId, title: post })}?from=LS6`)
  await expect(page.getByRole('heading', { level: 1, name: post })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Tue 18:00–21:30, Sat 09:00–13:00' })).toBeVisible()
  await expect(page.getByRole('heading', { name: /^Apply today and you’ll hear by / })).toBeVisible()
  await expect(page.getByText('By bike')).toBeVisible()
  await page.getByLabel('How far is it for you?').fill('LS1')
  await page.getByRole('button', { name: 'Show' }).click()
  await expect(page).toHaveURL(/from=LS1/)
  await expect(page.getByText('By bike')).toBeVisible()
  await look(page, 'a job, signed out')
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ ...size, width: NARROWEST })
  expect(await cutOff(page), `wider than ${NARROWEST} px`).toEqual([])
  await page.setViewportSize(size)
  await page.locator(`a[href*="${employerId}"]`).click()
  await expect(page).toHaveURL(/\/employers\//)
  await expect(page.getByRole('heading', { name: 'What we checked' })).toBeVisible()
  await look(page, 'a company, signed out')
  await page.locator(`a[href*="${jobId}"]`).click()
  await expect(page).toHaveURL(jobAddress({ _id: jobId, title: post }))
  await page.getByRole('link', { name: 'Check my week' }).click()
  await expect(page).toHaveURL('/auth/join-us')
  await expect(page.getByRole('heading', { name: `Create an account to apply for ${post}` })).toBeVisible()
  await page.getByRole('link', { name: 'Sign in' }).click()
  await expect(page).toHaveURL('/auth/sign-in/jobseeker')
  await page.getByText('Hire', { exact: true }).click()
  await expect(page).toHaveURL('/auth/sign-in/employer')
  await page.getByText('Find work', { exact: true }).click()
  await expect(page).toHaveURL('/auth/sign-in/jobseeker')
  await page.reload()
  await page.getByRole('link', { name: 'Create account' }).click()
  await createAccount(page, server, account)
  await page.reload()
  await fillProfile(page, account)
  await expect(page).toHaveURL(`/find/${jobId}`)
  await expect(page.getByRole('heading', { level: 1, name: post })).toBeVisible()
  // Signed in, the same link leads on to it.
  await page.goto(jobAddress({ _id: jobId, title: post }))
  await expect(page).toHaveURL(`/find/${jobId}`)

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
