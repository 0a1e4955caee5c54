import { type Locator, type Page, expect } from '@playwright/test'
import { move } from '#e2e/steps/decision'
import { applyStraight, openShop } from '#e2e/straight/shop'
import { keepEditing, leaveAnyway, question, reloadUnasked, stayOnReload, ways } from '#e2e/steps/ways-out'
import { beginBlank } from '#e2e/steps/post'
import { enter } from '#e2e/straight/enter'
import { test } from '#e2e/test'

const typed = 'Could you come by on Tuesday?'

/** What is typed into a field of a dialog outlives every slip, and goes when the person says so. */
async function guards(page: Page, dialog: Locator, field: Locator, text = typed): Promise<void> {
  await field.click()
  await field.fill(text)
  const still = () => expect(field).toHaveValue(text)
  await keepEditing(page, 'escape', still)
  await keepEditing(page, 'backdrop', still)
  await stayOnReload(page)
  await still()
  await leaveAnyway(page, 'escape')
  await expect(dialog).toBeHidden()
}

test('what is written to an applicant or about one is kept, and the dialogs of a decision ask', async ({ visit, server, isMobile }) => {
  test.setTimeout(180_000)
  const size = { isPhone: isMobile }
  const shop = await openShop(server)
  const { applicationId } = await applyStraight(server, shop.jobId, 'Ada Winter')
  const page = await visit()
  await enter(page, shop.owner, `/applicants/${shop.jobId}/${applicationId}`)

  await test.step('a message and a note are there again after a link, after Back and after a reload', async () => {
    const message = page.getByLabel('Message Ada Winter')
    const note = page.getByRole('textbox', { name: 'Note' })
    await message.fill(typed)
    await note.fill('Ask about Saturdays')
    await ways.bell(page)
    await expect(page).toHaveURL('/notifications')
    await ways.back(page)
    await expect(message).toHaveValue(typed)
    await expect(note).toHaveValue('Ask about Saturdays')
    await note.click()
    await reloadUnasked(page)
    await expect(message).toHaveValue(typed)
    await expect(note).toHaveValue('Ask about Saturdays')
  })

  await test.step('what is sent is kept no longer; signing out asks about the rest', async () => {
    await page.getByRole('region', { name: 'Messages' }).getByRole('button', { name: 'Send' }).click()
    await expect(page.getByRole('region', { name: 'Messages' }).getByRole('listitem')).toContainText(typed)
    await expect(page.getByLabel('Message Ada Winter')).toHaveValue('')
    await page.getByRole('button', { name: /, account menu$/ }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await expect(question(page)).toContainText('Your changes to your note will be lost.')
    await question(page).getByRole('button', { name: 'Keep editing' }).click()
    await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ask about Saturdays')
  })

  for (const [label, name] of [
    ['Make offer', 'Make Ada Winter an offer'],
    ['Interview', 'Invite Ada Winter to an interview'],
    ['Not this time', 'Not this time: Ada Winter'],
  ] as const)
    await test.step(name, async () => {
      const dialog = page.getByRole('dialog', { name })
      await move(page, label, size)
      await expect(dialog).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(dialog, 'nothing is typed, nothing is asked').toBeHidden()
      await move(page, label, size)
      await guards(page, dialog, dialog.getByLabel('Message'))
    })
})

test('the forms of a company ask', async ({ visit, server }) => {
  test.setTimeout(180_000)
  const shop = await openShop(server)
  const page = await visit()
  await enter(page, shop.owner)

  for (const [address, open, name, label] of [
    ['/questions', 'Add question', 'Add question', 'Question'],
    ['/questions/templates', 'Add template', 'Add template', 'Text'],
    ['/company', 'Invite someone', 'Invite someone', 'Email'],
    ['/company', 'Edit about', 'About', 'About the company (optional)'],
    ['/settings', 'Change password', 'Change your password', 'Current password'],
  ] as const)
    await test.step(name, async () => {
      await page.goto(address)
      await page.getByRole('button', { name: open }).first().click()
      const sheet = page.getByRole('dialog', { name })
      await guards(page, sheet, sheet.getByLabel(label, { exact: true }), 'rory@mail.example')
    })

  for (const [address, label, what] of [['/feedback', 'Your message', 'your message']] as const)
    await test.step(what, async () => {
      await page.goto(address)
      const field = page.getByRole('main').getByLabel(label, { exact: true })
      const still = () => expect(field).toHaveValue(typed)
      await field.click()
      await field.fill(typed)
      await ways.bell(page)
      await expect(question(page)).toContainText(`Your changes to ${what} will be lost.`)
      await page.keyboard.press('Escape')
      await expect(question(page)).toBeHidden()
      await still()
      await stayOnReload(page)
      await still()
      await leaveAnyway(page, 'bell')
      await expect(page).toHaveURL('/notifications')
    })

  await test.step('when a job closes', async () => {
    await page.goto(`/posts/${shop.jobId}`)
    await page.getByRole('button', { name: /^More actions for/ }).click()
    await page.getByRole('menuitem', { name: 'Close job' }).click()
    const dialog = page.getByRole('dialog', { name: 'Why are you closing it?' })
    const outcome = dialog.getByRole('radio').nth(1)
    await outcome.check()
    await keepEditing(page, 'escape', () => expect(outcome).toBeChecked())
    await leaveAnyway(page, 'escape')
    await expect(dialog).toBeHidden()
  })

  await test.step('a job that is being written asks nothing: it is kept', async () => {
    await page.goto('/posts/new')
    await beginBlank(page)
    await page.getByLabel('Job title').click()
    await page.getByLabel('Job title').fill('Evening barista')
    await reloadUnasked(page)
    await expect(page.getByLabel('Job title')).toHaveValue('Evening barista')
    await ways.bell(page)
    await expect(page).toHaveURL('/notifications')
  })
})
