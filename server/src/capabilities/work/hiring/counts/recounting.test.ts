import { afterAll, beforeAll, expect, it } from 'vitest'
import { foldActivity, recountTallies } from '#server/capabilities/work/activity/public'
import { type Market, openMarket } from '#server/testkit/people/market'
import { newSeeker } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const counts = async () => (await market.t.employer('applicationsCount', {}, (await market.freshEmployer()).token)).body

it('counts that went wrong, folded or not, are as the applications say again, also of those that move meanwhile', async () => {
  const { t } = market
  const query = (text: string) => t.database.sql.query(text)
  const jobId = await market.publish({ vacancies: 2 }, await market.freshEmployer())
  for (const seeker of [await newSeeker(t), await newSeeker(t)]) await market.apply(seeker, jobId)
  await foldActivity(t.parts)
  await market.apply(await newSeeker(t), jobId)
  const right = await counts()

  await query(`update tallies set count = count + 5 where name = 'applied'`)
  await query(`delete from tallies where name = 'unanswered'`)
  await query(`delete from activity_changes where name = 'all'`)
  expect(await counts()).not.toEqual(right)

  const late = await newSeeker(t)
  await Promise.all([recountTallies(t.parts.db, '2026-11-21'), market.apply(late, jobId)])
  const [applied] = right
  const more = [{ ...applied, count: (applied?.count ?? 0) + 1 }]
  expect(await counts()).toEqual(more)
  await foldActivity(t.parts)
  expect(await counts()).toEqual(more)
  await recountTallies(t.parts.db, '2026-11-21')
  expect((await query('select * from activity_changes')).rows).toEqual([])
})
