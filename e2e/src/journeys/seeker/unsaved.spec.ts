import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { choose } from '#e2e/screen/fields'
import { newPerson } from '#e2e/straight/shop'
import { keepEditing, leaveAnyway, openProfile, question, reloadUnasked, stayOnReload, toProfile, ways } from '#e2e/steps/ways-out'
import { newSeeker, signUp } from '#e2e/steps/people'
import { test } from '#e2e/test'

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true })

interface Part {
  readonly card: string
  readonly what: string
  readonly type: (page: Page) => Promise<void>
  readonly still: (page: Page) => Promise<void>
}
const text = (label: string, typed: string): Pick<Part, 'type' | 'still'> => ({
  type: (page) => page.getByRole('textbox', { name: label, exact: true }).fill(typed),
  still: (page) => expect(page.getByRole('textbox', { name: label, exact: true })).toHaveValue(typed),
})
const parts: readonly Part[] = [
  { card: 'About you', what: 'your headline and bio', ...text('About you', 'I open up on Sundays') },
  { card: 'Your details', what: 'your details', ...text('Postcode', 'LS2 9JT') },
  {
    card: 'Skills and interests',
    what: 'your skills and interests',
    type: async (page) => {
      const skills = page.getByLabel('Skills', { exact: true }).and(page.locator('input'))
      await skills.fill('Juggling')
      await skills.press('Enter')
    },
    still: (page) => expect(card(page, 'Skills and interests').getByText('Juggling')).toBeVisible(),
  },
  {
    card: 'Your journey to work',
    what: 'your travel',
    type: (page) => choose(page, 'How you travel', 'By bike'),
    still: (page) => expect(page.getByRole('combobox', { name: 'How you travel' })).toHaveValue('By bike'),
  },
  {
    card: 'Right to work',
    what: 'your right to work',
    type: (page) => choose(page, 'Can you work in the UK?', 'Yes, no limits'),
    still: (page) => expect(page.getByRole('combobox', { name: 'Can you work in the UK?' })).toHaveValue('Yes, no limits'),
  },
  {
    card: 'When you’re free',
    what: 'your week',
    type: (page) => page.getByRole('button', { name: 'Weekends' }).click(),
    still: (page) => expect(page.getByRole('heading', { name: '50 hours free' })).toBeVisible(),
  },
]

test('each card of the profile asks before what is typed into it is lost, and says which', async ({ visit, server }) => {
  test.setTimeout(180_000)
  const page = await visit()
  const { seeker } = await newPerson(server, 'Ada Winter')
  await openProfile(page, seeker)
  for (const { card: name, what, type, still } of parts)
    await test.step(name, async () => {
      await type(page)
      await ways.link(page)
      await expect(question(page)).toContainText(`Your changes to ${what} will be lost.`)
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeHidden()
      await still(page)
      await keepEditing(page, 'back', () => still(page))
      await stayOnReload(page)
      await still(page)
      await leaveAnyway(page, 'link')
      await expect(page).toHaveURL('/home')
      await toProfile(page)
      await expect(card(page, name).getByRole('button', { name: /^Save/ })).toBeDisabled()
    })
})

test('several cards are one question, a saved one none, and one put back as it was none', async ({ visit, server }) => {
  const page = await visit({ refused: ['400 PATCH /info/user'] })
  const { seeker } = await newPerson(server, 'Ada Winter')
  await openProfile(page, seeker)
  const headline = page.getByLabel('Headline')
  const phone = page.getByLabel('Phone')

  await test.step('two cards, one question; the focus comes back to where it was', async () => {
    await headline.fill('Second-year maths student')
    await phone.fill('07700 900123')
    await ways.back(page)
    await expect(question(page)).toContainText('Your changes will be lost.')
    await expectAccessible(page, 'leave without saving')
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(phone).toBeFocused()
    await expect(headline).toHaveValue('Second-year maths student')
    await page.getByRole('link', { name: 'Documents', exact: true }).click()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('link', { name: 'Documents', exact: true })).toBeFocused()
  })

  await test.step('a phone put back as it was and a headline that is saved ask nothing', async () => {
    await phone.fill('')
    await card(page, 'About you').getByRole('button', { name: 'Save' }).click()
    await ways.link(page)
    await expect(page, 'goes once it is saved').toHaveURL('/home')
    await toProfile(page)
    await expect(headline).toHaveValue('Second-year maths student')
    await reloadUnasked(page)
  })

  await test.step('a save that fails keeps the person with what they typed', async () => {
    const errors = [{ path: 'headline', message: 'Say it otherwise' }]
    const refusal = { status: 400, json: { statusCode: 400, code: 'INVALID', message: 'Check it', errors, requestId: '' } }
    await page.route('**/info/user', (route) => (route.request().method() === 'PATCH' ? route.fulfill(refusal) : route.continue()))
    await headline.fill('Third-year maths student')
    await card(page, 'About you').getByRole('button', { name: 'Save' }).click()
    await ways.link(page)
    await expect(page.getByText('Say it otherwise')).toBeVisible()
    await expect(page).toHaveURL('/profile/profile')
    await page.keyboard.press('Escape')
    await expect(headline).toHaveValue('Third-year maths student')
    await page.unrouteAll()
  })

  await test.step('signing out asks, and then signs out', async () => {
    const signOut = async () => {
      await page.getByRole('button', { name: /, account menu$/ }).click()
      await page.getByRole('menuitem', { name: 'Sign out' }).click()
    }
    await signOut()
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(headline).toHaveValue('Third-year maths student')
    await signOut()
    await question(page).getByRole('button', { name: 'Leave' }).click()
    await expect(page).toHaveURL('/auth/join-us')
  })
})

test('a session that has run out goes to the welcome, whatever is typed', async ({ visit, server }) => {
  const page = await visit({ refused: ['401 PATCH /info/user', '401 POST /identity/jobseeker/token'] })
  const { seeker } = await newPerson(server, 'Ada Winter')
  await openProfile(page, seeker)
  await page.getByLabel('Headline').fill('Second-year maths student')
  await page.getByLabel('Phone').fill('07700 900123')
  const expired = { status: 401, json: { statusCode: 401, code: 'SESSION_EXPIRED', message: 'Session token is expired' } }
  await page.route(/\/identity\/jobseeker\/token|\/info\/user$/, (route) => route.fulfill(expired))
  await card(page, 'About you').getByRole('button', { name: 'Save' }).click()
  await expect(page).toHaveURL('/auth/join-us')
  await expect(question(page)).toBeHidden()
})

test('a profile that is being made asks, by Back and by the browser', async ({ visit, server }) => {
  const page = await visit()
  await signUp(page, server, newSeeker('Ada', 'Winter'))
  const name = page.getByLabel('First name')
  await name.fill('Ada')
  await keepEditing(page, 'back', () => expect(name).toHaveValue('Ada'))
  await stayOnReload(page)
  await expect(name).toHaveValue('Ada')
})
