import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { expect } from '@playwright/test'
import { openShop, post } from '#e2e/straight/shop'
import { enter } from '#e2e/straight/enter'
import { readySeeker } from '#e2e/straight/open-jobs'
import { test } from '#e2e/test'

test('a visitor sees live jobs, searches by a postcode and a free day, and opens a job; who is signed in gets home', async ({
  visit,
  look,
  server,
}) => {
  const { jobId } = await openShop(server)
  const page = await visit()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1, name: 'Work that fits around your week' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Live now' })).toBeVisible()
  await expect(page.locator('.jobs a').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /with shifts of live jobs in between/ })).toBeVisible()
  await look(page, 'the landing page')
  const form = page.getByRole('search')
  await expect(form.getByRole('button', { name: 'Show jobs', exact: true })).toBeVisible()
  await form.getByLabel('Postcode or town').fill('LS6 2AB')
  for (const day of ['Tuesday', 'Saturday']) await form.getByRole('checkbox', { name: day }).press(' ')
  await form.getByRole('button', { name: 'Show jobs that fit' }).click()
  await expect(page.getByRole('heading', { name: /near LS6 on your days$/ })).toBeVisible()
  await page.locator(`a[href*="${jobId}"]`).click()
  await expect(page).toHaveURL(`${jobAddress({ _id: jobId, title: post })}?from=LS6+2AB`)
  await page.getByRole('link', { name: 'Evenshift, home' }).click()
  await expect(page).toHaveURL('/')

  await enter(page, await readySeeker(server, 'Ada'))
  await page.goto('/')
  await expect(page).toHaveURL('/home')
})
