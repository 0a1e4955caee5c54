import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { mailAbout } from '#e2e/server/outbox'
import { signIn } from '#e2e/steps/people'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('someone sees where they’re signed in, is told of a new browser, and signs it out from afar', async ({ visit, server }) => {
  const here = await visit()
  const { seeker: account } = await newPerson(server, 'Rosa Field')
  await enter(here, account, '/settings')
  const there = await visit({ refused: ['401 POST /identity/jobseeker/token'] })
  await signIn(there, account)
  await expect(there.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
  await mailAbout(server, account.email, 'New sign-in with', 10_000)

  await here.reload()
  const list = here.getByRole('list', { name: 'Signed in on' })
  await expect(list.getByText('This device.')).toHaveCount(1)
  await expectAccessible(here, 'settings with devices')
  const others = list.getByRole('button', { name: /^Sign out \w+ on Linux/ })
  const before = await others.count()
  expect(before).toBeGreaterThan(0)
  await others.first().click()
  await here.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(others).toHaveCount(before - 1)
  await there.reload()
  await expect(there).toHaveURL('/auth/join-us')

  await here.goto('/notifications')
  await expect(here.getByText('New sign-in with').first()).toBeVisible()
})
