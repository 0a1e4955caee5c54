import { v7 as uuidv7 } from 'uuid'
import { runDigestClock, seekerAtWork } from '#server/capabilities/work/hiring/public'
import { londonDay } from '@evenshift/contract/london'
import { agree, setCounted } from '#server/capabilities/ground/consent/public'
import { prepareMatchesOf } from '#server/capabilities/ground/search/public'
import type { TestApp } from '#server/testkit/app/app'
import { untold } from '#server/testkit/app/identity'
import { DAY } from '#server/testkit/app/clock'
import { newFilledSeeker } from '#server/testkit/people/filled-seeker'
import { photo } from '#server/testkit/people/files'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, addPasskey, setUpSecondStep } from '#server/testkit/people/people'
import { buy, openPage } from '#server/testkit/people/subscribers'
import { uploadFile } from '#server/testkit/people/uploads'

/** Stands in every text that the person writes, or that is written to them. */
const MARK = 'quicksilver'
const name = { firstName: 'Zuleikha', lastName: 'Okonkwo-Thwaite' }
const phone = '07700 900461'
export const traces = (email: string): readonly string[] => [MARK, ...Object.values(name), phone, email]

const asked = [{ question: 'Why?', answerType: 'text' as const, options: [], required: true }]
const week = (label: string) => ({
  times: [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [{ start: '09:00', end: '17:00' }] : [] })),
  busy: [{ day: 3, start: '10:00', end: '12:00', label }],
})

/** Answers what a call must have done. */
async function done<B>(answer: Promise<{ status: number; body: B; error: object }>): Promise<B> {
  const { status, body, error } = await answer
  if (status >= 300) throw new Error(JSON.stringify(error))
  return body
}

/** A seeker who has used everything there is to use, and an employer who has answered: rows in every table that holds something of a seeker. */
export async function liveFully(t: TestApp) {
  const seeker = await newFilledSeeker(t, name)
  const { token, files } = seeker
  const employer = await newHiringEmployer(t, 'The Corner Café')
  await pay(t, employer)
  const publish = (more: Parameters<typeof publishJob>[2] = {}) => publishJob(t, employer, { vacancies: 9, ...more })
  const [first, second, third, fourth, fifth] = [
    await publish({ screeningQuestions: asked }),
    await publish(),
    await publish(),
    await publish(),
    await publish(),
  ]

  const about = { headline: MARK, bio: MARK, phone, postcode: 'LS1 9ZZ', otherHours: [] }
  await done(t.seeker('changeProfile', { body: { ...about, bioVideo: { captions: MARK } } }, token))
  await done(t.seeker('setAvailability', { body: week(MARK) }, token))
  const months = { startDate: { month: 9, year: 2023 }, endDate: { month: 7, year: 2025 } }
  await done(t.seeker('addWork', { body: { title: MARK, employer: { _id: null, name: MARK }, ...months } }, token))
  await done(t.seeker('addEducation', { body: { level: 'school', schoolName: MARK, ...months } }, token))
  await done(t.seeker('saveJob', { body: { jobId: second } }, token))
  await done(t.seeker('saveSearch', { body: { name: MARK, query: `q=${MARK}`, alert: 'daily' } }, token))
  await done(t.seeker('registerPushToken', { body: { webToken: MARK } }, token))
  await done(t.seeker('setNotificationPreferences', { body: { preferences: [{ type: 'shortlisted', push: false }] } }, token))
  await done(t.seeker('setQuietHours', { body: { from: 20, until: 9 } }, token))
  await done(t.seeker('requestExport', {}, token))
  await done(t.seeker('setConsent', { body: { analytics: 'yes' } }, token))
  await done(t.seeker('followEmployer', { body: { employerId: employer.employerId } }, token))
  await t.database.sql.query(`insert into told_jobs (seeker_id, job_id, how, at) values ($1, $2, 'mail', now())`, [seeker.userId, second])
  const { shifts } = await done(t.seeker('openJob', { params: { id: second } }, token))
  const planned = [{ jobId: second, shifts: shifts.map(({ _id }) => _id) }]
  await done(t.seeker('savePlan', { body: { money: 40, hours: 10, homeBy: null, jobs: planned } }, token))
  await done(t.seeker('home', { query: {} }, token))
  const screenshot = await uploadFile(t, seeker, { ...(await photo()), purpose: 'feedback' })
  await done(t.seeker('saveFeedback', { body: { kind: 'idea', message: MARK, screenshot } }, token))

  const match = (await seekerAtWork(t.parts.db, seeker.userId, t.clock.now()))?.match
  if (match === undefined) throw new Error('no profile was made')
  await prepareMatchesOf(t.parts.db, match, { seekerId: seeker.userId, location: null, radiusKm: 0 }, t.clock.now())

  const identity = t.parts.identity.pool('jobseeker')
  const client = { address: '192.0.2.1', userAgent: 'test', browser: 'a browser' }
  await identity.signUp(seeker.email, 'a password that waits for its code', client)
  await identity.signIn(seeker.email, 'a wrong password', client, untold)
  await setUpSecondStep(t, 'jobseeker', seeker)
  await addPasskey(t, 'jobseeker', seeker)

  const job = (await done(t.seeker('openJob', { params: { id: first } }, token))).screeningQuestions
  // By the call itself it would forget who opened jobs.
  await setCounted(t.parts.db, seeker.userId, false, t.clock.now())
  await agree(t.parts.db, seeker.userId, t.clock.now())
  const apply = async (jobId: string, more: object = {}) =>
    (await done(t.seeker('applyForJob', { body: { jobId, coverNote: MARK, ...more } }, token, { 'idempotency-key': uuidv7() })))._id
  const answers = job.map(({ _id }) => ({ questionId: _id, value: MARK }))
  const offered = await apply(first, { answers, documents: [files.chosen], shareBioVideo: true })
  const rejected = await apply(second, { documents: [files.chosen] })
  const open = await apply(third)
  await meet(t, employer, { token, id: open })
  await done(t.seeker('withdrawApplication', { params: { id: await apply(fourth) }, query: {} }, token))
  await interviewAndOffer(t, employer, { token, id: offered })
  const hired = await hire(t, employer, { token, id: await apply(fifth) })
  return { seeker, employer, jobId: first, offered, rejected, open, hired }
}

/** What a company can pay and ask for, with a page that it has not paid on yet. */
async function pay(t: TestApp, employer: Member): Promise<void> {
  await buy(t, employer, 'single_post')
  await openPage(t, employer, 'single_post')
  await done(t.employer('askCharityPlan', { body: { kind: 'charity', number: '1234567' } }, employer.token))
}

interface Sent {
  readonly token: string
  readonly id: string
}
const terms = { pay: 13.5, payUnit: 'hour', hoursPerWeek: 4, startDate: '2026-12-12', message: `Dear ${name.firstName}, ${MARK}` } as const

/** A move of the employer at the version that stands. */
async function move(t: TestApp, { token }: Member, applicationId: string, body: object): Promise<void> {
  const { version } = await done(t.employer('openApplication', { params: { id: applicationId } }, token))
  const asked = { ...body, version } as Parameters<typeof t.employer<'moveApplicants'>>[1]['body']
  await done(t.employer('moveApplicants', { query: { applicationId }, body: asked }, token))
}
const versionOf = async (t: TestApp, { token, id }: Sent) => (await done(t.seeker('openApplication', { params: { id } }, token))).version

/** A call whose time was picked, with a number to ring, and for which other times were suggested since. */
async function meet(t: TestApp, employer: Member, { token, id }: Sent): Promise<void> {
  const time = new Date(t.clock.now().getTime() + 2 * DAY).toISOString()
  const proposal = { kind: 'phone' as const, times: [time], minutes: 30, note: MARK }
  const { _id } = await done(t.employer('proposeMeeting', { params: { id }, body: proposal }, employer.token))
  const about = { params: { id: _id } }
  await done(t.seeker('answerMeeting', { ...about, body: { action: 'pick', version: 1, time, phone } }, token))
  const others = {
    action: 'suggest' as const,
    version: 2,
    times: [new Date(t.clock.now().getTime() + 3 * DAY).toISOString()],
    message: MARK,
  }
  await done(t.seeker('answerMeeting', { ...about, body: others }, token))
}

/** An interview with words in it, an offer with a message, a question about it, notes and a score, and a view of it all. */
async function interviewAndOffer(t: TestApp, employer: Member, sent: Sent): Promise<void> {
  const { token, id: applicationId } = sent
  // The employer has a mail with a button for it.
  await runDigestClock(t.parts, t.clock.now())
  const { data } = await done(t.employer('questions', { query: { limit: 50 } }, employer.token))
  const questionId = data.find(({ answerType }) => answerType === 'text')?._id ?? ''
  const deadline = new Date(t.clock.now().getTime() + 7 * DAY).toISOString()
  const interview = { questionIds: [questionId], deadline }
  await move(t, employer, applicationId, { status: 'interview_invited', message: MARK, interview })
  await done(t.seeker('requestExtension', { body: { applicationId, kind: 'study', note: MARK } }, token))
  await done(t.seeker('requestAdjustment', { body: { applicationId, kind: 'extra_time', note: MARK } }, token))
  await done(t.seeker('startInterview', { body: { applicationId, consent: true } }, token))
  const answers = [{ questionId, type: 'text' as const, text: MARK }]
  await done(t.seeker('submitInterview', { body: { applicationId, answers } }, token))
  const about = { params: { id: applicationId } }
  await done(t.employer('addNote', { ...about, body: { text: `${name.firstName}: ${MARK}` } }, employer.token))
  await done(t.employer('setScore', { ...about, body: { value: 'yes', text: MARK } }, employer.token))
  await move(t, employer, applicationId, { status: 'offered', offer: terms })
  const version = await versionOf(t, sent)
  await done(t.seeker('answerOffer', { body: { applicationId, version, action: 'ask', question: MARK } }, token))
  const { bioVideo } = await done(t.employer('openApplication', about, employer.token))
  await t.app.inject({ method: 'GET', url: bioVideo?.url ?? '' })
}

/** An offer that was accepted, and the employer's word that the right to work was checked, and for a skill. @returns the application */
async function hire(t: TestApp, employer: Member, sent: Sent): Promise<string> {
  await move(t, employer, sent.id, { status: 'offered', offer: { ...terms, startDate: londonDay(t.clock.now()), shifts: [] } })
  const body = { applicationId: sent.id, version: await versionOf(t, sent), action: 'accept' } as const
  await done(t.seeker('answerOffer', { body }, sent.token))
  const rightToWork = { method: 'online', checkedOn: '2026-11-20', checkedBy: 'Jo Sample' }
  await move(t, employer, sent.id, { status: 'hired', rightToWork })
  const { profile } = await done(t.employer('openApplication', { params: { id: sent.id } }, employer.token))
  const skills = profile.skills.map(({ name: skill }) => skill)
  await done(t.employer('confirmSkills', { params: { id: sent.id }, body: { skills, isConfirmed: true } }, employer.token))
  return sent.id
}
