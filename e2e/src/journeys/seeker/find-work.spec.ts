import { type Locator, type Page, expect } from '@playwright/test'
import { quiet } from '#e2e/screen/quiet'
import { expectAccessible } from '#e2e/screen/axe'
import { sector } from '#e2e/steps/completion'
import { choose } from '#e2e/screen/fields'
import { openJobs, readySeeker } from '#e2e/straight/open-jobs'
import { enter } from '#e2e/straight/enter'
import type { Server } from '#e2e/server/server'
import { test as base } from '#e2e/test'

const COMPANY = 'Larkspur Tea Rooms'
const kinds = ['Driver', 'Packer', 'Steward', 'Usher', 'Barista', 'Kitchen porter', 'Shelf filler', 'Waiter']
const days = ['Monday', 'Friday', 'Saturday']
/** More jobs than a page holds, one a penny dearer than the next. */
const jobs = kinds.flatMap((kind, row) =>
  days.map((day, at) => ({
    title: `${kind}, ${day}s`,
    salary: 12.88 + (row * days.length + at) / 100,
    shifts: [{ day: [2, 6, 7][at] ?? 7, start: '09:00', end: '13:00' }],
  })),
)

/** A server on which a company has these jobs. */
const test = base.extend<object, { market: Server }>({
  market: [
    async ({ server }, provide) => {
      await openJobs(server, COMPANY, jobs)
      await provide(server)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

async function arrive(page: Page, market: Server): Promise<void> {
  await enter(page, await readySeeker(market, 'Ada'))
  await expect(page.getByRole('heading', { name: 'Your week', exact: true })).toBeVisible()
}
const titles = (page: Page): Promise<string[]> => page.getByRole('article').getByRole('heading').allTextContents()
const showing = (page: Page, expected: readonly string[]) => expect.poll(() => titles(page)).toEqual(expected)
const tab = (page: Page, name: RegExp): Locator => page.getByRole('navigation', { name: 'Which jobs' }).getByRole('link', { name })
const words = (page: Page): Locator => page.getByRole('combobox', { name: 'Job title, skill or employer' })

/** Looks for these words; on a phone the field is in a sheet. */
async function look(page: Page, text: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: /^Search:/ }).click()
  await words(page).fill(text)
  await words(page).press('Enter')
}
/** The filters, in a sheet. */
async function filters(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: /^Filters/ }).click()
  return page.getByRole('dialog', { name: 'Filters' })
}
async function sortBy(page: Page, order: string): Promise<void> {
  await page.getByRole('button', { name: /^Sort by/ }).click()
  await page.getByRole('menuitemradio', { name: order }).click()
  await expect(page.getByRole('button', { name: `Sort by: ${order}` })).toBeVisible()
}

test('a search stands in its address, so that loading again and going back show it as it was', async ({ visit, market, isMobile }) => {
  const page = await visit()
  await arrive(page, market)
  await page.getByRole('link', { name: 'Find', exact: true }).click()
  await tab(page, /^Everywhere/).click()
  await expect(tab(page, /^Everywhere/)).toContainText('24')

  await test.step('words, filters and an order narrow it', async () => {
    await look(page, 'barista', isMobile)
    await expect(tab(page, /^Everywhere/)).toContainText('3')
    const place = await filters(page)
    await choose(place, 'Somewhere else', 'Leeds')
    await place.getByRole('checkbox', { name: sector }).click()
    await place.getByRole('button', { name: /^Monday/ }).click()
    await place.getByRole('button', { name: /^Saturday/ }).click()
    await expect(page).toHaveURL(/days=2&days=7/)
    await expect(place.getByRole('button', { name: 'Show 2 jobs' })).toBeVisible()
    await expectAccessible(page, 'filters')
    await page.getByRole('button', { name: 'Show 2 jobs' }).click()
    await sortBy(page, 'Highest pay')
    await showing(page, ['Barista, Saturdays', 'Barista, Mondays'])
    for (const chip of ['“barista”', 'Leeds, 5 miles', sector, 'Monday', 'Saturday'])
      await expect(page.getByRole('button', { name: `Remove ${chip}` })).toBeVisible()
  })

  await test.step('loading it again shows the same', async () => {
    const address = page.url()
    await page.reload()
    await showing(page, ['Barista, Saturdays', 'Barista, Mondays'])
    await expect(page.getByRole('button', { name: 'Remove “barista”' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Sort by: Highest pay' })).toBeVisible()
    await page.getByRole('link', { name: 'Saved', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'No saved jobs' })).toBeVisible()
    await page.goBack()
    await showing(page, ['Barista, Saturdays', 'Barista, Mondays'])
    expect(page.url()).toBe(address)
  })

  await test.step('an address that names no tab opens the one that was open last', async () => {
    await page.goto('/find')
    await expect(tab(page, /^Everywhere/)).toHaveAttribute('aria-current', 'page')
    await tab(page, /^Fits my week/).click()
    await expect(tab(page, /^Fits my week/)).toHaveAttribute('aria-current', 'page')
    await expect(tab(page, /^Fits my week/)).toContainText('8')
    await page.goto('/find')
    await expect(tab(page, /^Fits my week/)).toHaveAttribute('aria-current', 'page')
    await page.goto('/find?tab=all')
    await expect(tab(page, /^Everywhere/)).toHaveAttribute('aria-current', 'page')
  })

  await test.step('a few letters offer an employer, a city or a kind of work', async () => {
    if (isMobile) await page.getByRole('button', { name: /^Search:/ }).click()
    await words(page).pressSequentially('larks')
    await page.getByRole('option', { name: `${COMPANY} Employer · 24 jobs` }).click()
    await expect(page.getByRole('button', { name: `Remove “${COMPANY}”` })).toBeVisible()
    await words(page).fill('lee')
    await expect(page.getByRole('option', { name: 'Leeds City · 24 jobs' })).toBeVisible()
    await expectAccessible(page, 'find, letters')
    await words(page).press('ArrowDown')
    await words(page).press('Enter')
    await expect(page).toHaveURL(/location=Leeds/)
    await expect(words(page)).toHaveValue('')
    await expect(words(page)).toBeFocused()
  })

  await test.step('one that finds nothing says so and offers the way out', async () => {
    await page.keyboard.press('Escape')
    await look(page, '% astronaut', isMobile)
    await expect(page.getByRole('heading', { name: 'No jobs match' })).toBeVisible()
    await expectAccessible(page, 'find, nothing')
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(tab(page, /^Everywhere/)).toContainText('24')
  })

  await test.step('pay is asked for by the week too', async () => {
    const place = await filters(page)
    const pay = place.getByRole('group', { name: 'Pay' })
    await pay.getByLabel('At least').fill('52.3')
    await pay.getByRole('combobox', { name: 'Per' }).click()
    await page.getByRole('option', { name: 'week' }).click()
    await expect(page).toHaveURL(/salaryMin=52\.3&salaryUnit=week/)
    await page.getByRole('button', { name: 'Show 4 jobs' }).click()
    await expect(page.getByRole('button', { name: 'Remove From £52.30 a week' })).toBeVisible()
    await expect(tab(page, /^Everywhere/)).toContainText('4')
  })
})

test('a list grows as it is scrolled, and keeps its length, its place and the focus while a job is read', async ({
  visit,
  market,
  isMobile,
}) => {
  const page = await visit()
  await arrive(page, market)
  // A low window, which the jobs that come last don’t fit.
  if (!isMobile) await page.setViewportSize({ width: 1280, height: 480 })
  await page.goto('/find?tab=all&sort=salary')
  await expect(page.getByText('20 of 24 jobs')).toBeAttached()
  const list = page.getByRole('article')
  const more = page.getByRole('button', { name: 'Show more jobs' })

  await test.step('the keys have a button, which leads to the first of the new', async () => {
    await more.focus()
    await page.keyboard.press('Enter')
    await expect(list).toHaveCount(24)
    await expect(list.nth(20).getByRole('link')).toBeFocused()
    await expect(more).toBeHidden()
    await expectAccessible(page, 'find, the whole list')
  })

  await test.step('a wheel or a finger needs none, where nobody asks for less motion', async () => {
    const scroll = async () => {
      await page.reload()
      await expect(list).toHaveCount(20)
      await page.evaluate(() => window.dispatchEvent(new Event('wheel')))
      await list.last().scrollIntoViewIfNeeded()
    }
    await scroll()
    await expect(more).toBeInViewport()
    await expect(list).toHaveCount(20)
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await scroll()
    await expect(list).toHaveCount(24)
    await page.emulateMedia({ reducedMotion: 'reduce' })
  })

  const seen = await titles(page)
  const title = seen[22] ?? ''
  const link = page.getByRole('link', { name: title })
  const top = () => page.evaluate(() => window.scrollY)
  for (const way of ['the page', 'the browser'] as const)
    await test.step(`back with the button of ${way}`, async () => {
      await link.scrollIntoViewIfNeeded()
      const before = await top()
      expect(before).toBeGreaterThan(300)
      await link.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
      await expect.poll(top).toBe(0)
      if (way === 'the browser') await page.goBack()
      else await page.getByRole('link', { name: 'Back' }).filter({ visible: true }).click()
      await expect(page).toHaveURL(/\/find\?tab=all&sort=salary$/)
      await expect(link).toBeFocused()
      expect(await titles(page)).toEqual(seen)
      expect(await top()).toBe(before)
    })
})

test('jobs, searches and employers are marked, and what hurts is taken back', async ({ visit, market, isMobile }) => {
  const page = await visit({ refused: ['400 POST /info/saved-searches'] })
  await arrive(page, market)
  const card = (title: string) => page.getByRole('article').filter({ hasText: title })
  const saveOf = (title: string) => page.getByRole('button', { name: `Save ${title}` })

  await test.step('a job is saved and stands among the saved', async () => {
    await page.goto('/find?tab=all&sort=salary&q=waiter')
    await saveOf('Waiter, Saturdays').click()
    await expect(saveOf('Waiter, Saturdays')).toHaveAttribute('aria-pressed', 'true')
    await page.getByRole('link', { name: 'Saved', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Saved', level: 1 })).toBeVisible()
    await expect(card('Waiter, Saturdays')).toContainText('Sat 09:00–13:00')
    await expectAccessible(page, 'saved')
    await page.goBack()
  })

  await test.step('a job that isn’t for them is gone, comes back at once, and can be shown again later', async () => {
    const hide = page.getByRole('button', { name: 'Hide Waiter, Mondays' })
    await hide.click()
    await expect(card('Waiter, Mondays')).toBeHidden()
    await expectAccessible(page, 'find, one hidden')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(card('Waiter, Mondays')).toBeVisible()
    await hide.click()
    await expect(page.getByText('Hidden: Waiter, Mondays')).toBeVisible()
    await page.goto('/saved/not-for-me')
    await expect(page.getByRole('link', { name: 'Waiter, Mondays' })).toBeVisible()
    await expectAccessible(page, 'not for me')
    await page.getByRole('button', { name: 'Unhide Waiter, Mondays' }).click()
    await expect(page.getByRole('heading', { name: 'No hidden jobs' })).toBeVisible()
    await page.goto('/find?tab=all&q=waiter')
    await expect(card('Waiter, Mondays')).toBeVisible()
  })

  await test.step('a search is saved, its alert changed, it is deleted and brought back', async () => {
    await page.getByRole('button', { name: 'Save search' }).click()
    const sheet = page.getByRole('dialog', { name: 'Save this search' })
    await sheet.getByLabel('Name').fill('')
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(sheet.getByText('Enter a name for this search')).toBeVisible()
    await sheet.getByLabel('Name').fill('Waiting at tables')
    await expectAccessible(page, 'save a search')
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('button', { name: 'View saved searches' }).click()
    const kept = page.getByRole('article', { name: 'Waiting at tables' })
    const alert = kept.getByRole('combobox', { name: 'Email me new jobs' })
    await expect(alert).toHaveValue(/^Daily/)
    await alert.click()
    await page.getByRole('option', { name: /^Straight away/ }).click()
    await expect(alert).toHaveValue(/^Straight away/)
    await expectAccessible(page, 'saved searches')
    await kept.getByRole('button', { name: 'Delete' }).click()
    await expect(page.getByRole('heading', { name: 'No saved searches' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(alert).toHaveValue(/^Straight away/)
    await kept.getByRole('link', { name: 'View jobs' }).click()
    await expect(tab(page, /^Everywhere/)).toContainText('3')
    await page.getByRole('button', { name: 'Save search' }).click()
    await sheet.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(sheet.getByText('You keep this search already, as “Waiting at tables”.')).toBeVisible()
    await sheet.getByRole('button', { name: 'Not now' }).click()
  })

  await test.step('its employer is followed, and left', async () => {
    await card('Waiter, Fridays').getByRole('link').click()
    await page.getByRole('button', { name: 'Follow', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Following' })).toHaveAttribute('aria-pressed', 'true')
    await expect(page.getByText(`You follow ${COMPANY}`)).toBeVisible()
    await expectAccessible(page, 'job, followed')
    const job = page.url()
    await page.goto('/saved/employers')
    await expect(page.getByText(COMPANY, { exact: true })).toBeVisible()
    await expectAccessible(page, 'followed employers')
    await page.getByRole('button', { name: `Unfollow ${COMPANY}` }).click()
    await expect(page.getByRole('heading', { name: 'You’re not following anyone' })).toBeVisible()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByRole('button', { name: `Unfollow ${COMPANY}` }).click()
    await expect(page.getByRole('heading', { name: 'You’re not following anyone' })).toBeVisible()
    await page.goto(job)
  })

  await test.step('the job is reported, once', async () => {
    await page.getByRole('button', { name: 'Report this job' }).click()
    const sheet = page.getByRole('dialog', { name: 'Report Waiter, Fridays' })
    await sheet.getByLabel('Anything else? (optional)').fill('They asked me for forty pounds.')
    await sheet.getByRole('button', { name: 'Send report' }).click()
    await expect(sheet.getByText('Choose a reason')).toBeVisible()
    await expect(sheet.getByLabel('Anything else? (optional)')).toHaveValue('They asked me for forty pounds.')
    await expectAccessible(page, 'report')
    await sheet.getByRole('radio').first().check()
    await sheet.getByRole('button', { name: 'Send report' }).click()
    await expect(page.getByText(/^You reported this job on/)).toBeVisible()
    await expect(page.getByRole('button', { name: 'Report this job' })).toBeHidden()
  })

  await test.step('turned away on its own page, it leads back to the list that it was opened from', async () => {
    await page.goto('/find?tab=all&q=porter')
    await card('Kitchen porter, Fridays').getByRole('link').click()
    await page.getByRole('button', { name: 'Hide job', exact: true }).click()
    await expect(page).toHaveURL(/\/find\?tab=all&q=porter$/)
    await expect(card('Kitchen porter, Mondays')).toBeVisible()
    await expect(card('Kitchen porter, Fridays')).toBeHidden()
    if (isMobile) await expect(page.getByText('Hidden: Kitchen porter, Fridays')).toBeVisible()
  })
})

test('one call paints the home screen', async ({ visit, market }) => {
  const page = await visit()
  await arrive(page, market)
  await page.goto('/settings')
  await quiet(page)
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/info/')) asked.push(`${request.method()} ${pathname}`)
  })
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('region', { name: 'Your week' })).toContainText('10 hours free')
  await expect(page.getByRole('region', { name: 'Your week' })).toContainText('hours free')
  await quiet(page)
  expect(asked).toEqual(['GET /info/homescreen'])
  await expectAccessible(page, 'home')
})

test('where the service can’t be reached each list says so, and tries again by itself', async ({ page, market }) => {
  await arrive(page, market)
  const failing = [
    { address: '/home', call: '**/info/homescreen*', heading: 'We couldn’t load this page' },
    { address: '/find?tab=all', call: '**/info/jobsearch/paginated*', heading: 'Search isn’t working right now' },
    { address: '/saved', call: '**/info/jobcart/paginated-cart*', heading: 'We couldn’t load your saved jobs' },
    { address: '/saved/searches', call: '**/info/saved-searches*', heading: 'We couldn’t load your searches' },
  ]
  for (const { address, call, heading } of failing) {
    await page.route(call, (route) => route.abort('internetdisconnected'))
    await page.goto(address)
    await expect(page.getByRole('heading', { name: heading })).toBeVisible()
    await expect(page.getByRole('main').getByText('Can’t connect. Try again in a moment.').first()).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'We’ll keep trying.' }), 'said once').toBeHidden()
    await expectAccessible(page, `${address}, failed`)
    await page.unroute(call)
    await expect(page.getByRole('heading', { name: heading })).toBeHidden({ timeout: 15_000 })
  }
})
