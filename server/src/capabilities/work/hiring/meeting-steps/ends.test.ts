import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR } from '#server/testkit/app/clock'
import { lettersTo } from '#server/testkit/app/mails'
import { strike } from '#server/testkit/app/strike'
import { type Market, rightToWork, terms } from '#server/testkit/people/market'
import { type Meetings, chat, openMeetings, trial } from '#server/testkit/people/meetings'
import { PASSWORD, newStaff } from '#server/testkit/people/people'

let kit: Meetings
let market: Market
beforeAll(async () => {
  kit = await openMeetings()
  market = kit.market
})
beforeEach(() => kit.begin())
afterAll(() => market.t.close())
const inDays = (days: number): string => kit.inDays(days)
const arranged: Meetings['arranged'] = (...from) => kit.arranged(...from)

describe('a hire', () => {
  it.each([
    ['calls off a chat that is agreed, and tells it only to who is hired, with the hire', chat, 'cancelled', 1],
    ['leaves a trial that is agreed', trial, 'agreed', 0],
  ] as const)('%s', async (_name, kind, status, told) => {
    const a = await arranged()
    const time = inDays(5)
    const { _id } = await a.proposed(kind(time))
    await a.asSeeker(_id, { action: 'pick', version: 1, time })
    await market.moved(a.id, { status: 'offered', version: (await a.theirs()).version, offer: terms })
    const token = await market.fresh('jobseeker', a.seeker)
    await market.t.seeker('answerOffer', { body: { applicationId: a.id, action: 'accept', version: (await a.own()).version } }, token)
    await market.moved(a.id, { status: 'hired', version: (await a.theirs()).version, rightToWork })
    expect([(await a.own()).meeting?.status, (await a.theirs()).meeting?.status]).toEqual([status, status])
    const { rows } = await market.t.database.sql.query(
      "select body, person_id from notifications where type in ('meeting_cancelled', 'hired') and link like $1",
      [`%${a.id}`],
    )
    const off =
      told === 0
        ? ''
        : expect.stringMatching(
            /^They marked you as hired for Weekend barista\. Good luck in your new job\. Your face-to-face chat on [^.]*, \d\d:\d\d is called off: you don’t need it\.$/,
          )
    expect(rows).toEqual([
      { body: off || 'They marked you as hired for Weekend barista. Good luck in your new job.', person_id: a.seeker.userId },
    ])
    const { data } = (await market.t.employer('notifications', { query: { limit: 50 } }, (await market.freshEmployer()).token)).body
    const picked = data.find(({ type, about }) => type === 'meeting_picked' && about?.applicationId === a.id)
    // Nothing is owed after it, and what was called off says so.
    expect(picked?.body).toMatch(
      status === 'cancelled' ? /^Weekend barista\. They picked [^.]*\. Called off since\.$/ : /^Weekend barista\. They picked [^.]*\.$/,
    )
  })
})

it('an offer leaves a meeting that is agreed for either side to move', async () => {
  const a = await arranged()
  const time = inDays(5)
  const { _id } = await a.proposed(chat(time))
  await a.asSeeker(_id, { action: 'pick', version: 1, time })
  await market.moved(a.id, { status: 'offered', version: (await a.theirs()).version, offer: terms })
  const later = inDays(6)
  const question = { params: { id: a.id }, body: { times: [later], minutes: 30 } }
  expect((await market.t.employer('meetingTimes', question, (await market.freshEmployer()).token)).status).toBe(200)
  const { body } = await a.asEmployer(_id, { action: 'propose', version: 2, ...chat(later) })
  expect(body).toMatchObject({ status: 'proposed', turn: 'seeker' })
  await a.asSeeker(_id, { action: 'pick', version: 3, time: later })
  expect([(await a.own()).meeting, (await a.theirs()).status]).toMatchObject([{ status: 'agreed', at: later }, 'offered'])
})

it('a yes to an offer ends what is only proposed: nobody is asked for a time any more, nor told that it’s off', async () => {
  const a = await arranged()
  await a.proposed(chat(inDays(5)))
  await market.moved(a.id, { status: 'offered', version: (await a.theirs()).version, offer: terms })
  const token = await market.fresh('jobseeker', a.seeker)
  await market.t.seeker('answerOffer', { body: { applicationId: a.id, action: 'accept', version: (await a.own()).version } }, token)
  expect([(await a.own()).meeting, (await a.theirs()).meeting]).toMatchObject([
    { status: 'cancelled', turn: null },
    { status: 'cancelled', turn: null },
  ])
  const { rows } = await market.t.database.sql.query("select 1 from notifications where type = 'meeting_cancelled' and link like $1", [
    `%${a.id}`,
  ])
  expect(rows).toEqual([])
})

describe('an application that ends', () => {
  it.each(['withdrawn', 'rejected', 'closed_job', 'erased', 'suspended', 'company_suspended'] as const)(
    '%s: its meeting is called off',
    async (end) => {
      const { t } = market
      const jobId = await market.publish()
      const a = await arranged(undefined, jobId)
      const time = inDays(2)
      const { _id } = await a.proposed(chat(time))
      await a.asSeeker(_id, { action: 'pick', version: 1, time })
      const token = await market.fresh('jobseeker', a.seeker)
      if (end === 'withdrawn') await t.seeker('withdrawApplication', { params: { id: a.id }, query: {} }, token)
      if (end === 'erased') await t.seeker('eraseAccount', { body: { password: PASSWORD } }, token)
      if (end === 'closed_job')
        await t.employer(
          'closeJob',
          { query: { jobId }, body: { closeNow: true, outcome: 'not_needed' } },
          (await market.freshEmployer()).token,
        )
      if (end === 'rejected') {
        await market.moved(a.id, { status: 'rejected', version: (await a.theirs()).version, reason: 'travel' })
        t.clock.pass(1.1 * HOUR)
        await strike(t)
      }
      if (end === 'suspended' || end === 'company_suspended') {
        const staff = await newStaff(t)
        const judged = end === 'suspended' ? a.seeker.userId : market.employer.userId
        await t.staff('changePerson', { params: { id: judged }, body: { decision: 'suspend', reason: 'Checked.' } }, staff.token)
      }
      const { rows } = await t.database.sql.query('select status, cancelled_by from meetings where id = $1', [_id])
      expect(rows).toEqual(end === 'erased' ? [] : [{ status: 'cancelled', cancelled_by: 'clock' }])
      const told = await t.database.sql.query(
        "select count(*)::int as told from notifications where type = 'meeting_cancelled' and application_id = $1 and person_id = $2",
        [a.id, market.employer.userId],
      )
      // Whoever closed the job knows it.
      expect(told.rows).toEqual([{ told: end === 'closed_job' ? 0 : 1 }])
      if (end === 'closed_job') {
        const letters = (await lettersTo(t, a.seeker.email)).slice(-2)
        expect(letters.map(({ subject }) => subject.split(':')[0])).not.toContain('Called off')
        expect(letters.at(-1)?.paragraphs[0]).toMatch(
          /They no longer need anyone for this job\. Your face-to-face chat on [^.]*, \d\d:\d\d is called off, so you don’t have to be there\.$/,
        )
      }
      if (end === 'company_suspended') {
        const body = { decision: 'restore' as const }
        await t.staff('changePerson', { params: { id: market.employer.userId }, body }, (await newStaff(t)).token)
      }
    },
  )
})
