import { type Page, expect } from '@playwright/test'
import { quiet } from '#e2e/screen/quiet'
import { expectAccessible } from '#e2e/screen/axe'
import { invite, join } from '#e2e/steps/colleagues'
import { openOwn } from '#e2e/screen/account-menu'
import { move, openApplicant } from '#e2e/steps/decision'
import { newColleague } from '#e2e/steps/people'
import { newCompany } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { applyStraight, postStraight } from '#e2e/straight/shop'
import { test } from '#e2e/test'

/** What stands on the screen of what only managers may do. */
async function offered(page: Page): Promise<string[]> {
  const managers = /^(Post a job|Edit$|More actions for|Shortlist$|Save|Invite someone|Cancel invitation)/
  const main = page.getByRole('main')
  const found = await Promise.all((['button', 'link', 'checkbox'] as const).map((role) => main.getByRole(role, { name: managers }).all()))
  return Promise.all(found.flat().map(async (one) => (await one.getAttribute('aria-label')) ?? (await one.innerText())))
}

test('an owner asks people to join; a reviewer scores and notes and is offered nothing else; roles change, and one is taken out', async ({
  visit,
  server,
  isMobile,
}) => {
  test.setTimeout(300_000)
  const size = { isPhone: isMobile }
  const owner = await visit()
  const reviewer = await visit()
  const manager = await visit()
  const [rory, mia] = [newColleague('rory'), newColleague('mia')]
  const company = await newCompany(server)
  const jobId = await postStraight(server, company)
  await applyStraight(server, jobId, 'Ada Winter')
  await enter(owner, company.owner)

  await test.step('a plan without seats says so, and one with seats asks a reviewer and a manager by mail', async () => {
    await openOwn(owner, 'Team')
    await expect(owner.getByRole('region', { name: 'Team' })).toBeInViewport()
    await expect(owner.getByRole('region', { name: 'Team' }).getByRole('link', { name: 'Upgrade to add people' })).toBeVisible()
    await expect(owner.getByRole('button', { name: 'Invite someone' })).toHaveCount(0)
    await expectAccessible(owner, 'no seat left')
    await server.office('package', company.employerId, 'standard')
    await owner.reload()
    await invite(owner, rory.email, /^Reviewer/)
    await expect(owner.getByText(`We wrote to ${rory.email}`)).toBeVisible()
    await invite(owner, mia.email, /^Manager/)
    await expect(owner.getByText(`We wrote to ${mia.email}`)).toBeVisible()
    await expect(owner.getByRole('listitem').filter({ hasText: rory.email })).toContainText('Reviewer · Asked on')
    await expectAccessible(owner, 'company with invitations')
  })

  await test.step('both join by the link of their mail', async () => {
    await join(reviewer, server, rory)
    await join(manager, server, mia)
    await owner.reload()
    await expect(owner.getByRole('listitem').filter({ hasText: mia.email })).toContainText('Manager')
    await expect(owner.getByRole('listitem').filter({ hasText: 'Asked on' })).toHaveCount(0)
  })

  await test.step('a reviewer reads, scores and notes', async () => {
    await openApplicant(reviewer, jobId, 'Ada Winter')
    await reviewer.getByRole('button', { name: 'Add yours' }).click()
    await reviewer.getByRole('button', { name: 'Good', exact: true }).click()
    await expect(reviewer.getByRole('region', { name: 'Scores' }).getByRole('listitem')).toContainText('Good')
    const notes = reviewer.getByRole('region', { name: 'Notes' })
    await notes.getByRole('textbox').fill('Lives near and knows the till.')
    await notes.getByRole('button', { name: 'Save note' }).click()
    await expect(notes.getByRole('listitem')).toContainText('Lives near and knows the till.')
  })

  await test.step('and is offered nothing that the server would refuse', async () => {
    await expect(reviewer.getByText('A manager or owner decides')).toBeVisible()
    await expect(reviewer.getByText('Only managers and owners can message applicants.')).toBeVisible()
    await expectAccessible(reviewer, 'applicant, as a reviewer')
    for (const address of [
      '/home',
      '/posts/ongoing',
      `/posts/${jobId}`,
      `/posts/${jobId}?step=week`,
      '/applicants',
      `/applicants/${jobId}`,
      '/company',
    ]) {
      await reviewer.goto(address)
      await expect(reviewer.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await quiet(reviewer)
      expect.soft(await offered(reviewer), address).toEqual([])
    }
    await expect(reviewer.getByRole('link', { name: 'Questions' })).toHaveCount(0)
    for (const [address, says] of [
      ['/posts/new', 'Only managers and owners can post jobs'],
      ['/questions', 'Managers and owners edit the questions'],
    ] as const) {
      await reviewer.goto(address)
      await expect(reviewer.getByRole('heading', { name: says, level: 1 })).toBeVisible()
      await expectAccessible(reviewer, says)
    }
  })

  await test.step('a role that changes changes what they may', async () => {
    await owner.getByRole('button', { name: /^More actions for rory/i }).click()
    await owner.getByRole('menuitem', { name: 'Change role' }).click()
    const sheet = owner.getByRole('dialog')
    await sheet.getByRole('radio', { name: /^Manager/ }).check()
    await expectAccessible(owner, 'change a role')
    await sheet.getByRole('button', { name: 'Save' }).click()
    await expect(owner.getByRole('listitem').filter({ hasText: rory.email })).toContainText('Manager')
    await openApplicant(reviewer, jobId, 'Ada Winter')
    await move(reviewer, 'Shortlist', size)
    await expect(reviewer.getByText('Ada Winter is shortlisted')).toBeVisible()
  })

  await test.step('who is taken out sees nothing of the company any more', async () => {
    await owner.getByRole('button', { name: /^More actions for mia/i }).click()
    await owner.getByRole('menuitem', { name: 'Remove' }).click()
    await owner.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
    await expect(owner.getByText(mia.email)).toHaveCount(0)
    await manager.goto('/posts/ongoing')
    await expect(manager).toHaveURL('/auth/sign-up/complete/employer')
  })
})
