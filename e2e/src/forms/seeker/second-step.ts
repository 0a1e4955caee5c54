import { identityService } from '@evenshift/contract/identity/service'
import type { Form } from '#e2e/forms/seeker/form'
import { appCode } from '#e2e/steps/authenticator'

const { prepareSecondStep, renewRecoveryCodes, turnOffSecondStep, turnOnSecondStep } = identityService.jobseeker
const PASSWORD = 'Your password'

/** From its setting up to its end; each goes on where the one before ended. */
export function secondStepForms(): readonly Form[] {
  let secret = ''
  return [
    {
      name: 'the password for a second step',
      call: prepareSecondStep,
      body: prepareSecondStep.body,
      fill: async ({ page, person: { seeker } }) => {
        await page.goto('/settings')
        await page.getByRole('button', { name: 'Set up a second step' }).click()
        const form = page.getByRole('dialog', { name: 'Add a second step' })
        await form.getByRole('textbox', { name: PASSWORD }).fill(seeker.password)
        return { form, submit: () => form.getByRole('button', { name: 'Continue' }).click(), fields: { password: PASSWORD } }
      },
    },
    {
      name: 'the first code of a second step',
      call: turnOnSecondStep,
      body: turnOnSecondStep.body,
      fill: async ({ page }) => {
        const form = page.getByRole('dialog', { name: 'Add a second step' })
        secret = (await form.locator('code').textContent()) ?? ''
        await form.getByRole('textbox', { name: 'Code from the app' }).fill(appCode(secret))
        return { form, submit: () => form.getByRole('button', { name: 'Turn on' }).click(), fields: { code: 'Code from the app' } }
      },
    },
    {
      name: 'new recovery codes',
      call: renewRecoveryCodes,
      body: renewRecoveryCodes.body,
      fill: async ({ page, person: { seeker } }) => {
        await page.goto('/settings')
        await page.getByRole('button', { name: 'Get new recovery codes' }).click()
        const form = page.getByRole('dialog', { name: 'Get new recovery codes' })
        await form.getByRole('textbox', { name: PASSWORD }).fill(seeker.password)
        await form.getByRole('textbox', { name: 'Code' }).fill(appCode(secret, 1))
        const submit = () => form.getByRole('button', { name: 'Get codes' }).click()
        return { form, submit, fields: { password: PASSWORD, code: 'Code' } }
      },
    },
    {
      name: 'the end of a second step',
      call: turnOffSecondStep,
      body: turnOffSecondStep.body,
      fill: async ({ page, person: { seeker } }) => {
        const codes = page.getByRole('dialog', { name: 'Save your recovery codes' })
        const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
        await page.goto('/settings')
        await page.getByRole('button', { name: 'Turn off the second step' }).click()
        const form = page.getByRole('dialog', { name: 'Turn off your second step?' })
        await form.getByRole('textbox', { name: PASSWORD }).fill(seeker.password)
        await form.getByRole('textbox', { name: 'Code' }).fill(recovery)
        return { form, submit: () => form.getByRole('button', { name: 'Turn off' }).click(), fields: { password: PASSWORD, code: 'Code' } }
      },
    },
  ]
}
