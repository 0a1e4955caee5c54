import { choose, fillBirth } from '#e2e/screen/fields'
import type { Employer, Seeker } from '#e2e/steps/people'
import { type Screen, arrived, seen } from '#e2e/screen/screen'

/** The sector that the companies and their jobs are of. */
export const sector = 'Cafés, restaurants and takeaways'

type OnScreen = (name: string) => Promise<void>
const unseen: OnScreen = async () => undefined

/** Who they are, what they can, when they are free; then home. */
export async function completeProfile(page: Screen, seeker: Seeker, onScreen: OnScreen = unseen): Promise<void> {
  await fillProfile(page, seeker, onScreen)
  await arrived(page, '/home')
}

/** The same, wherever it leads. */
export async function fillProfile(page: Screen, { firstName, lastName, dateOfBirth }: Seeker, onScreen: OnScreen = unseen): Promise<void> {
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await fillBirth(page, dateOfBirth)
  await choose(page, 'City', 'Leeds')
  await onScreen('profile, the person')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: sector, exact: true }).click()
  await page.getByRole('button', { name: 'Barista coffee', exact: true }).click()
  for (const [label, name] of [
    ['Find or add a skill', 'Customer service'],
    ['Interests', 'Coffee'],
  ] as const) {
    const field = page.getByLabel(label, { exact: true }).and(page.locator('input'))
    await field.fill(name)
    await field.press('Enter')
  }
  await onScreen('profile, skills and interests')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Evenings' }).click()
  await onScreen('profile, the week')
  await page.getByRole('button', { name: /^Save \d+ hours/ }).click()
}

/** The company as the register knows it, with a website at the domain of the mail. */
export async function completeCompany(page: Screen, account: Employer, onScreen: OnScreen = unseen): Promise<void> {
  await findCompany(page, account)
  await onScreen('company')
  await addPerson(page)
  await onScreen('company, the person')
  await page.getByRole('button', { name: 'Create company' }).click()
}

/** Such a company, written and not sent. */
export async function writeCompany(page: Screen, account: Employer): Promise<void> {
  await findCompany(page, account)
  await addPerson(page)
}

async function findCompany(page: Screen, { company }: Employer): Promise<void> {
  await page.getByRole('textbox', { name: 'Company name or number' }).fill(company.number)
  await page.getByRole('button', { name: 'Find company' }).click()
  await seen(page.getByText(/ is an active company on the register/))
  await page.getByLabel('Website').fill(company.domain)
  await addSize(page)
}

/** A company without a number: a person looks at it. */
export async function completeUnregistered(page: Screen, name: string): Promise<void> {
  await writeUnregistered(page, name)
  await page.getByRole('button', { name: 'Create company' }).click()
}

export async function writeUnregistered(page: Screen, name: string): Promise<void> {
  await page.getByText('We don’t have one').click()
  await page.getByLabel('Company name').fill(name)
  await page.getByLabel('Address', { exact: true }).fill('3 Larkspur Row')
  await page.getByLabel('Town').fill('Leeds')
  await page.getByLabel('Postcode').fill('LS1 4AP')
  await choose(page, 'Sector', sector)
  await choose(page, 'Nearest city', 'Leeds')
  await addSize(page)
  await addPerson(page)
}

/** What no register knows. */
async function addSize(page: Screen): Promise<void> {
  await page.getByRole('combobox', { name: 'Number of employees' }).click()
  await page.getByRole('option').first().click()
}

async function addPerson(page: Screen): Promise<void> {
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Your name').fill('Alex Marlow')
  await page.getByLabel('Your role').fill('Manager')
  await page.getByLabel('Phone').fill('0113 496 0123')
}
