import { availabilityInput } from '@evenshift/contract/model/profile/availability'
import { identityService } from '@evenshift/contract/identity/service'
import { profilePatch } from '@evenshift/contract/model/profile/profile'
import { seekerService } from '@evenshift/contract/seeker/service'
import { expect } from '@playwright/test'
import { choose, fillBirth } from '#e2e/screen/fields'
import type { Form } from '#e2e/forms/seeker/form'
import { codeFor } from '#e2e/server/outbox'
import { sector } from '#e2e/steps/completion'
import { birthday, newSeeker } from '#e2e/steps/people'

const { signUp, sendCode, confirm, requestReset, resetPassword, signIn } = identityService.jobseeker
const ada = newSeeker('Ada', 'Winter')

/** From the welcome to the first search, one after the other. */
export const joiningForms: readonly Form[] = [
  {
    name: 'an account',
    call: signUp,
    body: signUp.body.omit({ jobId: true }),
    fill: async ({ page }) => {
      await page.goto('/auth/sign-up/jobseeker')
      const form = page.getByRole('main')
      await form.getByLabel('Email').fill(ada.email)
      await form.getByRole('textbox', { name: 'Password' }).fill(ada.password)
      const submit = () => form.getByRole('button', { name: 'Create account' }).click()
      return { form, submit, fields: { email: 'Email', password: 'Password' } }
    },
  },
  {
    name: 'the code of an account',
    call: confirm,
    body: confirm.body,
    fill: async ({ page, server }) => {
      const form = page.getByRole('main')
      const [field, code] = [form.getByLabel('Code'), await codeFor(server, ada.email)]
      // A whole code goes by itself, and after a refusal by the button.
      const submit = async () => {
        if ((await field.inputValue()) === code) await form.getByRole('button', { name: 'Confirm' }).click()
        else await field.fill(code)
      }
      return { form, submit, fields: { email: 'note', code: 'Code' } }
    },
  },
  {
    name: 'a first profile',
    call: seekerService.changeProfile,
    body: profilePatch.pick({
      firstName: true,
      lastName: true,
      dateOfBirth: true,
      city: true,
      postcode: true,
      travelMode: true,
      skills: true,
      interests: true,
      sectors: true,
    }),
    fill: async ({ page }) => {
      const form = page.getByRole('main')
      const [first, next] = [form.getByLabel('First name'), form.getByRole('button', { name: 'Continue' })]
      await first.fill('Ada')
      await form.getByLabel('Last name').fill('Winter')
      await fillBirth(form, birthday())
      await choose(page, 'City', 'Leeds')
      await form.getByLabel('Postcode').fill('LS6 1AA')
      await choose(page, 'How you travel (optional)', 'By bike')
      await next.click()
      await form.getByRole('button', { name: sector, exact: true }).click()
      await form.getByRole('button', { name: 'Barista coffee', exact: true }).click()
      const interests = form.getByLabel('Interests', { exact: true }).and(page.locator('input'))
      await interests.fill('Coffee')
      await interests.press('Enter')
      const submit = async () => {
        if (await first.isVisible()) await next.click()
        await expect(first).toBeHidden()
        await next.click()
      }
      const person = {
        firstName: 'First name',
        lastName: 'Last name',
        dateOfBirth: form.getByRole('group', { name: 'Date of birth' }),
        city: 'City',
        postcode: 'Postcode (optional)',
      }
      const group = (name: string) => form.getByRole('group', { name, exact: true })
      const choices = { skills: group('Skills'), interests: 'Interests', sectors: group('Kinds of work you’d like (optional)') }
      return { form, submit, fields: { ...person, travelMode: 'How you travel (optional)', ...choices } }
    },
  },
  {
    name: 'a first week',
    call: seekerService.setAvailability,
    body: availabilityInput,
    fill: async ({ page }) => {
      const form = page.getByRole('main')
      await form.getByRole('button', { name: 'Evenings' }).click()
      const submit = () => form.getByRole('button', { name: /^Save \d+ hours/ }).click()
      return { form, submit, fields: { times: 'note', busy: 'note' } }
    },
  },
]

/** Somebody who has forgotten the password and comes back. */
export const returningForms: readonly Form[] = [
  {
    name: 'a code that is sent again',
    call: sendCode,
    body: sendCode.body.omit({ jobId: true }),
    fill: async ({ page, person: { seeker } }) => {
      // Only the browser that signed up is sent another.
      await page.goto('/auth/sign-up/jobseeker')
      const form = page.getByRole('main')
      await form.getByLabel('Email').fill(seeker.email)
      await form.getByRole('textbox', { name: 'Password' }).fill(seeker.password)
      await form.getByRole('button', { name: 'Create account' }).click()
      await expect(form.getByRole('heading', { name: 'Confirm your email' })).toBeVisible()
      // Past another page, so that it is opened by itself.
      await page.goto('/auth/join-us')
      await page.goto('/auth/confirm/jobseeker')
      await form.getByLabel('Email').fill(seeker.email)
      return { form, submit: () => form.getByRole('button', { name: 'Send new code' }).click(), fields: { email: 'Email' } }
    },
  },
  {
    name: 'a forgotten password',
    call: requestReset,
    body: requestReset.body,
    fill: async ({ page, person: { seeker } }) => {
      await page.goto('/auth/forgotten-password/jobseeker')
      const form = page.getByRole('main')
      await form.getByLabel('Email').fill(seeker.email)
      return { form, submit: () => form.getByRole('button', { name: 'Send code' }).click(), fields: { email: 'Email' } }
    },
  },
  {
    name: 'a new password',
    call: resetPassword,
    body: resetPassword.body,
    fill: async ({ page, server, person: { seeker } }) => {
      const form = page.getByRole('main')
      await form.getByLabel('Code').fill(await codeFor(server, seeker.email))
      await form.getByRole('textbox', { name: 'New password' }).fill(seeker.password)
      const submit = () => form.getByRole('button', { name: 'Change password' }).click()
      return { form, submit, fields: { email: 'note', code: 'Code', password: 'New password' } }
    },
  },
  {
    name: 'signing in',
    call: signIn,
    body: signIn.body,
    fill: async ({ page, person: { seeker } }) => {
      await page.goto('/auth/sign-in/jobseeker')
      const form = page.getByRole('main')
      await form.getByLabel('Email').fill(seeker.email)
      await form.getByRole('textbox', { name: 'Password' }).fill(seeker.password)
      const submit = () => form.getByRole('button', { name: 'Sign in', exact: true }).click()
      return { form, submit, fields: { email: 'Email', password: 'Password' } }
    },
  },
]
