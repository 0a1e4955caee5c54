import { type Locator, type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'

/** The prompt of a plan, with its ways on. */
export async function promptOf(page: Page, title: string): Promise<Locator> {
  const prompt = page.getByRole('dialog', { name: title })
  await expect(prompt.getByRole('radio').first()).toBeVisible()
  await expectAccessible(page, `prompt, ${title}`)
  return prompt
}

/** Leaves the prompt for today: what it lies over is as it was. */
export async function leavePrompt(page: Page, title: string): Promise<void> {
  const prompt = await promptOf(page, title)
  await prompt.getByRole('button', { name: 'Not now' }).click()
  await expect(prompt).toHaveCount(0)
}

/** Test cards of the payment provider. */
export const cards = { good: '4242 4242 4242 4242', declined: '4000 0000 0000 0002', failsLater: '4000 0000 0000 0341' } as const

/** Presses a button of the provider's and waits until it has been heard: what is read next may be another page. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const heard = page.waitForResponse((answer) => answer.request().method() === 'POST')
  await page.getByRole('button', { name }).click()
  await heard
}

/** Gives a card on a page of the provider's and presses its button. */
export async function giveCard(page: Page, card: keyof typeof cards): Promise<void> {
  await expect(page).toHaveURL(/\/payment-sandbox\//)
  await page.getByLabel('Card number').fill(cards[card])
  await press(page, /^(Pay £|Save this card$)/)
}

/** Moves the provider's clock to the next renewal, from its page for the card and the billing address. */
export async function moveToRenewal(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Card and billing address' }).click()
  await expect(page).toHaveURL(/\/payment-sandbox\//)
  // A phone has no link to the clock.
  await page.goto((await page.getByRole('link', { name: 'Move it on', includeHidden: true }).getAttribute('href')) ?? '')
  await press(page, 'To the next renewal')
  await page.goto('/subscription')
}
