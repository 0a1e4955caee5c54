import { savedSearchInput, savedSearchPatch } from '@evenshift/contract/model/job/search'
import { seekerService } from '@evenshift/contract/seeker/service'
import type { Form } from '#e2e/forms/seeker/form'

export const searchForms: readonly Form[] = [
  {
    name: 'a search that is saved',
    call: seekerService.saveSearch,
    body: savedSearchInput,
    fill: async ({ page }) => {
      await page.goto('/find')
      await page.getByRole('button', { name: /^(Save search|Email me when there’s one)$/ }).click()
      const form = page.getByRole('dialog', { name: 'Save this search' })
      await form.getByLabel('Name').fill('Coffee in Leeds')
      const submit = () => form.getByRole('button', { name: 'Save' }).click()
      return { form, submit, fields: { name: 'Name', query: 'note', alert: 'Email me new jobs' } }
    },
  },
  {
    name: 'the name of a saved search',
    call: seekerService.changeSavedSearch,
    body: savedSearchPatch.pick({ name: true }),
    fill: async ({ page }) => {
      await page.goto('/saved/searches')
      const form = page.getByRole('article', { name: 'Coffee in Leeds' })
      await form.getByRole('button', { name: 'Rename Coffee in Leeds' }).click()
      await form.getByLabel('Name').fill('Tea in Leeds')
      return { form, submit: () => form.getByRole('button', { name: 'Save' }).click(), fields: { name: 'Name' } }
    },
  },
  {
    name: 'the alert of a saved search',
    call: seekerService.changeSavedSearch,
    body: savedSearchPatch.omit({ name: true }),
    fill: async ({ page }) => {
      await page.goto('/saved/searches')
      const form = page.getByRole('article', { name: 'Tea in Leeds' })
      const submit = async () => {
        await form.getByRole('combobox', { name: 'Email me new jobs' }).click()
        await page.getByRole('option', { name: 'Off' }).click()
      }
      return { form, submit, fields: { alert: 'Email me new jobs', query: 'note' } }
    },
  },
]
