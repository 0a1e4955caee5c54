import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Interviews, openInterviews } from '#server/testkit/people/interview'
import { DAY } from '#server/testkit/app/clock'
import { newMember } from '#server/testkit/people/callers'
import { publishJob } from '#server/testkit/people/jobs'
import { newEmployer, newSeeker } from '#server/testkit/people/people'
import { v7 as uuidv7 } from 'uuid'

let market: Interviews
beforeAll(async () => {
  market = await openInterviews()
})
afterAll(() => market.t.close())

const about = (subjects: readonly string[], words: string): number => subjects.filter((subject) => subject.includes(words)).length

describe('more days', () => {
  it('are asked for with one mail and given later than the deadline, 14 days from now at most', async () => {
    const { id, seeker, askForDays, see, submit } = await market.invited()
    const before = about(await market.mailsTo(market.employer), 'needs more time')
    await askForDays()
    expect((await askForDays()).body.extensionAsked).toEqual({ kind: 'study', note: 'Exams.' })
    expect(about(await market.mailsTo(market.employer), 'needs more time')).toBe(before + 1)
    for (const deadline of [market.days(6), market.days(7), market.days(15)])
      expect((await market.extend(id, deadline)).error.errors).toMatchObject([{ path: 'deadline' }])
    const { status, body } = await market.extend(id, market.days(12))
    expect([status, body.deadline, body.extensionAsked]).toEqual([200, market.days(12), null])
    expect(about(await market.mailsTo(seeker), 'More time')).toBe(1)
    market.t.clock.pass(11 * DAY)
    expect((await see()).body.status).toBe('invited')
    expect((await submit(market.written())).status).toBe(200)
    market.t.clock.pass(-11 * DAY)
  })
})

describe('another way to answer', () => {
  it('is asked for without a reason, and the answer stands for both sides', async () => {
    const { id, askForAdjustment, see } = await market.invited()
    expect((await market.adjust(id, {})).error.code).toBe('INVALID_TRANSITION')
    expect((await askForAdjustment()).body).toMatchObject({ adjustment: 'requested', adjustmentAsked: { kind: 'extra_time', note: null } })
    const { body } = await market.adjust(id, { extraTimePct: 25 })
    expect(body).toMatchObject({ adjustment: 'granted', adjustmentGiven: { extraTimePct: 25, format: null } })
    expect((await see()).body.adjustmentGiven).toEqual({ extraTimePct: 25, format: null })
    await askForAdjustment()
    expect((await market.adjust(id, { granted: false })).body).toMatchObject({
      adjustment: 'granted',
      adjustmentGiven: { extraTimePct: 25 },
    })
  })

  it('is no more where the employer says no and gave nothing before', async () => {
    const { id, askForAdjustment } = await market.invited()
    await askForAdjustment()
    expect((await market.adjust(id, { granted: false })).body).toMatchObject({ adjustment: 'none', adjustmentGiven: null })
  })
})

describe('a colleague', () => {
  it('is asked to watch once the interview was sent, by one mail, and only one of the same company', async () => {
    const { id, submit } = await market.invited()
    const colleague = await newMember(market.t, market.employer.employerId, 'reviewer')
    const [stranger] = await membersOf(await newEmployer(market.t))
    const [ownId = '', memberId = ''] = await membersOf(market.employer)
    expect((await market.share(id, memberId)).error.code).toBe('INVALID_TRANSITION')
    expect((await market.share(id, ownId)).error.errors).toMatchObject([{ path: 'memberId' }])
    await submit(market.written())
    expect((await market.share(id, stranger ?? '')).status).toBe(404)
    expect((await market.share(id, uuidv7())).status).toBe(404)
    for (const status of [204, 204]) expect((await market.share(id, memberId)).status).toBe(status)
    expect(about(await market.mailsTo(colleague), 'shared an interview')).toBe(1)
    const [questionId = ''] = market.ids
    for (const status of [204, 204]) expect((await market.share(id, memberId, questionId)).status).toBe(status)
    expect((await market.share(id, memberId, uuidv7())).status).toBe(404)
    const { data } = (await market.t.employer('notifications', { query: {} }, colleague.token)).body
    const link = `/applicants/${market.jobId}/${id}`
    expect(data.filter(({ type }) => type === 'interview_shared').map((one) => one.link)).toEqual([`${link}#answer-${questionId}`, link])
    const own = (await market.t.employer('notifications', { query: {} }, await market.tokenOf('employer', market.employer))).body.data
    expect(own.filter(({ type }) => type === 'interview_shared')).toEqual([])
  })
})
/** The ids of a company's members, the first one first. */
async function membersOf({ employerId }: { readonly employerId: string }): Promise<string[]> {
  const { rows } = await market.t.database.sql.query('select id from members where employer_id = $1 order by id', [employerId])
  return rows.map(({ id }) => String(id))
}

describe('the plan', () => {
  it('counts a month’s invitations of the United Kingdom’s calendar and never one more than it has, however many at once', async () => {
    const { t } = market
    const starter = await newEmployer(t)
    const jobId = await publishJob(t, starter)
    const questionIds = [(await t.employer('questions', { query: {} }, starter.token)).body.data[0]?._id ?? '']
    const invite = async () => {
      const applicationId = (await t.seeker('applyForJob', { body: { jobId } }, (await newSeeker(t)).token)).body._id
      return async () => {
        const body = { status: 'interview_invited' as const, version: 1, interview: { questionIds, deadline: market.days(7) } }
        return t.employer('moveApplicants', { query: { applicationId }, body }, await market.tokenOf('employer', starter))
      }
    }
    const usage = async () =>
      (await t.employer('entitlement', {}, await market.tokenOf('employer', starter))).body.usage.interviewInvitations
    const invitations = []
    for (let n = 0; n < 8; n += 1) invitations.push(await invite())
    const answers = await Promise.all(invitations.map((send) => send()))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    for (const { status, error } of answers.filter((one) => one.status !== 200))
      expect([status, error.code, error.details]).toEqual([
        402,
        'PLAN_LIMIT',
        { limit: 5, used: 5, package: 'starter', of: 'interviewInvitations' },
      ])
    expect(await usage()).toBe(5)
    t.clock.moveTo(new Date('2026-12-01T00:30:00Z'))
    expect(await usage()).toBe(0)
  })

  it('that ends among several who are asked at once is told at those who are left out, and as a whole where it has ended before', async () => {
    const { t } = market
    const starter = await newEmployer(t)
    const jobId = await publishJob(t, starter)
    const questionIds = [(await t.employer('questions', { query: {} }, starter.token)).body.data[0]?._id ?? '']
    const applications: { _id: string; version: number }[] = []
    for (let n = 0; n < 7; n += 1)
      applications.push({ _id: (await t.seeker('applyForJob', { body: { jobId } }, (await newSeeker(t)).token)).body._id, version: 1 })
    const invite = async (some: typeof applications) => {
      const interview = { questionIds, deadline: market.days(7) }
      const body = { status: 'interview_invited' as const, interview, applications: some }
      return t.employer('moveApplicants', { query: {}, body }, await market.tokenOf('employer', starter))
    }
    const { status, body } = await invite(applications.slice(0, 6))
    expect(status).toBe(200)
    expect('results' in body && body.results.map(({ status: at, code }) => [at, code])).toEqual([
      ...Array.from({ length: 5 }, () => ['interview_invited', undefined]),
      ['applied', 'PLAN_LIMIT'],
    ])
    expect((await invite(applications.slice(6))).error).toMatchObject({ code: 'PLAN_LIMIT', details: { of: 'interviewInvitations' } })
  })

  it('isn’t used up by an invitation that was refused', async () => {
    const used = async () => (await market.t.employer('entitlement', {}, await market.tokenOf('employer', market.employer))).body.usage
    const before = await used()
    const { id } = await market.applied()
    expect((await market.move(id, 9)).status).toBe(409)
    expect((await market.move(id, 1, { deadline: market.days(1) })).status).toBe(400)
    expect(await used()).toEqual(before)
  })
})
