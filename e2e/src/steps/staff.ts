import { type Page, expect } from '@playwright/test'
import { press, tabTo } from '#e2e/screen/keys'
import type { Server } from '#e2e/server/server'

interface Staff {
  readonly email: string
  readonly password: string
}
export const newStaff = (name: string): Staff => ({
  email: `${name}.${crypto.randomUUID().slice(0, 8)}@staff.example`,
  password: `four plain words ${crypto.randomUUID().slice(0, 8)}`,
})

/** The code that the command prints for whoever it invites. */
async function codeOf(server: Server, { email }: Staff): Promise<string> {
  const said = await server.office('invite', email)
  const code = /^ {2}(\S+)$/m.exec(said)?.[1]
  if (code === undefined) throw new Error(`The command printed no code: ${said}`)
  return code
}

/** Sets a password by an invitation of the command, and signs in, by keys alone. */
export async function joinStaff(page: Page, server: Server, staff: Staff): Promise<void> {
  const code = await codeOf(server, staff)
  await page.goto('/staff/join')
  await expect(page.getByRole('heading', { name: 'Join the staff' })).toBeVisible()
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(staff.email)
  await press(page, 'Tab')
  await page.keyboard.type(code)
  await press(page, 'Tab')
  await page.keyboard.type(staff.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible()
  await signInStaff(page, staff)
}

/** Signs in on the screen that stands there, by keys alone. */
async function signInStaff(page: Page, { email, password }: Staff): Promise<void> {
  await tabTo(page, page.getByLabel('Email'))
  await page.keyboard.type(email)
  await press(page, 'Tab')
  await page.keyboard.type(password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Queue', level: 1 })).toBeVisible()
}
