import { choose } from '#e2e/screen/fields'
import { type Screen, seen } from '#e2e/screen/screen'

interface Size {
  readonly isPhone: boolean
}

/** What has its own button on a desk. */
const inFront: readonly string[] = ['Shortlist', 'Interview', 'Make offer', 'Change offer', 'Mark as hired', 'Not this time']

/** Starts a move of the applicant on the screen: by its button, behind More, or by the menu at the foot of a phone. */
export async function move(page: Screen, label: string, { isPhone }: Size): Promise<void> {
  if (!isPhone && inFront.includes(label)) return page.getByRole('button', { name: label, exact: true }).click()
  const more = page.getByRole('button', { name: /^More actions for/ })
  await seen(more)
  const own = page.getByRole('button', { name: label, exact: true }).filter({ visible: true }).first()
  if (await own.isVisible()) return own.click()
  await more.click()
  await page.getByRole('menuitem', { name: label }).click()
}

export async function openApplicant(page: Screen, jobId: string, name: string): Promise<void> {
  await page.goto(`/applicants/${jobId}`)
  await page.getByRole('main').getByRole('link', { name }).click()
  await seen(page.getByRole('heading', { name, level: 1 }))
}

/** Says "not this time" to the applicant on the screen; the dialog insists on a reason. */
export async function reject(page: Screen, name: string, size: Size): Promise<void> {
  await move(page, 'Not this time', size)
  const dialog = page.getByRole('dialog', { name: `Not this time: ${name}` })
  const send = dialog.getByRole('button', { name: 'Send in 60 minutes' })
  await send.click()
  await seen(dialog.getByText('Choose a reason'))
  await choose(dialog, 'Reason', 'Another applicant was a closer match')
  await send.click()
  await seen(page.getByRole('region', { name: 'So far' }).getByText('Rejection on its way'))
}
