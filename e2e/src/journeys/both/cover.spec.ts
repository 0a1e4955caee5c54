import { expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import type { Server } from '#e2e/server/server'
import { signIn } from '#e2e/steps/people'
import { askEmployer, askSeeker } from '#e2e/straight/calls'
import { newPerson, openShop } from '#e2e/straight/shop'
import { test } from '#e2e/test'

const shifts = [
  { day: 3, start: '18:00', end: '21:30', people: 1 },
  { day: 6, start: '18:00', end: '22:00', people: 1 },
  { day: 7, start: '09:00', end: '13:00', people: 2 },
]

const wholeWeek = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: true, slots: [{ start: '06:00', end: '23:30' }] }))

/** A job of three shifts, and three people who applied for some of them. */
async function aWeek(server: Server) {
  const shop = await openShop(server, { shifts, shiftsNeeded: 1, vacancies: 3 })
  const { body: job } = await askEmployer(server, 'jobDetails', { params: { id: shop.jobId } }, shop.token)
  const [tuesday = '', friday = '', saturday = ''] = job.shifts.map(({ _id }) => _id)
  const wishes = [
    ['Ada Winter', [tuesday, saturday]],
    ['Beth Rowe', [friday]],
    ['Cal Moss', [tuesday]],
  ] as const
  for (const [name, wished] of wishes) {
    const { token } = await newPerson(server, name)
    await askSeeker(server, 'setAvailability', { body: { times: wholeWeek, busy: [] } }, token)
    const { status } = await askSeeker(server, 'applyForJob', { body: { jobId: shop.jobId, shifts: [...wished] } }, token)
    expect(status, `${name} applies`).toBe(201)
  }
  return { shop, tuesday, friday, saturday }
}

test('an employer fills the week in one press, and an offer begins with the shifts that were proposed', async ({ visit, server }) => {
  const { shop, tuesday, saturday } = await aWeek(server)
  const page = await visit()
  await signIn(page, shop.owner)
  await expect(page).toHaveURL('/home')
  await page.goto(`/applicants/${shop.jobId}`)
  await page.getByText('Cover', { exact: true }).click()
  await expect(page).toHaveURL(/view=cover/)
  await expect(page.getByText(/^4 gaps on \d shifts$/)).toBeVisible()
  await expectAccessible(page, 'cover, open')

  await page.getByRole('button', { name: 'Fill the week' }).click()
  const panel = page.getByRole('region', { name: 'Fill the week' })
  await expect(panel.getByText('2 people fill 3 of the 4 gaps.')).toBeVisible()
  await expect(panel.getByText('Sat 09–13 stays one short.')).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Ada Winter is proposed for Sat 09–13' })).toBeVisible()
  await expect(page.getByRole('cell', { name: 'Cal Moss can work Tue 18:00–21:30' })).toBeVisible()
  await expectAccessible(page, 'cover, filled')

  await panel.getByRole('button', { name: 'Offer to Ada Winter' }).click()
  const dialog = page.getByRole('dialog', { name: 'Make Ada Winter an offer' })
  await expect(dialog.getByLabel('Hours a week')).toHaveValue('7.5')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await expect(page.getByRole('cell', { name: 'Ada Winter has an offer for Sat 09–13' })).toBeVisible()
  await expect(panel.getByText('1 person fills 1 of the 2 gaps.')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'Offer to Ada Winter' })).toHaveCount(0)

  const { body: cover } = await askEmployer(server, 'cover', { params: { id: shop.jobId } }, shop.token)
  expect(cover.applicants.find(({ name }) => name === 'Ada Winter')?.offered).toEqual([tuesday, saturday])
})
