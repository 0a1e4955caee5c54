import { employerService } from '@evenshift/contract/employer/service'
import { expect } from '@playwright/test'
import { move } from '#e2e/steps/decision'
import { companyForms, teamForms, unregisteredForms } from '#e2e/forms/employer/company'
import { hireForms, interviewForms, offerForms, rejectionForms } from '#e2e/forms/employer/decision'
import type { EmployerForm } from '#e2e/forms/employer/form'
import { planForms } from '#e2e/forms/employer/plan'
import { begunForms, changedForms, publishedForms } from '#e2e/forms/employer/posts'
import { libraryForms, writingForms } from '#e2e/forms/employer/wordings'
import { expectAllSent } from '#e2e/forms/unsent'
import { applyStraight, openShop } from '#e2e/straight/shop'
import { enter } from '#e2e/straight/enter'
import { refuseEachField } from '#e2e/forms/refused-form'
import { test } from '#e2e/test'

interface Group {
  readonly forms: readonly EmployerForm[]
  readonly signedOut?: boolean
}
const groups: Readonly<Record<string, Group>> = {
  'a company': { forms: companyForms, signedOut: true },
  'a company without a number': { forms: unregisteredForms, signedOut: true },
  'the first half of a job as it is begun': { forms: begunForms.slice(0, 1) },
  'the other half of a job as it is begun': { forms: begunForms.slice(1) },
  'the first half of a job as it is published': { forms: publishedForms.slice(0, 1) },
  'the other half of a job as it is published': { forms: publishedForms.slice(1) },
  'a job as it is changed and as it ends': { forms: changedForms },
  'questions and templates': { forms: libraryForms },
  'words to an applicant and about them': { forms: writingForms },
  rejections: { forms: rejectionForms },
  offers: { forms: offerForms },
  'a hire': { forms: hireForms },
  interviews: { forms: interviewForms },
  'a team': { forms: teamForms },
  'a request for the free plan': { forms: planForms },
}

for (const [name, { forms, signedOut }] of Object.entries(groups))
  test(`whatever the server refuses of ${name} stands at its field, and nothing written is lost`, async ({ visit, server, isMobile }) => {
    const page = await visit()
    const shop = await openShop(server)
    const applied = await applyStraight(server, shop.jobId, 'Ada Winter')
    if (!signedOut) await enter(page, shop.owner)
    for (const { name: what, call, body, fill } of forms)
      await test.step(what, async () => {
        const filled = await fill({ page, server, shop, applied, isPhone: isMobile })
        await refuseEachField(page, { call, body, ...filled })
      })
  })

test('what goes wrong in a dialog before anything is sent is said there, and nothing written is lost', async ({
  visit,
  server,
  isMobile,
}) => {
  const page = await visit()
  const shop = await openShop(server)
  const { applicationId } = await applyStraight(server, shop.jobId, 'Ada Winter')
  await enter(page, shop.owner, `/applicants/${shop.jobId}/${applicationId}`)
  await move(page, 'Make offer', { isPhone: isMobile })
  const dialog = page.getByRole('dialog')
  // A year too far ahead to be a moment.
  await dialog.getByLabel('Reply by the end of').fill('12026-01-01')
  await dialog.getByRole('button', { name: 'Send offer' }).click()
  await expect(dialog.getByRole('alert').filter({ hasText: 'Something went wrong.' })).toBeVisible()
  await expect(dialog.getByLabel('Reply by the end of')).toBeFocused()
  await expect(dialog.getByLabel('Reply by the end of')).toHaveValue('12026-01-01')
})

/** Calls with a body that no form sends, each with the reason. */
const formless: Readonly<Record<string, string>> = {
  readNotifications: 'a button',
  removeNotifications: 'a button',
  restoreNotifications: 'a button, whose refusal is a notice',
  confirmSkills: 'a button',
  completeUpload: 'a step of an upload, which tells its faults beside the file',
  changeWelcome: 'a recording, which tells its faults beside it',
  checkWording: 'asked while someone types, whom its failure doesn’t stop',
  freePeople: 'asked while someone types, whom its failure doesn’t stop',
  readAdvert: 'a sheet of one field, whose own test has it refused',
  proposeMeeting: 'a screen whose own test has each field refused',
  askNewTimes: 'a button, whose refusal is told on its dialog',
  moveMeeting: 'the same screen again, and buttons whose refusal is told on their card',
  meetingTimes: 'asked while someone picks times, whom its failure doesn’t stop',
  workOutPay: 'asked while someone types, whom its failure doesn’t stop',
  previewChange: 'asked before a change is saved, whose own form tells the same',
  shareInterview: 'a dialog of one choice, whose own test has it refused',
  checkout: 'a button, whose refusal is told on its screen',
  cancelCheckout: 'told by whoever comes back without paying',
  manageSubscription: 'a button, whose refusal is told above it',
  cancelSubscription: 'a button, whose refusal is told above it',
  setNotificationPreferences: 'a button',
  setQuietHours: 'a choice from a list, which is back where it was once refused',
  setEmployerConsent: 'a switch, which is back where it was once refused',
  setDigest: 'a choice from a list, which is back where it was once refused',
  registerPushToken: 'no screen sends it',
  eraseEmployerAccount: 'no screen sends it',
}
/** Parts of a body that no form sends, each with the reason. */
const silent: Readonly<Record<string, string>> = {
  'moveApplicants undo': 'a button, whose refusal is a notice',
  'updateEmployer logo': 'a picture is sent by itself, and what speaks against it stands beside it',
  'updateEmployer photos': 'as the logo',
  'updateEmployer photos.0': 'as the logo',
}

test('every call of an employer that takes a body is made by a form above, with every part of it, or is none of a form', () => {
  const forms = Object.values(groups).flatMap((group) => group.forms)
  expectAllSent(employerService, forms, { formless, silent })
})
