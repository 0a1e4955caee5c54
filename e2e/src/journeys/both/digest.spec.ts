import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { buttonOf, mailAbout } from '#e2e/server/outbox'
import { askEmployer } from '#e2e/straight/calls'
import { enter } from '#e2e/straight/enter'
import { newStall } from '#e2e/straight/companies'
import { applyStraight, post, postStraight } from '#e2e/straight/shop'
import { test } from '#e2e/test'

/** The digest is mailed by a clock that runs each minute. */
const MAILED_MS = 120_000

test('someone is shortlisted from the morning’s mail without a sign-in, taken back, and their own page follows both times', async ({
  visit,
  server,
}) => {
  test.setTimeout(MAILED_MS + 120_000)
  // A company of its own, for which nobody else waits.
  const stall = await newStall(server, 'Foxglove Lane Stall')
  await server.office('approve', stall.employerId)
  const { seeker, applicationId } = await applyStraight(server, await postStraight(server, stall), 'Petra Holm')
  expect((await askEmployer(server, 'setDigest', { body: { hour: 0, onSundays: true } }, stall.token)).status).toBe(200)
  const own = await visit()
  await enter(own, seeker, `/applications/${applicationId}`)
  await expect(own.getByRole('heading', { name: post })).toBeVisible()

  const mail = await mailAbout(server, stall.owner.email, `1 person is waiting for ${post}`, MAILED_MS)
  const page = await visit()
  await page.goto(buttonOf(mail, 'Shortlist'))
  await expect(page.getByRole('heading', { name: `Shortlist Petra for ${post}?` })).toBeVisible()
  await expectAccessible(page, 'answer')
  await page.getByRole('button', { name: 'Shortlist Petra' }).click()
  await expect(page.getByRole('heading', { name: 'Petra is on your shortlist' })).toBeVisible()
  await expectAccessible(page, 'answered')
  await expect(own.getByText('Shortlisted', { exact: true }).first()).toBeVisible()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('heading', { name: 'Undone' })).toBeVisible()
  await expectAccessible(page, 'undone')
  await expect(own.getByText('Shortlisted', { exact: true })).toHaveCount(0)

  await page.goto(buttonOf(mail, 'Not this time'))
  await expect(page.getByLabel('Reason')).toHaveValue(/hours_do_not_fit|stronger_match/)
  await expectAccessible(page, 'not this time')
  await page.getByRole('link', { name: 'View application' }).click()
  await expect(page).toHaveURL(/sign-in|join-us/)
})
