import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { runDigestClock } from '#server/capabilities/work/hiring/public'
import type { Letter } from '#server/platform/email/port'
import { answerPages } from '#server/testkit/app/answer-pages'
import { DAY, HOUR, MINUTE } from '#server/testkit/app/clock'
import { strike } from '#server/testkit/app/strike'
import { lettersTo } from '#server/testkit/app/mails'
import { newMember, removeMember } from '#server/testkit/people/callers'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Market, openMarket } from '#server/testkit/people/market'
import { type Member, decideOn, newSeeker, signIn } from '#server/testkit/people/people'

const { open, press, answerBy } = answerPages(() => market.t)
let market: Market
let company: Member
let jobId: string
let applicationId: string
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())
/** A company with one applicant for a Saturday job, on a Monday at four in the afternoon. */
beforeEach(async () => {
  market.t.clock.moveTo(new Date('2026-11-23T16:00:00Z'))
  company = await newHiringEmployer(market.t)
  jobId = await market.publish({ title: 'Weekend barista' }, company)
  applicationId = (await market.applied(jobId, await newSeeker(market.t))).application._id
})

const run = () => runDigestClock(market.t.parts, market.t.clock.now())
const isDigest = ({ people = [] }: Letter) => people.length > 0
const digests = async (member: Member = company) => (await lettersTo(market.t, member.email)).filter(isDigest)
/** The next morning at this hour, London being on UTC in November. */
const tomorrowAt = (hour: number, days = 1) => {
  const { clock } = market.t
  clock.moveTo(new Date((Math.floor(clock.now().getTime() / DAY) + days) * DAY + hour * HOUR))
}
const token = (member: Member = company) => signIn(market.t, 'employer', member.email)
const statusOf = async (id = applicationId) => (await market.rowOf(id)).status
const rowOf = () => market.rowOf(applicationId)

/** The paths of the buttons of the newest digest, by their words. */
async function buttons(member: Member = company): Promise<Readonly<Record<string, string>>> {
  const letter = (await digests(member)).at(-1)
  return Object.fromEntries((letter?.people?.[0]?.buttons ?? []).map(({ label, path }) => [label, path]))
}
async function mailedButtons(): Promise<{ shortlist: string; notThisTime: string }> {
  tomorrowAt(8)
  await run()
  const { Shortlist: shortlist = '', 'Not this time': notThisTime = '' } = await buttons()
  return { shortlist, notThisTime }
}
describe('the digest of who waits', () => {
  it('comes once a day at eight, with who waits, how they fit and what can be done; however many processes run', async () => {
    tomorrowAt(7)
    await run()
    expect(await digests()).toEqual([])
    market.t.clock.pass(HOUR)
    await Promise.all([run(), run()])
    await run()
    const [letter, ...more] = await digests()
    expect(more).toEqual([])
    expect(letter).toMatchObject({ heading: '1 person is waiting for Weekend barista', button: { path: `/applicants/${jobId}` } })
    expect(letter?.people).toMatchObject([
      { isLate: false, buttons: [{ label: 'Shortlist' }, { label: 'Not this time' }, { label: 'View' }] },
    ])
    expect(letter?.people?.[0]?.due).toMatch(/^Reply (today )?by /)
    tomorrowAt(9)
    await run()
    expect((await digests()).length).toBe(2)
  })

  it('doesn’t come on a Sunday, nor where no one waits, nor to a reviewer, nor to a company that is suspended', async () => {
    const [manager, reviewer] = [
      await newMember(market.t, company.employerId, 'manager'),
      await newMember(market.t, company.employerId, 'reviewer'),
    ]
    const [quiet, suspended] = [await newHiringEmployer(market.t), await newHiringEmployer(market.t)]
    await market.applied(await market.publish({}, suspended), await newSeeker(market.t))
    await decideOn(market.t, 'suspend', suspended.employerId, 'A test')
    const sunday = (7 - market.t.clock.now().getUTCDay()) % 7
    tomorrowAt(9, sunday)
    await run()
    expect(await digests()).toEqual([])
    tomorrowAt(9)
    await run()
    const counts = await Promise.all([company, manager, reviewer, quiet, suspended].map(async (member) => (await digests(member)).length))
    expect(counts).toEqual([1, 1, 0, 0, 0])
  })

  it('comes on a Sunday too where its reader chose so, whatever their colleague has, and says so', async () => {
    const manager = await newMember(market.t, company.employerId, 'manager')
    expect((await market.t.employer('setDigest', { body: { onSundays: true } }, await token())).body).toEqual({ hour: 8, onSundays: true })
    tomorrowAt(9, (7 - market.t.clock.now().getUTCDay()) % 7)
    await run()
    const [letter] = await digests()
    expect(letter?.why).not.toContain('Sunday')
    expect(await digests(manager)).toEqual([])
  })

  it('comes at the hour that its reader chose, or not at all, and one press in the mail turns it off and on again', async () => {
    expect((await market.t.employer('digest', {}, await token())).body).toMatchObject({ hour: 8 })
    expect((await market.t.employer('setDigest', { body: { hour: 18 } }, await token())).body).toEqual({ hour: 18, onSundays: false })
    tomorrowAt(17)
    await run()
    expect(await digests()).toEqual([])
    market.t.clock.pass(HOUR)
    await run()
    const [letter] = await digests()
    const stop = letter?.stop ?? ''
    expect((await open(stop)).body).toContain('Stop these emails: Daily digest')
    expect((await press(stop, {})).body).toContain('Emails stopped: Daily digest')
    expect((await market.t.employer('digest', {}, await token())).body).toMatchObject({ hour: null })
    tomorrowAt(20)
    await run()
    expect((await digests()).length).toBe(1)
    await press(`${stop}?again`, {})
    expect((await market.t.employer('digest', {}, await token())).body).toMatchObject({ hour: 8 })
    expect((await market.t.employer('setDigest', { body: { hour: 24 } }, await token())).status).toBe(400)
  })

  it('comes today still at the hour that is chosen today', async () => {
    tomorrowAt(9)
    await run()
    await market.t.employer('setDigest', { body: { hour: 18 } }, await token())
    await run()
    expect((await digests()).length).toBe(1)
    market.t.clock.pass(9 * HOUR)
    await run()
    expect((await digests()).length).toBe(2)
  })
})

describe('a button of the digest', () => {
  it('changes nothing when it is opened, shortlists with one press, works once, and can be taken back for an hour', async () => {
    const { shortlist } = await mailedButtons()
    const page = await open(shortlist)
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining('for Weekend barista?')])
    expect(await statusOf()).toBe('applied')
    const done = await answerBy(shortlist)
    expect(done.body).toContain('is on your shortlist')
    expect(await rowOf()).toMatchObject({ status: 'shortlisted', version: 2 })
    expect((await answerBy(shortlist)).body).toContain('is on your shortlist')
    expect(await rowOf()).toMatchObject({ status: 'shortlisted', version: 2 })
    expect((await press(`${shortlist}?undo`, {})).body).toContain('Undone')
    expect(await statusOf()).toBe('applied')
    expect((await answerBy(shortlist)).body).toContain('Undone')
    expect(await statusOf()).toBe('applied')
  })

  it('says not this time with the chosen reason, which its seeker is told in an hour and not before', async () => {
    const { notThisTime } = await mailedButtons()
    expect((await answerBy(notThisTime, { reason: 'position_filled' })).body).toContain('will be told in an hour')
    expect(await rowOf()).toMatchObject({ status: 'applied', pendingReason: 'position_filled' })
    await press(`${notThisTime}?undo`, {})
    expect(await rowOf()).toMatchObject({ status: 'applied', pendingReason: null })
  })

  it('can no longer be taken back after an hour', async () => {
    const { shortlist } = await mailedButtons()
    await answerBy(shortlist)
    market.t.clock.pass(61 * MINUTE)
    expect((await open(shortlist)).body).not.toContain('Changed your mind')
    await press(`${shortlist}?undo`, {})
    expect(await statusOf()).toBe('shortlisted')
  })

  it('says who was first and when, without a colleague’s name, and that the link did nothing', async () => {
    const { shortlist, notThisTime } = await mailedButtons()
    market.t.clock.pass(31 * MINUTE)
    const manager = await newMember(market.t, company.employerId, 'manager')
    const body = { status: 'shortlisted', version: 1 } as const
    await market.t.employer('moveApplicants', { query: { applicationId }, body }, manager.token)
    const page = (await open(shortlist)).body
    expect(page).toMatch(/Our email<\/span><time>Tue 24 Nov, 08:00.*A colleague shortlisted \w+<\/span><time>Tue 24 Nov, 08:31/)
    expect(page).toContain('Your link, no effect')
    expect(page).not.toContain(manager.email)
    // What can still be said is asked again, with what has changed.
    expect((await open(notThisTime)).body).not.toContain('It changed while you were reading')
  })

  it('does nothing where the page showed something older, and shows what has changed', async () => {
    const { notThisTime } = await mailedButtons()
    const shown = { status: 'shortlisted', version: 1 } as const
    await market.t.employer('moveApplicants', { query: { applicationId }, body: shown }, await token())
    const page = await press(notThisTime, { version: '1', reason: 'travel' })
    expect(page.body).toContain('It changed while you were reading, so nothing was sent')
    expect(page.body).toContain('You shortlisted')
    expect(await rowOf()).toMatchObject({ status: 'shortlisted', pendingAt: null })
    expect((await press(notThisTime, { version: '2', reason: 'travel' })).body).toContain('will be told in an hour')
  })

  it('that counted says so after what followed from it', async () => {
    const { notThisTime } = await mailedButtons()
    await answerBy(notThisTime)
    market.t.clock.pass(61 * MINUTE)
    await strike(market.t)
    const page = (await open(notThisTime)).body
    expect(page).toContain('Your reply counted')
    expect(page).toContain('was told “not this time”')
  })

  it('does nothing once a colleague answered, in a race too', async () => {
    const { shortlist, notThisTime } = await mailedButtons()
    await Promise.all([answerBy(shortlist), answerBy(notThisTime)])
    const row = await rowOf()
    expect([row.status === 'shortlisted', row.pendingAt !== null].filter(Boolean)).toHaveLength(1)
    const other = row.status === 'shortlisted' ? notThisTime : shortlist
    expect((await open(other)).body).toMatch(/has moved on|Not this time for/)
  })

  it('does nothing after its time, for someone who left, by another token or by a form that the page didn’t send', async () => {
    const manager = await newMember(market.t, company.employerId, 'manager')
    tomorrowAt(8)
    await run()
    const { Shortlist: own = '' } = await buttons()
    const { Shortlist: theirs = '' } = await buttons(manager)
    for (const fields of [{}, { version: 'x' }, { version: '1', reason: 'because' }, { version: '99' }])
      expect((await press(own, fields)).statusCode).toBe(200)
    await removeMember(market.t, manager.userId)
    for (const url of [theirs, '/answer/nobody', `${own}x`]) {
      const answers = [await open(url), await press(url, { version: '1' }), await press(`${url}?undo`, {})]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    }
    expect(await rowOf()).toMatchObject({ status: 'applied', version: 1 })
    market.t.clock.pass(40 * DAY)
    expect((await press(own, { version: '1' })).body).toMatch(/expired|moved on|doesn’t work/)
    expect((await rowOf()).status).not.toBe('shortlisted')
  })
})
