import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { choose, dayFromNow } from '#e2e/screen/fields'
import { newCompany } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { leavePrompt } from '#e2e/steps/plan'
import { beginBlank, closePart, fillPost, openPart, publish, review, sentPost, writePost } from '#e2e/steps/post'
import { test } from '#e2e/test'

/** Words of an advert that have to go, and what is offered instead. */
const barred = [
  { words: 'young barista', found: 'looking for a young', instead: 'happy to learn', law: 'Equality Act 2010' },
  { words: 'waitress', found: 'waitress', instead: 'waiting staff', law: 'Equality Act 2010' },
  {
    words: 'unpaid trial shift',
    found: 'unpaid trial shift',
    instead: 'paid trial shift',
    law: 'National Minimum Wage Act 1998',
  },
  {
    words: 'registration fee',
    found: 'registration fee',
    instead: 'applying and starting cost nothing',
    law: 'Employment Agencies Act 1973',
  },
] as const
const texts: Readonly<Record<(typeof barred)[number]['words'], string>> = {
  'young barista': 'We’re looking for a young barista.',
  waitress: 'Waitress wanted for weekends.',
  'unpaid trial shift': 'An unpaid trial shift is the first step.',
  'registration fee': 'A small registration fee applies.',
}
const good = 'You make coffee, serve at the counter and close the café with one other person.'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const next = (page: Page) => button(page, 'Next').click()
const status = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words })
const pay = (page: Page) => page.getByRole('textbox', { name: 'Pay', exact: true })
const toStep = (page: Page, label: string) =>
  page
    .getByRole('list', { name: /^Step \d of 3/ })
    .getByRole('button', { name: new RegExp(`^${label}`) })
    .click()

test('a job that the law or the plan doesn’t allow says why at its field, and nothing that was typed is lost', async ({
  visit,
  server,
}) => {
  test.setTimeout(300_000)
  const path = '/jobs/jobs/status'
  const page = await visit({
    refused: [`400 PATCH ${path}`, `402 PATCH ${path}`],
  })
  const { owner } = await newCompany(server)
  await enter(page, owner)

  await test.step('words that shut people out are named while they’re typed, with what to write instead', async () => {
    await page.goto('/posts/new')
    await beginBlank(page)
    await next(page)
    await expect(page.getByLabel('Job title'), 'the first that is missing has the focus').toBeFocused()
    await expect(page.getByText('Enter the job title')).toBeVisible()
    await expect(page.getByText('Describe the work')).toBeVisible()
    await expect(status(page, '2 things to fix')).toBeVisible()
    await page.getByLabel('Job title').fill('Evening barista')
    for (const { words, found, instead, law } of barred) {
      await page.getByLabel('What they’ll do').fill(texts[words])
      const told = page.locator('[aria-live=polite]').filter({ hasText: `Leave out “${found}”.` })
      await expect(told.or(page.getByText(new RegExp(`Leave out “${found}”`, 'i'))).first()).toBeVisible()
      await expect(page.getByText(instead).first()).toBeVisible()
      await page.getByText('Why', { exact: true }).first().click()
      await expect(page.getByText(law).first()).toBeVisible()
    }
    await expectAccessible(page, 'post, words that have to go')
    await page.getByLabel('What they’ll do').fill(texts.waitress)
    await page.getByRole('button', { name: 'Use “server”' }).click()
    await expect(page.getByLabel('What they’ll do')).toHaveValue('Server wanted for weekends.')
    await page.getByLabel('What they’ll do').fill(texts['registration fee'])
    await page.getByLabel('Job title').press('Enter')
    await expect(page.getByLabel('What they’ll do'), 'Enter is Next, which lets no such words by').toBeFocused()
    await expect(page.getByLabel('What they’ll do')).toHaveValue(texts['registration fee'])
    await expect(page.getByLabel('What they’ll do')).toHaveAccessibleDescription(/registration fee/)
    await page.getByLabel('What they’ll do').fill(good)
    await expect(page.getByText(/Leave out “/)).toHaveCount(0)
  })

  await test.step('pay below the minimum is told beside it, with the minimum of every age', async () => {
    await fillPost(page, { title: 'Evening barista', pay: '12.00' })
    await expect(page.getByText(/^£12\.00 an hour is below the legal minimum of £\d+\.\d\d for 21 and over\.$/)).toBeVisible()
    await expect(
      page.getByText(/^Legal minimum an hour from .*: £\d+\.\d\d for 21 and over, £\d+\.\d\d for 18 to 20, £\d+\.\d\d under 18/),
    ).toBeVisible()
    await expectAccessible(page, 'post, pay below the minimum')
  })

  await test.step('what is missing, too late, barred to people of 16 and 17 or paid too little keeps the step back, each at its field', async () => {
    const shift = page.getByRole('group', { name: 'Shifts' }).getByRole('listitem').nth(0)
    await choose(shift, 'To', '23:00')
    await expect(page.getByText('18 and over only.')).toBeVisible()
    await openPart(page, 'Age and checks')
    await page.getByRole('combobox', { name: 'DBS check' }).click()
    await page.getByRole('option', { name: /^Basic/ }).click()
    await closePart(page)
    await openPart(page, 'Starts and closes')
    const lastDay = page.getByLabel('Last day to apply')
    await lastDay.fill(dayFromNow(120))
    await closePart(page)
    await expect(lastDay, 'Done tells it before the review does').toHaveAccessibleDescription(/from today to 90 days ahead/)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
    await review(page, 1)
    await expect(pay(page), 'the first of them has the focus').toBeFocused()
    await expect(pay(page)).toHaveAccessibleDescription(/£12\.00 an hour is below £\d+\.\d\d, the legal minimum for 21 and over/)
    await expect(status(page, '4 things to fix')).toBeVisible()
    for (const part of ['Starts and closes', 'Age and checks'])
      await expect(button(page, `${part} To fix`), 'a part with a fault says so').toBeVisible()
    await expectAccessible(page, 'post, four things to fix')
  })

  await test.step('the review lists them all, each a way to its field', async () => {
    await toStep(page, 'Review')
    const set = page.getByRole('region', { name: 'What you’ve set' })
    await expect(status(page, '4 things to fix')).toBeVisible()
    await expectAccessible(page, 'post, review with four things to fix')
    await set.getByRole('button', { name: 'Choose the last day to apply, from today to 90 days ahead' }).click()
    await expect(page.getByLabel('Last day to apply')).toBeFocused()
    await page.getByLabel('Last day to apply').fill(dayFromNow(14))
    await closePart(page)
    await toStep(page, 'Review')
    await set.getByRole('button', { name: 'Say why the job needs this check' }).click()
    await expect(page.getByLabel('Why do you need it?'), 'its own field, not the first of its step').toBeFocused()
    await page.getByLabel('Why do you need it?').fill('You count the till alone.')
    await closePart(page)
    await toStep(page, 'Review')
    await set.getByRole('button', { name: /^16 and 17-year-olds can’t work this: / }).click()
    await expect(page.getByRole('combobox', { name: 'Minimum age' })).toBeFocused()
    await choose(page, 'Minimum age', '18 and over')
    await page.getByLabel('Why 18 and over?').fill('')
    await closePart(page)
    await toStep(page, 'Review')
    await expect(status(page, '2 things to fix')).toBeVisible()
    await set.getByRole('button', { name: 'Say why it must be 18 and over' }).click()
    await expect(page.getByLabel('Why 18 and over?')).toBeFocused()
    await page.getByLabel('Why 18 and over?').fill('The shop sells alcohol.')
    await closePart(page)
  })

  await test.step('Publish says no as well, and a reload loses nothing', async () => {
    await toStep(page, 'Review')
    await expect(status(page, '1 thing to fix')).toBeVisible()
    await button(page, 'Publish').click()
    await expect(pay(page)).toBeFocused()
    await expect(pay(page)).toHaveValue(/12/)
    await page.reload()
    await openPart(page, 'Age and checks')
    await expect(page.getByLabel('Why do you need it?')).toHaveValue('You count the till alone.')
    await closePart(page)
    await toStep(page, 'Role')
    await expect(page.getByLabel('Job title')).toHaveValue('Evening barista')
    await expect(page.getByLabel('What they’ll do')).toHaveValue(good)
    await next(page)
    await pay(page).clear()
    await pay(page).fill('13.20')
  })

  await test.step('fixed, a first job waits for a person', async () => {
    await publish(page, 1)
    await server.office('approve-job', await sentPost(page))
  })

  await test.step('a second post needs a larger plan, and waits as a draft until then', async () => {
    await page.goto('/posts/new')
    await writePost(page, { title: 'Second barista', pay: '13.20' })
    await publish(page, 1)
    await leavePrompt(page, 'Your one live job is in use')
    await expect(page.getByText('Your plan has one live job. Close or pause one, or choose a larger plan.')).toBeVisible()
    await expect(page.getByRole('main').getByRole('button', { name: 'See your options' })).toBeVisible()
    await expectAccessible(page, 'post, no place in the plan')
    await page.goto('/posts/ongoing')
    await expect(page.getByRole('listitem').filter({ hasText: 'Second barista' })).toContainText('Draft')
  })

  await test.step('a company that is being checked again publishes nothing meanwhile', async () => {
    await page.goto('/company')
    await page.getByRole('button', { name: 'Edit name, sector and size' }).click()
    await page.getByLabel('Company name').fill('Another Legal Name')
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
    await expect(page.getByText(/checking/).first()).toBeVisible()
    await page.goto('/posts/ongoing')
    await page.getByRole('link', { name: 'Second barista' }).click()
    await toStep(page, 'Review')
    await expect(page.getByText('You can publish it when you’re approved.')).toBeVisible()
    await expect(button(page, 'Publish')).toHaveCount(0)
    await page.getByRole('link', { name: 'Save' }).click()
    await expect(page).toHaveURL('/home')
  })
})
