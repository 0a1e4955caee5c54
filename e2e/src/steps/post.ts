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
export const closePart = (page: Screen): Promise<void> => page.getByRole('button', { name: 'Done', exact: true }).click()

/** A new post without a role. The button stands below the tiles, and moves as they come. */
export async function beginBlank(page: Screen): Promise<void> {
  await seen(page.getByRole('heading', { name: /^Popular/ }))
  await page.getByRole('button', { name: 'Start with a blank job' }).click()
}

/** A new post without a role, its first two steps: a weekly evening job in Leeds, everything but how many people it looks for. */
export async function writePost(page: Screen, post: Post, onStep?: (name: string) => Promise<void>): Promise<void> {
  await beginBlank(page)
  await fillPost(page, post, onStep)
}

/** The same, in a form that is open. */
export async function fillPost(
  page: Screen,
  { title, pay }: Post,
  onStep: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.getByLabel('Job title').fill(title)
  await page.getByLabel('What they’ll do').fill('You make coffee, serve at the counter and close the café with one other person.')
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
  await openPart(page, 'The job')
  await choose(page, 'Sector', sector)
  const skills = page.getByLabel('Skills (optional)', { exact: true }).and(page.locator('input'))
  for (const skill of ['Barista coffee', 'Customer service']) {
    await skills.fill(skill)
    await skills.press('Enter')
  }
  await page.getByRole('checkbox', { name: 'Customer service' }).check()
  await closePart(page)
  await onStep('post, the week')
}

/** So many people on each of the first shifts, which have one: a list on a phone, a stepper on a desk. */
export async function needPeople(page: Screen, people: number, shifts: number, { isPhone }: { readonly isPhone: boolean }): Promise<void> {
  const rows = page.getByRole('group', { name: 'Shifts' }).getByRole('listitem')
  for (let place = 0; place < shifts; place++) {
    if (isPhone) await choose(rows.nth(place), 'People', String(people))
    else
      for (let more = 1; more < people; more++)
        await rows
          .nth(place)
          .getByRole('button', { name: /^One more person/ })
          .click()
  }
}

/** How many people it looks for, and on to the review. */
export async function review(page: Screen, places: number): Promise<void> {
  await openPart(page, 'People and hours')
  await page.getByLabel('How many people do you need?').fill(String(places))
  await closePart(page)
  await page.getByRole('button', { name: 'Review job' }).click()
}

/** The review, sent. */
export async function publish(page: Screen, places: number): Promise<void> {
  await review(page, places)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
}

/** The id of a post that was sent. */
export async function sentPost(page: Screen): Promise<string> {
  await seen(page.getByText(/^We’ll read it before it goes live/))
  await arrived(page, /\/posts\/[0-9a-f-]{36}$/)
  return new URL(await page.url()).pathname.split('/').at(-1) ?? ''
}
