import { sector } from '#e2e/steps/completion'
import { choose } from '#e2e/screen/fields'
import { type Screen, arrived, seen } from '#e2e/screen/screen'

/** Words, then city, sector and pay, which are in a sheet; on a phone the words are too. */
export async function search(page: Screen, words: string, { isPhone }: { readonly isPhone: boolean }): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: /^Search:/ }).click()
  await page.getByRole('combobox', { name: 'Job title, skill or employer' }).fill(words)
  await page.keyboard.press('Enter')
  await arrived(page, /q=/)
  await page.getByRole('button', { name: /^Filters/ }).click()
  const filters = page.getByRole('dialog', { name: 'Filters' })
  await choose(filters, 'Somewhere else', 'Leeds')
  await arrived(page, /location=Leeds/)
  await filters.getByRole('checkbox', { name: sector }).click()
  await arrived(page, /sector=/)
  await filters.getByRole('group', { name: 'Pay' }).getByLabel('At least').fill('12.5')
  await arrived(page, /salaryMin=12\.5/)
}

/** On the job's page: writes a note and sends the application. */
export async function apply(
  page: Screen,
  title: string,
  note: string,
  onScreen: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByRole('button', { name: /^Apply/ }).click()
  const sheet = page.getByRole('dialog', { name: `Apply for ${title}` })
  await sheet.getByRole('button', { name: 'Add note (optional)' }).click()
  await sheet.getByLabel('Note to the employer').fill(note)
  await onScreen('apply')
  await sheet.getByRole('button', { name: 'Send application' }).click()
  await seen(page.getByRole('dialog', { name: 'Application sent' }))
}
