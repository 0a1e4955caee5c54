import { datePlus } from '@evenshift/contract/days'
import { dayEnd, londonDay } from '@evenshift/contract/london'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { onJobEnded, replyFigures, runApplicationClock } from '#server/capabilities/work/hiring/public'
import { DAY, HOUR, MINUTE } from '#server/testkit/app/clock'
import { lettersTo } from '#server/testkit/app/mails'
import { type Person, signIn } from '#server/testkit/people/people'
import { tableDigests } from '#server/testkit/app/rows'

let market: Market
beforeEach(async () => {
  await market?.t.close()
  market = await openMarket()
})
afterAll(() => market.t.close())

/** The clock strikes twice, and in two processes at once: nothing may be written or told more than once. */
async function strike(): Promise<void> {
  const { parts, clock, database } = market.t
  await Promise.all([runApplicationClock(parts, clock.now()), runApplicationClock(parts, clock.now())])
  const before = await tableDigests(market.t)
  await runApplicationClock(parts, clock.now())
  expect(await tableDigests(market.t)).toEqual(before)
  const toldTwice = 'select link from notifications group by person_id, type, link, created_at having count(*) > 1'
  expect((await database.sql.query(toldTwice)).rows).toEqual([])
}
const seen = async (id: string, seeker: Person) =>
  (await market.t.seeker('openApplication', { params: { id } }, await signIn(market.t, 'jobseeker', seeker.email))).body

it('sends a rejection after an hour; until the clock strikes it stands as it did', async () => {
  const { seeker, application } = await market.applied(await market.publish())
  const id = application._id
  await market.moved(id, { status: 'rejected', version: 1, reason: 'travel', message: 'Too far away.' })
  market.t.clock.pass(59 * MINUTE)
  await strike()
  expect((await seen(id, seeker)).status).toBe('applied')
  market.t.clock.pass(2 * MINUTE)
  expect(await seen(id, seeker)).toMatchObject({ status: 'applied', version: 1 })
  await strike()
  const { history, ...written } = await seen(id, seeker)
  expect(written).toMatchObject({ status: 'rejected', reason: 'travel', version: 2 })
  expect(history.at(-1)).toMatchObject({ status: 'rejected', by: 'clock', reason: 'travel', message: 'Too far away.' })
})

it('reminds an employer twice, closes after seven days of silence, and lets it take the application up again for 30 days', async () => {
  const { seeker, application } = await market.applied(await market.publish({ replyWithinDays: 3 }))
  const id = application._id
  const reminders = async () => (await market.rowOf(id)).reminders
  // Applied on Saturday 21 November, so promised by the end of Tuesday.
  for (const [at, sent] of [
    ['2026-11-23T08:58:00Z', 0],
    ['2026-11-23T08:59:00Z', 1],
    ['2026-11-25T08:58:00Z', 1],
    ['2026-11-25T08:59:00Z', 2],
    ['2026-12-01T23:58:00Z', 2],
  ] as const) {
    market.t.clock.moveTo(new Date(at))
    await strike()
    expect([await reminders(), (await market.rowOf(id)).status], at).toEqual([sent, 'applied'])
  }
  market.t.clock.pass(MINUTE)
  await strike()
  expect(await seen(id, seeker)).toMatchObject({ status: 'closed_no_reply', mayReapply: true, replyBy: null })
  market.t.clock.pass(29 * DAY)
  const revived = await market.moved(id, { status: 'in_review', version: 2 })
  expect(revived.replyBy).toBe(dayEnd(datePlus(londonDay(market.t.clock.now()), 3)).toISOString())
})

it('doesn’t close in silence what it has only just reminded of', async () => {
  const { application } = await market.applied(await market.publish({ replyWithinDays: 3 }))
  market.t.clock.pass(30 * DAY)
  await strike()
  expect(await market.rowOf(application._id)).toMatchObject({ status: 'applied', reminders: 1 })
})

it('reminds a seeker once, a day before an offer expires, and anew where the offer is changed', async () => {
  const { seeker, application } = await market.applied(await market.publish())
  const id = application._id
  const reminded = async () =>
    (await market.t.seeker('notifications', { query: { limit: 50 } }, await signIn(market.t, 'jobseeker', seeker.email))).body.data.filter(
      ({ type }) => type === 'offer_expiring_24h',
    ).length
  const until = (days: number) => new Date(market.t.clock.now().getTime() + days * DAY).toISOString()
  await market.moved(id, { status: 'offered', version: 1, offer: { ...terms, expiresAt: until(3) } })
  for (const [days, times] of [
    [1.9, 0],
    [0.2, 1],
    [0.5, 1],
  ] as const) {
    market.t.clock.pass(days * DAY)
    await strike()
    expect(await reminded()).toBe(times)
  }
  await market.moved(id, { status: 'offered', version: 2, offer: { ...terms, expiresAt: until(3) } })
  market.t.clock.pass(2.5 * DAY)
  await strike()
  expect(await reminded()).toBe(2)
})

it('lets no reply run out while it is the seeker’s turn, and ends the offer at its time', async () => {
  const { seeker, application } = await market.applied(await market.publish({ replyWithinDays: 3 }))
  const id = application._id
  const offer = await market.moved(id, { status: 'offered', version: 1, offer: { ...terms, expiresAt: '2026-12-11T09:00:00Z' } })
  expect(offer.replyBy).toBeNull()
  market.t.clock.moveTo(new Date('2026-12-11T08:59:59Z'))
  await strike()
  expect((await seen(id, seeker)).status).toBe('offered')
  market.t.clock.pass(1000)
  await strike()
  expect(await seen(id, seeker)).toMatchObject({ status: 'offer_expired', changedAt: '2026-12-11T09:00:00.000Z' })
})

it('asks both sides whether the work began, and closes 60 days after the start', async () => {
  const { seeker, application } = await market.applied(await market.publish())
  const id = application._id
  await market.place(id, 'offer_accepted')
  market.t.clock.moveTo(new Date('2027-01-27T12:00:00Z'))
  await strike()
  expect(await market.rowOf(id)).toMatchObject({ status: 'offer_accepted', isStartAsked: false })
  market.t.clock.pass(DAY)
  await strike()
  expect(await market.rowOf(id)).toMatchObject({ status: 'offer_accepted', isStartAsked: true })
  market.t.clock.moveTo(new Date('2027-02-10T23:59:00Z'))
  await strike()
  expect((await market.rowOf(id)).status).toBe('offer_accepted')
  market.t.clock.pass(HOUR)
  await strike()
  expect(await seen(id, seeker)).toMatchObject({ status: 'closed_job', changedAt: '2027-02-11T00:00:00.000Z' })
  // The job itself goes on.
  expect((await lettersTo(market.t, seeker.email)).at(-1)).toMatchObject({
    subject: 'Application closed: Weekend barista at The Corner Café',
    paragraphs: [
      'The Corner Café didn’t mark you as hired for Weekend barista within 60 days of the start date.',
      'If you work there, nothing changes about your job or your pay. Only your application here is closed.',
    ],
  })
})

it('ends what a job’s end ends: nothing where it is only reviewed, the live ones where it closes, offers where it is removed', async () => {
  const jobId = await market.publish()
  const [live, accepted] = [await market.applied(jobId), await market.applied(jobId)]
  await market.place(accepted.application._id, 'offer_accepted')
  const { parts, clock } = market.t
  const stand = async () => [(await market.rowOf(live.application._id)).status, (await market.rowOf(accepted.application._id)).status]
  const end = (reason: Parameters<typeof onJobEnded>[2]) =>
    parts.db.transaction((tx) => onJobEnded({ tx, queue: parts.queue, now: clock.now() }, jobId, reason))
  await end('closing_date')
  expect(await stand()).toEqual(['applied', 'offer_accepted'])
  await end('not_needed')
  expect(await stand()).toEqual(['closed_job', 'offer_accepted'])
  await end('removed')
  expect(await stand()).toEqual(['closed_job', 'closed_job'])
})

it('says that someone got the job only where every place is filled, and where one of several is, that someone is hired', async () => {
  const { parts, clock } = market.t
  const told = async (isHired: boolean, vacancies: number) => {
    const jobId = await market.publish({ vacancies })
    const [live, other] = [await market.applied(jobId), await market.applied(jobId)]
    if (isHired) await market.place(other.application._id, 'hired')
    await parts.db.transaction((tx) => onJobEnded({ tx, queue: parts.queue, now: clock.now() }, jobId, 'hired_here'))
    const { body } = await market.t.seeker('openApplication', { params: { id: live.application._id } }, live.seeker.token)
    return [body.reason, body.history.at(-1)?.message]
  }
  expect(await told(false, 1)).toEqual([null, 'They’ve stopped hiring for this job.'])
  expect(await told(true, 2)).toEqual([null, 'They’ve hired someone else, and don’t need more people.'])
  expect(await told(true, 1)).toEqual(['position_filled', 'Someone else got the job.'])
})

it('tells how well an employer answers once there’s enough to say', async () => {
  const jobId = await market.publish({ vacancies: 9, replyWithinDays: 3 })
  const ids: string[] = []
  for (let n = 0; n < 5; n += 1) ids.push((await market.applied(jobId)).application._id)
  const figures = async () =>
    (await replyFigures(market.t.parts.db, [market.employer.employerId], market.t.clock.now())).get(market.employer.employerId)
  market.t.clock.pass(10 * HOUR)
  for (const id of ids.slice(0, 4)) await market.moved(id, { status: 'shortlisted', version: 1 })
  expect(await figures()).toBeUndefined()
  market.t.clock.pass(4 * DAY)
  expect(await figures()).toEqual({ replyRate: 80, medianReplyHours: 10 })
  // Whoever has no account reads the same of the company and of its job.
  for (const address of [`/employers/${market.employer.employerId}`, `/job/${jobId}`]) {
    const { body } = await market.t.app.inject(address)
    expect(body).toContain('<li><b>80%</b> reply rate</li><li><b>10 hours</b> usual wait</li>')
  }
})
