import { expect } from '@playwright/test'
import { quiet } from '#e2e/screen/quiet'
import { enter } from '#e2e/straight/enter'
import { askEmployer } from '#e2e/straight/calls'
import { newStall } from '#e2e/straight/companies'
import { applyStraight, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('an open application and the bell change by themselves when the employer decides, and so does a list when someone applies', async ({
  visit,
  server,
}) => {
  const shop = await openShop(server)
  const { seeker, applicationId } = await applyStraight(server, shop.jobId, 'Ines Vale')
  const [page, office] = [await visit(), await visit()]
  await enter(page, seeker, `/applications/${applicationId}`)
  await expect(page.getByRole('heading', { name: /^You’ll hear back by/ })).toBeVisible()
  // Opened, so that nothing about it is new.
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
  await enter(office, shop.owner, `/applicants/${shop.jobId}`)
  await expect(office.getByRole('main').getByRole('link', { name: 'Ines Vale' })).toBeVisible()

  const shortlist = { query: { applicationId }, body: { status: 'shortlisted', version: 1 } } as const
  expect((await askEmployer(server, 'moveApplicants', shortlist, shop.token)).status).toBe(200)
  await expect(page.getByText('Shortlisted').first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible()

  await applyStraight(server, shop.jobId, 'Otto Brand')
  await expect(office.getByRole('main').getByRole('link', { name: 'Otto Brand' })).toBeVisible()
})

test('whoever waits moves on at once when they’re approved, and whoever is suspended is told at once', async ({ visit, server }) => {
  const { owner, employerId } = await newStall(server, 'Sorrel Lane Stall')
  const page = await visit()
  await enter(page, owner)
  await expect(page.getByRole('heading', { name: 'We’re checking Sorrel Lane Stall' })).toBeVisible()
  await server.office('approve', employerId)
  await expect(page).toHaveURL('/home')
  // What home asks for has come: later it would be refused.
  await quiet(page)
  await server.office('suspend', employerId, '--reason', 'Two people report a fee.')
  await expect(page).toHaveURL('/verification-rejected')
  await expect(page.getByText('Two people report a fee.')).toBeVisible()
  await server.office('restore', employerId)
  await expect(page).toHaveURL('/home')
})
