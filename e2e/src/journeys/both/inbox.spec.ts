import { type Locator, type Page, expect } from '@playwright/test'
import { askEmployer, askSeeker } from '#e2e/straight/calls'
import { newStall } from '#e2e/straight/companies'
import { choose as chooseOption } from '#e2e/screen/fields'
import { enter } from '#e2e/straight/enter'
import type { Server } from '#e2e/server/server'
import { applyStraight, post, postStraight } from '#e2e/straight/shop'
import { test } from '#e2e/test'

/** A company of its own with a live post, to whose owner nothing else is told. */
async function openStall(server: Server, name: string) {
  const stall = await newStall(server, name)
  await server.office('approve', stall.employerId)
  await server.office('package', stall.employerId, 'standard')
  const jobId = await postStraight(server, stall)
  await askEmployer(server, 'deleteNotifications', { query: {} }, stall.token)
  return { ...stall, jobId }
}
const more = (page: Page, name: string): Locator => page.getByRole('button', { name: `More actions for ${name}` })
async function choose(page: Page, menu: Locator, item: string): Promise<void> {
  await menu.click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click()

test('new applicants of a day are one row that opens, and whoever comes back from one finds it as they left it', async ({
  visit,
  look,
  server,
}) => {
  const stall = await openStall(server, 'Juniper Row Stall')
  for (const name of ['Ada Finch', 'Beth Rowe', 'Cora Hale']) await applyStraight(server, stall.jobId, name)
  const page = await visit()
  await enter(page, stall.owner, '/notifications')
  const group = page.getByRole('button', { name: /^\d new applicants for Weekend barista$/ })
  await expect(group).toHaveText(`3 new applicants for ${post}`)
  await expect(page.getByText('Cora, Beth and Ada.')).toBeVisible()
  await look(page, 'an inbox with a group')
  await group.press('Enter')
  await look(page, 'an inbox with an open group')

  const beth = page.getByRole('listitem').filter({ hasText: /^BRBeth applied/ })
  await beth.getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(new RegExp(`/applicants/${stall.jobId}/`))
  await expect(page.getByRole('heading', { name: 'Beth Rowe' }).first()).toBeVisible()
  await page.goBack()
  await expect(group).toHaveText(`2 new applicants for ${post}`)
  await expect(group).toHaveAttribute('aria-expanded', 'true')
  const read = page
    .getByRole('region', { name: /^Today, / })
    .getByRole('heading')
    .getByRole('link')
  await expect(read).toBeInViewport()
  await expect(read).toBeFocused()

  await choose(page, more(page, `2 new applicants for ${post}`), 'Mark all 2 as read')
  await expect(page.getByRole('region', { name: 'Unread' })).toHaveCount(0)
  await expect(page.getByRole('region', { name: /^Today, / }).getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('link', { name: 'Notifications', exact: true })).toBeVisible()
})

test('what was deleted comes back with one press, and what arrives meanwhile is neither deleted nor lost', async ({
  visit,
  look,
  server,
}) => {
  const stall = await openStall(server, 'Hawthorn Row Stall')
  await applyStraight(server, stall.jobId, 'Dora Lane')
  const other = await postStraight(server, stall, { title: 'Saturday baker' })
  await applyStraight(server, other, 'Ella Marsh')
  const page = await visit()
  await enter(page, stall.owner, '/notifications')
  const [dora, fay] = [page.getByRole('heading', { name: 'Dora applied' }), page.getByRole('heading', { name: 'Fay applied' })]
  await expect(dora).toBeVisible()

  await choose(page, more(page, 'Dora applied'), 'Delete')
  await expect(dora).toHaveCount(0)
  await look(page, 'an inbox after something was deleted')
  await undo(page)
  await expect(dora).toBeVisible()

  // Somebody applies between the press and its work.
  await page.route('**/notifications/remove', async (route) => {
    await applyStraight(server, other, 'Fay North')
    await route.continue()
  })
  await choose(page, more(page, 'all notifications'), 'Delete all')
  await expect(page.getByText('All notifications deleted')).toBeVisible()
  await expect(dora).toHaveCount(0)
  await expect(fay).toBeVisible()
  await expect(page.getByText('Ella applied')).toHaveCount(0)
  await undo(page)
  await expect(dora).toBeVisible()
  await expect(page.getByRole('button', { name: '2 new applicants for Saturday baker', exact: true })).toBeVisible()
  await expect(page.getByText('Fay and Ella.')).toBeVisible()
})

test('a seeker answers an offer from its row, and the choice of more quiet stays', async ({ visit, look, server, isMobile }) => {
  const [stall, another] = [await openStall(server, 'Rowan Row Stall'), await openStall(server, 'Hazel Row Stall')]
  const { seeker, applicationId, token } = await applyStraight(server, stall.jobId, 'Gwen Alder')
  const beside = { body: { jobId: another.jobId, coverNote: 'I can start at once.' } }
  expect((await askSeeker(server, 'applyForJob', beside, token)).status).toBe(201)
  const offer = {
    pay: 13.5,
    payUnit: 'hour',
    hoursPerWeek: 7.5,
    startDate: new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10),
  } as const
  const move = { query: { applicationId }, body: { status: 'offered', version: 1, offer } } as const
  expect((await askEmployer(server, 'moveApplicants', move, stall.token)).status).toBe(200)
  await askSeeker(server, 'setQuietHours', { body: { from: 19, until: 8 } }, token)
  const page = await visit()
  await enter(page, seeker, '/notifications')
  await expect(page.getByRole('link', { name: 'Notifications, 3 unread' })).toBeVisible()
  await look(page, 'a seeker’s inbox')
  await page.getByRole('link', { name: 'Reply to offer, Rowan Row Stall' }).click()
  await expect(page).toHaveURL(`/applications/${applicationId}`)
  await expect(page.getByRole('link', { name: 'Notifications, 1 unread' })).toBeVisible()
  await page.goBack()
  if (isMobile) {
    await page.getByRole('group', { name: 'Show' }).getByText('Unread').click()
    await expect(page.getByRole('listitem').filter({ has: page.getByRole('heading') })).toHaveCount(1)
    await page.getByRole('group', { name: 'Show' }).getByText('All').click()
  }
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect(page.getByRole('region', { name: 'Unread' })).toHaveCount(0)

  await page.goto('/settings/notifications')
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('19:00')
  await chooseOption(page, 'From', '18:00')
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('18:00')
  await look(page, 'notification settings')
  await page.reload()
  await expect(page.getByRole('combobox', { name: 'From' })).toHaveValue('18:00')
})
