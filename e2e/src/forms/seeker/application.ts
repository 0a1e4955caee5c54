import { applicationInput, offerAnswer } from '@evenshift/contract/model/application/application'
import { feedbackInput } from '@evenshift/contract/model/feedback'
import { messageInput } from '@evenshift/contract/model/application/message'
import { seekerService } from '@evenshift/contract/seeker/service'
import { expect } from '@playwright/test'
import { dayFromNow } from '#e2e/screen/fields'
import type { Form, Stage } from '#e2e/forms/seeker/form'
import { openShop } from '#e2e/straight/shop'
import { askEmployer, askSeeker, checked, putStraight } from '#e2e/straight/calls'
import { webmFile } from '#e2e/straight/webm'

/** An application of this person to a job of its own, past the pages; `employer` moves it on. */
async function applied({ server, person: { token } }: Stage) {
  const shop = await openShop(server)
  const { status, body } = await askSeeker(server, 'applyForJob', { body: { jobId: shop.jobId } }, token)
  expect(status).toBe(201)
  return { applicationId: body._id, shop }
}
async function offered(stage: Stage): Promise<string> {
  const { applicationId, shop } = await applied(stage)
  const offer = { pay: 13.2, payUnit: 'hour' as const, hoursPerWeek: 7.5, startDate: dayFromNow(21) }
  const move = { query: { applicationId }, body: { status: 'offered' as const, version: 1, offer } }
  expect((await askEmployer(stage.server, 'moveApplicants', move, shop.token)).status).toBe(200)
  await stage.page.goto(`/applications/${applicationId}`)
  return applicationId
}
const unseen = { applicationId: 'note', version: 'note', action: 'note', reason: 'note', question: 'note' }

export const applyForms: readonly Form[] = [
  {
    name: 'a report of a job',
    call: seekerService.saveFeedback,
    body: feedbackInput,
    fill: async ({ page, server }) => {
      const { jobId } = await openShop(server)
      await page.goto(`/find/${jobId}`)
      await page.getByRole('button', { name: 'Report this job' }).click()
      const form = page.getByRole('dialog', { name: /^Report/ })
      await form.getByRole('radio').first().check()
      await form.getByLabel('Anything else? (optional)').fill('They ask for money first.')
      const submit = () => form.getByRole('button', { name: 'Send report' }).click()
      const fields = {
        kind: 'note',
        subjectId: 'note',
        reason: form.getByRole('radiogroup'),
        message: 'Anything else? (optional)',
        messageId: 'note',
      }
      return { form, submit, fields: { ...fields, screenshot: form.getByRole('group', { name: 'Picture (optional)' }) } }
    },
  },
  {
    name: 'an application',
    call: seekerService.applyForJob,
    body: applicationInput,
    fill: async ({ page, server, person: { token } }) => {
      const { jobId } = await openShop(server, {
        requiresCv: true,
        screeningQuestions: [
          { question: 'Why this café?', answerType: 'text', options: [], required: false },
          { question: 'Can you close on Saturdays?', answerType: 'yes_no', options: [], required: true },
          { question: 'Which evening suits you?', answerType: 'choice', options: ['Tuesday', 'Saturday'], required: true },
        ],
      })
      const video = { purpose: 'biovideo', contentType: 'video/webm', fileName: 'Me.webm', bytes: webmFile(5, 1e6) } as const
      const cv = { purpose: 'document', contentType: 'image/png', fileName: 'CV.png', bytes: await page.screenshot() } as const
      const [{ key: videoKey }, { key }] = [await putStraight(server, token, video), await putStraight(server, token, cv)]
      for (const one of [videoKey, key]) expect(await checked(server, token, one)).toMatchObject({ state: 'ready' })
      expect((await askSeeker(server, 'changeProfile', { body: { bioVideo: { key: videoKey } } }, token)).status).toBe(200)
      expect((await askSeeker(server, 'addDocument', { body: { key, kind: 'cv' } }, token)).status).toBe(201)
      await page.goto(`/find/${jobId}`)
      await page.getByRole('button', { name: /^Apply/ }).click()
      const form = page.getByRole('dialog', { name: /^Apply for/ })
      await form.getByRole('button', { name: 'Add note (optional)' }).click()
      await form.getByLabel('Note to the employer').fill('I live around the corner.')
      // The first question is left out: what is sent has other places than what is asked.
      const [yesNo, choice] = [/^Can you close/, /^Which evening/].map((name) => form.getByRole('radiogroup', { name }))
      await yesNo?.getByRole('radio', { name: 'Yes' }).check()
      await choice?.getByRole('radio', { name: 'Tuesday' }).check()
      await form.getByRole('checkbox', { name: 'CV.png' }).check()
      await form.getByLabel('Share my bio video').check()
      await form.getByLabel('Let them see when I’m free').check()
      const submit = () => form.getByRole('button', { name: 'Send application' }).click()
      const own = {
        jobId: 'note',
        coverNote: 'Note to the employer (optional)',
        shareBioVideo: form.getByRole('switch', { name: /^Share my bio video/ }),
        shareFreeTimes: form.getByRole('switch', { name: /^Let them see when/ }),
        answers: 'note',
        shifts: form.getByRole('group', { name: 'Shifts' }),
      }
      const fields = {
        ...own,
        'answers.0': yesNo ?? form,
        'answers.1': choice ?? form,
        documents: form.getByRole('group', { name: /^Documents/ }),
      }
      return { form, submit, fields }
    },
  },
  {
    name: 'a message',
    call: seekerService.sendMessage,
    body: messageInput,
    fill: async (stage) => {
      const { page, server } = stage
      const { applicationId, shop } = await applied(stage)
      const first = { params: { id: applicationId }, body: { text: 'When could you come by?' } }
      expect((await askEmployer(server, 'sendMessage', first, shop.token)).status).toBe(201)
      await page.goto(`/applications/${applicationId}`)
      const form = page.getByRole('region', { name: 'Messages' })
      await form.getByRole('textbox', { name: 'Message' }).fill('Tuesday at five.')
      return { form, submit: () => form.getByRole('button', { name: 'Send' }).click(), fields: { text: 'Message' } }
    },
  },
  {
    name: 'a question about an offer',
    call: seekerService.answerOffer,
    body: offerAnswer,
    fill: async (stage) => {
      const { page } = stage
      await offered(stage)
      await page.getByRole('button', { name: 'Ask a question' }).click()
      const form = page.getByRole('dialog', { name: 'Ask about the offer' })
      await form.getByLabel('Your question').fill('Is there parking?')
      const submit = () => form.getByRole('button', { name: 'Send' }).click()
      return { form, submit, fields: { ...unseen, question: 'Your question' } }
    },
  },
  {
    name: 'an offer that is declined',
    call: seekerService.answerOffer,
    body: offerAnswer,
    fill: async (stage) => {
      const { page } = stage
      await offered(stage)
      await page.getByRole('button', { name: 'Decline', exact: true }).click()
      const form = page.getByRole('dialog', { name: 'Decline this offer?' })
      await form.getByRole('radio').first().check()
      const submit = () => form.getByRole('button', { name: 'Decline offer' }).click()
      return { form, submit, fields: { ...unseen, reason: form.getByRole('radiogroup') } }
    },
  },
  {
    name: 'an offer that is accepted',
    call: seekerService.answerOffer,
    body: offerAnswer,
    fill: async (stage) => {
      const { page } = stage
      await offered(stage)
      await page.getByRole('button', { name: 'Accept offer' }).filter({ visible: true }).click()
      const form = page.getByRole('dialog', { name: 'Accept this offer?' })
      return { form, submit: () => form.getByRole('button', { name: 'Accept offer' }).click(), fields: unseen }
    },
  },
]
