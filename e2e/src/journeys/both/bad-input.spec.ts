import { expect } from '@playwright/test'
import { choose, fillBirth } from '#e2e/screen/fields'
import { codeFor } from '#e2e/server/outbox'
import { newSeeker } from '#e2e/steps/people'
import { joinStraight } from '#e2e/straight/calls'
import { newCompany } from '#e2e/straight/companies'
import { enter } from '#e2e/straight/enter'
import { review, writePost } from '#e2e/steps/post'
import { test } from '#e2e/test'

test('someone too young reads from which day they may come, and keeps what they typed', async ({ visit, server }) => {
  const page = await visit()
  const tess = newSeeker('Tess', 'Young')
  await joinStraight(server, tess)
  await enter(page, tess)
  await page.getByLabel('First name').fill('Tess')
  await page.getByLabel('Last name').fill('Young')
  await fillBirth(page, '2014-05-17')
  await choose(page, 'City', 'Leeds')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('You’re too young to join yet. You can sign up from 1 July 2030.')).toBeVisible()
  await expect(page.getByLabel('First name')).toHaveValue('Tess')
  await expect(page.getByLabel('Year')).toHaveValue('2014')
  await expect(page.getByRole('combobox', { name: 'City' })).toHaveValue('Leeds')
})

test('a code goes by itself however it was copied, once; a wrong one waits for the button or another code', async ({ visit, server }) => {
  const page = await visit({ refused: Array.from({ length: 2 }, () => '400 POST /identity/jobseeker/confirm') })
  const { email, password } = newSeeker('Tess', 'Paste')
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/auth/sign-up/jobseeker')
  await page.getByLabel('Email').fill(email)
  await page.getByRole('textbox', { name: 'Password' }).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  const field = page.getByLabel('Code')
  const paste = async (text: string) => {
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
    await field.selectText()
    await page.keyboard.press('Control+V')
  }
  const code = await codeFor(server, email)
  const wrong = code === '000000' ? '111111' : '000000'
  const fault = page.getByText('That code isn’t right, or it has expired.')

  await test.step('a wrong code is refused, and stays', async () => {
    await paste(` ${wrong.slice(0, 3)} ${wrong.slice(3)}`)
    await expect(fault).toBeVisible()
    await expect(field).toHaveValue(wrong)
  })
  await test.step('the same again waits for the button', async () => {
    await paste(wrong)
    await page.keyboard.press('Backspace')
    await expect(fault).toBeHidden()
    await page.keyboard.type(wrong.slice(-1))
    await expect(field).toHaveValue(wrong)
    await page.getByRole('button', { name: 'Confirm' }).click()
    await expect(fault).toBeVisible()
  })
  await test.step('the right one goes', async () => {
    await paste(`${code.slice(0, 3)}-${code.slice(3)}`)
    await expect(page).toHaveURL('/auth/sign-up/complete/jobseeker')
  })
})

test('pay below the legal minimum is refused with the figure, and the job keeps what was typed', async ({ visit, server }) => {
  const page = await visit()
  const { owner } = await newCompany(server)
  await enter(page, owner)
  await page.getByRole('link', { name: 'Post a job' }).first().click()
  await writePost(page, { title: 'Evening barista', pay: '9.15' })
  await review(page, 1)
  const pay = page.getByRole('textbox', { name: 'Pay', exact: true })
  await expect(pay).toBeFocused()
  await expect(pay).toHaveAccessibleDescription(/£12\.71/)
  await expect(pay).toHaveValue('£9.15')
})
