import { identityService } from '@evenshift/contract/identity/service'
import { seekerService } from '@evenshift/contract/seeker/service'
import { accountForms } from '#e2e/forms/seeker/account'
import { applyForms } from '#e2e/forms/seeker/application'
import { joiningForms, returningForms } from '#e2e/forms/seeker/arrival'
import type { Form } from '#e2e/forms/seeker/form'
import { historyForms } from '#e2e/forms/seeker/history'
import { interviewForms } from '#e2e/forms/seeker/interview'
import { profileForms } from '#e2e/forms/seeker/profile'
import { searchForms } from '#e2e/forms/seeker/search'
import { secondStepForms } from '#e2e/forms/seeker/second-step'
import { expectAllSent } from '#e2e/forms/unsent'
import { newPerson } from '#e2e/straight/shop'
import { enter } from '#e2e/straight/enter'
import { refuseEachField } from '#e2e/forms/refused-form'
import { test } from '#e2e/test'

interface Group {
  readonly forms: readonly Form[]
  /** Its forms stand before the door. */
  readonly signedOut?: true
}
const groups: Readonly<Record<string, Group>> = {
  joining: { forms: joiningForms, signedOut: true },
  'coming back': { forms: returningForms, signedOut: true },
  'the profile': { forms: profileForms },
  'work, education and documents': { forms: historyForms },
  'saved searches': { forms: searchForms },
  'reports, applications and offers': { forms: applyForms },
  interviews: { forms: interviewForms },
  'the second step': { forms: secondStepForms() },
  'the account': { forms: accountForms },
}

for (const [name, { forms, signedOut }] of Object.entries(groups))
  test(`whatever the server refuses of ${name} stands at its field, and nothing written is lost`, async ({ visit, server, isMobile }) => {
    test.setTimeout(400_000)
    const page = await visit()
    const person = await newPerson(server, 'Ada Winter')
    if (!signedOut) await enter(page, person.seeker)
    for (const { name: what, call, body, fill } of forms)
      await test.step(what, async () => {
        const filled = await fill({ page, server, person, isPhone: isMobile })
        await refuseEachField(page, { call, body, ...filled })
      })
  })

/** Calls with a body that no form sends, each with the reason. */
const formless: Readonly<Record<string, string>> = {
  fittingJobs: 'asked while a week is drawn, whom its failure doesn’t stop',
  captionAnswer: 'a list of lines, whose own test has a time refused',
  setConsent: 'a switch, which is back where it was once refused',
  blockEmployer: 'a button',
  followEmployer: 'a button',
  hideJob: 'a button',
  saveJob: 'a button',
  savePlan: 'a button',
  confirmChange: 'a button, whose refusal is a notice',
  answerNewTimes: 'a button, whose refusal is a notice',
  readNotifications: 'a button',
  removeNotifications: 'a button',
  restoreNotifications: 'a button, whose refusal is a notice',
  completeUpload: 'a step of an upload, which tells its faults beside the file',
  setNotificationPreferences: 'a button',
  setQuietHours: 'a choice from a list, which is back where it was once refused',
  answerMeeting: 'screens whose own tests have each field refused',
  registerPushToken: 'no screen sends it',
  session: 'a step of signing in with another service',
  passSecondStep: 'a screen of one field, which its own journey has refused',
  preparePasskey: 'a sheet that a site without a name does not offer, tried before a person',
  addPasskey: 'a step of the browser, whose refusal is a note',
  signInWithPasskey: 'a step of the browser, whose refusal is a note',
}
/** Parts of a body that no form sends, each with the reason. */
const silent: Readonly<Record<string, string>> = {
  'signUp jobId': 'the job of the address, which the mail of the code names',
  'sendCode jobId': 'as when signing up',
  'changeProfile hasWebcam': 'noted when a camera is found, without a word',
}

test('every call that takes a body is made by a form above, with every part of it, or is none of a form', () => {
  const forms = Object.values(groups).flatMap((group) => group.forms)
  expectAllSent({ ...seekerService, ...identityService.jobseeker }, forms, { formless, silent })
})
