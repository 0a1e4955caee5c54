import { type Page, test as base, expect } from '@playwright/test'
import { type Server, startServer } from '#e2e/server'
import { type Watched, watch } from '#e2e/watch'

interface Visit {
  /** A browser of one's own, watched for faults. `refused` are the calls that the story has refused, in their order. */
  readonly visit: (options?: { readonly refused?: readonly string[] }) => Promise<Page>
}

/** Each worker has a server of its own; each visitor a browser without a past, in which nothing may go wrong. */
export const test = base.extend<Visit, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, provide) => {
      const server = await startServer()
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  visit: async ({ browser }, provide) => {
    const visits: { readonly watched: Watched; readonly refused: readonly string[]; readonly page: Page }[] = []
    await provide(async ({ refused = [] } = {}) => {
      const context = await browser.newContext()
      const page = await context.newPage()
      visits.push({ page, watched: watch(page), refused })
      return page
    })
    for (const { page, watched, refused } of visits) {
      expect.soft(watched.faults, 'faults in the page').toEqual([])
      expect.soft(watched.refusals, 'calls refused').toEqual(refused)
      await page.context().close()
    }
  },
})
