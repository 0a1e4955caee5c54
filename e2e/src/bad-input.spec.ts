import { expect } from '@playwright/test'
import { completeCompany } from '#e2e/completing'
import { choose } from '#e2e/fields'
import { newEmployer, newSeeker, signUp } from '#e2e/people'
import { publish, writePost } from '#e2e/posting'
import { test } from '#e2e/test'

test('somebody too young reads from which day they may come, and keeps what they typed', async ({ visit, server }) => {
  const page = await visit({ refused: ['400 PATCH /info/user'] })
  await signUp(page, server, newSeeker('Tess', 'Young'))
  await page.getByLabel('First name').fill('Tess')
  await page.getByLabel('Last name').fill('Young')
  await page.getByLabel('Date of birth').fill('2014-05-17')
  await choose(page, 'City', 'Leeds')
  await page.getByRole('button', { name: 'Next' }).click()
  await choose(page, 'Skills', 'Customer service')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(page.getByText('You are too young to join yet. You can come from 1 July 2030.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Tess')
  await expect(page.getByLabel('Date of birth')).toHaveValue('2014-05-17')
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Leeds')
})

test('pay below the legal minimum is refused with the figure, and the post keeps what was typed', async ({ visit, server }) => {
  const page = await visit({ refused: ['400 PATCH /jobs/jobs/status'] })
  const account = newEmployer()
  await signUp(page, server, account)
  await completeCompany(page, account)
  await page.getByRole('link', { name: 'Post a job' }).first().click()
  await writePost(page, { title: 'Evening barista', pay: '9.15' })
  await publish(page, 1)
  const fault = page.getByRole('button', { name: /^Pay: .*£12\.71/ })
  await expect(fault).toBeVisible()
  await fault.click()
  await expect(page.getByRole('textbox', { name: 'Pay', exact: true })).toHaveValue('£9.15')
})
