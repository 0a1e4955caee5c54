import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { week, weekends } from '#server/capabilities/work/hiring/cover/weekends.rig'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { type Person, newSeeker } from '#server/testkit/people/people'
import { hiring } from '#server/capabilities/work/hiring/public'
import { reindexOutdated } from '#server/capabilities/work/jobs/public'

let market: Market
let here: ReturnType<typeof weekends>
beforeAll(async () => {
  market = await openMarket()
  here = weekends(market)
})
afterAll(() => market.t.close())

it('a job whose places are all taken says so to whoever may still apply', async () => {
  const jobId = await market.publish({ vacancies: 1 })
  const { seeker, application } = await market.applied(jobId)
  const { version } = await market.moved(application._id, { status: 'offered', version: 1, offer: terms })
  const shared = async () => (await market.t.app.inject(`/job/${jobId}`)).body
  expect(await shared()).not.toContain('Every place is taken')
  await here.accept(application._id, version, seeker)
  expect(await shared()).toContain('<p>Every place is taken for now. You can still apply in case someone drops out.</p>')
  expect(await shared()).not.toContain('0 places')
})

describe('a shift that is filled', () => {
  it('can’t be applied for any more, is told on the job’s page and on the one that anybody reads, and leaves the others to choose from', async () => {
    const { jobId, friday, saturday, sunday } = await here.weekend()
    const [taker, late] = [await here.appliedFor(jobId, [friday]), await newSeeker(market.t)]
    const [both, alone] = [await here.appliedFor(jobId, [friday, saturday]), await here.appliedFor(jobId, [friday])]
    const takenTold = async () => (await market.t.seeker('openJob', { params: { id: jobId } }, late.token)).body.takenShifts
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    const shared = async () => (await market.t.app.inject(`/job/${jobId}`)).body
    expect(await takenTold()).toEqual([])
    expect(await shared()).toContain('aria-label="Fri 15:00–19:00, Sat 09:00–13:00, Sun 10:00–14:00"')
    await here.accept(taker.id, version, taker.seeker)
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
    const { jobId, friday, saturday } = await here.weekend()
    const taker = await here.appliedFor(jobId, [friday])
    const [alone, both] = [await here.appliedFor(jobId, [friday]), await here.appliedFor(jobId, [friday, saturday])]
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    await here.accept(taker.id, version, taker.seeker)
    const { token } = await market.freshEmployer()
    await market.t.employer('closeJob', { query: { jobId }, body: { closeNow: true, outcome: 'hired_here' } }, token)
    const told = async ({ id, seeker }: typeof alone) =>
      (await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.history.at(-1)?.message
    const { body: closed } = await market.t.seeker('openJob', { params: { id: jobId } }, both.seeker.token)
    expect(closed.week, 'its page tells the week of all its shifts, as it was advertised').toMatchObject({ hours: 4, hoursMost: 12 })
    expect([await told(alone), await told(both)]).toEqual([
      'Someone else got the shift you asked for.',
      'They filled Fri 15:00–19:00, and aren’t hiring for Sat 09:00–13:00 any more.',
    ])
  })

  it('leaves a page that anybody reads only where as many are left as one person works', async () => {
    const one = week.map((shift) => ({ ...shift, people: 1 }))
    const { jobId, friday, saturday } = await here.weekend(one, 2)
    const shared = async () => (await market.t.app.inject(`/job/${jobId}`)).statusCode
    const taker = await here.appliedFor(jobId, [friday, saturday])
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    expect(await shared()).toBe(200)
    await here.accept(taker.id, version, taker.seeker)
    expect(await shared()).toBe(404)
  })

  it('is told its employer too, to whom a week comes to the same hours and pay as to whoever reads the advert, and a change is told in those', async () => {
    const fourHours = { start: '15:00', end: '19:00', people: 1 }
    const mixed = [6, 7].map((day) => ({ ...fourHours, day })).concat([{ day: 1, start: '10:00', end: '17:00', people: 1 }])
    const { jobId, shifts, friday } = await here.weekend(mixed)
    const [taker, late] = [await here.appliedFor(jobId, [friday]), await newSeeker(market.t)]
    await here.appliedFor(jobId, [shifts[1]?._id ?? '', shifts[2]?._id ?? ''])
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    await here.accept(taker.id, version, taker.seeker)
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
    const { jobId, friday } = await here.weekend()
    const [taker, late] = [await here.appliedFor(jobId, [friday]), await newSeeker(market.t)]
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
    await here.accept(taker.id, version, taker.seeker)
    expect(await told(late)).toEqual({ days: [7, 1], of: 2, isFridayPlanned: false })
    expect(await told(taker.seeker)).toMatchObject({ days: [6, 7, 1], of: 3 })
  })

  it('is no day and no fit that a search finds the job by, from the next minute on, and is one again once it comes free', async () => {
    const { jobId, friday, saturday, sunday } = await here.weekend(
      week.map((shift) => ({ ...shift, people: 1 })),
      2,
    )
    const [first, second] = [await here.appliedFor(jobId, [friday, saturday]), await here.appliedFor(jobId, [saturday, sunday])]
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
    await here.accept(first.id, made.version, first.seeker)
    expect(await found()).toEqual({ isFit: true, days: [false, true] })
    const other = await market.moved(second.id, { status: 'offered', version: 1, offer: terms })
    await here.accept(second.id, other.version, second.seeker)
    expect(await found()).toEqual({ isFit: false, days: [false, false] })
    await market.t.seeker('withdrawApplication', { params: { id: second.id }, query: {} }, second.seeker.token)
    expect(await found()).toEqual({ isFit: true, days: [false, true] })
  })

  it('takes no application where fewer are left than one person works', async () => {
    const { jobId, friday, saturday } = await here.weekend(
      week.map((shift) => ({ ...shift, people: 1 })),
      2,
    )
    const taker = await here.appliedFor(jobId, [friday, saturday])
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    await here.accept(taker.id, version, taker.seeker)
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
    const { jobId, friday, saturday, sunday } = await here.weekend()
    const takers = [await here.appliedFor(jobId, [saturday]), await here.appliedFor(jobId, [saturday])]
    const alone = await here.appliedFor(jobId, [saturday])
    const both = await here.appliedFor(jobId, [friday, saturday])
    const elsewhere = await here.appliedFor(jobId, [friday, sunday])
    const [first, second] = await Promise.all(takers.map(({ id }) => market.moved(id, { status: 'offered', version: 1, offer: terms })))
    expect(await filledTold(alone.seeker)).toEqual([])
    const answers = await Promise.all(takers.map(({ id, seeker }, n) => here.accept(id, [first, second][n]?.version ?? 0, seeker)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await filledTold(alone.seeker)).toMatchObject([
      { title: 'The Saturday shift at The Corner Café is filled', link: `/applications/${alone.id}` },
    ])
    expect(await filledTold(both.seeker), 'with what is left of several').toMatchObject([
      {
        title: 'A shift at The Corner Café is filled',
        body: 'You applied for Weekend barista. Sat 09:00–13:00 is filled. They can still offer you Fri 15:00–19:00.',
      },
    ])
    expect((await market.rowOf(alone.id)).status).toBe('applied')

    await market.t.seeker('withdrawApplication', { params: { id: takers[0]?.id ?? '' }, query: {} }, takers[0]?.seeker.token ?? '')
    const again = await market.moved(both.id, {
      status: 'offered',
      version: 1,
      offer: { ...terms, shifts: [{ _id: saturday, day: 7, start: '09:00', end: '13:00' }] },
    })
    expect((await filledTold(alone.seeker)).map(({ title, body }) => [title, body])[0], 'that it is free again').toEqual([
      'A shift at The Corner Café is free again',
      'You applied for Weekend barista. Sat 09:00–13:00 is free again, and they can offer it to you.',
    ])
    expect((await here.accept(both.id, again.version, both.seeker)).status).toBe(200)
    expect(
      (await filledTold(alone.seeker)).map(({ title }) => title),
      'and that it is filled again',
    ).toEqual([
      'The Saturday shift at The Corner Café is filled',
      'A shift at The Corner Café is free again',
      'The Saturday shift at The Corner Café is filled',
    ])
    expect(await filledTold(elsewhere.seeker), 'nothing of theirs').toEqual([])
  })

  it('is told to be free again where its employer withdraws the offer that was accepted', async () => {
    const { jobId, friday } = await here.weekend()
    const [taker, waiting] = [await here.appliedFor(jobId, [friday]), await here.appliedFor(jobId, [friday])]
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    await here.accept(taker.id, version, taker.seeker)
    await market.moved(taker.id, { status: 'offer_rescinded', version: version + 1, reason: 'Closed on Fridays.' })
    expect((await filledTold(waiting.seeker)).map(({ title }) => title)).toEqual([
      'A shift at The Corner Café is free again',
      'The Friday shift at The Corner Café is filled',
    ])
  })

  it('is the last that somebody asked for: they read once that nothing of theirs is left', async () => {
    const one = week.map((shift) => ({ ...shift, people: 1 }))
    const { jobId, friday, saturday } = await here.weekend(one)
    const takers = [await here.appliedFor(jobId, [friday]), await here.appliedFor(jobId, [saturday])]
    const both = await here.appliedFor(jobId, [friday, saturday])
    for (const { id, seeker } of takers) {
      const { version } = await market.moved(id, { status: 'offered', version: 1, offer: terms })
      await here.accept(id, version, seeker)
    }
    expect((await filledTold(both.seeker)).map(({ body }) => body)).toEqual([
      'You applied for Weekend barista. Fri 15:00–19:00, Sat 09:00–13:00 are filled. They can only offer you those if someone drops out.',
      'You applied for Weekend barista. Fri 15:00–19:00 is filled. They can still offer you Sat 09:00–13:00.',
    ])
  })

  it('is named with its times where the job has another that day', async () => {
    const { jobId, friday } = await here.weekend([...week.slice(0, 1), { day: 6, start: '08:00', end: '12:00', people: 1 }])
    const [taker, waiting] = [await here.appliedFor(jobId, [friday]), await here.appliedFor(jobId, [friday])]
    const { version } = await market.moved(taker.id, { status: 'offered', version: 1, offer: terms })
    await here.accept(taker.id, version, taker.seeker)
    expect((await filledTold(waiting.seeker)).map(({ title }) => title)).toEqual([
      'The Friday 15:00–19:00 shift at The Corner Café is filled',
    ])
  })
})
