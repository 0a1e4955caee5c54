import { employerService } from '@evenshift/contract/employer/service'
import { questionChange, questionInput } from '@evenshift/contract/model/interview/question'
import { templateChange, templateInput } from '@evenshift/contract/model/job/template'
import type { Page } from '@playwright/test'
import { choose } from '#e2e/screen/fields'
import { type EmployerForm, press } from '#e2e/forms/employer/form'

const wording = 'Which shifts would you take first?'
const questionPlaces = (page: Page) => ({
  question: 'Question',
  guidance: 'Tips for answering (optional)',
  category: 'Category',
  answerType: 'Answer type',
  options: page.getByRole('group', { name: 'Options' }),
  'options.0': page.getByRole('textbox', { name: 'Option 1' }),
  'options.1': page.getByRole('textbox', { name: 'Option 2' }),
  thinkSeconds: 'Thinking time',
  answerSeconds: 'Time to answer',
  retakes: 'Retakes',
  retakesReason: 'Why no retakes?',
  // Its description is part of its label.
  required: /^Required/,
  tags: 'Tags (optional)',
})
const templatePlaces = { kind: 'Use it for', name: 'Name', body: 'Text' } as const

/** The company's library: questions of its bank, and templates. */
export const libraryForms: readonly EmployerForm[] = [
  {
    name: 'a question',
    call: employerService.createQuestion,
    body: questionInput,
    fill: async ({ page }) => {
      await page.goto('/questions')
      await page.getByRole('button', { name: 'Add question' }).first().click()
      const form = page.getByRole('dialog')
      await form.getByRole('textbox', { name: 'Question', exact: true }).fill(wording)
      await choose(form, 'Category', 'Availability')
      await choose(form, 'Answer type', 'A choice')
      await form.getByRole('textbox', { name: 'Option 1' }).fill('Evenings')
      await form.getByRole('textbox', { name: 'Option 2' }).fill('Saturdays')
      await choose(form, 'Retakes', 'None')
      await form.getByLabel('Why no retakes?').fill('It is one choice.')
      return { form, submit: press(form, 'Add the question'), fields: questionPlaces(page) }
    },
  },
  {
    name: 'a change of a question',
    call: employerService.changeQuestion,
    body: questionChange,
    fill: async ({ page }) => {
      await page.getByRole('button', { name: wording, exact: true }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Tips for answering').fill('Think of your week.')
      return { form, submit: press(form, 'Save'), fields: { ...questionPlaces(page), version: 'note' } }
    },
  },
  {
    name: 'a template',
    call: employerService.createTemplate,
    body: templateInput,
    fill: async ({ page }) => {
      await page.goto('/questions/templates')
      await page.getByRole('button', { name: 'Add template' }).first().click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Name').fill('Welcome')
      await form.getByRole('textbox', { name: 'Text' }).fill('Welcome to the café.')
      return { form, submit: press(form, 'Save'), fields: templatePlaces }
    },
  },
  {
    name: 'a change of a template',
    call: employerService.changeTemplate,
    body: templateChange,
    fill: async ({ page }) => {
      await page.getByRole('button', { name: 'Welcome', exact: true }).click()
      const form = page.getByRole('dialog')
      await form.getByLabel('Name').fill('A warm welcome')
      return { form, submit: press(form, 'Save'), fields: { ...templatePlaces, kind: 'note' } }
    },
  },
]

/** What is written on an applicant's page. */
export const writingForms: readonly EmployerForm[] = [
  {
    name: 'a note',
    call: employerService.addNote,
    body: employerService.addNote.body,
    fill: async ({ page, shop, applied }) => {
      await page.goto(`/applicants/${shop.jobId}/${applied.applicationId}`)
      const form = page.getByRole('region', { name: 'Notes' })
      await form.getByRole('textbox', { name: 'Note' }).fill('Ask about Saturdays.')
      return { form, submit: press(form, 'Save note'), fields: { text: 'Note', questionId: 'Note', at: 'Note' } }
    },
  },
  {
    name: 'a score, told in a notice',
    call: employerService.setScore,
    body: employerService.setScore.body,
    fill: async ({ page }) => {
      const scores = page.getByRole('region', { name: 'Scores' })
      await scores.getByRole('button', { name: 'Add yours' }).click()
      const fields = { questionId: 'note', value: 'note', text: 'note' }
      return { form: page.locator('body'), submit: press(scores, 'Good'), fields }
    },
  },
  {
    name: 'a template kept while a message is written',
    call: employerService.createTemplate,
    body: templateInput,
    fill: async ({ page }) => {
      const form = page.getByRole('region', { name: 'Messages' })
      await form.getByLabel('Message Ada Winter').fill('When could you start?')
      await press(form, 'Save as template')()
      await form.getByLabel('Template name').fill('When to start')
      const fields = { kind: 'note', name: 'Template name', body: 'note' }
      return { form, submit: press(form, 'Save'), fields }
    },
  },
  {
    name: 'a message',
    call: employerService.sendMessage,
    body: employerService.sendMessage.body,
    fill: ({ page }) => {
      const form = page.getByRole('region', { name: 'Messages' })
      return Promise.resolve({ form, submit: press(form, 'Send'), fields: { text: 'Message Ada Winter' } })
    },
  },
]
