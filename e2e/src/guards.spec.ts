import { WAITING_SCREEN_REFRESH_MS } from '@evenshift/contract/constants'
import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/axe'
import { completeUnregistered } from '#e2e/completing'
import { newSeeker, newUnregisteredEmployer, signUp } from '#e2e/people'
import { test } from '#e2e/test'

test('who has no profile is asked to complete it, whatever address they open', async ({ visit, server }) => {
  const page = await visit()
  await signUp(page, server, newSeeker('Nell', 'Ashby'))
  await page.goto('/find')
  await expect(page).toHaveURL('/auth/sign-up/complete/jobseeker')
  await expect(page.getByRole('status').filter({ hasText: 'Please complete your profile' })).toBeVisible()
  expect(await page.evaluate(() => window.history.state as unknown)).toMatchObject({ usr: { profile: 'inComplete' } })
  await expectAccessible(page, 'sent to complete the profile')
})

test('a company that is being checked waits on its own screen, which moves on by itself', async ({ visit, server }) => {
  const page = await visit()
  const account = newUnregisteredEmployer()
  await signUp(page, server, account)
  await completeUnregistered(page, 'Larkspur Market Stall')
  await expect(page).toHaveURL('/verification-pending')
  await expect(page.getByRole('heading', { name: 'We are checking your company' })).toBeVisible()
  await expectAccessible(page, 'being checked')
  await page.goto('/posts/ongoing')
  await expect(page).toHaveURL('/verification-pending')

  await page.clock.install()
  await page.reload()
  await expect(page.getByRole('heading', { name: 'We are checking your company' })).toBeVisible()
  await server.office('approve', await server.waiting('Larkspur Market Stall'))
  await page.clock.fastForward(WAITING_SCREEN_REFRESH_MS)
  await expect(page).toHaveURL('/home')
})

test('a company that was not approved reads the reason', async ({ visit, server }) => {
  const page = await visit()
  const account = newUnregisteredEmployer()
  await signUp(page, server, account)
  await completeUnregistered(page, 'Teasel Yard Stall')
  await expect(page).toHaveURL('/verification-pending')
  await server.office('reject', await server.waiting('Teasel Yard Stall'), '--reason', 'The address belongs to a letter box.')
  await page.goto('/home')
  await expect(page).toHaveURL('/verification-rejected')
  await expect(page.getByRole('heading', { name: 'Your company was not approved' })).toBeVisible()
  await expect(page.getByText('The address belongs to a letter box.')).toBeVisible()
  await expectAccessible(page, 'not approved')
})
