import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { expect } from '@playwright/test'
import { cutOff } from '#e2e/screens/cut'
import { fillBirth } from '#e2e/screen/fields'
import { codeFor } from '#e2e/server/outbox'
import { newSeeker } from '#e2e/steps/people'
import { enter } from '#e2e/straight/enter'
import { openShop, post } from '#e2e/straight/shop'
import { test } from '#e2e/test'

/** CSS pixels: 400 % in a window of 1280. */
const NARROWEST = 320

test('somebody without an account applies from the public page of a job in a minute, and the employer reads it', async ({
  visit,
  look,
  server,
}) => {
  const { jobId, owner } = await openShop(server, { shiftsNeeded: 1 })
  const page = await visit()
  const { email, password, dateOfBirth } = newSeeker('Sana', 'Raza')
  await page.goto(jobAddress({ _id: jobId, title: post }))
  await page.getByRole('link', { name: 'Apply in a minute' }).filter({ visible: true }).click()
  await expect(page).toHaveURL(`/apply/${jobId}`)
  await expect(page.getByRole('heading', { name: 'Apply in a minute' })).toBeVisible()
  await look(page, 'applying without an account')
  const send = page.getByRole('button', { name: 'Send application' })
  await send.click()
  await expect(page.getByText('Enter your date of birth')).toBeVisible()
  await look(page, 'applying, with what is missing')

  await page.getByRole('checkbox', { name: /^Tue/ }).check()
  await page.getByLabel('Full name', { exact: true }).fill('Sana Raza')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await fillBirth(page, dateOfBirth)
  await expect(page.getByRole('combobox', { name: 'City where you live' })).toHaveValue('Leeds')
  await page.getByRole('button', { name: 'Barista coffee' }).click()
  await page.getByLabel('One line about you').fill('Two summers on the till at a garden centre.')
  const size = page.viewportSize() ?? { width: 390, height: 844 }
  await page.setViewportSize({ ...size, width: NARROWEST })
  expect(await cutOff(page), `wider than ${NARROWEST} px`).toEqual([])
  await send.click()

  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()
  expect(await cutOff(page), `the code, wider than ${NARROWEST} px`).toEqual([])
  await page.setViewportSize(size)
  await look(page, 'the code that confirms')
  await page.emulateMedia({ colorScheme: 'dark' })
  await look(page, 'the code, in the dark')
  await page.reload()
  // Six digits send themselves.
  await page.getByLabel('Code').fill(await codeFor(server, email))
  await expect(page.getByRole('heading', { name: 'Application sent' })).toBeVisible()
  await look(page, 'sent without an account')
  await page.getByRole('link', { name: 'View application' }).click()
  await expect(page).toHaveURL(/\/applications\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: post }).first()).toBeVisible()

  const employer = await visit()
  await enter(employer, owner, `/applicants/${jobId}`)
  await employer.getByRole('link', { name: 'Sana Raza' }).first().click()
  await expect(employer.getByText('Two summers on the till at a garden centre.')).toBeVisible()
})
