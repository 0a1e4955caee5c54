import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { enter } from '#e2e/straight/enter'
import { newPerson, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

test.use({ hasAnalytics: true })

/** Every host of the provider, and no other. */
const PROVIDER = /^https:\/\/([\w-]+\.)*(googletagmanager|google-analytics|analytics\.google|doubleclick|google)\.(com|net)\//
/** A tag that does what the provider's does with these words: sets its cookie, and sends each page view unless it was told not to. */
const TAG = `
  const words = [...dataLayer]
  const id = new URL(document.currentScript.src).searchParams.get('id')
  const take = ([word, name, given = {}]) => {
    if (word !== 'event' || window['ga-disable-' + id]) return
    document.cookie = '_ga=GA1.1.1.1; Path=/; Max-Age=600'
    document.cookie = '_ga_' + id.slice(2) + '=GS1.1; Path=/; Max-Age=600'
    fetch('https://region1.google-analytics.com/g/collect?' + new URLSearchParams({ en: name, dl: given.page_location, dt: given.page_title }), { method: 'POST', mode: 'no-cors' })
  }
  words.forEach(take)
  dataLayer.push = (entry) => { Array.prototype.push.call(dataLayer, entry); take(entry) }
`

/** What the page asks of the provider from now on, answered here. */
async function watchProvider(page: Page): Promise<string[]> {
  const asked: string[] = []
  await page.context().route(PROVIDER, (route) => {
    asked.push(route.request().url())
    return route.request().resourceType() === 'script'
      ? route.fulfill({ contentType: 'text/javascript', body: TAG })
      : route.fulfill({ status: 204 })
  })
  return asked
}
const cookiesOf = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).filter((name) => name.startsWith('_ga'))
const question = (page: Page) => page.getByRole('complementary', { name: 'Analytics' })

test('analytics load, set and send nothing before a yes, nothing after a no, and nothing at all for a 17-year-old', async ({
  visit,
  server,
}) => {
  const shop = await openShop(server)
  const page = await visit()
  const asked = await watchProvider(page)
  await page.goto('/auth/join-us')
  await expect(page.getByRole('heading').first()).toBeVisible()
  await expect(question(page)).toHaveCount(0)

  const { seeker: account } = await newPerson(server, 'Rosa Field')
  await enter(page, account, `/find/${shop.jobId}`)
  await expect(question(page)).toBeVisible()
  await expectAccessible(page, 'the question about analytics')
  await page.goto('/home')
  await expect(question(page)).toBeVisible()
  expect([asked, await cookiesOf(page)]).toEqual([[], []])

  await question(page).getByRole('button', { name: 'Allow', exact: true }).click()
  await expect(question(page)).toHaveCount(0)
  await expect.poll(() => asked.length).toBe(2)
  await expect.poll(() => cookiesOf(page)).toHaveLength(2)
  await page.goto(`/find/${shop.jobId}?q=secret`)
  await expect.poll(() => asked.length).toBe(4)
  const told = asked.join(' ')
  expect(told).toContain(encodeURIComponent(`${server.url}/find/:jobId`))
  for (const secret of [shop.jobId, 'secret', 'Rosa', 'barista']) expect(told).not.toContain(secret)

  // As easily as it was given, from the page about cookies.
  await page.goto('/cookies')
  await page.getByRole('link', { name: 'Change your answer in Settings' }).click()
  const privacy = page.getByRole('region', { name: 'Privacy' })
  await expect(privacy.getByText('You agreed to our terms of')).toBeVisible()
  await expectAccessible(page, 'settings with analytics')
  await expect.poll(() => asked.length).toBe(6)
  const counted = privacy.getByLabel('Let Google Analytics count my screens')
  await counted.click()
  await expect(counted).not.toBeChecked()
  await expect.poll(() => cookiesOf(page)).toEqual([])
  asked.length = 0
  await page.getByRole('link', { name: 'Home', exact: true }).click()
  for (const again of [1, 2]) {
    await expect(page.getByRole('heading', { name: 'Your week', exact: true }), `visit ${again}`).toBeVisible()
    await Promise.all([page.waitForResponse(/\/user\/consent$/), page.reload()])
  }
  await expect(question(page)).toHaveCount(0)
  expect([asked, await cookiesOf(page)]).toEqual([[], []])

  const young = await visit()
  const askedOfYoung = await watchProvider(young)
  const { seeker: teenager } = await newPerson(server, 'Finn Reed', `${new Date().getFullYear() - 17}-01-01`)
  await Promise.all([young.waitForResponse(/\/user\/consent$/), enter(young, teenager)])
  await young.goto('/settings')
  await expect(young.getByRole('switch', { name: 'Count me when I open a job' })).toBeVisible()
  await expect(young.getByRole('switch', { name: 'Let Google Analytics count my screens' })).toHaveCount(0)
  await expect(question(young)).toHaveCount(0)
  expect([askedOfYoung, await cookiesOf(young)]).toEqual([[], []])
})
