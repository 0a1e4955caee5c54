import { type Locator, expect } from '@playwright/test'
import { newPerson } from '#e2e/straight/shop'
import { openProfile } from '#e2e/steps/ways-out'
import { test } from '#e2e/test'

const FRAMES = 60

/** In how many of the next frames an element was not shown. */
const hiddenFrames = (element: Locator): Promise<number> =>
  element.evaluate(
    (shown, frames) =>
      new Promise<number>((resolve) => {
        let hidden = 0
        let left = frames
        const look = () => {
          if (shown.getClientRects().length === 0) hidden += 1
          left -= 1
          if (left > 0) requestAnimationFrame(look)
          else resolve(hidden)
        }
        requestAnimationFrame(look)
      }),
    FRAMES,
  )

test('a list that is open in a sheet stays open and doesn’t blink', async ({ visit, server }) => {
  const page = await visit()
  const { seeker } = await newPerson(server, 'Ada Winter')
  await openProfile(page, seeker)
  await page.goto('/profile/profile#education')
  await page.getByRole('button', { name: 'Add a school or course' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add a school or course' })
  for (const field of await sheet
    .getByRole('combobox')
    .all()
    .then((all) => all.slice(0, 2))) {
    await field.click()
    const list = page.getByRole('listbox').filter({ visible: true })
    await expect(list).toBeVisible()
    expect(await hiddenFrames(list)).toBe(0)
    await page.keyboard.press('Tab')
  }
})
