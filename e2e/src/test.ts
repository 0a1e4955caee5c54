import { writeFile } from 'node:fs/promises'
import { type Page, test as base, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { startFirefox } from '#e2e/remote/firefox'
import type { Browser } from '#e2e/remote/browser'
import { type RemoteScreen, remoteScreen } from '#e2e/remote/screen'
import { startWebKit } from '#e2e/remote/webkit'
import { countRequests } from '#e2e/screen/quiet'
import { type Screen, isPage, unseen } from '#e2e/screen/screen'
import { expectSense } from '#e2e/screen/sense'
import { type Server, startServer } from '#e2e/server/server'
import { tellPages, tellRemote } from '#e2e/told'
import { type Watched, watch } from '#e2e/screen/watch'

const engines = { webkit: startWebKit, firefox: startFirefox }

export interface Visit {
  /** A browser of one's own, watched for faults. `refused` are the calls that the story has refused, in their order. */
  readonly visit: (options?: { readonly refused?: readonly string[] }) => Promise<Page>
  /** The same for a story that each driver drives; what it has refused is known in Playwright's own browsers only. */
  readonly arrive: () => Promise<Screen>
  /** Expects of what stands there now that it makes sense, in Playwright's browsers also that it is accessible. */
  readonly look: (screen: Screen, name: string) => Promise<void>
}

export interface Worker {
  /** Whether files lie in the S3 store that the environment names; a project says so. */
  readonly onS3: boolean
  /** Whether people are asked about a provider's analytics; a story says so. */
  readonly hasAnalytics: boolean
  /** Whether Amazon Cognito asks for the passwords; a story says so. */
  readonly hasCognito: boolean
  /** The browser of a project that isn't driven by Playwright, and the program that starts or drives it; null for Playwright's own. */
  readonly remote: { readonly engine: keyof typeof engines; readonly program: string } | null
  /** The program of a browser that has a window. */
  readonly windowed: string
  /** Whether it is about the window: what comes to it from outside, and where the focus goes beyond the page; a story says so. */
  readonly hasWindow: boolean
  readonly server: Server
}

async function look(screen: Screen, name: string): Promise<void> {
  // A list that is asked for anew is faded meanwhile.
  await unseen(screen.locator('[aria-busy="true"]').first())
  await expectSense(screen, name)
  if (isPage(screen)) await expectAccessible(screen, name)
}

/** Each worker has a server of its own; each visitor a browser without a past, in which nothing may go wrong. */
export const test = base.extend<Visit, Worker>({
  onS3: [false, { option: true, scope: 'worker' }],
  hasAnalytics: [false, { option: true, scope: 'worker' }],
  hasCognito: [false, { option: true, scope: 'worker' }],
  remote: [null, { option: true, scope: 'worker' }],
  windowed: ['', { option: true, scope: 'worker' }],
  hasWindow: [false, { option: true, scope: 'worker' }],
  launchOptions: [
    ({ launchOptions, windowed, hasWindow }, provide) =>
      provide(hasWindow ? { ...launchOptions, executablePath: windowed } : launchOptions),
    { scope: 'worker' },
  ],
  server: [
    async ({ onS3, hasAnalytics, hasCognito }, provide) => {
      const server = await startServer({ onS3, hasAnalytics, hasCognito })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  context: async ({ context }, provide, info) => {
    await provide(context)
    await tellPages(info, context.pages())
  },
  visit: async ({ browser }, provide, info) => {
    const visits: { readonly watched: Watched; readonly refused: readonly string[]; readonly page: Page }[] = []
    await provide(async ({ refused = [] } = {}) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      countRequests(page)
      visits.push({ page, watched: watch(page), refused })
      return page
    })
    for (const { watched, refused } of visits) {
      expect.soft(watched.faults, 'faults in the page').toEqual([])
      expect.soft(watched.refusals, 'calls refused').toEqual(refused)
    }
    await tellPages(
      info,
      visits.map(({ page }) => page),
    )
    for (const { page } of visits) await page.context().close()
  },
  arrive: async ({ visit, remote, viewport, server }, provide, info) => {
    const opened: { readonly screen: RemoteScreen; readonly browser: Browser<unknown> }[] = []
    await provide(async () => {
      if (remote === null || viewport === null) return visit()
      const browser: Browser<unknown> = await engines[remote.engine](remote.program, viewport)
      const screen = remoteScreen(browser, server.url)
      opened.push({ screen, browser })
      return screen
    })
    for (const [place, { screen, browser }] of opened.entries()) {
      expect.soft(await screen.faults(), 'faults in the pages').toEqual([])
      await tellRemote(info, place, screen)
      if (info.errors.length > 0) await writeFile(info.outputPath(`screen-${place + 1}.png`), await browser.picture())
      await browser.close()
    }
  },
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
  look: async ({}, provide) => provide(look),
})
