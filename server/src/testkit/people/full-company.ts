import { v7 as uuidv7 } from 'uuid'
import type { TestApp } from '#server/testkit/app/app'
import { newMember } from '#server/testkit/people/callers'
import { photo } from '#server/testkit/people/files'
import { liveFully } from '#server/testkit/people/full-life'
import { jobTerms, publishJob } from '#server/testkit/people/jobs'
import { uploadFile } from '#server/testkit/people/uploads'

/** Stands in every text that a company writes and nobody else reads for long. */
const MARK = 'brimstone'
const contact = { contactName: 'Ottoline Featherstonehaugh', contactRole: MARK, phone: '07700 900777' }
const invited = `${MARK}@mail.example`
/** With the number that the free plan was asked for. */
export const companyTraces = (emails: readonly string[]): readonly string[] => [MARK, '1234567', ...Object.values(contact), ...emails]

/** Answers what a call must have done. */
async function done<B>(answer: Promise<{ status: number; body: B; error: object }>): Promise<B> {
  const { status, body, error } = await answer
  if (status >= 300) throw new Error(JSON.stringify(error))
  return body
}

/** A company that has used everything there is to use, with a seeker who has too: rows in every table that holds something of a company. */
export async function runFully(t: TestApp) {
  const life = await liveFully(t)
  const { employer, seeker } = life
  const { token, employerId } = employer
  const manager = await newMember(t, employerId, 'manager')
  const picture = await photo()
  const sent = (purpose: 'logo' | 'workplace_photo' | 'entrance_photo' | 'feedback') =>
    uploadFile(t, employer, { ...picture, purpose, fileName: `${MARK}.jpg` })

  const [logo, photos] = [await sent('logo'), [await sent('workplace_photo')]]
  await done(t.employer('updateEmployer', { body: { bio: MARK, ...contact, logo, photos } }, token))
  await done(t.employer('inviteMember', { body: { email: invited, role: 'reviewer' } }, token))
  await done(t.employer('createTemplate', { body: { kind: 'message', name: MARK, body: MARK } }, token))
  const question = { question: `Why ${MARK} here?`, guidance: MARK, category: 'motivation', answerType: 'text' } as const
  await done(t.employer('createQuestion', { body: question }, token))
  await done(t.employer('setQuietHours', { body: { from: 20, until: 9 } }, token))
  await done(t.employer('registerPushToken', { body: { webToken: MARK } }, token))
  await done(t.employer('setNotificationPreferences', { body: { preferences: [{ type: 'new_application', push: false }] } }, token))
  await done(t.employer('saveFeedback', { body: { kind: 'idea', message: MARK, screenshot: await sent('feedback') } }, token))
  await done(t.employer('requestEmployerExport', {}, token))
  await done(t.employer('setEmployerConsent', { body: { analytics: 'no' } }, token))

  const arrival = { address: MARK, contactName: MARK, contactPhone: '07700 900777', askFor: MARK, wear: MARK, bring: MARK }
  const texts = {
    description: `Coffee, ${MARK} and a counter that wants to be kept tidy.`,
    responsibilities: [MARK],
    tips: MARK,
    dressCode: MARK,
    arrival,
  }
  const entrancePhoto = await sent('entrance_photo')
  const jobId = await publishJob(t, employer, { ...texts, vacancies: 2, entrancePhoto })
  await done(t.employer('createJob', { body: { ...jobTerms(), ...texts, status: 'draft' } }, token, { 'idempotency-key': uuidv7() }))
  const application = (await done(t.seeker('applyForJob', { body: { jobId } }, seeker.token)))._id
  const about = { params: { id: application } }
  await done(t.employer('addNote', { ...about, body: { text: MARK } }, manager.token))
  await done(t.employer('setScore', { ...about, body: { value: 'yes', text: MARK } }, token))
  await done(t.employer('sendMessage', { ...about, body: { text: MARK } }, manager.token))
  const { version } = await done(t.employer('openApplication', about, token))
  const rejection = { status: 'rejected', reason: 'hours_do_not_fit', message: MARK, version } as const
  await done(t.employer('moveApplicants', { query: { applicationId: application }, body: rejection }, token))
  return { ...life, manager, jobId, application }
}
