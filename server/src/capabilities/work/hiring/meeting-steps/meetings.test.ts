import { datePlus } from '@evenshift/contract/days'
import { dayEnd, londonDay } from '@evenshift/contract/london'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dayWords } from '#server/capabilities/ground/reference/public'
import { DAY, HOUR } from '#server/testkit/app/clock'
import { lettersTo } from '#server/testkit/app/mails'
import { strike } from '#server/testkit/app/strike'
import { type Market, terms } from '#server/testkit/people/market'
import { type Person, signIn } from '#server/testkit/people/people'
import { type Meetings, chat, openMeetings, trial } from '#server/testkit/people/meetings'

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
/** The meeting as the seeker's list of applications tells it. */
const inList = async (id: string, { email }: Person) =>
  (await market.t.seeker('liveApplications', { query: {} }, await signIn(market.t, 'jobseeker', email))).body.data.find(
    ({ _id }) => _id === id,
  )?.meeting
/** What the notification that asks for a time says is owed still. */
const owedBy = async ({ email }: Person) =>
  (await market.t.seeker('notifications', { query: { limit: 50 } }, await signIn(market.t, 'jobseeker', email))).body.data.find(
    ({ type }) => type === 'meeting_proposed',
  )?.about?.owed
const place = '71 Brudenell Road, LS6'

describe('a meeting', () => {
  it('is proposed, picked, which only a mail tells who picked it, reminded of twice on both sides, and over by the clock', async () => {
    const { id, seeker, ...a } = await arranged()
    const [first, second] = [inDays(3), inDays(4)]
    const made = await a.proposed(chat(first, second))
    expect(made).toMatchObject({ status: 'proposed', turn: 'seeker', kind: 'chat', version: 1, at: null, allowed: ['propose', 'cancel'] })
    expect(await a.theirs()).toMatchObject({ status: 'in_review', meeting: { _id: made._id } })
    const seen = (await a.own()).meeting
    expect(seen).toMatchObject({ place, answerBy: expect.any(String), allowed: ['pick', 'suggest', 'decline'] })
    expect(seen?.times.map(({ start }) => start)).toEqual([first, second])
    expect(await a.home()).toMatchObject([{ applicationId: id, status: 'proposed' }])

    expect(await owedBy(seeker)).toEqual(['meeting', 'talk', 'reply'])
    const picked = await a.asSeeker(made._id, { action: 'pick', version: 1, time: second })
    expect(await owedBy(seeker)).toEqual(['attendance', 'talk', 'reply'])
    expect(picked.body).toMatchObject({ status: 'agreed', turn: null, at: second, version: 2, allowed: ['suggest', 'cancel'] })
    expect(await inList(id, seeker)).toEqual({ kind: 'chat', status: 'agreed', at: second, outcomeDue: null })
    expect(await a.listed()).toMatchObject([{ owes: null, at: second, applicantName: 'Amira Khan' }])
    market.t.clock.moveTo(new Date(Date.parse(second) - 25 * HOUR))
    await strike(market.t)
    expect((await a.told()).seeker).toEqual(['meeting_proposed'])
    const [mail] = (await lettersTo(market.t, seeker.email)).filter(({ subject }) => subject.startsWith('Face-to-face chat agreed'))
    expect(mail).toMatchObject({ button: { label: 'View application', path: `/applications/${id}` } })
    expect(mail?.facts).toContainEqual({ label: 'Where', value: place })
    for (const hours of [23, 3, 1.5]) {
      market.t.clock.moveTo(new Date(Date.parse(second) - hours * HOUR))
      await strike(market.t)
    }
    market.t.clock.moveTo(new Date(Date.parse(second) + HOUR))
    await strike(market.t)
    expect(await a.told()).toEqual({
      seeker: ['meeting_proposed', 'meeting_reminder', 'meeting_reminder'],
      employer: ['meeting_picked', 'meeting_reminder', 'meeting_reminder'],
    })
    expect((await a.own()).meeting).toMatchObject({ status: 'done', outcomeDue: null, allowed: [] })
    expect(
      (await a.theirs()).history.flatMap(({ meeting, by }) => (meeting === null ? [] : [[meeting.replace(/[:.] .*/, ''), by]])),
    ).toEqual([
      ['Face-to-face chat proposed, 2 times to choose from', 'employer'],
      ['Face-to-face chat agreed', 'seeker'],
      ['Face-to-face chat over', 'clock'],
    ])
    expect((await a.own()).history).toEqual((await a.theirs()).history)
    expect([await a.home(), await a.listed()]).toEqual([[], []])
    expect(seeker.userId).not.toBe('')
  })

  it('is agreed in a time that the seeker suggests, moved by either side, and called off with a reason', async () => {
    const a = await arranged()
    const { _id } = await a.proposed({ kind: 'video', times: [inDays(2)], minutes: 30, link: 'https://meet.example/abc' })
    const other = inDays(5)
    const suggested = await a.asSeeker(_id, { action: 'suggest', version: 1, times: [other], message: 'I’m on the 10:05 bus.' })
    expect(suggested.body).toMatchObject({ turn: 'employer', message: 'I’m on the 10:05 bus.', version: 2 })
    expect(await a.listed()).toMatchObject([{ owes: 'answer', times: [{ start: other }] }])
    expect((await a.asEmployer(_id, { action: 'pick', version: 2, time: other })).body).toMatchObject({ status: 'agreed', at: other })
    expect((await a.asSeeker(_id, { action: 'suggest', version: 3, times: [inDays(6)] })).body).toMatchObject({
      turn: 'employer',
      at: null,
    })
    const again = await a.asEmployer(_id, { action: 'propose', version: 4, ...chat(inDays(7)) })
    expect(again.body).toMatchObject({ turn: 'seeker', kind: 'chat', link: null, place })
    const off = await a.asEmployer(_id, { action: 'cancel', version: 5, reason: 'Our manager is ill that week.' })
    expect(off.body).toMatchObject({ status: 'cancelled', cancelledBy: 'employer', message: 'Our manager is ill that week.', allowed: [] })
    expect((await a.own()).status).toBe('in_review')
    expect(await a.told()).toEqual({
      seeker: ['meeting_proposed', 'meeting_agreed', 'meeting_moved', 'meeting_cancelled'],
      employer: ['meeting_suggested', 'meeting_moved'],
    })
  })

  it.each([
    [{ kind: 'phone' }, 'Phone call cancelled: The Corner Café'],
    [{ kind: 'chat', place }, 'Face-to-face chat called off: The Corner Café'],
  ] as const)('that is called off (%o) says so to its seeker without calling a call twice', async (what, title) => {
    const a = await arranged()
    const { _id } = await a.proposed({ ...what, times: [inDays(2)], minutes: 30 })
    expect((await a.asEmployer(_id, { action: 'cancel', version: 1, reason: 'Our manager is ill.' })).status).toBe(200)
    const token = await signIn(market.t, 'jobseeker', a.seeker.email)
    const { data } = (await market.t.seeker('notifications', { query: { limit: 50 } }, token)).body
    expect(data.find(({ type }) => type === 'meeting_cancelled')?.title).toBe(title)
  })

  it('is declined, and the application stays open; one that was agreed is called off only with a reason', async () => {
    const a = await arranged()
    const first = await a.proposed(chat(inDays(2)))
    expect((await a.asSeeker(first._id, { action: 'cancel', version: 1, reason: 'Exams.' })).error.code).toBe('INVALID_TRANSITION')
    expect((await a.asSeeker(first._id, { action: 'decline', version: 1 })).body).toMatchObject({
      status: 'cancelled',
      cancelledBy: 'seeker',
    })
    const time = inDays(3)
    const second = await a.proposed(chat(time))
    await a.asSeeker(second._id, { action: 'pick', version: 1, time })
    const silent = { action: 'cancel', version: 2, reason: '' } as const
    expect((await a.asSeeker(second._id, silent)).error.errors).toEqual([{ path: 'reason', message: 'Enter the reason' }])
    expect((await a.asSeeker(second._id, { ...silent, reason: 'I have an exam.' })).body.status).toBe('cancelled')
    expect((await a.own()).status).toBe('in_review')
    expect((await a.told()).employer).toEqual(['meeting_cancelled', 'meeting_picked', 'meeting_cancelled'])
  })

  it('of whom nobody picks a time is called off when the last one has passed', async () => {
    const a = await arranged()
    const times = [inDays(1), inDays(2)]
    const { _id } = await a.proposed(chat(...times))
    market.t.clock.moveTo(new Date(Date.parse(times[0] ?? '') + HOUR))
    await strike(market.t)
    expect((await a.asSeeker(_id, { action: 'pick', version: 1, time: times[0] ?? '' })).error.errors?.[0]?.path).toBe('time')
    market.t.clock.moveTo(new Date(Date.parse(times[1] ?? '') + HOUR))
    await strike(market.t)
    expect((await a.theirs()).meeting).toMatchObject({ status: 'cancelled', cancelledBy: 'clock' })
    expect(await a.told()).toEqual({ seeker: ['meeting_proposed', 'meeting_cancelled'], employer: ['meeting_cancelled'] })
  })

  it('is an answer: the promise begins anew and runs from the end of what is arranged', async () => {
    const a = await arranged(undefined, await market.publish({ replyWithinDays: 3 }))
    const time = inDays(20)
    const { _id } = await a.proposed(chat(time))
    const runsFrom = (at: number) => dayEnd(datePlus(londonDay(new Date(at)), 3)).toISOString()
    expect(await market.rowOf(a.id)).toMatchObject({ firstReplyAt: market.t.clock.now(), replyBy: new Date(runsFrom(Date.parse(time))) })
    await a.asSeeker(_id, { action: 'pick', version: 1, time })
    expect((await a.own()).replyBy).toBe(runsFrom(Date.parse(time) + HOUR / 2))
    await a.asSeeker(_id, { action: 'cancel', version: 2, reason: 'Exams.' })
    expect((await a.own()).replyBy).toBe(runsFrom(market.t.clock.now().getTime()))
  })

  it('keeps the day of the reply where the employer writes a message, which would be due sooner', async () => {
    const a = await arranged(undefined, await market.publish({ replyWithinDays: 3 }))
    await a.proposed(chat(inDays(20)))
    const { replyBy } = await a.own()
    const { token } = await market.freshEmployer()
    expect((await market.t.employer('sendMessage', { params: { id: a.id }, body: { text: 'See you then.' } }, token)).status).toBe(201)
    expect((await a.own()).replyBy).toBe(replyBy)
  })

  it('tells by when they reply now, in the history and in the same notice and mail, where the day moved', async () => {
    const a = await arranged(undefined, await market.publish({ replyWithinDays: 3 }))
    const [first, second] = [inDays(20), inDays(21)]
    const by = (from: string) => dayWords(londonDay(new Date(Date.parse(from) + 3 * DAY)), market.t.clock.now())
    const { _id } = await a.proposed(chat(first, second))
    await a.asSeeker(_id, { action: 'pick', version: 1, time: first })
    await a.asEmployer(_id, { action: 'propose', version: 2, ...chat(second) })
    await a.asSeeker(_id, { action: 'pick', version: 3, time: second })
    await a.asEmployer(_id, { action: 'cancel', version: 4, reason: 'We found someone.' })
    const now = by(market.t.clock.now().toISOString())
    const lines = (await a.own()).history.flatMap(({ meeting }) => meeting ?? [])
    expect(lines.map((line) => line.split('. ')[1])).toEqual([
      `Reply now due by ${by(second)}`,
      `Reply now due by ${by(first)}`,
      `Reply now due by ${by(second)}`,
      undefined,
      `Reply now due by ${now}`,
    ])
    const reader = await market.fresh('jobseeker', a.seeker)
    const { data } = (await market.t.seeker('notifications', { query: {} }, reader)).body
    const sentences = (texts: readonly string[]) => texts.flatMap((text) => /They’ll now reply by [^.]*/.exec(text) ?? [])
    const days = (...said: readonly string[]) => said.map((day) => `They’ll now reply by ${day}`)
    // What they picked themselves is told by mail alone, and times that are settled promise no day any more.
    expect(sentences(data.map(({ body }) => body))).toEqual(days(now))
    const letters = await lettersTo(market.t, a.seeker.email)
    expect(sentences(letters.map(({ paragraphs }) => paragraphs.join(' ')))).toEqual(days(by(second), by(first), by(second), now))
  })

  it('that is a paid trial tells the 48 hours after it as the day of the reply', async () => {
    const a = await arranged(undefined, await market.publish({ replyWithinDays: 7 }))
    const time = inDays(3)
    const { _id } = await a.proposed(trial(time))
    expect((await a.own()).history.at(-1)?.meeting, 'no day is known before the time is').toBe('Paid trial proposed, 1 time to choose from')
    await a.asSeeker(_id, { action: 'pick', version: 1, time })
    const due = dayWords(londonDay(new Date(Date.parse(time) + 50 * HOUR)), market.t.clock.now())
    expect((await a.own()).history.at(-1)?.meeting).toContain(`. Reply now due by ${due}`)
  })

  it('shows who applied by name from then on, and the number to ring only once a call is agreed', async () => {
    const jobId = await market.publish({ hideNames: true })
    const a = await arranged(undefined, jobId)
    const time = inDays(2)
    const { _id, phone } = await a.proposed({ kind: 'phone', times: [time], minutes: 15 })
    expect([(await a.theirs()).applicant.name, phone]).toEqual(['Amira Khan', null])
    expect((await a.asSeeker(_id, { action: 'pick', version: 1, time })).error.errors).toEqual([
      { path: 'phone', message: 'Enter a number they can ring' },
    ])
    await a.asSeeker(_id, { action: 'pick', version: 1, time, phone: '07700 900461' })
    expect((await a.theirs()).meeting?.phone).toBe('07700 900461')
    expect((await a.theirs()).applicant.phone).toBeUndefined()
    await a.asSeeker(_id, { action: 'cancel', version: 2, reason: 'Exams.' })
    expect((await a.theirs()).meeting?.phone).toBeNull()
  })
})

describe('a paid trial', () => {
  it('says what it pays, and asks for its outcome within 48 hours, reminding the employer once', async () => {
    const a = await arranged()
    const time = inDays(2)
    const { _id, payTotal, outcomeDue } = await a.proposed(trial(time))
    expect([payTotal, outcomeDue]).toEqual([27, null])
    const promised = new Date(Date.parse(time) + 50 * HOUR).toISOString()
    expect((await a.asSeeker(_id, { action: 'pick', version: 1, time })).body.outcomeDue).toBe(promised)
    market.t.clock.moveTo(new Date(Date.parse(time) + 2 * HOUR))
    await strike(market.t)
    expect((await a.own()).meeting).toMatchObject({ status: 'done', outcomeDue: promised })
    expect(await inList(a.id, a.seeker)).toEqual({ kind: 'trial', status: 'done', at: time, outcomeDue: promised })
    expect(await a.listed()).toMatchObject([{ owes: 'outcome', outcomeDue: promised }])
    market.t.clock.pass(25 * HOUR)
    await strike(market.t)
    const { seeker, employer } = await a.told()
    expect([seeker.at(-1), employer.slice(-2)]).toEqual(['trial_done', ['trial_outcome_due', 'trial_outcome_due']])
    const { version } = await a.theirs()
    await market.moved(a.id, { status: 'offered', version, offer: terms })
    expect([(await a.theirs()).meeting?.outcomeDue, await a.listed()]).toEqual([null, []])
  })

  it('whose end is told a day late tells the employer once, and reminds them of it no more', async () => {
    const a = await arranged()
    const time = inDays(2)
    const { _id } = await a.proposed(trial(time))
    await a.asSeeker(_id, { action: 'pick', version: 1, time })
    market.t.clock.moveTo(new Date(Date.parse(time) + 30 * HOUR))
    await strike(market.t)
    market.t.clock.pass(HOUR)
    await strike(market.t)
    expect((await a.told()).employer.filter((type) => type === 'trial_outcome_due')).toEqual(['trial_outcome_due'])
    expect((await lettersTo(market.t, market.employer.email)).at(-1)?.subject).toMatch(/^How was the paid trial\?/)
  })

  it('that has begun is neither moved nor called off, whatever becomes of the application', async () => {
    const a = await arranged()
    const time = inDays(2)
    const { _id } = await a.proposed(trial(time))
    await a.asSeeker(_id, { action: 'pick', version: 1, time })
    market.t.clock.moveTo(new Date(Date.parse(time) + HOUR))
    expect((await a.asEmployer(_id, { action: 'cancel', version: 2, reason: 'Enough.' })).error.code).toBe('INVALID_TRANSITION')
    expect((await a.own()).meeting?.allowed).toEqual([])
    await market.t.seeker('withdrawApplication', { params: { id: a.id }, query: {} }, await market.fresh('jobseeker', a.seeker))
    expect((await a.own()).meeting?.status).toBe('agreed')
    market.t.clock.pass(HOUR)
    await strike(market.t)
    expect((await a.own()).meeting).toMatchObject({ status: 'done', outcomeDue: null })
    expect((await a.told()).employer).toEqual(['meeting_picked'])
  })

  it('owes nothing more once another meeting is proposed, and tells a waiting rejection to its employer alone', async () => {
    const a = await arranged()
    const time = inDays(2)
    const { _id } = await a.proposed(trial(time))
    await a.asSeeker(_id, { action: 'pick', version: 1, time })
    market.t.clock.moveTo(new Date(Date.parse(time) + 3 * HOUR))
    await strike(market.t)
    const { version } = await a.theirs()
    await market.moved(a.id, { status: 'rejected', version, reason: 'travel' })
    expect([(await a.theirs()).meeting?.outcomeDue, (await a.own()).meeting?.outcomeDue]).toEqual([null, expect.any(String)])
    expect((await a.propose(chat(inDays(3)))).error.code).toBe('INVALID_TRANSITION')
    await market.move(a.id, { undo: true, version: version + 1 }, await market.freshEmployer())
    expect((await a.theirs()).meeting?.outcomeDue).not.toBeNull()
    await a.proposed(trial(inDays(3)))
    expect(await a.listed()).toMatchObject([{ owes: null, status: 'proposed' }])
  })
})
