import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { type Person, newSeeker } from '#server/testkit/people/people'
import { newMember } from '#server/testkit/people/callers'
import { hiring } from '#server/capabilities/work/hiring/public'
import { reindexOutdated } from '#server/capabilities/work/jobs/public'
import { DAY } from '#server/testkit/app/clock'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

const week = [
  { day: 6, start: '15:00', end: '19:00', people: 1 },
  { day: 7, start: '09:00', end: '13:00', people: 2 },
  { day: 1, start: '10:00', end: '14:00', people: 1 },
]
/** A job that takes one shift a person, with the ids of its Friday, Saturday and Sunday. */
async function weekend(shifts = week, shiftsNeeded = 1) {
  const jobId = await market.publish({ vacancies: 4, shifts, shiftsNeeded })
  const job = (await market.t.employer('jobDetails', { params: { id: jobId } }, (await market.freshEmployer()).token)).body
  const [friday = '', saturday = '', sunday = ''] = job.shifts.map(({ _id }) => _id)
  return { jobId, shifts: job.shifts, friday, saturday, sunday }
}
async function appliedFor(jobId: string, shifts: string[]) {
  const seeker = await newSeeker(market.t)
  const { status, body, error } = await market.t.seeker('applyForJob', { body: { jobId, shifts } }, seeker.token)
  if (status !== 201) throw new Error(`the application was refused: ${JSON.stringify(error)}`)
  return { seeker, id: body._id }
}
const offer = (id: string, more: object = {}) => market.move(id, { status: 'offered', version: 1, offer: { ...terms, ...more } })
const accept = (id: string, version: number, { token }: Person) =>
  market.t.seeker('answerOffer', { body: { applicationId: id, version, action: 'accept' } }, token)
const coverOf = async (jobId: string) => (await market.t.employer('cover', { params: { id: jobId } }, market.employer.token)).body

describe('the cover of a job', () => {
  it('says of each shift what is accepted, offered and asked for, and proposes who takes what is open', async () => {
    const { jobId, friday, saturday, sunday } = await weekend()
    const ada = await appliedFor(jobId, [friday])
    const ben = await appliedFor(jobId, [saturday])
    const cy = await appliedFor(jobId, [saturday, sunday])
    const made = await market.moved(ada.id, { status: 'offered', version: 1, offer: terms })
    await accept(ada.id, made.version, ada.seeker)
    await offer(ben.id)
    expect(await coverOf(jobId)).toMatchObject({
      shifts: [
        { _id: friday, day: 6, needed: 1, accepted: 1, offered: 0, askedFor: 0 },
        { _id: saturday, needed: 2, accepted: 0, offered: 1, askedFor: 1 },
        { _id: sunday, needed: 1, accepted: 0, offered: 0, askedFor: 1 },
      ],
      placesLeft: 2,
      proposal: { people: [{ _id: cy.id, shifts: [saturday, sunday] }], open: [], isExact: true },
    })
    const { applicants } = await coverOf(jobId)
    expect(new Map(applicants.map(({ _id, status, offered }) => [_id, [status, offered]]))).toEqual(
      new Map([
        [ada.id, ['offer_accepted', [friday]]],
        [ben.id, ['offered', [saturday]]],
        [cy.id, ['applied', []]],
      ]),
    )
    // Nobody's name is told before the lists tell it.
    expect(applicants.find(({ _id }) => _id === cy.id)?.name).toBe('Amira Khan')
  })

  it('has no more places left than people it still wants, nor than the shifts that are left take, from the acceptance on', async () => {
    const { jobId, saturday, sunday } = await weekend()
    const boss = (await market.freshEmployer()).token
    const left = async () => {
      const { body: told } = await market.t.employer('jobDetails', { params: { id: jobId } }, boss)
      const { body: read } = await market.t.seeker('openJob', { params: { id: jobId } }, (await newSeeker(market.t)).token)
      return [told.placesLeft, read.placesLeft]
    }
    const ada = await appliedFor(jobId, [saturday, sunday])
    expect(await left()).toEqual([4, 4])
    const made = await market.moved(ada.id, { status: 'offered', version: 1, offer: terms })
    expect(await left()).toEqual([4, 4])
    await accept(ada.id, made.version, ada.seeker)
    expect(await left(), 'a Friday and a Saturday').toEqual([2, 2])
    const { jobId: ofTwo } = await weekend(week, 2)
    const { body } = await market.t.employer('jobDetails', { params: { id: ofTwo } }, boss)
    expect(body.placesLeft, 'each works two of four').toBe(2)
  })

  it('proposes no one who can’t be offered the job now, and says what stays open', async () => {
    const { jobId, friday, saturday, sunday } = await weekend()
    const rejected = await appliedFor(jobId, [friday])
    await market.moved(rejected.id, { status: 'rejected', version: 1, reason: 'other', message: 'No.' })
    const invited = await appliedFor(jobId, [sunday])
    await market.moved(invited.id, { status: 'interview_invited', version: 1, interview: market.invite() })
    const { proposal, applicants } = await coverOf(jobId)
    expect(applicants).toHaveLength(2)
    expect(proposal).toEqual({
      people: [],
      open: [
        { shiftId: friday, seats: 1 },
        { shiftId: saturday, seats: 2 },
        { shiftId: sunday, seats: 1 },
      ],
      isExact: true,
    })
  })

  it('proposes no one for a shift that their week has no room for, as their application says, and counts them as no one free', async () => {
    const { jobId, friday, saturday } = await weekend()
    const seeker = await newSeeker(market.t)
    const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 6, slots: id === 6 ? [{ start: '14:00', end: '20:00' }] : [] }))
    await market.t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
    const sent = await market.t.seeker('applyForJob', { body: { jobId, shifts: [friday, saturday] } }, seeker.token)
    const { shifts, applicants, proposal } = await coverOf(jobId)
    expect(applicants).toMatchObject([{ shifts: [friday, saturday], clashing: [saturday], isWeekKnown: true }])
    expect(proposal.people).toEqual([{ _id: sent.body._id, shifts: [friday] }])
    expect(shifts.map(({ askedFor }) => askedFor)).toEqual([1, 0, 0])
  })

  it('is read by a reviewer too, and by no one of another company', async () => {
    const { jobId } = await weekend()
    const reviewer = await newMember(market.t, market.employer.employerId, 'reviewer')
    expect((await market.t.employer('cover', { params: { id: jobId } }, reviewer.token)).status).toBe(200)
  })
})

describe('an offer', () => {
  it('names the shifts that were applied for where it names none, and takes a seat of each', async () => {
    const { jobId, friday, sunday } = await weekend()
    const { id } = await appliedFor(jobId, [friday, sunday])
    await offer(id)
    const { body } = await market.t.employer('openApplication', { params: { id } }, market.employer.token)
    expect(body.offer?.shifts.map(({ _id }) => _id)).toEqual([friday, sunday])
    expect((await coverOf(jobId)).shifts.map(({ offered }) => offered)).toEqual([1, 0, 1])
  })

  it('of a shift whose seats are all taken is refused until one is free, and names that shift', async () => {
    const { jobId, friday, sunday } = await weekend()
    const first = await appliedFor(jobId, [friday])
    const second = await appliedFor(jobId, [friday, sunday])
    await offer(first.id)
    const refused = await offer(second.id)
    expect([refused.status, refused.error.code, refused.error.details]).toEqual([409, 'SHIFT_TAKEN', { shifts: [friday] }])
    // Its own seat is no hindrance to new terms.
    await market.moved(first.id, { status: 'offered', version: 2, offer: { ...terms, pay: 14 } })
    await market.moved(first.id, { status: 'offer_rescinded', version: 3, reason: 'Closed on Fridays.' })
    expect((await offer(second.id)).status).toBe(200)
  })

  it('keeps its seat once it is accepted and its seeker is hired', async () => {
    const { jobId, friday } = await weekend()
    const first = await appliedFor(jobId, [friday])
    const second = await appliedFor(jobId, [friday])
    const { version } = await market.moved(first.id, { status: 'offered', version: 1, offer: terms })
    await accept(first.id, version, first.seeker)
    expect((await offer(second.id)).error.code).toBe('SHIFT_TAKEN')
    await market.moved(first.id, { status: 'hired', version: version + 1, rightToWork })
    expect((await offer(second.id)).error.code).toBe('SHIFT_TAKEN')
  })

  it('takes no seat of a shift that was moved since: whoever took it keeps the time that they agreed', async () => {
    const { jobId, shifts, friday } = await weekend()
    const [ada, ben] = [await appliedFor(jobId, [friday]), await appliedFor(jobId, [friday])]
    const made = await market.moved(ada.id, { status: 'offered', version: 1, offer: terms })
    await accept(ada.id, made.version, ada.seeker)
    const fridayIn = async () => (await coverOf(jobId)).shifts.find(({ _id }) => _id === friday)
    expect(await fridayIn()).toMatchObject({ accepted: 1 })
    const { token } = market.employer
    const job = async () => (await market.t.employer('jobDetails', { params: { id: jobId } }, token)).body
    const body = { version: (await job()).version, shifts: shifts.map((shift) => (shift._id === friday ? { ...shift, day: 4 } : shift)) }
    expect((await market.t.employer('changeJob', { params: { id: jobId }, body }, token)).status).toBe(200)
    expect(await fridayIn()).toMatchObject({ day: 4, needed: 1, accepted: 0 })
    expect((await job()).takenShifts).toEqual([])
    const { applicants } = await coverOf(jobId)
    expect(applicants.find(({ _id }) => _id === ada.id)).toMatchObject({ offered: [], offeredBefore: [friday] })
    const { version } = await market.rowOf(ben.id)
    expect((await market.move(ben.id, { status: 'offered', version, offer: terms })).status).toBe(200)
  })

  it('of a shift that isn’t the job’s is refused at that shift; one without an _id takes no seat', async () => {
    const { jobId, friday, saturday } = await weekend()
    const other = await weekend()
    const { id } = await appliedFor(jobId, [saturday])
    const shift = { day: 6, start: '15:00', end: '19:00' }
    const refused = await offer(id, {
      shifts: [
        { _id: friday, ...shift },
        { _id: other.friday, ...shift },
      ],
    })
    expect([refused.status, refused.error.errors?.map(({ path }) => path)]).toEqual([400, ['offer.shifts.1']])
    expect((await offer(id, { shifts: [shift] })).status).toBe(200)
    expect((await coverOf(jobId)).shifts.map(({ offered }) => offered)).toEqual([0, 0, 0])
  })

  it('of the last seat has one winner, however many are made at once', async () => {
    const { jobId, friday } = await weekend()
    const ids: string[] = []
    for (let n = 0; n < 4; n += 1) ids.push((await appliedFor(jobId, [friday])).id)
    const answers = await Promise.all(ids.map((id) => offer(id)))
    expect(answers.map(({ status, error }) => (status === 200 ? 'offered' : error.code)).toSorted()).toEqual([
      'SHIFT_TAKEN',
      'SHIFT_TAKEN',
      'SHIFT_TAKEN',
      'offered',
    ])
  })
})

describe('a shift that is filled', () => {
  it('can’t be applied for any more, is told on the job’s page and on the one that anybody reads, and leaves the others to choose from', async () => {
    const { jobId, friday, saturday, sunday } = await weekend()
    const [taker, late] = [await appliedFor(jobId, [friday]), await newSeeker(market.t)]
    const [both, alone] = [await appliedFor(jobId, [friday, saturday]), await appliedFor(jobId, [friday])]
    const takenTold = async () => (await market.t.seeker('openJob', { params: { id: jobId } }, late.token)).body.takenShifts
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    const shared = async () => (await market.t.app.inject(`/job/${jobId}`)).body
    expect(await takenTold()).toEqual([])
    expect(await shared()).toContain('aria-label="Fri 15:00–19:00, Sat 09:00–13:00, Sun 10:00–14:00"')
    await accept(taker.id, version, taker.seeker)
    expect(await takenTold()).toEqual([friday])
    const { body: own } = await market.t.seeker('openApplication', { params: { id: both.id } }, both.seeker.token)
    const { body: listed } = await market.t.seeker('liveApplications', { query: {} }, both.seeker.token)
    expect([own.takenShifts, listed.data[0]?.takenShifts], 'who asked for it among others reads it').toEqual([[friday], [friday]])
    const atHome = async (token: string) => (await market.t.seeker('home', { query: { view: 'card' } }, token)).body.filled
    expect(await atHome(alone.seeker.token)).toMatchObject([{ takenShifts: [friday], shifts: [{ _id: friday }] }])
    expect(await atHome(both.seeker.token)).toMatchObject([
      { applicationId: both.id, takenShifts: [friday], shifts: [{ _id: friday }, { _id: saturday }] },
    ])
    expect(await shared()).toContain('aria-label="Sat 09:00–13:00, Sun 10:00–14:00"')
    expect(await shared()).toContain('1 other shift is filled.')
    const refused = await market.t.seeker('applyForJob', { body: { jobId, shifts: [friday, sunday] } }, late.token)
    expect([refused.status, refused.error.errors]).toEqual([
      400,
      [{ path: 'shifts', message: 'The Friday 15:00–19:00 shift is filled. Choose another' }],
    ])
    const { body } = await market.t.seeker('applyForJob', { body: { jobId } }, late.token)
    expect(body.shifts).toEqual([saturday, sunday])
  })

  it('is told to whoever asked for it where the job closes with another uncovered, by the shifts that they asked for', async () => {
    const { jobId, friday, saturday } = await weekend()
    const taker = await appliedFor(jobId, [friday])
    const [alone, both] = [await appliedFor(jobId, [friday]), await appliedFor(jobId, [friday, saturday])]
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    await accept(taker.id, version, taker.seeker)
    const { token } = await market.freshEmployer()
    await market.t.employer('closeJob', { query: { jobId }, body: { closeNow: true, outcome: 'hired_here' } }, token)
    const told = async ({ id, seeker }: typeof alone) =>
      (await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.history.at(-1)?.message
    expect([await told(alone), await told(both)]).toEqual([
      'Someone else got the shift you asked for.',
      'They filled Fri 15:00–19:00 and closed the job without filling Sat 09:00–13:00.',
    ])
  })

  it('leaves a page that anybody reads only where as many are left as one person works', async () => {
    const one = week.map((shift) => ({ ...shift, people: 1 }))
    const { jobId, friday, saturday } = await weekend(one, 2)
    const shared = async () => (await market.t.app.inject(`/job/${jobId}`)).statusCode
    const taker = await appliedFor(jobId, [friday, saturday])
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    expect(await shared()).toBe(200)
    await accept(taker.id, version, taker.seeker)
    expect(await shared()).toBe(404)
  })

  it('is told its employer too, to whom a week comes to the same hours and pay as to whoever reads the advert, and a change is told in those', async () => {
    const fourHours = { start: '15:00', end: '19:00', people: 1 }
    const mixed = [6, 7].map((day) => ({ ...fourHours, day })).concat([{ day: 1, start: '10:00', end: '17:00', people: 1 }])
    const { jobId, shifts, friday } = await weekend(mixed)
    const [taker, late] = [await appliedFor(jobId, [friday]), await newSeeker(market.t)]
    await appliedFor(jobId, [shifts[1]?._id ?? '', shifts[2]?._id ?? ''])
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    await accept(taker.id, version, taker.seeker)
    const { token } = await market.freshEmployer()
    const job = (await market.t.employer('jobDetails', { params: { id: jobId } }, token)).body
    expect(job.takenShifts).toEqual([friday])
    const { salary, salaryUnit, hoursPerWeek, totalHours, payBands, startDate, location, shiftsNeeded, takenShifts } = job
    const facts = { salaryUnit, hoursPerWeek, totalHours, payBands, startDate, location, shiftsNeeded, takenShifts, shifts: job.shifts }
    const worked = (await market.t.employer('workOutPay', { body: { ...facts, salary: salary ?? 0 } }, token)).body
    const { week } = (await market.t.seeker('openJob', { params: { id: jobId } }, late.token)).body
    expect([worked.week, week.hours, week.hoursMost]).toEqual([week, 4, 11])
    const { body } = await market.t.employer('previewChange', { params: { id: jobId }, body: { salary: 14, version: job.version } }, token)
    expect(body.lines.map(({ label, before, after, note }) => [label, before, after, note])).toEqual([
      ['Pay', '£13.50 an hour', '£14 an hour', '50p more'],
      ['Weekly pay', 'from £54', 'from £56 for 4\u00A0h', '£2 more'],
    ])
  })

  it('counts in no list, fit or plan of who could still apply, and stays whoever’s it is', async () => {
    const { jobId, friday } = await weekend()
    const [taker, late] = [await appliedFor(jobId, [friday]), await newSeeker(market.t)]
    const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: true, slots: [{ start: '08:00', end: '20:00' }] }))
    for (const { token } of [taker.seeker, late]) await market.t.seeker('setAvailability', { body: { times, busy: [] } }, token)
    const told = async ({ token }: Person) => {
      await market.t.seeker('saveJob', { body: { jobId } }, token)
      const { data } = (await market.t.seeker('savedJobs', { query: { view: 'card' } }, token)).body
      const { weekFit } = (await market.t.seeker('openJob', { params: { id: jobId } }, token)).body
      const { sets } = (await market.t.seeker('planWeek', { query: { money: 100, hours: 20 } }, token)).body
      const planned = sets.flatMap(({ jobs }) => jobs.flatMap(({ shifts }) => shifts.map(({ _id }) => _id)))
      return { days: data[0]?.shifts.map(({ day }) => day), of: weekFit?.shiftsTotal, isFridayPlanned: planned.includes(friday) }
    }
    expect(await told(late)).toEqual({ days: [6, 7, 1], of: 3, isFridayPlanned: true })
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    await accept(taker.id, version, taker.seeker)
    expect(await told(late)).toEqual({ days: [7, 1], of: 2, isFridayPlanned: false })
    expect(await told(taker.seeker)).toMatchObject({ days: [6, 7, 1], of: 3 })
  })

  it('is no day and no fit that a search finds the job by, from the next minute on, and is one again once it comes free', async () => {
    const { jobId, friday, saturday, sunday } = await weekend(
      week.map((shift) => ({ ...shift, people: 1 })),
      2,
    )
    const [first, second] = [await appliedFor(jobId, [friday, saturday]), await appliedFor(jobId, [saturday, sunday])]
    const { token } = await newSeeker(market.t)
    const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: true, slots: [{ start: '08:00', end: '20:00' }] }))
    await market.t.seeker('setAvailability', { body: { times, busy: [] } }, token)
    const finds = async (query: object) =>
      (await market.t.seeker('searchJobs', { query: { limit: 50, ...query } }, token)).body.data.some(({ _id }) => _id === jobId)
    const found = async () => {
      await reindexOutdated(market.t.parts, market.t.clock.now(), hiring)
      return { isFit: await finds({ reach: 'fits' }), days: [await finds({ days: [6] }), await finds({ days: [1] })] }
    }
    expect(await found()).toEqual({ isFit: true, days: [true, true] })
    const made = await market.moved(first.id, {
      status: 'offered',
      version: 1,
      offer: { ...terms, shifts: [{ _id: friday, day: 6, start: '15:00', end: '19:00' }] },
    })
    await accept(first.id, made.version, first.seeker)
    expect(await found()).toEqual({ isFit: true, days: [false, true] })
    const other = await market.moved(second.id, { status: 'offered', version: 1, offer: terms })
    await accept(second.id, other.version, second.seeker)
    expect(await found()).toEqual({ isFit: false, days: [false, false] })
    await market.t.seeker('withdrawApplication', { params: { id: second.id }, query: {} }, second.seeker.token)
    expect(await found()).toEqual({ isFit: true, days: [false, true] })
  })

  it('takes no application where fewer are left than one person works', async () => {
    const { jobId, friday, saturday } = await weekend(
      week.map((shift) => ({ ...shift, people: 1 })),
      2,
    )
    const taker = await appliedFor(jobId, [friday, saturday])
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    await accept(taker.id, version, taker.seeker)
    const { token } = await newSeeker(market.t)
    const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: true, slots: [{ start: '08:00', end: '20:00' }] }))
    await market.t.seeker('setAvailability', { body: { times, busy: [] } }, token)
    // Its row of search is made anew by the clock; who reads the job or its card before reads today's seats.
    const home = async () => (await market.t.seeker('home', { query: { view: 'card' } }, token)).body
    const shown = (await home()).recommended.find(({ _id }) => _id === jobId)
    expect([shown?.tier, shown && 'hasTooFewShifts' in shown && shown.hasTooFewShifts, shown?.shifts.map(({ day }) => day)]).toEqual([
      1,
      true,
      [1],
    ])
    await reindexOutdated(market.t.parts, market.t.clock.now(), hiring)
    expect((await home()).recommended.map(({ _id }) => _id)).not.toContain(jobId)
    const whole = (await market.t.seeker('openJob', { params: { id: jobId } }, token)).body
    expect([whole.tier, whole.evidence[0]?.because]).toEqual([1, 'Too few shifts are left'])
    expect([whole.week.hours, whole.week.pay, whole.payCard.weekly]).toEqual([0, null, null])
    const { error } = await market.t.seeker('applyForJob', { body: { jobId } }, token)
    expect(error.errors).toEqual([{ path: 'shifts', message: 'Too few shifts are left. The others are filled' }])
  })

  const filledTold = async ({ token }: Person) =>
    (await market.t.seeker('notifications', { query: { limit: 50 } }, token)).body.data.filter(({ type }) => type === 'shift_filled')

  it('is told once to whoever applied for it, though its last two seats are accepted at once; their application stays', async () => {
    const { jobId, friday, saturday, sunday } = await weekend()
    const takers = [await appliedFor(jobId, [saturday]), await appliedFor(jobId, [saturday])]
    const alone = await appliedFor(jobId, [saturday])
    const both = await appliedFor(jobId, [friday, saturday])
    const elsewhere = await appliedFor(jobId, [friday, sunday])
    const [first, second] = await Promise.all(takers.map(({ id }) => market.moved(id, { status: 'offered', version: 1, offer: terms })))
    expect(await filledTold(alone.seeker)).toEqual([])
    const answers = await Promise.all(takers.map(({ id, seeker }, n) => accept(id, [first, second][n]?.version ?? 0, seeker)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await filledTold(alone.seeker)).toMatchObject([
      { title: 'The Saturday shift at The Corner Café is filled', link: `/applications/${alone.id}` },
    ])
    expect(await filledTold(both.seeker), 'with what is left of several').toMatchObject([
      {
        title: 'A shift at The Corner Café is filled',
        body: 'Weekend barista. Sat 09:00–13:00 is filled. They can still offer you Fri 15:00–19:00.',
      },
    ])
    expect((await market.rowOf(alone.id)).status).toBe('applied')

    await market.t.seeker('withdrawApplication', { params: { id: takers[0]?.id ?? '' }, query: {} }, takers[0]?.seeker.token ?? '')
    const again = await market.moved(both.id, {
      status: 'offered',
      version: 1,
      offer: { ...terms, shifts: [{ _id: saturday, day: 7, start: '09:00', end: '13:00' }] },
    })
    expect((await accept(both.id, again.version, both.seeker)).status).toBe(200)
    expect(await filledTold(alone.seeker)).toHaveLength(1)
    expect(await filledTold(elsewhere.seeker), 'nothing of theirs').toEqual([])
  })

  it('is the last that somebody asked for: they read once that nothing of theirs is left', async () => {
    const one = week.map((shift) => ({ ...shift, people: 1 }))
    const { jobId, friday, saturday } = await weekend(one)
    const takers = [await appliedFor(jobId, [friday]), await appliedFor(jobId, [saturday])]
    const both = await appliedFor(jobId, [friday, saturday])
    for (const { id, seeker } of takers) {
      const { version } = await market.moved(id, { status: 'offered', version: 1, offer: terms })
      await accept(id, version, seeker)
    }
    expect((await filledTold(both.seeker)).map(({ body }) => body)).toEqual([
      'Weekend barista. Fri 15:00–19:00, Sat 09:00–13:00 are filled. They can only offer you those if someone drops out.',
      'Weekend barista. Fri 15:00–19:00 is filled. They can still offer you Sat 09:00–13:00.',
    ])
  })

  it('is named with its times where the job has another that day', async () => {
    const { jobId, friday } = await weekend([...week.slice(0, 1), { day: 6, start: '08:00', end: '12:00', people: 1 }])
    const [taker, waiting] = [await appliedFor(jobId, [friday]), await appliedFor(jobId, [friday])]
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    await accept(taker.id, version, taker.seeker)
    expect((await filledTold(waiting.seeker)).map(({ title }) => title)).toEqual([
      'The Friday 15:00–19:00 shift at The Corner Café is filled',
    ])
  })
})

it('a shift can’t come to need fewer people than have an offer for it or took it, and says so at its field', async () => {
  const { jobId, shifts, saturday } = await weekend()
  const [first, second] = [await appliedFor(jobId, [saturday]), await appliedFor(jobId, [saturday])]
  const edit = async (people: readonly number[]) => {
    const { token } = market.employer
    const { version } = (await market.t.employer('jobDetails', { params: { id: jobId } }, token)).body
    const body = { version, shifts: shifts.map((shift, place) => ({ ...shift, people: people[place] ?? 1 })) }
    return market.t.employer('changeJob', { params: { id: jobId }, body }, token)
  }
  const made = await market.moved(first.id, { status: 'offered', version: 1, offer: terms })
  expect((await accept(first.id, made.version, first.seeker)).status).toBe(200)
  expect((await edit([1, 3, 1])).status).toBe(200)
  expect((await offer(second.id)).status).toBe(200)
  const { error } = await edit([1, 1, 1])
  expect(error).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'shifts.1.people' }] })
  expect(error.errors?.[0]?.message).toBe('2 people have an offer for this shift or took it. It can’t need fewer')
  expect((await edit([1, 2, 1])).status).toBe(200)
})

it('frees the seat of an offer that ran out, though no clock has run', async () => {
  const { jobId, friday } = await weekend()
  const [first, second] = [await appliedFor(jobId, [friday]), await appliedFor(jobId, [friday])]
  await offer(first.id)
  market.t.clock.pass(5 * DAY)
  await market.moved(second.id, { status: 'offered', version: 1, offer: terms })
})
