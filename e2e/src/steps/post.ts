import { sector } from '#e2e/steps/completion'
import { choose, dayFromNow } from '#e2e/screen/fields'
import { type Screen, arrived, seen } from '#e2e/screen/screen'

export interface Post {
  readonly title: string
  /** Pounds an hour. */
  readonly pay: string
}

/** The wizard's first four steps: a weekly evening job in Leeds, everything but its places and dates. */
export async function writePost(
  page: Screen,
  { title, pay }: Post,
  onStep: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const next = (step: string) => page.getByRole('button', { name: `Next: ${step}` }).click()
  await page.getByLabel('Job title').fill(title)
  await page.getByLabel('What they’ll do').fill('You make coffee, serve at the counter and close the café with one other person.')
  await choose(page, 'Sector', sector)
  await choose(page, 'City', 'Leeds')
  await onStep('post, the job')
  await next('shifts')

  for (const [place, day] of ['Tuesday', 'Wednesday', 'Saturday'].entries()) {
    await page.getByRole('button', { name: 'Add a shift' }).click()
    const shift = page.getByRole('group', { name: 'Shifts' }).getByRole('listitem').nth(place)
    await choose(shift, 'Day', day)
    await choose(shift, 'From', '18:00')
    await choose(shift, 'To', '21:30')
  }
  await page.getByLabel('Hours a week', { exact: true }).fill('10.5')
  await choose(page, 'Contract type', 'Permanent')
  await choose(page, 'Length', 'Ongoing')
  await page.getByLabel('Start date').fill(dayFromNow(21))
  await onStep('post, the shifts')
  await next('pay')

  await page.getByRole('textbox', { name: 'Pay', exact: true }).fill(pay)
  await onStep('post, the pay')
  await next('requirements')

  const skills = page.getByLabel('Skills', { exact: true }).and(page.locator('input'))
  for (const skill of ['Barista coffee', 'Customer service']) {
    await skills.fill(skill)
    await skills.press('Enter')
  }
  await page.getByRole('checkbox', { name: 'Customer service' }).check()
  await onStep('post, the people')
  await next('review')
}

/** The last step, sent. */
export async function publish(page: Screen, places: number): Promise<void> {
  await page.getByLabel('How many people do you need?').fill(String(places))
  await page.getByLabel('Last day to apply').fill(dayFromNow(14))
  await page.getByRole('button', { name: 'Publish' }).click()
}

/** The id of a post that was sent. */
export async function sentPost(page: Screen): Promise<string> {
  await seen(page.getByText('Sent. We’ll read it before it goes live'))
  await arrived(page, /\/posts\/[0-9a-f-]{36}$/)
  return new URL(await page.url()).pathname.split('/').at(-1) ?? ''
}
