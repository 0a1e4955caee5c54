import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import type { Server } from '#e2e/server/server'
import { giveCard, moveToRenewal, promptOf } from '#e2e/steps/plan'
import { publish, writePost } from '#e2e/steps/post'
import { newStall } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { postStraight } from '#e2e/straight/shop'
import { test } from '#e2e/test'

/** A company with nothing but the free plan, past the pages. */
async function newShop(server: Server, name: string) {
  const stall = await newStall(server, name)
  await server.office('approve', stall.employerId)
  return stall
}
const use = (page: Page) => page.getByRole('region', { name: 'Use this month' })
const invoices = (page: Page) => page.getByRole('region', { name: 'Invoices' }).getByRole('listitem')

/** Buys Standard by the month on the provider's page. */
async function buyStandard(page: Page, card: Parameters<typeof giveCard>[1]): Promise<void> {
  await page.getByRole('button', { name: 'Upgrade to Standard' }).click()
  await giveCard(page, card)
  await expect(page).toHaveURL('/subscription')
  await expect(use(page).getByText('£46.80 a month with VAT')).toBeVisible()
}

test.describe.configure({ timeout: 240_000 })

test('a job that the plan has no room for is paid once, and is then one press from going live', async ({ visit, server }) => {
  const page = await visit({ refused: ['402 PATCH /jobs/jobs/status'] })
  const shop = await newShop(server, 'Juniper Row Stall')
  await postStraight(server, shop)
  await enter(page, shop.owner, '/posts/new')

  await test.step('the prompt names what is live, and leads to the provider’s page', async () => {
    await writePost(page, { title: 'Christmas market stall', pay: '13.20' })
    await publish(page, 1)
    const prompt = await promptOf(page, 'Your one live job is in use')
    await expect(prompt.getByText('Christmas market stall is saved as a draft. How would you like to publish it?')).toBeVisible()
    await expect(prompt.getByRole('listitem')).toHaveText(['Weekend barista'])
    await prompt.getByRole('radio', { name: /^Pause another job/ }).check()
    await expect(prompt.getByRole('button', { name: 'Pause Weekend barista and publish' })).toBeVisible()
    await prompt.getByRole('radio', { name: /^Just this job/ }).check()
    await prompt.getByRole('button', { name: 'Go to payment, £22.80' }).click()
  })

  await test.step('a declined card pays for nothing, and another one does', async () => {
    await giveCard(page, 'declined')
    await expect(page.getByText('The card was declined, so nothing was paid. Try another card.')).toBeVisible()
    await giveCard(page, 'good')
  })

  await test.step('back at the draft, Publish is one press away', async () => {
    await expect(page).toHaveURL(/\/posts\/new\?draft=.*step=review/)
    await expect(page.getByText('Paid. One more job can go live')).toBeVisible()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect(page.getByText('Your job is live')).toBeVisible()
  })

  await test.step('the plan has room for two until the month is over, and the invoice is there as a PDF', async () => {
    await page.goto('/subscription')
    await expect(use(page).getByText('2 of 2')).toBeVisible()
    await expect(use(page).getByText(/^One job until /)).toBeVisible()
    await expect(invoices(page)).toHaveCount(1)
    await expect(invoices(page)).toContainText('£22.80')
    const href =
      (await invoices(page)
        .getByRole('link', { name: /, PDF$/ })
        .getAttribute('href')) ?? ''
    const pdf = await page.request.get(href)
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
    await expectAccessible(page, 'plan, one job bought')
  })
})

test('a plan is bought, grown, ended with what pauses chosen, and kept after all', async ({ visit, server }) => {
  const page = await visit()
  const shop = await newShop(server, 'Larch Hill Stall')
  await enter(page, shop.owner, '/subscription')
  await expect(use(page).getByText('Starter')).toBeVisible()
  await expectAccessible(page, 'plan, free')

  await test.step('whoever leaves the provider’s page has paid nothing, and is told so', async () => {
    await page.getByRole('button', { name: 'Upgrade to Standard' }).click()
    await page.getByRole('link', { name: 'Back to Evenshift' }).click()
    await expect(page.getByText('You left the payment page, so nothing was paid.')).toBeVisible()
    await expect(use(page).getByText('Starter')).toBeVisible()
    await page.reload()
    await expect(page.getByText('You left the payment page, so nothing was paid.')).toHaveCount(0)
  })

  await test.step('a paid plan is on, with its invoice', async () => {
    await buyStandard(page, 'good')
    await expect(use(page).getByText(/^Renews .* on Visa 4242$/)).toBeVisible()
    await expect(invoices(page)).toHaveCount(1)
    await expectAccessible(page, 'plan, Standard')
  })

  await test.step('a larger one begins at once, for the sum that the button says', async () => {
    await page.getByRole('button', { name: 'Upgrade to Plus' }).click()
    const sheet = page.getByRole('dialog', { name: 'Upgrade to Plus' })
    await expect(sheet.getByText('To pay today')).toBeVisible()
    await expectAccessible(page, 'a larger plan')
    await sheet.getByRole('button', { name: /^Pay £\d+\.\d\d and upgrade$/ }).click()
    await expect(page.getByText('You’re on Plus')).toBeVisible()
    await expect(use(page).getByText('£118.80 a month with VAT')).toBeVisible()
    await expect(invoices(page)).toHaveCount(2)
  })

  await test.step('its end says which jobs pause, and another can stay live', async () => {
    await postStraight(server, shop, { title: 'Weekend barista' })
    await postStraight(server, shop, { title: 'Kitchen porter' })
    await page.getByRole('button', { name: 'Cancel plan' }).click()
    const sheet = page.getByRole('dialog', { name: 'Cancel Plus?' })
    await expect(sheet.getByText(/^On .*, 1 of your 2 jobs pauses$/)).toBeVisible()
    await expectAccessible(page, 'the end of a plan')
    await sheet.getByRole('radio', { name: 'Kitchen porter pauses' }).check()
    await expect(sheet.getByRole('radio', { name: 'Weekend barista pauses' })).not.toBeChecked()
    await sheet.getByRole('button', { name: /^Cancel from / }).click()
    await expect(use(page).getByText(/^Ends .*, then Starter, free$/)).toBeVisible()
    await expectAccessible(page, 'plan, ending')
  })

  await test.step('it is kept after all', async () => {
    await page.getByRole('button', { name: 'Stay on Plus' }).click()
    await expect(use(page).getByText(/^Renews /)).toBeVisible()
  })
})

test('an end comes with the period: the job that was chosen stays live, the other pauses', async ({ visit, server }) => {
  const page = await visit()
  const shop = await newShop(server, 'Maple Green Stall')
  await enter(page, shop.owner, '/subscription')
  await buyStandard(page, 'good')
  await postStraight(server, shop, { title: 'Weekend barista' })
  await postStraight(server, shop, { title: 'Kitchen porter' })
  await page.getByRole('button', { name: 'Cancel plan' }).click()
  const sheet = page.getByRole('dialog', { name: 'Cancel Standard?' })
  await sheet.getByRole('radio', { name: 'Kitchen porter pauses' }).check()
  await sheet.getByRole('button', { name: /^Cancel from / }).click()
  await expect(use(page).getByText(/^Ends .*, then Starter, free$/)).toBeVisible()
  await moveToRenewal(page)
  await expect(use(page).getByText('Starter')).toBeVisible()
  await page.goto('/posts/ongoing')
  await expect(page.getByRole('listitem').filter({ hasText: 'Weekend barista' })).toContainText('Paused')
  await expect(page.getByRole('listitem').filter({ hasText: 'Kitchen porter' })).not.toContainText('Paused')
})

test('a card that fails later moves nothing up; a renewal that fails is told with its grace, and mended with another card', async ({
  visit,
  server,
}) => {
  const page = await visit({ refused: ['402 POST /jobs/subscription/manage-subscription'] })
  const shop = await newShop(server, 'Rowan Bridge Stall')
  await enter(page, shop.owner, '/subscription')
  await buyStandard(page, 'failsLater')

  await test.step('a declined charge changes nothing, and says where the card is changed', async () => {
    await page.getByRole('button', { name: 'Upgrade to Plus' }).click()
    const sheet = page.getByRole('dialog', { name: 'Upgrade to Plus' })
    await sheet.getByRole('button', { name: /^Pay £/ }).click()
    await expect(sheet.getByText('Your bank declined the payment. Nothing has changed. Try another card.')).toBeVisible()
    await expect(sheet.getByRole('button', { name: 'Change card' })).toBeVisible()
    await expectAccessible(page, 'a declined card')
    await page.keyboard.press('Escape')
    await expect(use(page).getByText('£46.80 a month with VAT')).toBeVisible()
  })

  await test.step('the renewal fails: a band says until when nothing is lost', async () => {
    await moveToRenewal(page)
    await expect(page.getByText(/Your plan stays until /)).toBeVisible()
    await expect(use(page).getByText('Payment failed')).toBeVisible()
    await expectAccessible(page, 'plan, past due')
    await page.goto('/home')
    await expect(page.getByText('Your last payment failed.')).toBeVisible()
    await expectAccessible(page, 'home, past due')
  })

  await test.step('with another card it is paid, and the band is gone', async () => {
    await page.getByRole('button', { name: 'Update card' }).click()
    await giveCard(page, 'good')
    await page.goto('/subscription')
    await expect(use(page).getByText('Active')).toBeVisible()
    await expect(page.getByText('Your last payment failed.')).toHaveCount(0)
  })
})
