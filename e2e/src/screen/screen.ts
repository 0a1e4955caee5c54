import { type Page, expect } from '@playwright/test'

type Words = string | RegExp
type Role = Parameters<Page['getByRole']>[0]
interface Exact {
  readonly exact?: boolean
}
export interface RoleOptions extends Exact {
  readonly name?: Words
  readonly level?: number
  readonly pressed?: boolean
}

interface Place {
  getByRole(role: Role, options?: RoleOptions): Part
  getByLabel(text: Words, options?: Exact): Part
  getByText(text: Words, options?: Exact): Part
  locator(css: string): Part
}

/** What of Playwright's locator the journeys need that more than one driver drives. */
export interface Part extends Place {
  filter(options: { readonly hasText?: Words; readonly visible?: boolean }): Part
  and(other: Part): Part
  first(): Part
  nth(place: number): Part
  click(): Promise<void>
  fill(text: string): Promise<void>
  check(): Promise<void>
  press(key: string): Promise<void>
  isVisible(): Promise<boolean>
  textContent(): Promise<string | null>
  focus(): Promise<void>
  evaluate<T>(look: (element: HTMLElement) => T | Promise<T>): Promise<T>
  evaluate<T, V>(look: (element: HTMLElement, value: V) => T | Promise<T>, value: V): Promise<T>
  page(): Screen
}

/** What of Playwright's page they need. Playwright's own is one; the other is driven over WebDriver. */
export interface Screen extends Place {
  readonly keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> }
  goto(address: string): Promise<unknown>
  reload(): Promise<unknown>
  url(): string | Promise<string>
  evaluate<T>(look: () => T): Promise<T>
}

/** Whether it is Playwright's own page, which can tell more. */
export const isPage = (screen: Screen): screen is Page => 'emulateMedia' in screen

/** Milliseconds between two looks. */
const every = { intervals: [50] }

export const seen = (part: Part): Promise<void> => expect.poll(() => part.isVisible(), { message: 'it is seen', ...every }).toBe(true)

export const unseen = (part: Part): Promise<void> =>
  expect.poll(() => part.isVisible(), { message: 'it is seen no longer', ...every }).toBe(false)

export const focused = (part: Part): Promise<void> =>
  expect.poll(() => part.evaluate((element) => element === document.activeElement), { message: 'it has the focus', ...every }).toBe(true)

/** It carries these words, spaces and line ends being all one. */
export const reads = (part: Part, words: string): Promise<void> =>
  expect.poll(async () => (await part.textContent())?.replace(/\s+/g, ' '), { message: `it reads ${words}`, ...every }).toContain(words)

/** The screen stands at this path, or at an address like this. */
export async function arrived(screen: Screen, address: string | RegExp): Promise<void> {
  const at = async () => new URL(await screen.url())
  if (typeof address === 'string')
    await expect.poll(async () => (await at()).pathname, { message: `at ${address}`, ...every }).toBe(address)
  else await expect.poll(async () => (await at()).href, { message: `at ${address.source}`, ...every }).toMatch(address)
}
