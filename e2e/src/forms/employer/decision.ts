import { applicantMove, bulkMove } from '@evenshift/contract/model/application/applicant-move'
import { messageInput } from '@evenshift/contract/model/application/message'
import { employerService } from '@evenshift/contract/employer/service'
import { interviewAdjustment, interviewExtension } from '@evenshift/contract/model/interview/interview'
import type { ApplicationStatus } from '@evenshift/contract/states/application/application'
import { type Locator, type Page, expect } from '@playwright/test'
import { move } from '#e2e/steps/decision'
import { choose, dayFromNow } from '#e2e/screen/fields'
import { type EmployerForm, type EmployerStage, press } from '#e2e/forms/employer/form'
import { applyStraight } from '#e2e/straight/shop'
import { askEmployer, askSeeker } from '#e2e/straight/calls'

const call = employerService.moveApplicants
/** The body of one move, or of one of several at once. */
const moveTo = (status: ApplicationStatus) => applicantMove.options.find(({ shape }) => shape.status.value === status) ?? applicantMove
const severalTo = (status: ApplicationStatus) => bulkMove.options.find(({ shape }) => shape.status.value === status) ?? bulkMove
/** What no dialog asks for. */
const unasked = { status: 'note', version: 'note', message: 'note' } as const

const open = ({ page, shop, applied }: EmployerStage) => page.goto(`/applicants/${shop.jobId}/${applied.applicationId}`)
/** The dialog of a move of the applicant. */
async function dialogOf({ page, isPhone }: EmployerStage, label: string): Promise<Locator> {
  await expect(page.getByRole('heading', { name: 'Ada Winter', level: 1 })).toBeVisible()
  await move(page, label, { isPhone })
  return page.getByRole('dialog')
}

async function writeRejection(form: Locator) {
  await choose(form, 'Reason', 'Another applicant was a closer match')
  await form.getByLabel('Message').fill('Thank you for asking.')
  const fields = { ...unasked, reason: 'Reason', message: 'Message' }
  return { form, submit: press(form, 'Send in 60 minutes'), fields }
}
async function chooseBeth(page: Page, isPhone: boolean): Promise<void> {
  if (isPhone) await page.getByRole('button', { name: 'Select' }).click()
  await page.getByRole('checkbox', { name: 'Select Beth Rowe' }).check()
}
const severalPlaces = { status: 'note', applications: 'note' } as const

export const rejectionForms: readonly EmployerForm[] = [
  {
    name: 'a rejection',
    call,
    body: moveTo('rejected'),
    fill: async (stage) => {
      await open(stage)
      return writeRejection(await dialogOf(stage, 'Not this time'))
    },
  },
  {
    name: 'several shortlisted at once, told in a notice',
    call,
    body: severalTo('shortlisted'),
    fill: async ({ page, server, shop, isPhone }) => {
      await applyStraight(server, shop.jobId, 'Beth Rowe')
      await page.goto(`/applicants/${shop.jobId}`)
      await chooseBeth(page, isPhone)
      return { form: page.locator('body'), submit: press(page, 'Shortlist'), fields: { ...severalPlaces, message: 'note' } }
    },
  },
  {
    name: 'several written to at once',
    call: employerService.sendMessage,
    body: messageInput,
    fill: async ({ page, isPhone }) => {
      await chooseBeth(page, isPhone)
      await press(page, 'Message')()
      const form = page.getByRole('dialog')
      await form.getByLabel('Message').fill('We read all answers on Friday.')
      return { form, submit: press(form, 'Send message'), fields: { text: 'Message' } }
    },
  },
  {
    name: 'several rejected at once',
    call,
    body: severalTo('rejected'),
    fill: async ({ page, isPhone }) => {
      await chooseBeth(page, isPhone)
      await press(page, 'Not this time')()
      const { version: _one, ...places } = (await writeRejection(page.getByRole('dialog'))).fields
      const form = page.getByRole('dialog')
      return { form, submit: press(form, 'Send in 60 minutes'), fields: { ...places, ...severalPlaces } }
    },
  },
]

const offerPlaces = (form: Locator) => ({
  ...unasked,
  'offer.pay': form.getByRole('textbox', { name: 'Pay', exact: true }),
  'offer.payUnit': 'For',
  'offer.hoursPerWeek': 'Hours a week',
  'offer.shifts': form.getByRole('group', { name: 'Shifts' }),
  'offer.shifts.0.day': form.getByLabel(/^\w+ to$/).first(),
  'offer.shifts.0.start': form.getByLabel(/^\w+ from$/).first(),
  'offer.shifts.0.end': form.getByLabel(/^\w+ to$/).first(),
  'offer.shifts.1.start': form
    .getByRole('listitem')
    .nth(1)
    .getByLabel(/^\w+ from$/),
  'offer.startDate': 'Start date',
  'offer.endDate': 'note',
  'offer.message': 'Message (optional)',
  'offer.expiresAt': 'Reply by the end of',
})

export const offerForms: readonly EmployerForm[] = [
  {
    name: 'an offer',
    call,
    body: moveTo('offered'),
    fill: async (stage) => {
      await open(stage)
      const form = await dialogOf(stage, 'Make offer')
      await expect(form.getByText('Asked for it, but isn’t free then')).toBeVisible()
      await form.getByRole('checkbox', { name: /^Sat/ }).check()
      await form.getByLabel('Message').fill('We would like you to start soon.')
      return { form, submit: press(form, 'Send offer'), fields: offerPlaces(form) }
    },
  },
  {
    name: 'other terms of an offer',
    call,
    body: moveTo('offered'),
    fill: async (stage) => {
      const form = await dialogOf(stage, 'Change offer')
      await form.getByLabel('Hours a week').fill('8')
      return { form, submit: press(form, 'Send new terms'), fields: offerPlaces(form) }
    },
  },
  {
    name: 'an offer withdrawn',
    call,
    body: moveTo('offer_rescinded'),
    fill: async (stage) => {
      const form = await dialogOf(stage, 'Withdraw offer')
      await form.getByLabel('Reason').fill('The café is closed for a month.')
      return { form, submit: press(form, 'Withdraw offer'), fields: { ...unasked, reason: 'Reason' } }
    },
  },
]

export const hireForms: readonly EmployerForm[] = [
  {
    name: 'a hire',
    call,
    body: moveTo('hired'),
    fill: async (stage) => {
      const { server, shop, applied } = stage
      const { applicationId, token } = applied
      const offer = { pay: 13.2, payUnit: 'hour' as const, hoursPerWeek: 7.5, startDate: dayFromNow(21) }
      const offered = { query: { applicationId }, body: { status: 'offered' as const, version: 1, offer } }
      expect((await askEmployer(server, 'moveApplicants', offered, shop.token)).status, 'the offer').toBe(200)
      const accepted = { body: { action: 'accept' as const, applicationId, version: 2 } }
      expect((await askSeeker(server, 'answerOffer', accepted, token)).status, 'it is accepted').toBe(200)
      await open(stage)
      const form = await dialogOf(stage, 'Mark as hired')
      await form.getByRole('radio', { name: 'I saw original documents' }).check()
      await form.getByLabel('Checked by').fill('Jo Marsh')
      await form.getByRole('checkbox').check()
      const fields = {
        'rightToWork.method': 'How you checked',
        'rightToWork.checkedOn': 'Checked on',
        'rightToWork.checkedBy': 'Checked by',
      }
      return { form, submit: press(form, 'Mark as hired'), fields: { ...unasked, ...fields } }
    },
  },
]

export const interviewForms: readonly EmployerForm[] = [
  {
    name: 'an invitation to an interview',
    call,
    body: moveTo('interview_invited'),
    fill: async (stage) => {
      await open(stage)
      const form = await dialogOf(stage, 'Interview')
      await form.getByText(/^Motivation \(/).click()
      await form.getByRole('checkbox').first().check()
      await form.getByLabel('Message').fill('We would like to hear from you.')
      const questions = { 'interview.questionIds': form.getByLabel(/^Questions from your bank/), 'interview.welcome': 'note' }
      const fields = { ...unasked, message: 'Message', ...questions, 'interview.deadline': 'Send by the end of' }
      return { form, submit: press(form, 'Send invitation'), fields }
    },
  },
  {
    name: 'more days for an interview',
    call: employerService.extendInterview,
    body: interviewExtension,
    fill: async ({ page }) => {
      await press(page, 'Give more days')()
      const form = page.getByRole('dialog')
      const fields = { applicationId: 'note', deadline: 'Send by the end of' }
      return { form, submit: press(form, 'Give more days'), fields }
    },
  },
  {
    name: 'another way to take part',
    call: employerService.adjustInterview,
    body: interviewAdjustment,
    fill: async (stage) => {
      const { page, server, applied } = stage
      const asked = { body: { applicationId: applied.applicationId, kind: 'extra_time' as const } }
      expect((await askSeeker(server, 'requestAdjustment', asked, applied.token)).status, 'the wish').toBe(200)
      await open(stage)
      await press(page, 'Answer their request')()
      const form = page.getByRole('dialog')
      await form.getByRole('radio', { name: 'Yes, agree to it' }).check()
      await choose(form, 'Every answer', 'In writing')
      const ways = { extraTimePct: 'More time for each answer, in percent', format: 'Every answer' }
      return { form, submit: press(form, 'Send the answer'), fields: { applicationId: 'note', granted: 'Your answer', ...ways } }
    },
  },
  {
    name: 'an interview called off',
    call,
    body: moveTo('in_review'),
    fill: async (stage) => {
      const form = await dialogOf(stage, 'Call off interview')
      return { form, submit: press(form, 'Call off interview'), fields: unasked }
    },
  },
]
