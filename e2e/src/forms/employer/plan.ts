import { employerService } from '@evenshift/contract/employer/service'
import { charityRequest } from '@evenshift/contract/model/company/subscription'
import { type EmployerForm, press } from '#e2e/forms/employer/form'

export const planForms: readonly EmployerForm[] = [
  {
    name: 'a request for the free plan',
    call: employerService.askCharityPlan,
    body: charityRequest,
    fill: async ({ page }) => {
      await page.goto('/subscription')
      await page.getByRole('button', { name: 'Ask for it' }).click()
      const form = page.getByRole('dialog')
      await form.getByRole('radio', { name: /^School/ }).check()
      await form.getByLabel('School number (URN)').fill('123456')
      await form.getByLabel('Anything we should know (optional)').fill('A primary school by the river.')
      return {
        form,
        submit: press(form, 'Send'),
        fields: { kind: 'Which are you?', number: 'School number (URN)', note: 'Anything we should know (optional)' },
      }
    },
  },
]
