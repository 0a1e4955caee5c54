import { type BrowserContext, type Page, expect } from '@playwright/test'
import { enter } from '#e2e/straight/enter'
import { applyStraight, newPerson, openShop } from '#e2e/straight/shop'
import type { Server } from '#e2e/server/server'
import { test } from '#e2e/test'

/** A signed-in seeker at an address. What fails here is the story itself, so nothing watches for faults. */
async function arriveAt(context: BrowserContext, server: Server, path: string): Promise<Page> {
  const page = await context.newPage()
  const { seeker } = await newPerson(server, 'Line Lost')
  await enter(page, seeker, path)
  return page
}

/** The way to every other screen: the header's on a desk, the foot's on a phone. */
const expectShell = (page: Page) =>
  expect(page.getByRole('navigation').filter({ visible: true }).getByRole('link', { name: 'Saved' })).toBeVisible()
const openScreen = (page: Page, name: string) => page.getByRole('navigation').filter({ visible: true }).getByRole('link', { name }).click()

test('a dialog opens without a line, and what can’t be sent stays in it', async ({ context, server }) => {
  // A search is saved only where there's a job to find.
  await openShop(server)
  const page = await arriveAt(context, server, '/home')
  const fetched = page.waitForResponse(/\/SaveSearchSheet-/)
  await openScreen(page, 'Find')
  await (await fetched).finished()
  await expect(page.getByRole('button', { name: 'Save search' })).toBeVisible()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Save search' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this search' })
  await dialog.getByLabel('Name').fill('Cafés near me')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('No internet connection')).toBeVisible()
  await expect(dialog.getByLabel('Name')).toHaveValue('Cafés near me')
  await context.setOffline(false)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Search saved')).toBeVisible()
})

test('what is told while a dialog is open covers none of it', async ({ context, server, isMobile }) => {
  const { jobId } = await openShop(server)
  const { seeker, applicationId } = await applyStraight(server, jobId, 'Told Meanwhile')
  const page = await context.newPage()
  await enter(page, seeker, `/applications/${applicationId}`)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog', { name: 'Withdraw your application?' })
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeVisible()
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  const told = await page
    .getByRole('alert')
    .filter({ hasText: /^No internet connection$/ })
    .boundingBox()
  const under = await (isMobile ? dialog : dialog.getByRole('button', { name: 'Withdraw' })).boundingBox()
  expect(told && under && told.y + told.height <= under.y).toBe(true)
})

test('a dialog whose code never came says so over its screen, and opens at the second try', async ({ context, server }) => {
  const chunk = /\/SaveSearchSheet-.*\.js/
  await context.route(chunk, (route) => route.abort())
  const page = await arriveAt(context, server, '/find')
  await page.getByRole('button', { name: 'Save search' }).click()
  const failed = page.getByRole('dialog', { name: 'This part didn’t load' })
  await expect(failed.getByText('Try again in a moment.')).toBeVisible()
  await context.unroute(chunk)
  await failed.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('dialog', { name: 'Save this search' })).toBeVisible()
  await page.getByRole('button', { name: 'Not now' }).click()
  await expectShell(page)
})

test('a screen that doesn’t load leaves the others a press away, and comes once the line is back', async ({ context, server }) => {
  const page = await arriveAt(context, server, '/home')
  await expect(page.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
  await context.setOffline(true)
  await openScreen(page, 'Saved')
  await expect(page.getByRole('heading', { name: 'This part didn’t load' })).toBeVisible()
  await expect(page.getByRole('main').getByText('No internet connection')).toBeVisible()
  await openScreen(page, 'Home')
  await expect(page.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
  await openScreen(page, 'Saved')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Saved', exact: true }), 'its styles came too').toHaveCSS('display', 'flex')
})

test('an open page says that the line is gone, and what failed comes by itself once it’s back', async ({ context, server }) => {
  const page = await arriveAt(context, server, '/home')
  const told = page.getByRole('main').getByText('Can’t connect.').first()
  const call = '**/info/jobsearch/paginated*'
  await context.route(call, (route) => route.abort('connectionrefused'))
  await page.goto('/find?tab=all')
  await expect(page.getByRole('heading', { name: 'Search isn’t working right now' })).toBeVisible()
  await expect(told).toContainText('Can’t connect.')
  await context.unroute(call)
  await expect(page.getByRole('heading', { name: 'Search isn’t working right now' })).toBeHidden({ timeout: 15_000 })
  await expect(told).toBeHidden()
})

test('a job that couldn’t be saved isn’t shown as saved', async ({ context, server }) => {
  const { jobId } = await openShop(server)
  const page = await arriveAt(context, server, `/find/${jobId}`)
  const save = (pressed: boolean) => page.getByRole('button', { name: /^Save/, pressed }).filter({ visible: true })
  await expect(save(false)).toBeVisible()
  await context.setOffline(true)
  await save(false).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No internet connection' })).toBeVisible()
  await expect(save(false)).toBeVisible()
  await context.setOffline(false)
  await save(false).click()
  await expect(save(true)).toBeVisible()
})

test('a failing first call is told inside the shell, with another try', async ({ context, server }) => {
  const page = await arriveAt(context, server, '/home')
  const call = '**/info/profile-completion/details'
  await context.route(call, (route) => route.fulfill({ status: 500, json: { statusCode: 500, code: 'INTERNAL', message: 'Broken' } }))
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await expectShell(page)
  await context.unroute(call)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
})

test('a job that isn’t there’s no longer advertised, and the way leads on', async ({ context, server }) => {
  const page = await arriveAt(context, server, '/find/019a0000-0000-7000-8000-000000000000')
  const gone = page.getByRole('heading', { name: 'This job is no longer advertised', level: 1 })
  await expect(gone).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeHidden()
  await page.goto('/find/half-an-addr')
  await expect(gone).toBeVisible()
  await page.getByRole('link', { name: 'Find work' }).click()
  await expect(page).toHaveURL(/\/find\?|\/find$/)
})
