import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { HOUR } from '#server/testkit/app/clock'
import { strike } from '#server/testkit/app/strike'
import type { Market } from '#server/testkit/people/market'
import { type Meetings, chat, openMeetings } from '#server/testkit/people/meetings'
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
        "select count(*)::int as told from notifications where type = 'meeting_cancelled' and link like $1 and person_id = $2",
        [`%${a.id}`, market.employer.userId],
      )
      expect(told.rows).toEqual([{ told: 1 }])
      if (end === 'company_suspended') {
        const body = { decision: 'restore' as const }
        await t.staff('changePerson', { params: { id: market.employer.userId }, body }, (await newStaff(t)).token)
      }
    },
  )
})
