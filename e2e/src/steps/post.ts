import { sector } from '#e2e/steps/completion'
import { choose } from '#e2e/screen/fields'
import { type Screen, arrived, seen } from '#e2e/screen/screen'

export interface Post {
  readonly title: string
  /** Pounds an hour. */
  readonly pay: string
}

/** Opens one of the parts of a post that are set already. */
export async function openPart(page: Screen, label: string): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${label}`) }).click()
}

/** The wizard's first two steps: a weekly evening job in Leeds, everything but how many people it looks for. */
export async function writePost(
  page: Screen,
  { title, pay }: Post,
  onStep: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByLabel('Job title').fill(title)
  await page.getByLabel('What they’ll do').fill('You make coffee, serve at the counter and close the café with one other person.')
  await choose(page, 'Sector', sector)
  const skills = page.getByLabel('Skills (optional)', { exact: true }).and(page.locator('input'))
  for (const skill of ['Barista coffee', 'Customer service']) {
    await skills.fill(skill)
    await skills.press('Enter')
  }
  await page.getByRole('checkbox', { name: 'Customer service' }).check()
  await onStep('post, the job')
  await page.getByRole('button', { name: 'Next', exact: true }).click()

  for (const [place, day] of ['Tuesday', 'Wednesday', 'Saturday'].entries()) {
    await page.getByRole('button', { name: 'Add a shift' }).click()
    const shift = page.getByRole('group', { name: 'Shifts' }).getByRole('listitem').nth(place)
    await choose(shift, 'Day', day)
    await choose(shift, 'From', '18:00')
    await choose(shift, 'To', '21:30')
  }
  await page.getByRole('textbox', { name: 'Pay', exact: true }).fill(pay)
  await choose(page, 'City', 'Leeds')
  await onStep('post, the week')
}

/** How many people it looks for, and on to the review. */
export async function review(page: Screen, places: number): Promise<void> {
  await page.getByLabel('How many people do you need?').fill(String(places))
  await page.getByRole('button', { name: 'Review job' }).click()
}

/** The review, sent. */
export async function publish(page: Screen, places: number): Promise<void> {
  await review(page, places)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
}

/** The id of a post that was sent. */
export async function sentPost(page: Screen): Promise<string> {
  await seen(page.getByText('Sent. We’ll read it before it goes live'))
  await arrived(page, /\/posts\/[0-9a-f-]{36}$/)
  return new URL(await page.url()).pathname.split('/').at(-1) ?? ''
}
