import { readFile } from 'node:fs/promises'
import { type Page, expect } from '@playwright/test'
import { expectAccessible } from '#e2e/screen/axe'
import { openWhatHappened } from '#e2e/screen/history'
import { move, reject } from '#e2e/steps/decision'
import { choose, dayFromNow } from '#e2e/screen/fields'
import { apply } from '#e2e/steps/job-page'
import { applyStraight, newPerson, openShop, post } from '#e2e/straight/shop'
import { enter } from '#e2e/straight/enter'
import { askEmployer } from '#e2e/straight/calls'
import { test } from '#e2e/test'

const messages = (page: Page) => page.getByRole('region', { name: 'Messages' })

test('both sides write, an offer comes from a template, and a hire ends in a list of what to bring and the shifts', async ({
  visit,
  server,
  isMobile,
}) => {
  test.setTimeout(240_000)
  const size = { isPhone: isMobile }
  const shop = await openShop(server)
  const { seeker, applicationId } = await applyStraight(server, shop.jobId, 'Ada Winter')
  const words = { message: 'We would like to have you, Ada.' }
  const template = { kind: 'offer' as const, name: `Warm words ${applicationId}`, body: words.message }
  expect((await askEmployer(server, 'createTemplate', { body: template }, shop.token)).status).toBe(201)
  const employer = await visit({ refused: [`400 POST /jobs/jobs/application/${applicationId}/messages`] })
  const page = await visit()

  await test.step('a message that asks for money is refused at its field, and stays there', async () => {
    await enter(employer, shop.owner, `/applicants/${shop.jobId}/${applicationId}`)
    const field = employer.getByLabel('Message Ada Winter')
    await field.fill('Please pay the registration fee of £20 first.')
    await messages(employer).getByRole('button', { name: 'Send' }).click()
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveValue('Please pay the registration fee of £20 first.')
    await expectAccessible(employer, 'message refused')
    await field.fill('Could you come by on Tuesday?')
    await messages(employer).getByRole('button', { name: 'Send' }).click()
    await expect(messages(employer).getByRole('listitem')).toHaveText(/Could you come by on Tuesday/)
  })

  await test.step('the seeker finds it among their messages and answers there, and so does the employer', async () => {
    await enter(page, seeker, '/messages')
    const row = page.getByRole('listitem').filter({ hasText: 'Could you come by on Tuesday?' })
    if (isMobile) {
      await expect(row.getByText('New:')).toBeVisible()
      await expectAccessible(page, 'inbox, seeker')
      await row.getByRole('link').click()
    }
    await expect(messages(page).getByText('Could you come by on Tuesday?')).toBeVisible()
    await page.getByRole('textbox', { name: 'Message' }).fill('Tuesday at five is fine.')
    await messages(page).getByRole('button', { name: 'Send' }).click()
    await expect(messages(page).getByRole('listitem')).toHaveCount(2)
    await expect(page.getByText('New:')).toHaveCount(0)
    await expectAccessible(page, 'conversation, seeker')
    await employer.goto('/messages')
    if (isMobile) await employer.getByRole('link', { name: 'Ada Winter' }).click()
    await expect(messages(employer).getByText('Tuesday at five is fine.')).toBeVisible()
    await expectAccessible(employer, 'conversation, employer')
    await employer.goto(`/applicants/${shop.jobId}/${applicationId}`)
    await page.goto(`/applications/${applicationId}`)
  })

  await test.step('the offer takes its words from a template', async () => {
    await move(employer, 'Make offer', size)
    const dialog = employer.getByRole('dialog', { name: 'Make Ada Winter an offer' })
    await choose(dialog, 'Use a template', template.name)
    await expect(dialog.getByLabel('Message')).toHaveValue(words.message)
    await expect(dialog.getByText('Asked for it, but isn’t free then')).toBeVisible()
    await dialog.getByRole('checkbox', { name: /^Sat/ }).check()
    await expectAccessible(employer, 'offer from a template')
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await expect(employer.getByText('The offer is with Ada Winter')).toBeVisible()
  })

  await test.step('the seeker accepts, and gets what to bring and the shifts as a calendar', async () => {
    await page.reload()
    await expect(page.getByText(words.message)).toBeVisible()
    await page.getByRole('button', { name: 'Accept offer' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Accept offer' }).click()
    const head = page.getByRole('region', { name: 'Your first day' })
    await expect(page.getByRole('region', { name: 'Before you start' }).getByText('Right to work')).toBeVisible()
    await expectAccessible(page, 'ready to start')
    const [file] = await Promise.all([page.waitForEvent('download'), head.getByRole('button', { name: /calendar/ }).click()])
    const calendar = await readFile(await file.path(), 'utf8')
    expect(file.suggestedFilename()).toMatch(/\.ics$/)
    expect(calendar.match(/BEGIN:VEVENT/g)).toHaveLength(2)
    expect(calendar).toContain('RRULE:FREQ=WEEKLY;BYDAY=TU')
  })

  await test.step('the company attests the check and hires', async () => {
    await employer.reload()
    await move(employer, 'Mark as hired', size)
    const dialog = employer.getByRole('dialog', { name: 'Hire Ada Winter' })
    await dialog.getByRole('radio', { name: /original documents/ }).check()
    await dialog.getByLabel('Checked on').fill(dayFromNow(0))
    await dialog.getByLabel('Checked by').fill('Alex Marlow')
    await dialog.getByRole('checkbox', { name: /I confirm/ }).check()
    await dialog.getByRole('button', { name: 'Mark as hired' }).click()
    await expect(employer.getByText('Right to work checked')).toBeVisible()
    await page.reload()
    await openWhatHappened(page)
    await expect(page.getByText('They hired you')).toBeVisible()
  })
})

test('a no is taken back from its notice, and the seeker never hears of it', async ({ visit, server, isMobile }) => {
  const shop = await openShop(server)
  const { seeker, applicationId } = await applyStraight(server, shop.jobId, 'Beth Rowe')
  const employer = await visit()
  await enter(employer, shop.owner, `/applicants/${shop.jobId}/${applicationId}`)
  await reject(employer, 'Beth Rowe', { isPhone: isMobile })
  await employer.getByRole('alert').or(employer.getByRole('status')).getByRole('button', { name: 'Undo' }).click()
  await expect(employer.getByRole('region', { name: 'So far' }).getByText('Rejection on its way')).toBeHidden()
  const page = await visit()
  await enter(page, seeker, `/applications/${applicationId}`)
  await expect(page.getByText('They viewed it')).toBeVisible()
  await expect(page.getByText('Not this time')).toBeHidden()
})

test('what is written outlives a reload, is gone once sent, and who looked is told until it is withdrawn', async ({ visit, server }) => {
  const shop = await openShop(server)
  const { seeker } = await newPerson(server, 'Cal Moss')
  const page = await visit()
  await enter(page, seeker, `/find/${shop.jobId}`)
  const open = () => page.getByRole('button', { name: /^Apply/ }).click()
  const note = page.getByLabel('Note to the employer')
  await open()
  await page.getByRole('button', { name: 'Add note (optional)' }).click()
  await note.fill('I live around the corner')
  await page.reload()
  await open()
  await expect(note).toHaveValue('I live around the corner')
  await expectAccessible(page, 'apply, written last time')
  await page.getByRole('button', { name: 'Discard it' }).click()
  await expect(note).toHaveValue('')
  await page.reload()
  await apply(page, post, 'I can close the café', () => expect(page.getByRole('button', { name: 'Discard it' })).toBeHidden())
  await page.getByRole('dialog').getByRole('link', { name: 'View application' }).click()
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible()
  const kept = await page.evaluate(() => localStorage.getItem('applicationDrafts'))
  expect(kept, 'nothing of it is left on the device').toBeNull()
  const address = page.url()

  await page.goto('/applications/views')
  await expect(page.getByRole('heading', { name: 'No views yet' })).toBeVisible()
  await expectAccessible(page, 'no one looked')
  const applicationId = address.split('/').at(-1) ?? ''
  expect((await askEmployer(server, 'openApplication', { params: { id: applicationId } }, shop.token)).status).toBe(200)
  await page.reload()
  await expect(page.getByRole('main').getByRole('listitem')).toContainText(post)
  await expect(page.getByRole('main').getByRole('listitem')).toContainText('Today, ')
  await expectAccessible(page, 'who looked')

  await page.goto(address)
  await page.getByRole('button', { name: 'Withdraw' }).click()
  const sheet = page.getByRole('dialog', { name: 'Withdraw your application?' })
  await sheet.getByRole('radio', { name: 'I’ve found other work' }).check()
  await expectAccessible(page, 'withdraw')
  await sheet.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('You withdrew. Reason: found other work')).toBeVisible()
  await page.goto('/applications/why-not')
  await expect(page.getByRole('heading', { name: 'Nothing here yet' })).toBeVisible()
  await expectAccessible(page, 'no reasons yet')
})

test.describe('in Auckland, half a day ahead', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  test('an offer is answered by the end of a day in London, and both sides read that day', async ({ visit, server, isMobile }) => {
    const shop = await openShop(server)
    const { seeker, applicationId } = await applyStraight(server, shop.jobId, 'Cara Finch')
    const employer = await visit()
    await enter(employer, shop.owner, `/applicants/${shop.jobId}/${applicationId}`)
    expect(await employer.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe('Pacific/Auckland')
    await move(employer, 'Make offer', { isPhone: isMobile })
    const dialog = employer.getByRole('dialog', { name: 'Make Cara Finch an offer' })
    const field = dialog.getByLabel('Reply by the end of')
    const days = [dayFromNow(2)]
    const first = (await field.getAttribute('min')) ?? ''
    // A midnight in London may pass between the two.
    days.push(dayFromNow(2))
    expect(days).toContain(first)
    await field.fill(first)
    await dialog.getByRole('button', { name: 'Send offer' }).click()
    await expect(employer.getByText('The offer is with Cara Finch')).toBeVisible()
    const inDays = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })
    const said = inDays.format(new Date(first)).replace(',', '')
    await expect(employer.getByText(`${said}, 23:59`)).toBeVisible()

    const page = await visit()
    await enter(page, seeker, `/applications/${applicationId}`)
    await expect(page.getByText(`Reply by ${said}, 23:59.`)).toBeVisible()
  })
})
