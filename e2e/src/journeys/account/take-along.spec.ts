import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { mailAbout } from '#e2e/server/outbox'
import { signIn } from '#e2e/steps/people'
import { enter } from '#e2e/straight/enter'
import { newStall } from '#e2e/straight/companies'
import { applyStraight, newPerson, postStraight } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a seeker asks for their data, is told when it is there, and saves it as one archive', async ({ visit, server }) => {
  const page = await visit()
  const { seeker: account } = await newPerson(server, 'Ivy Marsh')
  await enter(page, account, '/settings')
  const data = page.getByRole('region', { name: 'Your data' })
  await data.getByRole('button', { name: 'Get a copy' }).click()
  await expect(data.getByText('Your archive is ready')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'an archive that is ready')
  const [file] = await Promise.all([page.waitForEvent('download'), data.getByRole('button', { name: 'Download' }).click()])
  expect(file.suggestedFilename()).toMatch(/^evenshift-data-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  await mailAbout(server, account.email, 'Your data is ready to download', 10_000)
})

test('an owner deletes the company by their password: no one gets in any more, and who applied reads that it left', async ({
  visit,
  server,
}) => {
  const page = await visit({ refused: ['400 DELETE /jobs/employer/account', '400 POST /identity/employer/sign-in'] })
  const stall = await newStall(server, 'Fennel Row Stall')
  await server.office('approve', stall.employerId)
  const { seeker, applicationId } = await applyStraight(server, await postStraight(server, stall), 'Ned Thorn')
  await enter(page, stall.owner, '/settings')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Delete your company’s account?' })
  await expectAccessible(page, 'deleting a company')
  await sheet.getByRole('textbox', { name: 'Your password' }).fill('not the password')
  await sheet.getByRole('button', { name: 'Delete company' }).click()
  await expect(sheet.getByText('That isn’t your password.')).toBeVisible()
  await sheet.getByRole('textbox', { name: 'Your password' }).fill(stall.owner.password)
  await sheet.getByRole('button', { name: 'Delete company' }).click()
  await expect(page).toHaveURL('/auth/join-us')
  await signIn(page, stall.owner)
  await expect(page.getByText('Wrong email or password.')).toBeVisible()

  const theirs = await visit()
  await enter(theirs, seeker, `/applications/${applicationId}`)
  await expect(theirs.getByText('They’ve left Evenshift.').first()).toBeVisible()
  await expectAccessible(theirs, 'an application to a company that left')
})
