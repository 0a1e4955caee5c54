import { type Page, expect } from '@playwright/test'
import { press, tabTo } from '#e2e/screen/keys'
import { linkFor } from '#e2e/server/outbox'
import type { Server } from '#e2e/server/server'
import { appCode } from '#e2e/steps/authenticator'

interface Staff {
  readonly email: string
  readonly password: string
}
export const newStaff = (name: string): Staff => ({
  email: `${name}.${crypto.randomUUID().slice(0, 8)}@staff.example`,
  password: `four plain words ${crypto.randomUUID().slice(0, 8)}`,
})

/** What whoever has no second step yet is refused. */
export const beforeSecondStep = '403 GET /office/me'

/** The code that the command prints for whoever it invites. */
async function codeOf(server: Server, { email }: Staff): Promise<string> {
  const said = await server.office('invite', email)
  const code = /^ {2}(\S+)$/m.exec(said)?.[1]
  if (code === undefined) throw new Error(`The command printed no code: ${said}`)
  return code
}

/** Sets a password by an invitation of the command, signs in and sets up a second step, by keys alone. */
export async function joinStaff(page: Page, server: Server, staff: Staff): Promise<void> {
  const code = await codeOf(server, staff)
  await page.goto('/staff/join')
  await expect(page.getByRole('heading', { name: 'Join the staff' })).toBeVisible()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(staff.email)
  await press(page, 'Tab')
  await page.keyboard.type(code)
  await press(page, 'Tab')
  await setPassword(page, server, staff)
}

/** The same by the link of the mail that invited them. */
export async function joinByMail(page: Page, server: Server, staff: Staff): Promise<void> {
  await page.goto(await linkFor(server, staff.email))
  await page.getByLabel('Email').fill(staff.email)
  await page.getByRole('textbox', { name: 'Password' }).focus()
  await setPassword(page, server, staff)
}

/** From the field of the password on. */
async function setPassword(page: Page, server: Server, staff: Staff): Promise<void> {
  await page.keyboard.type(staff.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signInStaff(page, staff)
  await (server.cognito ? setUpApp(page) : setUpSecondStep(page, staff))
  await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible()
}

/** Signs in on the screen that stands there, by keys alone. */
async function signInStaff(page: Page, { email, password }: Staff): Promise<void> {
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await press(page, 'Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
}

/** Sets up the second step that everybody of the staff needs, by keys alone. */
async function setUpSecondStep(page: Page, { password }: Staff): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Add a second step', level: 1 })).toBeVisible()
  await tabTo(page, page.getByRole('button', { name: 'Set up' }))
  await page.keyboard.press('Enter')
  const sheet = page.getByRole('dialog')
  await expect(sheet.getByLabel('Your password')).toBeFocused()
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  const code = sheet.getByRole('textbox', { name: 'Code from the app' })
  await expect(code).toBeVisible()
  await tabTo(page, code)
  await page.keyboard.type(appCode((await sheet.locator('code').textContent()) ?? ''))
  await page.keyboard.press('Enter')
  await expect(sheet.getByRole('list', { name: 'Recovery codes' })).toBeVisible()
  await tabTo(page, sheet.getByRole('button', { name: 'Done' }))
  await page.keyboard.press('Enter')
}

/** Sets it up where a Cognito pool asks for it on the way in. */
async function setUpApp(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog', { name: 'Add a second step' })
  const code = sheet.getByRole('textbox', { name: 'Code from the app' })
  await expect(code).toBeFocused()
  await page.keyboard.type(appCode((await sheet.locator('code').textContent()) ?? ''))
  await page.keyboard.press('Enter')
}
