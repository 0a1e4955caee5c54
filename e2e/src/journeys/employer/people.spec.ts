import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { newStall } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { applyStraight, postStraight } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a manager answers an applicant of any job in two presses, sees them stay where they stood, and takes it back', async ({
  visit,
  server,
  isMobile,
}) => {
  const page = await visit()
  const stall = await newStall(server, 'Sorrel Lane Stall')
  await server.office('approve', stall.employerId)
  const jobId = await postStraight(server, stall)
  await applyStraight(server, jobId, 'Ada Winter')
  await applyStraight(server, jobId, 'Beth Rowe')
  await enter(page, stall.owner, '/applicants')
  await expect(page.getByRole('heading', { level: 1, name: 'Applicants' })).toBeVisible()
  await expectAccessible(page, 'applicants of all jobs')

  let presses = 0
  const press = async (name: RegExp | string, within = page.getByRole('main')) => {
    presses += 1
    await within.getByRole('button', { name }).click()
  }
  await press('Not this time: Ada Winter')
  const why = page.getByRole('dialog', { name: 'Why not Ada?' })
  await expectAccessible(page, 'reasons of a no')
  await press(/^Another applicant was a closer match/, why)
  const row = page.getByRole('listitem').filter({ hasText: 'Ada Winter' })
  await expect(row).toContainText('“Not this time” goes out at')
  expect(presses, 'presses that a no takes').toBe(2)
  await expectAccessible(page, 'an applicant answered')

  await press('Undo Ada Winter')
  await expect(row.getByRole('button', { name: 'Shortlist: Ada Winter' })).toBeEnabled()
  await press('Shortlist: Beth Rowe')
  await expect(page.getByRole('listitem').filter({ hasText: 'Beth Rowe' })).toContainText('Shortlisted and told')

  await row.getByRole('link', { name: 'Ada Winter' }).click()
  await expect(page).toHaveURL(/from=people/)
  const steps = page.getByRole('navigation', { name: 'Applicants', exact: true })
  await expect(steps).toContainText('1 of 2')
  await steps.getByRole('link', { name: 'Next applicant' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Beth Rowe' })).toBeVisible()
  if (isMobile) await page.getByRole('link', { name: 'Back' }).click()
  else await page.goto('/applicants')
  await expect(page.getByRole('button', { name: 'Make offer: Beth Rowe' })).toBeVisible()
})
