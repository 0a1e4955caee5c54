import { type Locator, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { choose } from '#e2e/screen/fields'
import { sentPost } from '#e2e/steps/post'
import { newCompany } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { newPerson } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test('a job begins with a role, is sent in five presses after its pay alone was typed, and says how many people nearby are free', async ({
  visit,
  server,
}) => {
  const page = await visit()
  const { owner } = await newCompany(server)
  // They are free on weekdays from 17:00 to 22:00.
  for (const name of ['Ana', 'Ben', 'Cat', 'Dev', 'Eve']) await newPerson(server, `${name} Nearby`)
  await enter(page, owner)

  await test.step('the roles of the company’s sector are there, and every other is found', async () => {
    await page.goto('/posts/new')
    await expect(page.getByRole('heading', { name: /^Popular in / })).toBeVisible()
    await expectAccessible(page, 'new job, the role')
    const search = page.getByRole('searchbox', { name: 'Search roles' })
    for (const [typed, role] of [
      ['pot wash', 'Kitchen porter'],
      ['KP', 'Kitchen porter'],
      ['weekend barista', 'Barista'],
    ] as const) {
      await search.fill(typed)
      await expect(page.getByRole('button', { name: new RegExp(`^${role}`) }).first()).toBeVisible()
    }
    await search.fill('juggling')
    await expect(page.getByText('No role like “juggling”')).toBeVisible()
    await page.goto('/home')
  })

  const begun = Date.now()
  let presses = 0
  const press = async (button: Locator) => {
    presses += 1
    await button.click()
  }

  await test.step('a role leads straight to its week, and what it brings can be read and changed', async () => {
    await press(page.getByRole('link', { name: 'Post a job' }).first())
    await press(page.getByRole('button', { name: /^Barista/ }))
    await expect(page.getByRole('heading', { name: 'Barista', level: 1 })).toBeVisible()
    await expect(page.getByRole('button', { name: /^The job/ })).toContainText('5 tasks, 3 skills for “Barista”')
  })

  await test.step('its pay alone is typed, and it is sent', async () => {
    await page.getByRole('textbox', { name: 'Pay', exact: true }).fill('13.20')
    await press(page.getByRole('button', { name: 'Review job' }))
    await press(page.getByRole('button', { name: 'Publish', exact: true }))
    await sentPost(page)
  })
  const seconds = Math.round((Date.now() - begun) / 1000)
  test.info().annotations.push({ type: 'a job with a role', description: `${presses} presses, one number, ${seconds} s` })
  expect(presses, 'presses from Post a job to Publish').toBeLessThanOrEqual(5)

  await test.step('the week says who is free for it', async () => {
    await page.goto('/posts/new')
    await page.getByRole('button', { name: /^Waiting staff/ }).click()
    const rows = page.getByRole('group', { name: 'Shifts' }).getByRole('listitem')
    await expect(rows).toHaveCount(3)
    await rows
      .nth(2)
      .getByRole('button', { name: /^Remove/ })
      .click()
    // They have to be home by 22:00.
    for (const place of [0, 1]) await choose(rows.nth(place), 'To', '21:00')
    await expect(page.getByText(/^\d+ people nearby are free for these shifts$/)).toBeVisible()
    await expectAccessible(page, 'new job, its week')
  })
})
