import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Page } from '@playwright/test'
import { countRequests, quiet } from '#e2e/screen/quiet'
import { PLANTED } from '#e2e/screen/watch'
import { root } from '#e2e/server/child'
import { come } from '#e2e/screens/come'
import { cutOff } from '#e2e/screens/cut'
import { test as base } from '#e2e/screens/market'
import type { Way } from '#e2e/screens/screens'
import { targetsBelow } from '#e2e/screens/targets'

const media = {
  light: { colorScheme: 'light', forcedColors: 'none' },
  dark: { colorScheme: 'dark', forcedColors: 'none' },
  forced: { colorScheme: 'light', forcedColors: 'active' },
} as const

export interface Pictured {
  readonly colours: readonly (keyof typeof media)[]
  /** Whether a picture shows all of a screen, or what of it stands in the window. */
  readonly isWhole: boolean
}

/** Pixels of width and height that a finger wants. */
const FINGER = 44

export const test = base.extend<Pictured & { readonly visitor: Page }>({
  colours: [['light'], { option: true }],
  isWhole: [false, { option: true }],
  visitor: async ({ browser }, provide) => {
    const context = await browser.newContext()
    const page = await context.newPage()
    countRequests(page)
    await provide(page)
    await context.close()
  },
})

/** The screen as it is while it waits for a call. */
async function waitFor(page: Page, { address, held = '' }: Way): Promise<void> {
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname.endsWith(held))
  await page.goto(address)
  await asked
  await page.evaluate(() => new Promise(requestAnimationFrame))
}

/** Nothing that comes and goes is caught: the splash, the spinner, a list that is asked for anew, letters before their font. */
const settled = (page: Page) =>
  page.waitForFunction(
    () =>
      document.fonts.status === 'loaded' &&
      document.querySelector('[aria-busy="true"], [role="status"][aria-label="Loading"], [class*="splash"]') === null,
  )

/** Stands on the screen, its call held or failed where the way says so. */
export async function stand(page: Page, way: Way): Promise<void> {
  const { held, failed, press } = way
  const planted = held ?? failed
  if (planted !== undefined)
    await page.route(
      ({ pathname }) => pathname.endsWith(planted),
      (route) => (failed === undefined ? undefined : route.fulfill({ status: 503, headers: { [PLANTED]: 'yes' }, body: '' })),
    )
  if (held !== undefined) return waitFor(page, way)
  await come(page, way)
  await settled(page)
  if (press === undefined) return
  await page.getByRole('button', { name: press }).filter({ visible: true }).first().click()
  await quiet(page)
}

/** A window as high as the page for as long as it takes: what is fixed to the window's foot stands at the page's. */
async function inWhole(page: Page, work: () => Promise<void>): Promise<void> {
  const size = page.viewportSize()
  if (size === null) return
  // What is at least as high as the window would grow with it, and leave a page of nothing.
  await page.evaluate(() => {
    const own = `${window.innerHeight}px`
    for (const element of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(element).minHeight === own) element.style.minHeight = own
  })
  await page.setViewportSize({ ...size, height: await page.evaluate(() => document.documentElement.scrollHeight) })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
  await work()
  await page.setViewportSize(size)
}

interface Window extends Pictured {
  readonly hasTouch: boolean
}

/** Writes the screen's pictures under a name, and beside them what of it is cut off or small for a finger. */
export async function take(page: Page, name: string, { colours, isWhole, hasTouch }: Window): Promise<void> {
  const file = join(root, 'pictures', name)
  await mkdir(dirname(file), { recursive: true })
  const shoot = async () => {
    for (const colour of colours) {
      await page.emulateMedia(media[colour])
      const path = colours.length === 1 ? `${file}.png` : `${file}.${colour}.png`
      await page.screenshot({ path, animations: 'disabled' })
    }
    await page.emulateMedia(media.light)
  }
  // What is opened over a page is as high as the window.
  const isOver = await page.getByRole('dialog').first().isVisible()
  await (isWhole && !isOver ? inWhole(page, shoot) : shoot())
  const small = hasTouch ? await targetsBelow(page, FINGER) : []
  const faults = [...(await cutOff(page)), ...small.map(({ told, isCrowded }) => (isCrowded ? `${told}, beside another` : told))]
  await writeFile(`${file}.txt`, faults.map((fault) => `${fault}\n`).join(''))
}
