import { type Page, expect } from '@playwright/test'
import { newCompany } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { test } from '#e2e/test'

const pay = (page: Page) => page.getByRole('textbox', { name: 'Pay', exact: true })
const title = (page: Page, name: string) => page.getByRole('heading', { name, level: 1 })

/** The jobs of a company. */
async function openJobs(page: Page): Promise<void> {
  await page.goto('/posts/ongoing')
  await expect(title(page, 'Jobs')).toBeVisible()
}

test('Back and Forward lead through the steps of one draft, which a reload, another screen and another role leave one', async ({
  visit,
  server,
}) => {
  const page = await visit()
  const { owner } = await newCompany(server)
  await enter(page, owner)

  await test.step('each step is one of the browser’s', async () => {
    await page.goto('/home')
    await page.getByRole('link', { name: 'Post a job' }).first().click()
    await page.getByRole('button', { name: /^Barista/ }).click()
    await expect(title(page, 'Barista')).toBeVisible()
    await page.reload()
    await expect(title(page, 'Barista'), 'a role alone outlives a reload').toBeVisible()
    await pay(page).fill('13.40')
    await pay(page).press('Tab')
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.type('13.20')
    await page.keyboard.press('Tab')
    await expect(pay(page), 'an amount that is come to with a key is typed over as a whole').toHaveValue('£13.20')
    await page.getByRole('button', { name: 'Review job' }).click()
    await expect(title(page, 'Read it once, then publish')).toBeVisible()
    await page.goBack()
    await expect(pay(page)).toHaveValue('£13.20')
    await page.goBack()
    await expect(page.getByLabel('Job title')).toHaveValue('Barista')
    await page.goForward()
    await page.goForward()
    await expect(title(page, 'Read it once, then publish')).toBeVisible()
  })

  await test.step('a reload stays there, and Back leads on from it', async () => {
    await page.reload()
    await expect(title(page, 'Read it once, then publish')).toBeVisible()
    await page.goBack()
    await expect(pay(page)).toHaveValue('£13.20')
    await page.goBack()
    await expect(page.getByLabel('Job title')).toHaveValue('Barista')
    await page.goBack()
    await expect(page).toHaveURL('/home')
  })

  await test.step('the list of jobs has it once, and leads to it', async () => {
    await openJobs(page)
    await expect(page.getByRole('heading', { name: 'Barista', level: 2 })).toHaveCount(1)
    await page.getByRole('link', { name: 'Barista', exact: true }).click()
    await expect(pay(page)).toHaveValue('£13.20')
  })

  await test.step('another role goes on with the same draft, at the pay that was typed', async () => {
    await page.getByRole('button', { name: 'Change role' }).click()
    await page.getByRole('button', { name: /^Waiting staff/ }).click()
    await expect(title(page, 'Waiting staff')).toBeVisible()
    await expect(pay(page)).toHaveValue('£13.20')
    await page.getByRole('button', { name: 'Review job' }).click()
    await expect(title(page, 'Read it once, then publish')).toBeVisible()
    await openJobs(page)
    await expect(page.getByRole('heading', { level: 2 }).filter({ hasText: /Barista|Waiting staff/ })).toHaveText(['Waiting staff'])
  })
})
