import { type Locator, type Page, expect } from '@playwright/test'
import type { Account } from '#e2e/steps/people'
import { enter } from '#e2e/straight/enter'

/** The ways in which a person leaves a page or closes a sheet without meaning to. */
export const ways = {
  link: (page: Page) => page.getByRole('link', { name: 'Home', exact: true }).filter({ visible: true }).first().click(),
  /** On every screen of every size. */
  bell: (page: Page) =>
    page
      .getByRole('link', { name: /^Notifications/ })
      .filter({ visible: true })
      .first()
      .click(),
  back: (page: Page) => page.evaluate(() => window.history.back()),
  escape: (page: Page) => page.keyboard.press('Escape'),
  backdrop: (page: Page) => page.mouse.click(4, 4),
} as const
export type Way = keyof typeof ways

export const question = (page: Page): Locator => page.getByRole('dialog', { name: 'Leave without saving?' })

/** Tries to leave, is asked, and keeps editing: everything is where it was. */
export async function keepEditing(page: Page, way: Way, still: () => Promise<void>): Promise<void> {
  const address = page.url()
  await ways[way](page)
  await question(page).getByRole('button', { name: 'Keep editing' }).click()
  await expect(question(page), `asked once, by ${way}`).toBeHidden()
  await expect(page).toHaveURL(address)
  await still()
}

/** Tries to leave, is asked, and leaves. */
export async function leaveAnyway(page: Page, way: Way): Promise<void> {
  await ways[way](page)
  await question(page).getByRole('button', { name: 'Leave' }).click()
  await expect(question(page)).toBeHidden()
}

/** Reloads, is asked by the browser, and stays. */
export async function stayOnReload(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog')
  const reload = page.evaluate(() => window.location.reload())
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await dialog.dismiss()
  await reload
}

/** Reloads; the browser asks nothing. */
export async function reloadUnasked(page: Page): Promise<void> {
  const asked: string[] = []
  const note = (dialog: { type: () => string; accept: () => Promise<void> }) => {
    asked.push(dialog.type())
    return dialog.accept()
  }
  page.on('dialog', note)
  await page.reload()
  page.off('dialog', note)
  expect(asked, 'asked by the browser').toEqual([])
}

const toProfile = (page: Page) => page.getByRole('link', { name: 'Profile', exact: true }).filter({ visible: true }).first().click()

/** Comes to the profile from Home, so that Back is a move inside of the product. */
export async function openProfile(page: Page, account: Account): Promise<void> {
  await enter(page, account)
  await toProfile(page)
  await expect(page).toHaveURL('/profile/profile')
}
