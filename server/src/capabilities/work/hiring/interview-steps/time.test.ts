import { afterAll, beforeEach, expect, it } from 'vitest'
import { promisedBy } from '#server/capabilities/work/hiring/rules.time'
import { type Interviews, openInterviews } from '#server/testkit/people/interview'
import { interviewAnswers } from '#server/capabilities/work/hiring/interviews/tables'
import { applicationNotes, applicationScores } from '#server/capabilities/work/hiring/assessments/tables'
import { DAY, HOUR, MINUTE } from '#server/testkit/app/clock'
import { strike } from '#server/testkit/app/strike'

let market: Interviews
beforeEach(async () => {
  await market?.t.close()
  market = await openInterviews()
})
afterAll(() => market.t.close())

type Invited = Awaited<ReturnType<Interviews['invited']>>
/** What both sides see. */
const seen = async ({ id, see, application }: Invited) => ({
  own: await application(),
  theirs: (await market.open(id)).body,
  interview: (await see()).body,
})

it('a deadline that passes stands until the clock strikes, and gives the employer its turn from the deadline on', async () => {
  const interview = await market.invited()
  const deadline = market.days(7)
  market.t.clock.pass(7 * DAY - 1000)
  await strike(market.t)
  expect((await seen(interview)).own.status).toBe('interview_invited')
  market.t.clock.pass(HOUR)
  expect(await seen(interview)).toMatchObject({ own: { status: 'interview_invited' }, interview: { status: 'invited' } })
  await strike(market.t)
  const turn = { status: 'in_review', version: 3, changedAt: deadline, replyBy: promisedBy(new Date(deadline), 7).toISOString() }
  expect(await seen(interview)).toMatchObject({ own: turn, theirs: turn, interview: { status: 'expired', deletesOn: null } })
  const { history } = await interview.application()
  expect(history.at(-1)).toMatchObject({ status: 'in_review', by: 'clock', at: deadline })
  expect((await market.mailsTo(market.employer)).filter((subject) => subject.startsWith('Interview not sent'))).toHaveLength(1)
  expect((await market.move(interview.id, 3)).status).toBe(200)
})

it('an interview can’t be sent after its deadline, though no clock has run, and is over then; it can be sent until then', async () => {
  const [late, inTime] = [await market.invited(), await market.invited()]
  market.t.clock.pass(7 * DAY - 1)
  expect((await inTime.submit(market.written())).status).toBe(200)
  market.t.clock.pass(1)
  expect((await late.submit(market.written())).error).toMatchObject({ code: 'INVALID_TRANSITION', details: { status: 'expired' } })
  expect(await late.application()).toMatchObject({ status: 'in_review', changedAt: market.t.clock.now().toISOString() })
})

it('a rejection that waits outlasts a deadline, and one that went out before it cancels the interview', async () => {
  const [before, after] = [await market.invited(), await market.invited()]
  const reject = async ({ id }: Invited) => {
    const body = { status: 'rejected', version: 2, reason: 'travel' } as const
    const token = await market.tokenOf('employer', market.employer)
    expect((await market.t.employer('moveApplicants', { query: { applicationId: id }, body }, token)).status).toBe(200)
  }
  market.t.clock.pass(7 * DAY - 90 * MINUTE)
  await reject(before)
  market.t.clock.pass(60 * MINUTE)
  await reject(after)
  market.t.clock.pass(45 * MINUTE)
  await strike(market.t)
  expect(await after.application()).toMatchObject({ status: 'in_review', version: 3 })
  market.t.clock.pass(30 * MINUTE)
  await strike(market.t)
  expect([await seen(before), await seen(after)]).toMatchObject([
    { own: { status: 'rejected', version: 3 }, interview: { status: 'cancelled' } },
    { own: { status: 'rejected', version: 4 }, interview: { status: 'expired' } },
  ])
  expect((await after.application()).history.map(({ status }) => status)).toEqual(['applied', 'interview_invited', 'in_review', 'rejected'])
})

it('the seeker is reminded a day before the deadline, once, and again where it was put off', async () => {
  const { seeker, id } = await market.invited()
  const reminders = async () => (await market.mailsTo(seeker)).filter((subject) => subject.startsWith('Send your')).length
  market.t.clock.pass(6 * DAY - 1000)
  await strike(market.t)
  expect(await reminders()).toBe(0)
  market.t.clock.pass(1000)
  await strike(market.t)
  expect(await reminders()).toBe(1)
  expect((await market.extend(id, market.days(5))).status).toBe(200)
  await strike(market.t)
  expect(await reminders()).toBe(1)
  market.t.clock.pass(4 * DAY)
  await strike(market.t)
  expect(await reminders()).toBe(2)
})

it('answers are erased 90 days after the outcome with what was noted and scored about them, and kept for as long as there’s none', async () => {
  const { id, submit, withdraw, see } = await market.invited()
  await submit(market.written())
  const token = await market.tokenOf('employer', market.employer)
  const questionId = market.ids[0] ?? ''
  await market.t.employer('addNote', { params: { id }, body: { text: 'About the answer.', questionId, at: 3 } }, token)
  await market.t.employer('setScore', { params: { id }, body: { value: 'yes', questionId } }, token)
  await market.t.employer('addNote', { params: { id }, body: { text: 'About the person.' } }, token)
  expect((await see()).body.deletesOn).toBeNull()
  await market.lookAt(id, 3)
  await withdraw()
  expect((await see()).body).toMatchObject({ status: 'submitted', deletesOn: market.days(90) })
  const answered = async () => (await see()).body.questions.filter(({ answer }) => answer !== null).length
  market.t.clock.pass(90 * DAY - 1)
  await strike(market.t)
  expect(await answered()).toBe(3)
  market.t.clock.pass(1)
  expect(await answered()).toBe(0)
  await strike(market.t)
  const { db } = market.t.parts
  expect(await db.$count(interviewAnswers)).toBe(0)
  expect([await db.$count(applicationScores), (await db.select().from(applicationNotes)).map(({ text }) => text)]).toEqual([
    0,
    ['About the person.'],
  ])
})

it('ends with its job', async () => {
  const { see, application } = await market.invited()
  const body = { closeNow: true, outcome: 'not_needed' } as const
  await market.t.employer('closeJob', { query: { jobId: market.jobId }, body }, market.employer.token)
  expect((await application()).status).toBe('closed_job')
  expect((await see()).body).toMatchObject({ status: 'cancelled', deletesOn: market.days(90) })
})
