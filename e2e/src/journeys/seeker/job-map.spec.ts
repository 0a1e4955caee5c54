import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { openJobs, readySeeker } from '#e2e/straight/open-jobs'
import { enter } from '#e2e/straight/enter'
import { test } from '#e2e/test'

test('the map shows where the jobs are, what the best of each part of town pays, and the job behind a pin', async ({
  visit,
  server,
  isMobile,
}) => {
  test.setTimeout(120_000)
  await openJobs(server, 'Heron Kiosks', [
    { title: 'Kiosk, mornings', postcode: 'LS2 9JT', salary: 13 },
    { title: 'Kiosk, markets', postcode: 'LS2 7AA', salary: 14 },
    { title: 'Kiosk, park', postcode: 'LS8 1JZ', salary: 13.5, shifts: [{ day: 3, start: '09:00', end: '13:00' }] },
    { title: 'Kiosk, far away', postcode: 'SE1 7PB', location: 'London' },
  ])
  const page = await visit()
  await enter(page, await readySeeker(server, 'Ada'))
  await expect(page.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
  await page.goto('/find?tab=all&q=kiosk&from=LS6')
  if (isMobile) await page.getByText('Map', { exact: true }).click()
  const map = page.getByRole('region', { name: 'Map of the jobs' })
  const best = map.getByRole('button', { name: 'LS2: Kiosk, markets, £56 a week, and 1 more' })

  await test.step('a pin for each part of town, none for what is far away', async () => {
    await expect(best).toBeVisible()
    await expect(map.getByRole('button', { name: /^[A-Z]+\d+: / })).toHaveCount(2)
    await expect(map.getByRole('button', { name: 'LS8: Kiosk, park, £54 a week' })).toBeVisible()
    await expectAccessible(page, 'map')
  })

  await test.step('a pin opens its job, with the mouse and with the keys', async () => {
    await best.click()
    await expect(best).toHaveAttribute('aria-pressed', 'true')
    await expect(map.getByRole('article')).toContainText('Kiosk, markets')
    await expectAccessible(page, 'map, a job')
    await best.press('Enter')
    await expect(map.getByRole('article')).toBeHidden()
  })

  await test.step('it goes closer and farther', async () => {
    await map.getByRole('button', { name: 'Zoom in' }).click()
    await expect(map.getByRole('button', { name: 'Zoom in' })).toBeDisabled()
    for (let step = 0; step < 2; step += 1) await map.getByRole('button', { name: 'Zoom out' }).click()
    await expect(best).toBeVisible()
  })

  await test.step('only what fits is shown where only that is asked for', async () => {
    await page
      .getByRole('navigation', { name: 'Which jobs' })
      .getByRole('link', { name: /^Fits my week/ })
      .click()
    await expect(best).toBeVisible()
    await expect(map.getByRole('button', { name: /^LS8/ })).toHaveCount(0)
  })

  await test.step('a job of the list under the pointer or the focus has its pin', async () => {
    if (isMobile) return
    await page.getByRole('link', { name: 'Kiosk, mornings' }).focus()
    await expect(best).toHaveAttribute('data-chosen', 'true')
  })

  await test.step('a pin of several jobs narrows the list to them, and the chip takes that back', async () => {
    await best.click()
    await map.getByRole('button', { name: 'Show both in LS2' }).click()
    await expect(page).toHaveURL(/outcode=LS2/)
    if (isMobile) await page.getByText('List', { exact: true }).click()
    await expect(page.getByRole('link', { name: 'Kiosk, mornings' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Kiosk, park' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Remove In LS2' }).click()
    await expect(page).not.toHaveURL(/outcode/)
    if (isMobile) await page.getByText('Map', { exact: true }).click()
    else await best.click()
    await expect(map.getByRole('article')).toBeHidden()
  })

  await test.step('its job opens, and back leads to the map', async () => {
    await best.click()
    await map.getByRole('link', { name: 'Kiosk, markets' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Kiosk, markets' })).toBeVisible()
    await page.goBack()
    await expect(map).toBeVisible()
  })
})
