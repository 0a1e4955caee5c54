import { employerService } from '@evenshift/contract/employer/service'
import { employerInput, employerPatch } from '@evenshift/contract/model/company/employer'
import { feedbackInput } from '@evenshift/contract/model/feedback'
import { invitationToken, memberChange, memberInvite } from '@evenshift/contract/model/company/member'
import { type Locator, type Page, expect } from '@playwright/test'
import type { z } from 'zod'
import { writeCompany, writeUnregistered } from '#e2e/steps/completion'
import { type EmployerForm, press } from '#e2e/forms/employer/form'
import { linkFor } from '#e2e/server/outbox'
import { createAccount, newColleague, newEmployer, newUnregisteredEmployer, signUp } from '#e2e/steps/people'

/** Where the company's form tells each; pictures are sent by themselves. */
const places = (page: Page) => ({
  registrationNumber: page.getByRole('textbox', { name: 'Company name or number' }),
  companyName: 'Company name',
  size: 'Number of employees',
  sectorId: 'Sector',
  website: 'Website (optional)',
  'address.line1': 'Address',
  'address.line2': 'Second address line (optional)',
  'address.town': 'Town',
  'address.postcode': 'Postcode',
  city: 'Nearest city',
  bio: 'About the company (optional)',
  contactName: 'Your name',
  contactRole: 'Your role',
  phone: 'Phone',
  logo: 'note',
  photos: 'note',
})

/** Sends from whichever of the two steps a refusal left open. */
const create = (page: Page) => async (): Promise<void> => {
  const next = page.getByRole('button', { name: 'Continue' })
  if (await next.isVisible()) await next.click()
  await press(page, 'Create company')()
}

/** A part of the company's page, which has its own sheet and saves nothing else. */
const part = (pen: string, body: z.ZodObject, change: (sheet: Locator) => Promise<void>): EmployerForm => ({
  name: `a change of the company: ${pen}`,
  call: employerService.updateEmployer,
  body,
  fill: async ({ page }) => {
    await expect(page).toHaveURL(/\/(home|company)$/)
    await page.goto('/company')
    await page.getByRole('button', { name: `Edit ${pen}` }).click()
    const form = page.getByRole('dialog')
    await change(form)
    const told = Object.entries(places(page)).filter(([path]) => Object.hasOwn(body.shape, path.split('.')[0] ?? ''))
    return { form, submit: press(form, 'Save'), fields: Object.fromEntries(told) }
  },
})

export const companyForms: readonly EmployerForm[] = [
  {
    name: 'a company',
    call: employerService.createEmployer,
    body: employerInput,
    fill: async ({ page, server }) => {
      const account = newEmployer()
      await signUp(page, server, account)
      await writeCompany(page, account)
      return { form: page.getByRole('main'), submit: create(page), fields: places(page) }
    },
  },
  part('about', employerPatch.pick({ bio: true }), (sheet) => sheet.getByLabel('About the company').fill('Three cafés by the river.')),
  part('name, sector and size', employerPatch.pick({ companyName: true, size: true, sectorId: true }), async (sheet) => {
    await sheet.getByRole('combobox', { name: 'Number of employees' }).click()
    await sheet.page().getByRole('option').nth(2).click()
  }),
  part('company number and website', employerPatch.pick({ registrationNumber: true, website: true }), (sheet) =>
    sheet.getByLabel('Website').fill('larkspur.example'),
  ),
  part('where', employerPatch.pick({ address: true, city: true }), (sheet) => sheet.getByLabel('Second address line').fill('Back yard')),
  part('contact details', employerPatch.pick({ contactName: true, contactRole: true, phone: true }), (sheet) =>
    sheet.getByLabel('Your role').fill('Owner'),
  ),
]

export const unregisteredForms: readonly EmployerForm[] = [
  {
    name: 'a company without a number, which has no field for one',
    call: employerService.createEmployer,
    body: employerInput.pick({ registrationNumber: true }),
    fill: async ({ page, server }) => {
      await signUp(page, server, newUnregisteredEmployer())
      await writeUnregistered(page, 'Larkspur Stall')
      return { form: page.getByRole('main'), submit: create(page), fields: { registrationNumber: 'note' } }
    },
  },
]

const rory = newColleague('rory')

export const teamForms: readonly EmployerForm[] = [
  {
    name: 'an invitation to the team',
    call: employerService.inviteMember,
    body: memberInvite,
    fill: async ({ page }) => {
      await page.goto('/company')
      await page.getByRole('button', { name: 'Invite someone' }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Email').fill(rory.email)
      return { form, submit: press(form, 'Send invitation'), fields: { email: 'Email', role: 'Role' } }
    },
  },
  {
    name: 'another role',
    call: employerService.changeMember,
    body: memberChange,
    fill: async ({ page }) => {
      await page.getByRole('button', { name: `More actions for ${rory.email}` }).click()
      await page.getByRole('menuitem', { name: 'Change role' }).click()
      const form = page.getByRole('dialog')
      await form.getByRole('radio', { name: /^Manager/ }).check()
      return { form, submit: press(form, 'Save'), fields: { role: 'Role' } }
    },
  },
  {
    name: 'a word to the makers',
    call: employerService.saveFeedback,
    body: feedbackInput,
    fill: async ({ page }) => {
      await page.goto('/feedback')
      const form = page.getByRole('main')
      await form.getByLabel('Your message').fill('A map of our shifts would help.')
      const screenshot = form.getByRole('group', { name: 'Picture (optional)' })
      const fields = {
        kind: 'What is it about?',
        message: 'Your message',
        screenshot,
        subjectId: 'note',
        messageId: 'note',
        reason: 'note',
      }
      return { form, submit: press(form, 'Send'), fields }
    },
  },
  {
    name: 'joining the team, as the one who was invited',
    call: employerService.acceptInvitation,
    body: invitationToken,
    fill: async ({ page, server }) => {
      await page.context().clearCookies()
      await page.evaluate(() => localStorage.clear())
      await page.goto(await linkFor(server, rory.email))
      await page.getByRole('link', { name: 'Create account' }).click()
      await createAccount(page, server, rory)
      const form = page.getByRole('main')
      return { form, submit: press(form, 'Join'), fields: { token: 'note' } }
    },
  },
]
