import type { Page } from '@playwright/test'

/** Starts a move of the applicant on the screen: by its button on a desk, by the menu at the foot of a phone. */
export async function move(page: Page, label: string, { isPhone }: { readonly isPhone: boolean }): Promise<void> {
  if (!isPhone) return page.getByRole('button', { name: label, exact: true }).click()
  await page.getByRole('button', { name: /^More for/ }).click()
  await page.getByRole('menuitem', { name: label }).click()
}
