import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runJobAlerts } from '#server/capabilities/derived/alerts/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY, HOUR, MINUTE } from '#server/testkit/app/clock'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { mailsTo } from '#server/testkit/app/mails'
import { type Member, type Person, decideOn, newSeeker, signIn } from '#server/testkit/people/people'

type Terms = NonNullable<Parameters<typeof publishJob>[2]>
let t: TestApp
let employer: Member
let seeker: Person
beforeAll(async () => {
  t = await testApp()
  employer = await newHiringEmployer(t, 'The Corner Café')
})
afterAll(() => t.close())
beforeEach(async () => {
  seeker = await newSeeker(t)
})

const publish = async (title: string, more: Terms = {}): Promise<string> =>
  publishJob(t, { ...employer, token: await signIn(t, 'employer', employer.email) }, { title, ...more })
const token = () => signIn(t, 'jobseeker', seeker.email)
const save = async (query: string, alert: 'none' | 'daily' | 'at_once') =>
  (await t.seeker('saveSearch', { body: { name: query, query, alert } }, await token())).body._id
const follow = async () => t.seeker('followEmployer', { body: { employerId: employer.employerId } }, await token())
const run = () => runJobAlerts(t.parts, t.clock.now())
/** A minute later the clock runs, twice at once and once more, as in several processes. */
async function minutesLater(minutes = 1): Promise<void> {
  t.clock.pass(minutes * MINUTE)
  await Promise.all([run(), run()])
  await run()
}
/** The clock runs at this hour (UTC, which is London's in winter) of the next day. */
async function nextDayAt(hour: number): Promise<void> {
  const day = Math.floor(t.clock.now().getTime() / DAY) + 1
  t.clock.moveTo(new Date(day * DAY + hour * HOUR))
  await minutesLater(0)
}
/** The mails of alerts, apart from those of the account and of applications. */
const alerts = async () => (await mailsTo(t, seeker.email)).filter(({ text }) => text.includes('you saved a search'))
const subjects = async (): Promise<string[]> => (await alerts()).map(({ subject }) => subject)
const notified = async (): Promise<string[]> =>
  (await t.seeker('notifications', { query: { limit: 50 } }, await token())).body.data.map(({ title }) => title).toReversed()

describe('an alert at once', () => {
  it('mails and notifies once, a minute after a job of the search is published, and tells of nothing older', async () => {
    await publish('Barista of yesterday')
    t.clock.pass(1000)
    await save('q=barista', 'at_once')
    t.clock.pass(1000)
    await publish('Barista of today')
    await publish('Bookseller')
    await run()
    expect([await subjects(), await notified()]).toEqual([[], []])
    await minutesLater()
    expect([await subjects(), await notified()]).toEqual([['New job: Barista of today at The Corner Café'], ['New job: Barista of today']])
    const [mail] = await alerts()
    expect(mail?.text).toContain('Barista of today, The Corner Café, Leeds: £13.50 an hour')
    expect(mail?.text).toContain('To stop these emails, turn off the alert under Saved searches')
    await minutesLater(5)
    expect(await subjects()).toHaveLength(1)
  })

  it('tells of a job once though several searches and a followed employer have it, and not again in the daily mail', async () => {
    await save('q=waiter', 'at_once')
    await save('location=Leeds&q=waiter', 'daily')
    await follow()
    t.clock.pass(1000)
    await publish('Waiter')
    await minutesLater()
    await nextDayAt(8)
    expect([await subjects(), await notified()]).toEqual([['New job: Waiter at The Corner Café'], ['New job: Waiter']])
  })

  it('comes five times a day at most; the rest waits for the daily mail', async () => {
    await nextDayAt(9)
    await save('q=porter', 'at_once')
    for (let at = 1; at <= 7; at++) {
      t.clock.pass(1000)
      await publish(`Porter ${at}`)
      await minutesLater()
    }
    expect(await subjects()).toEqual([1, 2, 3, 4, 5].map((at) => `New job: Porter ${at} at The Corner Café`))
    await nextDayAt(7)
    expect(await subjects()).toHaveLength(5)
    t.clock.pass(HOUR)
    await minutesLater(0)
    expect((await subjects()).slice(5)).toEqual(['2 new jobs: q=porter'])
  })

  it('is switched on from now', async () => {
    const id = await save('q=cleaner', 'none')
    t.clock.pass(1000)
    await publish('Cleaner')
    t.clock.pass(1000)
    await t.seeker('changeSavedSearch', { params: { id }, body: { alert: 'at_once' } }, await token())
    await minutesLater()
    expect(await subjects()).toEqual([])
  })
})

describe('the daily mail', () => {
  it('is one at 08:00 London with all that is new, but for jobs turned away or applied for; then nothing until the next day', async () => {
    await nextDayAt(10)
    await save('q=tutor', 'daily')
    await save('q=maths', 'daily')
    t.clock.pass(1000)
    await publish('Maths tutor')
    await publish('English tutor')
    const [hidden, applied] = [await publish('Dance tutor'), await publish('Chess tutor')]
    await t.seeker('hideJob', { body: { jobId: hidden } }, await token())
    await t.seeker('applyForJob', { body: { jobId: applied } }, await token())
    const before = await subjects()
    await minutesLater(60)
    await nextDayAt(7)
    expect(await subjects()).toEqual(before)
    t.clock.pass(HOUR)
    await minutesLater(0)
    expect((await subjects()).slice(before.length)).toEqual(['2 new jobs: q=tutor'])
    const text = (await alerts()).at(-1)?.text
    expect(text).toContain('Maths tutor,')
    expect(text).toContain('English tutor,')
    expect((await notified()).slice(1)).toEqual(['2 new jobs: q=tutor'])
    await minutesLater(120)
    await nextDayAt(8)
    expect(await subjects()).toHaveLength(before.length + 1)
  })

  it('says nothing where nothing is new, and tells a suspended seeker nothing', async () => {
    await save('q=gardener', 'daily')
    await nextDayAt(8)
    expect(await subjects()).toEqual([])
    await publish('Gardener')
    await decideOn(t, 'suspend', seeker.userId, 'For a test.')
    const before = await subjects()
    await nextDayAt(8)
    await minutesLater()
    expect(await subjects()).toEqual(before)
  })
})

describe('a followed employer', () => {
  it('gives a notification of each new job within minutes, and its job joins the daily mail', async () => {
    await follow()
    t.clock.pass(1000)
    const jobId = await publish('Florist')
    await minutesLater()
    expect([await notified(), await subjects()]).toEqual([['New job: Florist'], []])
    const { data } = (await t.seeker('notifications', { query: {} }, await token())).body
    expect(data).toMatchObject([{ type: 'job_alert', link: `/find/${jobId}` }])
    await nextDayAt(8)
    expect([await notified(), await subjects()]).toEqual([['New job: Florist'], ['New job: Florist at The Corner Café']])
  })

  it('tells nothing once it is let go or blocked', async () => {
    const { _id: id } = (await follow()).body
    await t.seeker('unfollowEmployer', { params: { id } }, await token())
    await save('q=baker', 'at_once')
    await t.seeker('blockEmployer', { body: { employerId: employer.employerId } }, await token())
    t.clock.pass(1000)
    await publish('Baker')
    await minutesLater()
    await nextDayAt(8)
    expect([await notified(), await subjects()]).toEqual([[], []])
  })
})

describe('a saved job that closes tomorrow', () => {
  it('is told once from 08:00, to those who haven’t applied, and not again where its date moves', async () => {
    await nextDayAt(10)
    const tomorrow = new Date(t.clock.now().getTime() + 2 * DAY).toISOString().slice(0, 10)
    const [jobId, applied] = [await publish('Usher', { closingDate: tomorrow }), await publish('Guide', { closingDate: tomorrow })]
    for (const id of [jobId, applied]) await t.seeker('saveJob', { body: { jobId: id } }, await token())
    await t.seeker('applyForJob', { body: { jobId: applied } }, await token())
    await nextDayAt(7)
    expect(await notified()).toHaveLength(1)
    t.clock.pass(HOUR)
    await minutesLater(0)
    await minutesLater(60)
    expect((await notified()).slice(1)).toEqual(['Closes tomorrow: Usher'])
    const closingDate = new Date(Date.parse(tomorrow) + DAY).toISOString().slice(0, 10)
    const later = await t.employer('closeJob', { query: { jobId }, body: { closingDate } }, await signIn(t, 'employer', employer.email))
    expect(later.status).toBe(200)
    await nextDayAt(8)
    expect((await notified()).slice(1)).toEqual(['Closes tomorrow: Usher'])
  })
})
