import { type Locator, type Page, expect } from '@playwright/test'
import { choose } from '#e2e/screen/fields'
import { newSeeker } from '#e2e/steps/people'
import type { Server } from '#e2e/server/server'
import { askSeeker, joinStraight } from '#e2e/straight/calls'
import { enter } from '#e2e/straight/enter'
import { openJobs } from '#e2e/straight/open-jobs'
import { test as base } from '#e2e/test'

/** The same Saturday at the seeker's own door, and in a town at the edge of the city's postcodes. */
const jobs = [
  { title: 'Barista', postcode: 'LS2 9JT' },
  { title: 'Tea room help', postcode: 'LS29 8DU' },
]

/** A server of its own, on which these are all the jobs: what is near is counted. */
const test = base.extend<object, { market: Server }>({
  market: [
    async ({ server }, provide) => {
      await openJobs(server, 'Ottley Tea Rooms', jobs)
      await provide(server)
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

/** Somebody at the university in Leeds who is free on Saturdays, past the pages. */
async function readyStudent(server: Server) {
  const seeker = newSeeker('Ines', 'Costa')
  const token = await joinStraight(server, seeker)
  const who = { firstName: 'Ines', lastName: 'Costa', dateOfBirth: seeker.dateOfBirth, city: 'Leeds', postcode: 'LS2 9JT' }
  await askSeeker(server, 'changeProfile', { body: { ...who, skills: [{ _id: null, name: 'Latte art' }] } }, token)
  const slots = [{ start: '06:00', end: '18:00' }]
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? slots : [] }))
  expect((await askSeeker(server, 'setAvailability', { body: { times, busy: [] } }, token)).status).toBe(200)
  return seeker
}

const tab = (page: Page, name: RegExp): Locator => page.getByRole('navigation', { name: 'Which jobs' }).getByRole('link', { name })
const card = (page: Page, title: string): Locator => page.getByRole('article').filter({ hasText: title })

/** Another limit for this search alone; on a phone its field is in a sheet. */
async function goNoFurtherThan(page: Page, limit: string, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: /^Search:/ }).click()
  await page.getByRole('combobox', { name: 'Within' }).click()
  await page.getByRole('option', { name: limit, exact: true }).click()
  if (isPhone) await page.getByRole('dialog', { name: 'Search' }).getByRole('button', { name: 'Search' }).click()
}

test('what lies beyond the longest way is no match, is found everywhere, and comes near with a longer one', async ({
  visit,
  look,
  market,
  isMobile,
}) => {
  const page = await visit()
  await enter(page, await readyStudent(market))

  await test.step('the way and its means are said in the profile', async () => {
    await page.goto('/profile/profile#travel')
    const form = page.getByRole('dialog', { name: 'Travel' })
    await choose(form, 'Longest journey, one way', '20 min')
    await choose(form, 'How you travel', 'By bus')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(page.getByRole('link', { name: /^Travel/ })).toContainText('up to 20 min by bus')
  })

  await test.step('the job beyond isn’t among what fits or is near', async () => {
    await page.goto('/find')
    await expect(tab(page, /^Fits my week/)).toContainText('1')
    await expect(tab(page, /^Near you/)).toContainText('1')
    await expect(card(page, 'Barista')).toBeVisible()
    await expect(card(page, 'Tea room help')).toBeHidden()
  })

  await test.step('it is found everywhere, with its way', async () => {
    await tab(page, /^Everywhere/).click()
    await expect(tab(page, /^Everywhere/)).toContainText('2')
    await expect(card(page, 'Tea room help')).toContainText(/\d+\smin/)
    await look(page, 'everywhere, one beyond')
    await card(page, 'Tea room help').getByRole('link').click()
    await expect(page.getByText(/about \d+\smin by bus/).first()).toBeVisible()
    await expect(page.getByText('Door to door')).toBeHidden()
    await page.goBack()
    await card(page, 'Barista').getByRole('link').click()
    await expect(page.getByText('Door to door').filter({ visible: true })).toBeVisible()
    await page.goBack()
  })

  await test.step('a search with a longer way has it near, and then it fits', async () => {
    await goNoFurtherThan(page, '120 min', isMobile)
    await expect(page).toHaveURL(/travelMinutes=120/)
    await tab(page, /^Fits my week/).click()
    await expect(page).toHaveURL(/tab=fits-my-week/)
    await expect(tab(page, /^Fits my week/)).toContainText('2')
    await expect(card(page, 'Tea room help')).toBeVisible()
  })

  await test.step('the next search is by the profile again', async () => {
    await page.goto('/find?tab=fits-my-week')
    await expect(tab(page, /^Fits my week/)).toContainText('1')
    await expect(card(page, 'Tea room help')).toBeHidden()
  })
})
