import { type Locator, type Page, expect } from '@playwright/test'
import { newPerson } from '#e2e/straight/shop'
import { openProfile } from '#e2e/steps/ways-out'
import { test } from '#e2e/test'

async function middle(cell: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await cell.boundingBox()
  if (!box) throw new Error('The cell is not on the screen')
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

async function drawByMouse(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move(end.x, end.y, { steps: 8 })
  await page.mouse.up()
}

async function drawByFinger(page: Page, from: Locator, to: Locator): Promise<void> {
  const [start, end] = [await middle(from), await middle(to)]
  const devtools = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints })
  await touch('touchStart', start)
  // A finger draws once it has rested; one that moves sooner scrolls.
  await expect(page.locator('[data-kind=chosen]')).toBeVisible()
  for (const part of [0.25, 0.5, 0.75, 1])
    await touch('touchMove', { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part })
  await touch('touchEnd')
  await devtools.detach()
}

test('hours are drawn on several days at once, and the same once more takes them away', async ({ visit, server, hasTouch }) => {
  const page = await visit()
  const { seeker } = await newPerson(server, 'Dora Summer')
  await openProfile(page, seeker)
  await page.getByRole('link', { name: 'Edit your week' }).click()
  const cell = (name: string) => page.getByRole('gridcell', { name: new RegExp(`^${name},`) })
  const draw = hasTouch ? drawByFinger : drawByMouse
  await cell('Thursday 11:30').scrollIntoViewIfNeeded()

  await draw(page, cell('Tuesday 09:00'), cell('Thursday 11:30'))
  for (const day of ['Tuesday', 'Wednesday', 'Thursday'])
    for (const time of ['09:00', '11:30']) await expect(cell(`${day} ${time}`)).toHaveAccessibleName(`${day} ${time}, free`)
  await expect(cell('Friday 09:00')).toHaveAccessibleName('Friday 09:00, not free')
  await expect(cell('Tuesday 12:00')).toHaveAccessibleName('Tuesday 12:00, not free')

  // From the other corner.
  await draw(page, cell('Thursday 11:30'), cell('Tuesday 09:00'))
  await expect(cell('Wednesday 10:00')).toHaveAccessibleName('Wednesday 10:00, not free')
})
