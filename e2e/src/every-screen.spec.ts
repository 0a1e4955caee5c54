import { type Browser, type Page, test as base, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/axe'
import { type Account, signIn } from '#e2e/people'
import { type Server, startServer } from '#e2e/server'
import { watch } from '#e2e/watch'

const password = 'evenshift demo'
const seeker: Account = { side: 'jobseeker', email: 'amira.khan@student.example', password }
const employer: Account = { side: 'employer', email: 'owner1@demo.example', password }

/** The screens that a full market fills, by what their address begins with. */
const screens = {
  jobseeker: [
    '/home',
    '/find',
    '/saved',
    '/saved/searches',
    '/saved/employers',
    '/saved/not-for-me',
    '/applications/live',
    '/applications/offers',
    '/applications/history',
    '/applications/views',
    '/applications/why-not',
    '/profile/profile',
    '/profile/biovideo',
    '/profile/interview',
    '/profile/document',
    '/notifications',
    '/feedback',
    '/settings',
  ],
  employer: [
    '/home',
    '/company',
    '/posts/ongoing',
    '/posts/closed',
    '/posts/new',
    '/applicants',
    '/questions',
    '/questions/templates',
    '/subscription',
    '/notifications',
    '/feedback',
    '/settings',
  ],
} as const

/** One server with the whole demo market. */
const test = base.extend<object, { server: Server }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads from the pattern what a fixture needs.
    async ({}, provide) => {
      const server = await startServer({ market: true })
      await provide(server)
      await server.stop()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
})
// One market serves them all.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

async function visitAs(browser: Browser, account: Account, visit: (page: Page) => Promise<void>): Promise<void> {
  const page = await (await browser.newContext()).newPage()
  const watched = watch(page)
  await signIn(page, account)
  await expect(page).toHaveURL('/home')
  await visit(page)
  expect.soft(watched.faults, 'faults in the pages').toEqual([])
  expect.soft(watched.refusals, 'calls refused').toEqual([])
  await page.context().close()
}

/** The screen stands with its heading, everything that it asked for is there, and it needs no scrolling sideways. */
async function look(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page, address)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${address} is wider than its window`).toBeLessThanOrEqual(0)
}

test('every screen of a job seeker in a full market is accessible and keeps to its width', async ({ browser }) => {
  await visitAs(browser, seeker, async (page) => {
    for (const address of screens.jobseeker) await look(page, address)
  })
})

test('every screen of an employer in a full market is accessible and keeps to its width', async ({ browser }) => {
  await visitAs(browser, employer, async (page) => {
    for (const address of screens.employer) await look(page, address)
    await page.goto('/applicants')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL(/\/applicants\/.+/)
    await look(page, page.url())
  })
})

test('the reasons of every no stand together, each with what could be changed and who said it', async ({ browser }) => {
  await visitAs(browser, seeker, async (page) => {
    await page.goto('/applications/history')
    await page.getByRole('link', { name: 'Why not, over time' }).click()
    await expect(page.getByText(/^\d+ times? “not this time” since /)).toBeVisible()
    const reason = page.getByRole('main').getByRole('region').first()
    await expect(reason.getByText('What you could change.')).toBeVisible()
    await reason.getByText(/^Said by/).click()
    await expectAccessible(page, 'why not, opened')
    await reason.getByRole('listitem').getByRole('link').first().click()
    await expect(page.getByText(/^Not this time\. /)).toBeVisible()
  })
})
