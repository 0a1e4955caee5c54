import { type Page, expect } from '@playwright/test'
import { choose } from '#e2e/screen/fields'
import { enter } from '#e2e/straight/enter'
import { askSeeker } from '#e2e/straight/calls'
import { applyStraight, hireStraight, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

/** The Saturday morning that nobody here is free for becomes a Friday evening. */
async function moveShift(page: Page): Promise<void> {
  const row = page.getByRole('group', { name: 'Shifts' }).getByRole('listitem').nth(1)
  await choose(row, 'Day', 'Friday')
  await choose(row, 'From', '18:00')
  await choose(row, 'To', '21:30')
  await page.getByRole('button', { name: 'Save changes' }).click()
}

test('an employer sees whom a moved shift is told before it is saved; one applicant confirms, one withdraws, one says nothing', async ({
  visit,
  look,
  server,
}) => {
  // Three people and their browsers.
  test.setTimeout(180_000)
  const shop = await openShop(server)
  const [ada, beth, cal] = [
    await applyStraight(server, shop.jobId, 'Ada Winter'),
    await applyStraight(server, shop.jobId, 'Beth Rowe'),
    await applyStraight(server, shop.jobId, 'Cal Moss'),
  ]
  const employer = await visit()

  await test.step('the change is shown before it is made', async () => {
    await enter(employer, shop.owner, `/posts/${shop.jobId}?step=week`)
    await moveShift(employer)
    await expect(employer.getByRole('heading', { name: 'Check the change' })).toBeFocused()
    await expect(employer.getByRole('region', { name: 'What changes' }).getByRole('list')).toContainText('Friday 18:00–21:30')
    const told = employer.getByRole('region', { name: 'Who is told' })
    await expect(told).toContainText('3 people will be told')
    await expect(told).toContainText('3 fit better')
    await expect(told.getByRole('listitem').filter({ hasText: 'Ada Winter' })).toContainText('Now free on Friday')
    await employer.getByLabel('Add a line (optional)').fill('We now close on Saturdays.')
    await expect(employer.getByRole('region', { name: 'What each person gets' })).toContainText(
      'You can now work both shifts. Before, it was 1 of 2.',
    )
    await look(employer, 'the change, before it is made')
    await employer.getByRole('button', { name: 'Save and tell 3 people' }).click()
    await expect(employer.getByText('Saved. We’ve asked 3 applicants whether it still fits', { exact: true })).toBeVisible()
  })

  await test.step('who still fits says so in one press', async () => {
    const page = await visit()
    await enter(page, ada.seeker, '/notifications')
    await page.getByRole('link', { name: /^Weekend barista has changed/ }).click()
    await expect(page).toHaveURL(`/applications/${ada.applicationId}`)
    const card = page.getByRole('region', { name: 'What changed' })
    await expect(card.getByRole('list')).toContainText('Friday 18:00–21:30')
    await expect(card).toContainText('You can now work both shifts. Before, it was 1 of 2.')
    await expect(card).toContainText('“We now close on Saturdays.”')
    await look(page, 'an application whose job changed')
    await card.getByRole('button', { name: 'I can still do it' }).click()
    await expect(card).toContainText('you said you can still do it')
  })

  await test.step('who doesn’t fit any more withdraws', async () => {
    const page = await visit()
    await enter(page, beth.seeker, `/applications/${beth.applicationId}`)
    await page.getByRole('region', { name: 'What changed' }).getByRole('button', { name: 'Withdraw' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Withdraw' }).click()
    await expect(page.getByText('Application withdrawn')).toBeVisible()
    await expect(page.getByRole('region', { name: 'What changed' })).toHaveCount(0)
  })

  await test.step('the employer sees each of them, with the fit and the week of today', async () => {
    await employer.goto(`/posts/${shop.jobId}`)
    const changed = employer.getByRole('region', { name: 'What changed' })
    await expect(changed.getByRole('list', { name: 'What changes' })).toContainText('Friday 18:00–21:30')
    await expect(changed.getByText('Can still do it').locator('..')).toContainText('Ada Winter')
    await expect(changed.getByText('No reply yet').locator('..')).toContainText('Cal Moss')
    await expect(changed.getByText('Withdrew').locator('..')).toContainText('1 person')
    await employer.goto(`/applicants/${shop.jobId}/${ada.applicationId}`)
    await expect(employer.getByText('Confirmed', { exact: true })).toBeVisible()
    const week = employer.getByRole('region', { name: 'Week fit' })
    await expect(week.getByRole('heading')).toHaveText('Can work Tue and Fri')
    await expect(week.getByRole('img')).toContainText('18')
    await expect(employer.getByText('You changed the job: Saturday 09:00–13:00 → Friday 18:00–21:30')).toBeVisible()
    await employer.goto(`/applicants/${shop.jobId}/${cal.applicationId}`)
    await expect(employer.getByText('Not confirmed', { exact: true })).toBeVisible()
    await employer.goto(`/applicants/${shop.jobId}`)
    await expect(employer.getByText(/not confirmed/i).filter({ visible: true })).toHaveCount(1)
    await expect(employer.getByText('Beth Rowe')).toHaveCount(0)
    await employer.goto('/notifications')
    await expect(employer.getByText('Beth withdrew').first()).toBeVisible()
  })
})

test('a shift of somebody who is hired moves only once its employer has read whom it’s for and could ask them', async ({
  visit,
  look,
  server,
}) => {
  const shop = await openShop(server)
  const { seeker, token, applicationId } = await hireStraight(server, shop, 'Dan Frost')
  const employer = await visit()
  await enter(employer, shop.owner, `/posts/${shop.jobId}?step=week`)
  await moveShift(employer)
  await expect(employer.getByRole('heading', { name: 'Check the change' })).toBeFocused()
  await expect(employer.getByRole('list', { name: 'Who we’ll tell' })).toContainText('Keeps Sat 09:00–13:00')
  await look(employer, 'a change of a shift that somebody was hired for')
  const asked = employer.waitForEvent('popup')
  await employer.getByRole('link', { name: 'Message Dan' }).click()
  await expect(await asked).toHaveURL(`/messages/${applicationId}`)
  await employer.getByRole('button', { name: 'Save and tell 1 person' }).click()
  await expect(employer.getByText('Saved. We’ve told 1 person', { exact: true })).toBeVisible()
  const { body } = await askSeeker(server, 'openApplication', { params: { id: applicationId } }, token)
  expect(
    body.offer?.shifts.map(({ start }) => start),
    `what ${seeker.firstName} agreed`,
  ).toContain('09:00')
})
