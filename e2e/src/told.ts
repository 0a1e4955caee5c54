import type { Page, TestInfo } from '@playwright/test'
import type { RemoteScreen } from '#e2e/remote/screen'
import type { Effort } from '#e2e/screen/effort'

const hasFailed = ({ errors, status, expectedStatus }: TestInfo): boolean => errors.length > 0 || status !== expectedStatus

const print = (info: TestInfo, place: number, address: string, text: string): void =>
  console.log(`\n[${info.project.name}] ${info.title}\n  failed before screen ${place + 1}, ${address}\n${text.replace(/^/gm, '    ')}\n`)

/** Prints what stands on the screens of a journey that failed, as a reader of screens hears it. */
export async function tellPages(info: TestInfo, pages: readonly Page[]): Promise<void> {
  if (!hasFailed(info)) return
  for (const [place, page] of pages.entries()) {
    const text = await page
      .locator('body')
      .ariaSnapshot({ timeout: 2_000 })
      .catch((error: unknown) => String(error))
    print(info, place, page.url(), text)
  }
}

/** The same of a browser that isn't driven by Playwright. */
export async function tellRemote(info: TestInfo, place: number, screen: RemoteScreen): Promise<void> {
  if (!hasFailed(info)) return
  const text = await screen.evaluate(() => document.body.innerText).catch((error: unknown) => String(error))
  print(info, place, await screen.url(), text)
}

/** Prints what a way has taken somebody, where it was counted. */
export function tellEffort({ project }: TestInfo, way: string, { presses, letters }: Effort): void {
  if (presses > 0) console.log(`[${project.name}] ${way}: ${presses} presses, ${letters} letters typed`)
}
