import { feedbackInput } from '@evenshift/contract/model/feedback'
import { identityService } from '@evenshift/contract/identity/service'
import { seekerService } from '@evenshift/contract/seeker/service'
import type { Form } from '#e2e/forms/seeker/form'
import { codeFor } from '#e2e/server/outbox'

const { changeEmail, changePassword, requestEmail } = identityService.jobseeker
const nextEmail = 'ada.winter.elsewhere@mail.example'

export const accountForms: readonly Form[] = [
  {
    name: 'a word to the makers',
    call: seekerService.saveFeedback,
    body: feedbackInput,
    fill: async ({ page }) => {
      await page.goto('/feedback')
      const form = page.getByRole('region', { name: 'Write to us' })
      await form.getByLabel('Your message').fill('A map would help.')
      const picture = form.getByRole('group', { name: 'Picture (optional)' })
      const fields = {
        kind: 'What is it about?',
        subjectId: 'note',
        messageId: 'note',
        reason: 'note',
        message: 'Your message',
        screenshot: picture,
      }
      return { form, submit: () => form.getByRole('button', { name: 'Send' }).click(), fields }
    },
  },
  {
    name: 'another email',
    call: requestEmail,
    body: requestEmail.body,
    fill: async ({ page, person: { seeker } }) => {
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Change email' }).click()
      const form = page.getByRole('dialog', { name: 'Change your email' })
      await form.getByLabel('Email').fill(nextEmail)
      await form.getByRole('textbox', { name: 'Your password' }).fill(seeker.password)
      const submit = () => form.getByRole('button', { name: 'Send code' }).click()
      return { form, submit, fields: { email: 'Email', password: 'Your password' } }
    },
  },
  {
    name: 'the code of another email',
    call: changeEmail,
    body: changeEmail.body,
    fill: async ({ page, server }) => {
      const form = page.getByRole('dialog', { name: 'Confirm your email' })
      await form.getByLabel('Code').fill(await codeFor(server, nextEmail))
      return { form, submit: () => form.getByRole('button', { name: 'Confirm' }).click(), fields: { email: 'note', code: 'Code' } }
    },
  },
  {
    name: 'another password',
    call: changePassword,
    body: changePassword.body,
    fill: async ({ page, person: { seeker } }) => {
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Change password' }).click()
      const form = page.getByRole('dialog', { name: 'Change your password' })
      await form.getByRole('textbox', { name: 'Current password' }).fill(seeker.password)
      await form.getByRole('textbox', { name: 'New password' }).fill('four other plain words')
      const submit = () => form.getByRole('button', { name: 'Change password' }).click()
      return { form, submit, fields: { current: 'Current password', next: 'New password' } }
    },
  },
  {
    name: 'the end of the account',
    call: seekerService.eraseAccount,
    body: seekerService.eraseAccount.body,
    fill: async ({ page }) => {
      await page.goto('/settings')
      await page.getByRole('button', { name: 'Delete account' }).click()
      const form = page.getByRole('dialog', { name: 'Delete your account?' })
      await form.getByRole('textbox', { name: 'Your password' }).fill('four other plain words')
      const submit = () => form.getByRole('button', { name: 'Delete my account' }).click()
      return { form, submit, fields: { password: 'Your password' } }
    },
  },
]
