import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { leavePrompt } from '#e2e/steps/plan'
import { newCompany } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { test } from '#e2e/test'

test('templates are added where the plan has them, found again by name, renamed and deleted', async ({ visit, server }) => {
  const page = await visit({ refused: ['402 POST /jobs/templates'] })
  const { owner, employerId } = await newCompany(server)
  await enter(page, owner)
  await page.getByRole('link', { name: 'Questions' }).filter({ visible: true }).click()
  await page.getByRole('link', { name: 'Templates' }).click()
  await expect(page.getByText('No templates yet')).toBeVisible()
  await expectAccessible(page, 'templates, none')

  const sheet = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add template' }).first().click()
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Enter a name')).toBeVisible()
  await sheet.getByRole('radio', { name: 'Offer' }).check()
  await sheet.getByLabel('Name').fill('Welcome')
  await sheet.getByRole('textbox', { name: 'Text' }).fill('We would love you to join us.')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await leavePrompt(page, 'Your plan doesn’t include templates')
  await expect(sheet.getByText('Your plan has no templates. Upgrade to save text for later.')).toBeVisible()
  await expect(sheet.getByRole('textbox', { name: 'Text' })).toHaveValue('We would love you to join us.')
  await expectAccessible(page, 'template refused by the plan')

  await server.office('package', employerId, 'standard')
  await sheet.getByRole('button', { name: 'Save' }).click()
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'We would love you to join us.' })
  await expect(row).toContainText('Offer')
  await expectAccessible(page, 'templates')

  await row.getByRole('button', { name: 'Welcome', exact: true }).click()
  await sheet.getByLabel('Name').fill('Welcome to the team')
  await expectAccessible(page, 'template, changed')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Welcome to the team')

  await row.getByRole('button', { name: 'More actions for “Welcome to the team”' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expectAccessible(page, 'template, asked to delete')
  await sheet.getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('No templates yet')).toBeVisible()
})
