import { codeFor } from '#e2e/server/outbox'
import { type Screen, arrived, seen } from '#e2e/screen/screen'
import type { Server } from '#e2e/server/server'

export interface Account {
  readonly side: 'jobseeker' | 'employer'
  readonly email: string
  readonly password: string
}
export interface Seeker extends Account {
  readonly firstName: string
  readonly lastName: string
  /** YYYY-MM-DD */
  readonly dateOfBirth: string
}
export interface Employer extends Account {
  readonly company: Company
}
/** A row of the sample register by the name that people know, and the website that goes with it. */
export interface Company {
  readonly number: string
  readonly name: string
  readonly domain: string
}

const companies: readonly Company[] = [
  { number: '90000101', name: 'Periwinkle Spoon Cafes', domain: 'periwinkle-spoon.example' },
  { number: '90000102', name: 'Bramblejack Books', domain: 'bramblejack.example' },
  { number: '90000104', name: 'Otterly Parcels', domain: 'otterly.example' },
  { number: '90000105', name: 'Lanternfish Events', domain: 'lanternfish.example' },
  { number: '90000106', name: 'Mosspenny Care', domain: 'mosspenny.example' },
  { number: '90000108', name: 'Wobblegate Nurseries', domain: 'wobblegate.example' },
  { number: '90000103', name: 'Tumblewick Hotels', domain: 'tumblewick.example' },
  { number: '90000107', name: 'Three Herons Leisure', domain: 'three-herons.example' },
]
// A number belongs to one account of a server, and each worker has its server.
const free = [...companies]
const password = () => `four plain words ${crypto.randomUUID().slice(0, 8)}`

const DAY_MS = 24 * 60 * 60 * 1000
let born = 0
/** Another day for everybody: two of one name and birthday are taken for one person. YYYY-MM-DD */
export const birthday = (): string => new Date(Date.UTC(2004, 4, 17) - born++ * DAY_MS).toISOString().slice(0, 10)

export function newSeeker(firstName: string, lastName: string, dateOfBirth = birthday()): Seeker {
  const email = `${firstName}.${crypto.randomUUID().slice(0, 8)}@mail.example`.toLowerCase()
  return { side: 'jobseeker', email, password: password(), firstName, lastName, dateOfBirth }
}

export function newEmployer(): Employer {
  const company = free.shift()
  if (!company) throw new Error('The journeys need more companies of the sample register than are listed')
  return { side: 'employer', email: `alex@${company.domain}`, password: password(), company }
}

/** An employer whose company is in no register. */
export const newUnregisteredEmployer = (): Account => ({
  side: 'employer',
  email: `alex@stall-${crypto.randomUUID().slice(0, 8)}.example`,
  password: password(),
})

/** Somebody whom a company asks to work with it. */
export const newColleague = (name: string): Account => ({
  side: 'employer',
  email: `${name}-${crypto.randomUUID().slice(0, 8)}@mail.example`,
  password: password(),
})

const doors = { jobseeker: 'Find work', employer: 'Post a job free' } as const

/** From the landing page to the code of six digits; `onScreen` is told each screen on the way. */
export async function signUp(
  page: Screen,
  server: Server,
  account: Account,
  onScreen: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  await page.goto('/')
  const door = page.getByRole('link', { name: doors[account.side], exact: true })
  await seen(door)
  await onScreen('landing page')
  await door.click()
  await createAccount(page, server, account, onScreen)
}

/** The form of a new account, and the code that its mail brings. */
export async function createAccount(
  page: Screen,
  server: Server,
  { side, email, password }: Account,
  onScreen: (name: string) => Promise<void> = async () => undefined,
): Promise<void> {
  const create = page.getByRole('button', { name: 'Create account' })
  // The screen to sign in, which many come from, asks for the same two.
  await seen(create)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await onScreen('sign up')
  await create.click()
  await seen(page.getByRole('heading', { name: 'Confirm your email' }))
  await onScreen('confirm the code')
  // Six digits send themselves.
  await page.getByLabel('Code').fill(await codeFor(server, email))
  await arrived(page, `/auth/sign-up/complete/${side}`)
}

export async function signIn(page: Screen, { side, email, password }: Account): Promise<void> {
  await page.goto(`/auth/sign-in/${side}`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
