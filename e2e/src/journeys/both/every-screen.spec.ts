import { expect } from '@playwright/test'
import { quiet } from '#e2e/screen/quiet'
import { type Account, signIn } from '#e2e/steps/people'
import { type Screen, arrived, isPage, seen } from '#e2e/screen/screen'
import { type Server, startServer } from '#e2e/server/server'
import { shiftsOf, watchShifts } from '#e2e/screen/shifts'
import { test as base } from '#e2e/test'

const password = 'evenshift demo'
const seeker: Account = { side: 'jobseeker', email: 'amira.khan@student.example', password }
const employer: Account = { side: 'employer', email: 'owner1@demo.example', password }

/** The screens that a full market fills, by what their address begins with. */
const screens = {
  jobseeker: [
    '/home',
    '/find',
    '/plan',
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
    '/settings/notifications',
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
    '/settings/notifications',
  ],
} as const

/** Of the window and of how far, all shifts of a screen together. */
const SHIFT_MOST = 0.05

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
})
// One market serves them all.
test.describe.configure({ mode: 'serial', timeout: 300_000 })

type Arrive = () => Promise<Screen>
type Look = (screen: Screen, name: string) => Promise<void>

/** Whoever signs in; what moves while it loads is noted where the browser tells of it. */
async function enter(arrive: Arrive, account: Account): Promise<Screen> {
  const screen = await arrive()
  if (isPage(screen)) await watchShifts(screen)
  await signIn(screen, account)
  await arrived(screen, '/home')
  return screen
}

/** The screen stands with its heading, everything that it asked for is there, nothing moved meanwhile, and it needs no scrolling sideways. */
async function study(screen: Screen, address: string, look: Look): Promise<void> {
  await screen.goto(address)
  await seen(screen.getByRole('heading', { level: 1 }).first())
  if (isPage(screen)) {
    await quiet(screen)
    const { score, moved } = await shiftsOf(screen)
    expect.soft(score, `${address} moves while it loads: ${moved}`).toBeLessThanOrEqual(SHIFT_MOST)
  }
  await look(screen, address)
  const overflow = await screen.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect.soft(overflow, `${address} is wider than its window`).toBeLessThanOrEqual(0)
}

test('every screen of a job seeker in a full market makes sense, is accessible, keeps to its width and doesn’t move while it loads', async ({
  arrive,
  look,
}) => {
  const page = await enter(arrive, seeker)
  for (const address of screens.jobseeker) await study(page, address, look)
})

test('every screen of an employer in a full market makes sense, is accessible, keeps to its width and doesn’t move while it loads', async ({
  arrive,
  look,
}) => {
  const page = await enter(arrive, employer)
  for (const address of screens.employer) await study(page, address, look)
  await page.goto('/applicants')
  await page.getByRole('main').getByRole('link').first().click()
  await arrived(page, /\/applicants\/.+/)
  await study(page, await page.url(), look)
})

test('the reasons of every no stand together, each with what could be changed and who said it', async ({ arrive, look }) => {
  const page = await enter(arrive, seeker)
  await page.goto('/applications/history')
  await page.getByRole('link', { name: 'Why I wasn’t chosen' }).click()
  await seen(page.getByText(/^\d+ employers? said “not this time” since /))
  const reason = page.getByRole('main').getByRole('region').first()
  await seen(reason.getByText('What you could change.'))
  await reason.getByText(/^Said by/).click()
  await look(page, 'why not, opened')
  await reason.getByRole('listitem').getByRole('link').first().click()
  await seen(page.getByText(/^Not this time\. /))
})
