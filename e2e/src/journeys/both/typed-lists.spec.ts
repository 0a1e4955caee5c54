import { expect } from '@playwright/test'
import { choose } from '#e2e/screen/fields'
import { newSeeker, signUp } from '#e2e/steps/people'
import { test } from '#e2e/test'

test('what is typed into a list replaces what was chosen', async ({ arrive, server }) => {
  const screen = await arrive()
  await signUp(screen, server, newSeeker('Tara', 'List'))
  await choose(screen, 'City', 'Leeds')
  await screen.getByLabel('First name').click()
  const city = screen.getByRole('combobox', { name: 'City', exact: true })
  await city.click()
  // As long as it takes to draw the list: Safari unselects then.
  await city.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
  await screen.keyboard.type('Man')
  await expect.poll(() => city.evaluate((field) => (field as HTMLInputElement).value)).toBe('Man')
})
