import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { NotificationType } from '@evenshift/contract/states/notification'
import { eraseOldNotifications, tell } from '#server/capabilities/ground/notices/public'
import { TEST_START } from '#server/testkit/app/app'
import { DAY, HOUR, MINUTE } from '#server/testkit/app/clock'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())
beforeEach(() => market.t.clock.moveTo(TEST_START))

const about = (title: string) => ({ title, body: 'New.', link: null, letter: null })
/** Tells a person these things, each a second after the one before. */
async function told(
  { userId: personId, email }: Person,
  titles: readonly string[],
  more: object = {},
  kind: NotificationType = 'job_alert',
) {
  const { db: tx, queue } = market.t.parts
  for (const title of titles) {
    market.t.clock.pass(1000)
    await tell({ tx, queue, now: market.t.clock.now() }, [{ kind, to: [{ personId, email }], about: { ...about(title), ...more } }])
  }
}
const list = async (seeker: Person, query: { page?: number; limit?: number; grouped?: string; unread?: string } = {}) => {
  const token = await market.fresh('jobseeker', seeker)
  return (await market.t.seeker('notifications', { query: { limit: 50, ...query } }, token)).body
}
const titles = async (seeker: Person, query = {}) => (await list(seeker, query)).data.map(({ title }) => title)
const idOf = async (seeker: Person, title: string) => (await list(seeker)).data.find((one) => one.title === title)?._id ?? ''
const remove = async (seeker: Person, body: { _ids: string[] } | { upTo: string }) =>
  market.t.seeker('removeNotifications', { body }, await market.fresh('jobseeker', seeker))
const restore = async (seeker: Person, removal: string) =>
  (await market.t.seeker('restoreNotifications', { body: { removal } }, await market.fresh('jobseeker', seeker))).status
const clock = () => eraseOldNotifications(market.t.parts, market.t.clock.now())
const kept = async ({ userId }: Person) =>
  (await market.t.database.sql.query('select 1 from notifications where person_id = $1', [userId])).rows.length

describe('what is deleted', () => {
  it('is neither listed nor counted any more, and one undo brings back what that press deleted as it was, and nothing else', async () => {
    const seeker = await newSeeker(market.t)
    await told(seeker, ['One', 'Two', 'Three'])
    await market.t.seeker('readNotifications', { body: { _ids: [await idOf(seeker, 'One')] } }, seeker.token)
    const before = await list(seeker)
    const first = (await remove(seeker, { _ids: [await idOf(seeker, 'Two')] })).body
    const second = (await remove(seeker, { _ids: [await idOf(seeker, 'One'), await idOf(seeker, 'Three')] })).body
    expect(await list(seeker)).toMatchObject({ data: [], unread: 0, pagination: { total: 0 }, newest: null })
    expect(await restore(seeker, second.removal)).toBe(204)
    expect(await titles(seeker)).toEqual(['Three', 'One'])
    expect(await restore(seeker, second.removal)).toBe(404)
    expect(await restore(seeker, first.removal)).toBe(204)
    expect(await list(seeker)).toEqual(before)
  })

  it('is all that was listed: what arrives meanwhile stays, and stays after an undo', async () => {
    const seeker = await newSeeker(market.t)
    await told(seeker, ['One', 'Two'])
    const upTo = (await list(seeker)).newest ?? ''
    await told(seeker, ['Late'])
    const { removal } = (await remove(seeker, { upTo })).body
    expect([await titles(seeker), (await list(seeker)).unread]).toEqual([['Late'], 1])
    await told(seeker, ['Later'])
    expect(await restore(seeker, removal)).toBe(204)
    expect(await titles(seeker)).toEqual(['Later', 'Late', 'Two', 'One'])
  })

  it('can be brought back for an hour, and is erased by the clock after it', async () => {
    const seeker = await newSeeker(market.t)
    await told(seeker, ['One', 'Two'])
    const { removal } = (await remove(seeker, { _ids: [await idOf(seeker, 'One')] })).body
    market.t.clock.pass(HOUR - MINUTE)
    await clock()
    expect(await kept(seeker)).toBe(2)
    market.t.clock.pass(MINUTE)
    expect(await restore(seeker, removal)).toBe(404)
    await clock()
    expect([await kept(seeker), await titles(seeker)]).toEqual([1, ['Two']])
  })

  it('by the way that names one or none is kept for the same time', async () => {
    const seeker = await newSeeker(market.t)
    await told(seeker, ['One', 'Two'])
    await market.t.seeker('deleteNotifications', { query: {} }, await market.fresh('jobseeker', seeker))
    expect([await titles(seeker), await kept(seeker)]).toEqual([[], 2])
    market.t.clock.pass(HOUR)
    await clock()
    expect(await kept(seeker)).toBe(0)
  })

  it('of another person isn’t there, nor is their undo', async () => {
    const [seeker, another] = [await newSeeker(market.t), await newSeeker(market.t)]
    await told(seeker, ['One'])
    const { newest } = await list(seeker)
    expect((await remove(another, { _ids: [newest ?? ''] })).status).toBe(404)
    expect((await remove(another, { upTo: newest ?? '' })).status).toBe(404)
    const { removal } = (await remove(seeker, { upTo: newest ?? '' })).body
    expect([await restore(another, removal), await restore(seeker, uuidv7())]).toEqual([404, 404])
    expect(await titles(seeker)).toEqual([])
  })
})

it('what was listed is marked read at once, and what arrives meanwhile stays new', async () => {
  const seeker = await newSeeker(market.t)
  await told(seeker, ['One', 'Two'])
  const upTo = (await list(seeker)).newest ?? ''
  await told(seeker, ['Late'])
  await market.t.seeker('readNotifications', { body: { upTo } }, await market.fresh('jobseeker', seeker))
  expect(await titles(seeker, { unread: 'true' })).toEqual(['Late'])
})

it('about one application is read by whoever opens it alone, and what is about another stays new', async () => {
  const applicationId = uuidv7()
  const [seeker, another] = [await newSeeker(market.t), await newSeeker(market.t)]
  for (const one of [seeker, another]) await told(one, ['An offer', 'A message'], { applicationId })
  await told(seeker, ['Another'], { applicationId: uuidv7() })
  await market.t.seeker('readNotifications', { body: { applicationId } }, await market.fresh('jobseeker', seeker))
  expect(await titles(seeker, { unread: 'true' })).toEqual(['Another'])
  expect(await titles(another, { unread: 'true' })).toEqual(['A message', 'An offer'])
})

it('is kept for ninety days', async () => {
  const seeker = await newSeeker(market.t)
  await told(seeker, ['Old'])
  market.t.clock.pass(90 * DAY)
  await told(seeker, ['New'])
  await clock()
  expect(await titles(seeker)).toEqual(['New'])
})

describe('a list in groups', () => {
  const grouped = { grouped: 'true' }
  const jobId = uuidv7()

  it('has one row for equal unread ones about one job on one day; what was read, or is of another job, kind or day, has its own', async () => {
    const seeker = await newSeeker(market.t)
    // The days are London's: in summer an hour before UTC's.
    market.t.clock.moveTo(new Date('2040-07-01T22:00:00Z'))
    await told(seeker, ['Of the day before'], { jobId }, 'message_received')
    market.t.clock.moveTo(new Date('2040-07-01T23:00:00Z'))
    await told(seeker, ['Read', 'A', 'B', 'C'], { jobId }, 'message_received')
    await told(seeker, ['Another kind'], { jobId }, 'job_changed')
    await told(seeker, ['Another job'], { jobId: uuidv7() }, 'message_received')
    await told(seeker, ['Never in one', 'Never in one'], { jobId }, 'shortlisted')
    const read = { body: { _ids: [await idOf(seeker, 'Read')] } }
    await market.t.seeker('readNotifications', read, await market.fresh('jobseeker', seeker))
    const { data, pagination, unread } = await list(seeker, grouped)
    expect(data.map(({ title, others }) => [title, ...others.map((one) => one.title)])).toEqual([
      ['Never in one'],
      ['Never in one'],
      ['Another job'],
      ['Another kind'],
      ['C', 'B', 'A'],
      ['Of the day before'],
      ['Read'],
    ])
    expect([pagination.total, unread]).toEqual([7, 8])
    expect((await list(seeker)).data.every(({ others }) => others.length === 0)).toBe(true)
  })

  it('has whole groups on its pages, each on one, and parts of at most fifty', async () => {
    const seeker = await newSeeker(market.t)
    await told(seeker, ['Alone'])
    const many = Array.from({ length: 52 }, (_, n) => `Message ${n}`)
    await told(seeker, many, { jobId: uuidv7() }, 'message_received')
    await told(seeker, ['A', 'B', 'C'], { jobId: uuidv7() }, 'message_received')
    const sizes: number[] = []
    for (const page of [1, 2, 3, 4, 5])
      sizes.push(...(await list(seeker, { ...grouped, page, limit: 1 })).data.map(({ others }) => 1 + others.length))
    expect(sizes).toEqual([3, 2, 50, 1])
    expect((await list(seeker, { ...grouped, limit: 1 })).pagination.total).toBe(4)
  })
})

describe('a notification about an application', () => {
  const ofMember = async (member: Member) =>
    (await market.t.employer('notifications', { query: { limit: 50, grouped: 'true' } }, await market.fresh('employer', member))).body.data

  it('tells a member who it is, which job and by when they owe an answer, for as long as they do', async () => {
    const company = await newHiringEmployer(market.t)
    const jobId = await market.publish({ title: 'Kitchen porter' }, company)
    const [first, second] = [await market.applied(jobId, await newSeeker(market.t, { firstName: 'Grace' })), await market.applied(jobId)]
    const [row] = (await ofMember(company)).filter(({ type }) => type === 'new_application')
    expect(row?.others).toHaveLength(1)
    const { replyBy } = await market.rowOf(first.application._id)
    const known = {
      applicationId: first.application._id,
      jobId,
      job: 'Kitchen porter',
      who: 'Grace',
      name: expect.stringMatching(/^Grace \w/),
      logo: '',
      dueBy: replyBy?.toISOString(),
      owed: ['application', 'talk'],
    }
    expect(row?.others[0]?.about).toEqual(known)
    expect(row?.about?.applicationId).toBe(second.application._id)

    const rejected = { status: 'rejected', version: 1, reason: 'travel' } as const
    await market.move(first.application._id, rejected, { ...company, token: await market.fresh('employer', company) })
    const [after] = (await ofMember(company)).filter(({ type }) => type === 'new_application')
    expect(after?.others[0]?.about).toEqual({ ...known, dueBy: null, owed: ['talk'] })
  })

  it('keeps a name that is hidden, once it was withdrawn too, and tells another company nothing', async () => {
    const company = await newHiringEmployer(market.t)
    const jobId = await market.publish({ hideNames: true }, company)
    const { seeker, application } = await market.applied(jobId)
    const whoIn = async (member: Member) => (await ofMember(member)).flatMap(({ about: known }) => known?.who ?? [])
    expect(await whoIn(company)).toEqual(['Applicant 1'])
    // As if a member of another company had been told.
    const tellInstead = ({ userId }: Member) =>
      market.t.database.sql.query(`update notifications set person_id = $1 where application_id = $2 and type = 'new_application'`, [
        userId,
        application._id,
      ])
    const another = await newHiringEmployer(market.t)
    await tellInstead(another)
    expect((await ofMember(another)).find(({ type }) => type === 'new_application')?.about).toBeNull()
    await tellInstead(company)
    expect(await whoIn(company)).toEqual(['Applicant 1'])
    await market.t.seeker('withdrawApplication', { params: { id: application._id }, query: {} }, await market.fresh('jobseeker', seeker))
    expect(new Set(await whoIn(company))).toEqual(new Set(['Applicant 1']))
  })

  it('is read once its side has done what it asks for, for the whole company, and no other is', async () => {
    const unread = async (person: Person, pool: 'jobseeker' | 'employer') => {
      const [token, query] = [await market.fresh(pool, person), { query: { limit: 50, unread: 'true' } }]
      const { body } =
        pool === 'jobseeker' ? await market.t.seeker('notifications', query, token) : await market.t.employer('notifications', query, token)
      return body.data.map(({ type }) => type as string)
    }
    const company = await newHiringEmployer(market.t)
    const jobId = await market.publish({}, company)
    const [{ seeker, application }] = [await market.applied(jobId), await market.applied(jobId)]
    const [id, fresh] = [application._id, async () => ({ ...company, token: await market.fresh('employer', company) })]
    const news = async () => (await unread(company, 'employer')).filter((type) => type === 'new_application')
    expect(await news()).toHaveLength(2)
    await market.move(id, { status: 'offered', version: 1, offer: terms }, await fresh())
    expect(await news()).toHaveLength(1)
    expect(await unread(seeker, 'jobseeker')).toEqual(['offer_received', 'application_received'])

    const accept = { applicationId: id, action: 'accept', version: 2 } as const
    expect((await market.t.seeker('answerOffer', { body: accept }, await market.fresh('jobseeker', seeker))).status).toBe(200)
    expect(await unread(seeker, 'jobseeker')).toEqual([])
    expect(await unread(company, 'employer')).toContain('offer_accepted')
    await market.move(id, { status: 'hired', version: 3, rightToWork }, await fresh())
    expect(await unread(company, 'employer')).not.toContain('offer_accepted')
    expect(await unread(seeker, 'jobseeker')).toEqual(['hired'])
  })

  it('of somebody who pulled out is read but for that they did', async () => {
    const company = await newHiringEmployer(market.t)
    const { seeker, application } = await market.applied(await market.publish({}, company))
    const id = application._id
    await market.move(id, { status: 'offered', version: 1, offer: terms }, company)
    const accept = { applicationId: id, action: 'accept', version: 2 } as const
    expect((await market.t.seeker('answerOffer', { body: accept }, seeker.token)).status).toBe(200)
    const unread = async () =>
      (await market.t.employer('notifications', { query: { limit: 50, unread: 'true' } }, company.token)).body.data.map(({ type }) => type)
    expect(await unread()).toContain('offer_accepted')
    expect((await market.t.seeker('withdrawApplication', { params: { id }, query: {} }, seeker.token)).status).toBe(204)
    const told = await unread()
    expect([told[0], told.includes('offer_accepted'), told.includes('new_application')]).toEqual(['pulled_out', false, false])
  })

  it('tells its seeker of the employer, and by when an offer has to be answered', async () => {
    const { seeker, application } = await market.applied(await market.publish())
    await market.place(application._id, 'offered')
    const [row] = (await list(seeker)).data
    const { offerExpiresAt } = await market.rowOf(application._id)
    expect(row?.about).toMatchObject({
      who: 'The Corner Café',
      dueBy: offerExpiresAt?.toISOString(),
      owed: expect.arrayContaining(['offer']),
    })
  })
})
