import type { Page } from '@playwright/test'

/** Chooses from the menu behind the picture in the header. */
export async function openOwn(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: /, account menu$/ }).click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}
