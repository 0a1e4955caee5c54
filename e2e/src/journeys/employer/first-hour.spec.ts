import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { completeUnregistered } from '#e2e/steps/completion'
import { newUnregisteredEmployer, signUp } from '#e2e/steps/people'
import { test } from '#e2e/test'

const name = 'Sunrise Stall'
const title = 'Barista'

test('a company that is being checked writes its first job, and publishes it in two presses once it is approved', async ({
  visit,
  server,
}) => {
  test.setTimeout(240_000)
  const page = await visit()

  await test.step('it waits, with a role to begin with', async () => {
    await signUp(page, server, newUnregisteredEmployer())
    await completeUnregistered(page, name)
    await expect(page.getByRole('heading', { name: `We’re checking ${name}`, level: 1 })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Write your first job now' }).getByRole('listitem')).toHaveCount(4)
    await expectAccessible(page, 'being checked')
    await page.getByRole('region', { name: 'Write your first job now' }).getByRole('link', { name: 'Barista' }).click()
  })

  await test.step('it writes the job, which is kept as a draft', async () => {
    await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible()
    await page.getByRole('textbox', { name: 'Pay', exact: true }).fill('13.20')
    await page.getByRole('button', { name: 'Review job' }).click()
    await expect(page.getByText('You can publish it when you’re approved.')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeHidden()
    await expectAccessible(page, 'review while being checked')
    await page.getByRole('link', { name: 'Save' }).click()
    await expect(page.getByRole('link', { name: `Continue ${title}` })).toBeVisible()
  })

  await test.step('once it is approved, home leads to the review, and Publish sends it', async () => {
    await server.office('approve', await server.waiting(name))
    await expect(page).toHaveURL('/home', { timeout: 20_000 })
    await expect(page.getByRole('heading', { name: `${title} is ready to publish` })).toBeVisible()
    await expectAccessible(page, 'first home with a draft')
    await page.getByRole('link', { name: 'Review and publish' }).click()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(page.getByText(/^We’ll read it before it goes live/)).toBeVisible()
    await page.goto('/home')
    await expect(page.getByRole('heading', { name: `We’re reading ${title}` })).toBeVisible()
  })
})
