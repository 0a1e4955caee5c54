import { readFile } from 'node:fs/promises'
import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { mailAbout } from '#e2e/server/outbox'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a seeker asks for their data, is told when it is there, and saves it as one archive', async ({ visit, server }) => {
  const page = await visit()
  const { seeker: account } = await newPerson(server, 'Ivy Marsh')
  await enter(page, account, '/settings')
  const data = page.getByRole('region', { name: 'Your data' })
  await data.getByRole('button', { name: 'Prepare archive' }).click()
  await expect(data.getByText('Your archive is ready')).toBeVisible({ timeout: 60_000 })
  await expectAccessible(page, 'an archive that is ready')
  const [file] = await Promise.all([page.waitForEvent('download'), data.getByRole('button', { name: 'Download' }).click()])
  expect(file.suggestedFilename()).toMatch(/^evenshift-data-\d{4}-\d\d-\d\d\.zip$/)
  const bytes = await readFile(await file.path())
  expect(bytes.subarray(0, 2).toString()).toBe('PK')
  await mailAbout(server, account.email, 'Your data is ready to download', 10_000)
})
