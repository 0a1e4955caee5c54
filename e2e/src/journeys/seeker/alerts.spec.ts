import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { openJobs, readySeeker } from '#e2e/straight/open-jobs'
import { mailAbout } from '#e2e/server/outbox'
import { enter } from '#e2e/straight/enter'
import { test } from '#e2e/test'

/** A job is told of once it is a minute old, by a clock that runs each minute. */
const TOLD_MS = 180_000

test('who saved a search is told of a job that opens, by mail and by a notification that leads to it', async ({ visit, server }) => {
  test.setTimeout(TOLD_MS + 120_000)
  const page = await visit()
  const person = await readySeeker(server, 'Ada')
  await enter(page, person, '/find?tab=all&q=glazier')
  await page.getByRole('button', { name: 'Save search' }).click()
  const sheet = page.getByRole('dialog', { name: 'Save this search' })
  await sheet.getByRole('combobox').click()
  await page.getByRole('option', { name: /^Straight away/ }).click()
  await sheet.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Search saved')).toBeVisible()

  await openJobs(server, 'Juniper Glassworks', [{ title: 'Glazier, Saturdays' }, { title: 'Shop assistant' }])
  const mail = await mailAbout(server, person.email, 'New job: Glazier, Saturdays', TOLD_MS)
  expect(mail).toContain('Juniper Glassworks, Leeds')
  expect(mail).not.toContain('Shop assistant')

  await page.goto('/notifications')
  const told = page.getByRole('heading', { name: /New job: Glazier, Saturdays/ }).getByRole('link')
  await expect(told).toBeVisible()
  await expectAccessible(page, 'notifications, a new job')
  await told.click()
  await expect(page.getByRole('heading', { name: 'Glazier, Saturdays' })).toBeVisible()
})
