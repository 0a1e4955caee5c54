import { type Locator, type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { choose } from '#e2e/screen/fields'
import { type Shop, applyStraight, openShop } from '#e2e/straight/shop'
import { enter } from '#e2e/straight/enter'
import type { Server } from '#e2e/server/server'
import { askEmployer } from '#e2e/straight/calls'
import { test } from '#e2e/test'

const names = ['Ada Winter', 'Beth Rowe', 'Cal Moss', 'Dara Vale'] as const

/** A post with four people who applied, oldest first, and its owner signed in. */
async function waiting(page: Page, server: Server, more: Parameters<typeof openShop>[1] = {}) {
  const shop = await openShop(server, more)
  const applied: Awaited<ReturnType<typeof applyStraight>>[] = []
  for (const name of names) applied.push(await applyStraight(server, shop.jobId, name))
  const list = `/applicants/${shop.jobId}`
  return { shop, applied, open: (query = '') => enter(page, shop.owner, list + query) }
}

const column = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
/** What each of the people compared has in one row. */
const compared = (page: Page, name: string): Locator =>
  page
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name, exact: true }) })
    .getByRole('cell')
const cardOf = (within: Page | Locator, name: string): Locator => within.getByRole('article').filter({ hasText: name })

/** Drags by the pointer, in steps, as a hand does. */
async function drag(page: Page, card: Locator, target: Locator): Promise<void> {
  const [from, to] = [await card.boundingBox(), await target.boundingBox()]
  if (!from || !to) throw new Error('Nothing to drag, or nowhere to')
  await page.mouse.move(from.x + 90, from.y + from.height - 12)
  await page.mouse.down()
  await page.mouse.move(from.x + 100, from.y + from.height - 4, { steps: 3 })
  await page.mouse.move(to.x + to.width / 2, to.y + 300, { steps: 8 })
}

/** Moves one past the pages, so that what stands on somebody's screen is old. */
const moveStraight = (server: Server, { token }: Shop, applicationId: string) =>
  askEmployer(server, 'moveApplicants', { query: { applicationId }, body: { status: 'in_review', version: 1 } }, token)

test('a card is dragged where it may go, taken back, and springs back with a reason where it may not', async ({
  visit,
  server,
  isMobile,
}) => {
  test.skip(isMobile, 'a phone has cards with menus instead of the board')
  const page = await visit()
  const { open } = await waiting(page, server)
  await open('?view=board')
  await expect(cardOf(page, 'Ada Winter')).toBeVisible()
  await expectAccessible(page, 'board')

  await drag(page, cardOf(page, 'Ada Winter'), column(page, 'Shortlisted'))
  await expect(column(page, 'Shortlisted').getByText('Drop here')).toBeVisible()
  await expectAccessible(page, 'board, dragging')
  await page.mouse.up()
  await expect(page.getByText('Ada Winter is shortlisted')).toBeVisible()
  await expect(cardOf(column(page, 'Shortlisted'), 'Ada Winter')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(cardOf(column(page, 'New'), 'Ada Winter')).toBeVisible()

  await drag(page, cardOf(page, 'Beth Rowe'), column(page, 'In review'))
  await page.mouse.up()
  await expect(cardOf(column(page, 'In review'), 'Beth Rowe')).toBeVisible()
  await drag(page, cardOf(page, 'Beth Rowe'), column(page, 'New'))
  await expect(column(page, 'New').getByText('You can’t move anyone back to New.')).toBeVisible()
  await page.mouse.up()
  await expect(page.getByText('Beth Rowe stays')).toBeVisible()
  await expect(cardOf(column(page, 'In review'), 'Beth Rowe')).toBeVisible()

  await drag(page, cardOf(page, 'Beth Rowe'), column(page, 'Offer'))
  await page.mouse.up()
  await expect(page.getByRole('dialog', { name: 'Make Beth Rowe an offer' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(cardOf(column(page, 'In review'), 'Beth Rowe')).toBeVisible()

  await cardOf(page, 'Cal Moss').getByRole('button', { name: 'More actions for Cal Moss' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Shortlist' }).press('Enter')
  await expect(cardOf(column(page, 'Shortlisted'), 'Cal Moss')).toBeVisible()
})

test('several are moved at once, each that stays is named, and all of it is taken back', async ({ visit, server, isMobile }) => {
  const page = await visit()
  const { shop, applied, open } = await waiting(page, server)
  const begin = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Select' }).click()
  }
  await open()
  await begin()
  for (const name of names.slice(0, 3)) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await expectAccessible(page, 'several chosen')
  // A colleague is faster by less than the page could hear of.
  await page.route(
    '**/updateApplicantStatus',
    async (route) => {
      await moveStraight(server, shop, applied[2]?.applicationId ?? '')
      await route.continue()
    },
    { times: 1 },
  )
  await page.getByRole('button', { name: 'Shortlist', exact: true }).click()
  await expect(page.getByText('2 applications moved')).toBeVisible()
  const stayed = page.getByRole('alert').filter({ hasText: 'It didn’t work for everyone' })
  await expect(stayed).toContainText('Cal Moss has changed since and is at “In review”.')
  await expectAccessible(page, 'some stayed')
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('2 steps taken back')).toBeVisible()
  await expect(page.getByRole('button', { name: /^Shortlisted/ })).toHaveCount(0)

  await begin()
  for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Not this time', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Not this time: 2 people' })
  await choose(dialog, 'Reason', 'The job is filled')
  await expectAccessible(page, 'several rejected')
  await dialog.getByRole('button', { name: 'Send in 60 minutes' }).click()
  await expect(page.getByText('Rejection on its way')).toHaveCount(2)

  await begin()
  for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  await page.getByRole('button', { name: 'Undo 2' }).click()
  await expect(page.getByText('Rejection on its way')).toHaveCount(0)
})

test('several are asked to an interview and written to at once, each in a conversation of their own', async ({
  visit,
  server,
  isMobile,
}) => {
  const page = await visit()
  const { shop, applied, open } = await waiting(page, server)
  const asked = { question: 'What do you like about coffee?', category: 'motivation', answerType: 'text' } as const
  expect((await askEmployer(server, 'createQuestion', { body: asked }, shop.token)).status).toBe(201)
  await open()
  const chooseTwo = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Select' }).click()
    for (const name of names.slice(0, 2)) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  }
  await chooseTwo()
  await page.getByRole('button', { name: 'Interview', exact: true }).click()
  const inviting = page.getByRole('dialog', { name: 'Invite 2 people to an interview' })
  await inviting.getByLabel(/^Questions from your bank/).fill(asked.question)
  await inviting.getByRole('checkbox', { name: asked.question }).check()
  await inviting.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByText('2 people invited')).toBeVisible()

  await chooseTwo()
  await page.getByRole('button', { name: 'Message', exact: true }).click()
  const writing = page.getByRole('dialog', { name: 'Message 2 people' })
  await writing.getByRole('button', { name: 'Send message' }).click()
  await expect(writing.getByText('Enter a message')).toBeVisible()
  await writing.getByLabel('Message').fill('We read all answers on Friday.')
  await expectAccessible(page, 'several written to')
  await writing.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByText('Message sent to 2 people')).toBeVisible()

  for (const { seeker, applicationId } of applied.slice(0, 2)) {
    const theirs = await visit()
    await enter(theirs, seeker, `/interview/${applicationId}`)
    await expect(theirs.getByText(asked.question)).toBeVisible()
    await theirs.goto(`/messages/${applicationId}`)
    await expect(theirs.getByRole('list', { name: 'Messages, oldest first' }).getByText('We read all answers on Friday.')).toBeVisible()
  }
})

test('arrow keys lead from applicant to applicant in the order of the list, and never while someone types', async ({ visit, server }) => {
  const page = await visit()
  const { open } = await waiting(page, server)
  const name = (who: string) => page.getByRole('heading', { level: 1, name: who })
  await open('?sort=name&where=new')
  await page.getByRole('main').getByRole('link', { name: 'Ada Winter' }).click()
  await expect(name('Ada Winter')).toBeVisible()
  const steps = page.getByRole('navigation', { name: 'Applicants for this job' })
  await expect(steps).toContainText('1 of 4')
  await expectAccessible(page, 'applicant among others')
  await page.keyboard.press('ArrowRight')
  await expect(name('Beth Rowe')).toBeVisible()

  const note = page.getByRole('textbox', { name: 'Note' })
  await note.fill('Ask')
  await note.press('ArrowRight')
  await page.keyboard.type(' them')
  await expect(note, 'the page is the same').toHaveValue('Ask them')
  await expect(name('Beth Rowe')).toBeVisible()
  await note.fill('')
  await note.blur()

  await steps.getByRole('link', { name: 'Next applicant' }).press('Enter')
  await expect(name('Cal Moss')).toBeVisible()
  await expect(steps.getByRole('link', { name: 'Next applicant' })).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(steps).toContainText('4 of 4')
  await page.keyboard.press('ArrowRight')
  await expect(name('Dara Vale')).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(name('Cal Moss')).toBeVisible()
})

test('people stand side by side by criterion, without names until they’re scored where the job hides them', async ({
  visit,
  server,
  isMobile,
}) => {
  const page = await visit()
  const { open } = await waiting(page, server, { hideNames: true })
  await open()
  if (isMobile) await page.getByRole('button', { name: 'Select' }).click()
  const boxes = page.getByRole('checkbox', { name: /^Select Applicant/ })
  await expect(boxes).toHaveCount(4)
  for (const place of [0, 1, 2]) await boxes.nth(place).check()
  await page.getByRole('link', { name: 'Compare 3' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Side by side' })).toBeVisible()
  const people = page
    .getByRole('table', { name: 'Applicants being compared' })
    .getByRole('columnheader')
    .filter({ has: page.getByRole('link') })
  await expect(people).toHaveCount(3)
  await expect(people.filter({ hasText: /Applicant \d/ })).toHaveCount(3)
  await expect(compared(page, 'Match').filter({ hasText: '%' })).toHaveCount(3)
  await expectAccessible(page, 'compared')
  const scores = compared(page, 'Scores')
  await scores.first().getByRole('button', { name: 'Add yours' }).click()
  await scores.first().getByRole('button', { name: 'Very good' }).click()
  await expect(people.filter({ hasText: /Winter|Rowe|Moss|Vale/ })).toHaveCount(1)
  await expect(people.filter({ hasText: /Applicant \d/ })).toHaveCount(2)
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
})
