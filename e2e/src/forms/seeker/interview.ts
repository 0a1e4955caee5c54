import { adjustmentRequest, extensionRequest, keptAnswer } from '@evenshift/contract/model/interview/interview'
import { interviewStart, interviewSubmission } from '@evenshift/contract/model/interview/own-interview'
import { seekerService } from '@evenshift/contract/seeker/service'
import { expect } from '@playwright/test'
import { dayFromNow } from '#e2e/screen/fields'
import type { Form, Stage } from '#e2e/forms/seeker/form'
import { openShop } from '#e2e/straight/shop'
import { askEmployer, askSeeker } from '#e2e/straight/calls'

/** An interview of this person with a question answered by each of these, past the pages. */
async function invited({ server, person: { token }, page }: Stage, ways: readonly ('text' | 'choice' | 'video')[]): Promise<void> {
  const shop = await openShop(server)
  const { _id: applicationId } = (await askSeeker(server, 'applyForJob', { body: { jobId: shop.jobId } }, token)).body
  const questionIds: string[] = []
  for (const answerType of ways) {
    const options = answerType === 'choice' ? ['Mornings', 'Evenings'] : []
    const question = { question: `Which part of the day, by ${answerType}?`, category: 'availability' as const, answerType, options }
    questionIds.push((await askEmployer(server, 'createQuestion', { body: question }, shop.token)).body._id)
  }
  const interview = { questionIds, deadline: `${dayFromNow(9)}T17:00:00Z` }
  const move = { query: { applicationId }, body: { status: 'interview_invited' as const, version: 1, interview } }
  expect((await askEmployer(server, 'moveApplicants', move, shop.token)).status).toBe(200)
  await page.goto(`/interview/${applicationId}`)
}
const ask = { applicationId: 'note', note: 'Message (optional)' }
const answer = { applicationId: 'note', questionId: 'note', type: 'note', key: 'note', text: 'note', choice: 'note' }

export const interviewForms: readonly Form[] = [
  {
    name: 'a wish for more days',
    call: seekerService.requestExtension,
    body: extensionRequest,
    fill: async (stage) => {
      const { page } = stage
      await invited(stage, ['text', 'choice'])
      await page.getByRole('button', { name: 'Ask for more time' }).click()
      const form = page.getByRole('dialog', { name: 'Ask for more time' })
      await form.getByRole('radio', { name: 'I am ill' }).check()
      await form.getByLabel(ask.note).fill('Until Friday, please.')
      return {
        form,
        submit: () => form.getByRole('button', { name: 'Ask' }).click(),
        fields: { ...ask, kind: form.getByRole('radiogroup') },
      }
    },
  },
  {
    name: 'a wish for another way',
    call: seekerService.requestAdjustment,
    body: adjustmentRequest,
    fill: async ({ page }) => {
      await page.getByRole('button', { name: 'Ask for another way' }).click()
      const form = page.getByRole('dialog', { name: 'Ask for another way to answer' })
      await form.getByRole('radio', { name: 'More time for each answer' }).check()
      await form.getByLabel(ask.note).fill('Reading takes me longer.')
      return {
        form,
        submit: () => form.getByRole('button', { name: 'Ask' }).click(),
        fields: { ...ask, kind: form.getByRole('radiogroup') },
      }
    },
  },
  {
    name: 'a written answer',
    call: seekerService.keepAnswer,
    body: keptAnswer,
    fill: async ({ page }) => {
      await page.getByRole('link', { name: 'Start', exact: true }).click()
      const form = page.getByRole('main')
      await form.getByLabel('Your answer', { exact: true }).fill('Evenings suit me best.')
      const submit = () => form.getByRole('button', { name: 'Save answer' }).click()
      return { form, submit, fields: { ...answer, text: 'Your answer' } }
    },
  },
  {
    name: 'a chosen answer',
    call: seekerService.keepAnswer,
    body: keptAnswer,
    fill: async ({ page }) => {
      await page.getByRole('link', { name: /^Next/ }).filter({ visible: true }).first().click()
      const form = page.getByRole('main')
      const group = form.getByRole('radiogroup', { name: 'Choose one' })
      await group.getByRole('radio', { name: 'Evenings' }).check()
      return { form, submit: () => form.getByRole('button', { name: 'Save answer' }).click(), fields: { ...answer, choice: group } }
    },
  },
  {
    name: 'the interview',
    call: seekerService.submitInterview,
    body: interviewSubmission,
    fill: async ({ page }) => {
      await page
        .getByRole('link', { name: /^(Next|Review and send)/ })
        .filter({ visible: true })
        .first()
        .click()
      const form = page.getByRole('main')
      const submit = async () => {
        await form.getByRole('button', { name: 'Send interview' }).filter({ visible: true }).click()
        await page.getByRole('dialog').getByRole('button', { name: 'Send it' }).click()
      }
      return { form, submit, fields: { applicationId: 'note', answers: 'note' } }
    },
  },
  {
    name: 'the agreement to be recorded',
    call: seekerService.startInterview,
    body: interviewStart,
    fill: async (stage) => {
      await invited(stage, ['video'])
      const form = stage.page.getByRole('region', { name: 'Begin' })
      await form.getByLabel(/^I agree/).check()
      const submit = () => form.getByRole('button', { name: 'Start', exact: true }).click()
      return { form, submit, fields: { applicationId: 'note', consent: /^I agree/ } }
    },
  },
]
