import { londonDay } from '@evenshift/contract/london'
import type { Part, Screen } from '#e2e/screen/screen'

/**
 * Types into a select until the option stands there, and takes it. In the middle of the window first: a list that opens past its end is
 * scrolled to, which takes its field out of sight and so closes it.
 */
export async function choose(within: Screen | Part, label: string, option: string): Promise<void> {
  const screen = 'goto' in within ? within : within.page()
  const field = within.getByRole('combobox', { name: label, exact: true })
  await field.evaluate((input) => input.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await field.click()
  await field.fill(option)
  await screen.getByRole('option', { name: option, exact: true }).click()
}

/** Types a date of birth, YYYY-MM-DD, as people here write it. */
export async function fillBirth(within: Screen | Part, date: string): Promise<void> {
  const [year = '', month = '', day = ''] = date.split('-')
  const fields = within.getByRole('group', { name: 'Date of birth' })
  for (const [name, part] of Object.entries({ Day: day, Month: month, Year: year })) await fields.getByLabel(name).fill(part)
}

/** The day so many days from now in London, YYYY-MM-DD. */
export const dayFromNow = (days: number): string => londonDay(new Date(Date.now() + days * 86_400_000))
