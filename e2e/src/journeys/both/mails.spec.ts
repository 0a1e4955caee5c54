import { expect } from '@playwright/test'
import { dayFromNow } from '#e2e/screen/fields'
import { applyStraight, openShop, post } from '#e2e/straight/shop'
import { linkFor } from '#e2e/server/outbox'
import { enter } from '#e2e/straight/enter'
import { askEmployer } from '#e2e/straight/calls'
import { test } from '#e2e/test'

test('the mail of an application leads the employer to the applicant, and the mail of an offer leads the seeker to the offer', async ({
  visit,
  server,
}) => {
  const shop = await openShop(server)
  const { seeker, applicationId } = await applyStraight(server, shop.jobId, 'Odette Winter')

  await test.step('the employer follows the button of a new application', async () => {
    const page = await visit()
    await enter(page, shop.owner, await linkFor(server, shop.owner.email, `New applicant for ${post}: Odette`))
    await expect(page).toHaveURL(`/applicants/${shop.jobId}/${applicationId}`)
    await expect(page.getByRole('heading', { name: 'Odette Winter' })).toBeVisible()
  })

  await test.step('the seeker follows the button of an offer', async () => {
    const offer = { pay: 13.5, payUnit: 'hour', hoursPerWeek: 8, startDate: dayFromNow(21) } as const
    const move = { query: { applicationId }, body: { status: 'offered', version: 1, offer } } as const
    expect((await askEmployer(server, 'moveApplicants', move, shop.token)).status).toBe(200)
    const page = await visit()
    await enter(page, seeker, await linkFor(server, seeker.email, `Job offer: ${post} at`))
    await expect(page).toHaveURL(`/applications/${applicationId}`)
    await expect(page.getByRole('button', { name: 'Accept offer' })).toBeVisible()
  })

  await test.step('the outbox shows the mail as it is sent, and its button leads on', async () => {
    const page = await visit()
    await page.goto('/outbox')
    const mail = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: `New applicant for ${post}: Odette` }) })
      .first()
    await expect(mail.getByRole('link', { name: /\/applicants\// })).toBeVisible()
    await mail.getByRole('link', { name: 'View as sent' }).click()
    await expect(page.getByRole('heading', { name: 'New applicant: Odette' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'View applicant' })).toHaveAttribute(
      'href',
      new RegExp(`/applicants/${shop.jobId}/${applicationId}$`),
    )
  })
})
