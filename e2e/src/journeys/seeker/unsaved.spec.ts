import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { choose } from '#e2e/screen/fields'
import { newPerson } from '#e2e/straight/shop'
import { keepEditing, leaveAnyway, openProfile, question, reloadUnasked, stayOnReload, ways } from '#e2e/steps/ways-out'
import { newSeeker, signUp } from '#e2e/steps/people'
import { test } from '#e2e/test'

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true })
const save = (page: Page, name: string) => sheet(page, name).getByRole('button', { name: 'Save', exact: true })
const row = (page: Page, name: RegExp) => page.getByRole('link', { name })

interface Part {
  readonly row: RegExp
  readonly sheet: string
  readonly type: (page: Page) => Promise<void>
  readonly still: (page: Page) => Promise<void>
}
const text = (label: string, typed: string): Pick<Part, 'type' | 'still'> => ({
  type: (page) => page.getByRole('textbox', { name: label, exact: true }).fill(typed),
  still: (page) => expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(typed),
})
const parts: readonly Part[] = [
  { row: /^About you/, sheet: 'About you', ...text('About you', 'I open up on Sundays') },
  { row: /^Contact and age/, sheet: 'Contact and age', ...text('Phone', '07700 900123') },
  {
    row: /^Skills/,
    sheet: 'Skills',
    type: async (page) => {
      const other = page.getByLabel('Find or add a skill', { exact: true }).and(page.locator('input'))
      await other.fill('Juggling')
      await other.press('Enter')
    },
    still: (page) => expect(page.getByRole('button', { name: 'Juggling', pressed: true })).toBeVisible(),
  },
  {
    row: /^Travel/,
    sheet: 'Travel',
    type: (page) => choose(page, 'How you travel', 'By bike'),
    still: (page) => expect(page.getByRole('combobox', { name: 'How you travel' })).toHaveValue('By bike'),
  },
  {
    row: /^Right to work/,
    sheet: 'Right to work',
    type: (page) => choose(page, 'Can you work in the UK?', 'Yes, no limits'),
    still: (page) => expect(page.getByRole('combobox', { name: 'Can you work in the UK?' })).toHaveValue('Yes, no limits'),
  },
  {
    row: /^Edit your week/,
    sheet: 'When are you free?',
    type: (page) => page.getByRole('button', { name: 'Weekends' }).click(),
    still: (page) => expect(page.getByRole('button', { name: 'Weekends', pressed: true })).toBeVisible(),
  },
]

test('each sheet of the profile asks before what is typed into it is lost', async ({ visit, server }) => {
  test.setTimeout(180_000)
  const page = await visit()
  const { seeker } = await newPerson(server, 'Ada Winter')
  await openProfile(page, seeker)
  for (const part of parts)
    await test.step(part.sheet, async () => {
      await row(page, part.row).click()
      await part.type(page)
      for (const way of ['escape', 'back'] as const) await keepEditing(page, way, () => part.still(page))
      await stayOnReload(page)
      await part.still(page)
      await leaveAnyway(page, 'escape')
      await expect(sheet(page, part.sheet)).toBeHidden()
      await expect(row(page, part.row), 'back where they were').toBeFocused()
      await expect(page).toHaveURL('/profile/profile')
    })
})

test('a sheet that is saved asks nothing, nor one put back as it was; one that can’t be saved keeps what is typed', async ({
  visit,
  server,
}) => {
  const page = await visit({ refused: ['400 PATCH /info/user'] })
  const { seeker } = await newPerson(server, 'Ada Winter')
  await openProfile(page, seeker)
  const about = row(page, /^About you/)
  const headline = page.getByLabel('Headline')

  await test.step('the focus comes back to where it was', async () => {
    await about.click()
    await headline.fill('Second-year maths student')
    await ways.back(page)
    await expect(question(page)).toContainText('Your changes will be lost.')
    await expectAccessible(page, 'leave without saving')
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(headline).toBeFocused()
    await expect(headline).toHaveValue('Second-year maths student')
  })

  await test.step('one put back as it was closes without a word', async () => {
    await headline.fill('')
    await page.keyboard.press('Escape')
    await expect(sheet(page, 'About you')).toBeHidden()
  })

  await test.step('a saved one reads so in its row, and nothing is asked', async () => {
    await about.click()
    await headline.fill('Second-year maths student')
    await save(page, 'About you').click()
    await expect(about).toContainText('Second-year maths student')
    await expect(about).toBeFocused()
    await reloadUnasked(page)
  })

  await test.step('a save that fails keeps the person with what they typed', async () => {
    const errors = [{ path: 'headline', message: 'Say it otherwise' }]
    const refusal = { status: 400, json: { statusCode: 400, code: 'INVALID', message: 'Check it', errors, requestId: '' } }
    await page.route('**/info/user', (route) => (route.request().method() === 'PATCH' ? route.fulfill(refusal) : route.continue()))
    await about.click()
    await headline.fill('Third-year maths student')
    await save(page, 'About you').click()
    await expect(page.getByText('Say it otherwise')).toBeVisible()
    await keepEditing(page, 'back', () => expect(headline).toHaveValue('Third-year maths student'))
    await page.unrouteAll()
  })
})

test('a session that has run out goes to the welcome, whatever is typed', async ({ visit, server }) => {
  const page = await visit({ refused: ['401 PATCH /info/user', '401 POST /identity/jobseeker/token'] })
  const { seeker } = await newPerson(server, 'Ada Winter')
  await openProfile(page, seeker)
  await row(page, /^About you/).click()
  await page.getByLabel('Headline').fill('Second-year maths student')
  const expired = { status: 401, json: { statusCode: 401, code: 'SESSION_EXPIRED', message: 'Session token is expired' } }
  await page.route(/\/identity\/jobseeker\/token|\/info\/user$/, (route) => route.fulfill(expired))
  await save(page, 'About you').click()
  await expect(page).toHaveURL('/auth/join-us')
  await expect(question(page)).toBeHidden()
})

test('a profile that is being made is there again after a reload', async ({ visit, server }) => {
  const page = await visit()
  await signUp(page, server, newSeeker('Ada', 'Winter'))
  const name = page.getByLabel('First name')
  await name.fill('Ada')
  await reloadUnasked(page)
  await expect(name).toHaveValue('Ada')
})
