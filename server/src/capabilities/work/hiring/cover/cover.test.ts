import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { week, weekends } from '#server/capabilities/work/hiring/cover/weekends.rig'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { newSeeker } from '#server/testkit/people/people'
import { newMember } from '#server/testkit/people/callers'
import { DAY } from '#server/testkit/app/clock'

let market: Market
let here: ReturnType<typeof weekends>
beforeAll(async () => {
  market = await openMarket()
  here = weekends(market)
})
afterAll(() => market.t.close())

describe('the cover of a job', () => {
  it('says of each shift what is accepted, offered and asked for, and proposes who takes what is open', async () => {
    const { jobId, friday, saturday, sunday } = await here.weekend()
    const ada = await here.appliedFor(jobId, [friday])
    const ben = await here.appliedFor(jobId, [saturday])
    const cy = await here.appliedFor(jobId, [saturday, sunday])
    const made = await market.moved(ada.id, { status: 'offered', version: 1, offer: terms })
    await here.accept(ada.id, made.version, ada.seeker)
    await here.offer(ben.id)
    expect(await here.coverOf(jobId)).toMatchObject({
      shifts: [
        { _id: friday, day: 6, needed: 1, accepted: 1, offered: 0, askedFor: 0 },
        { _id: saturday, needed: 2, accepted: 0, offered: 1, askedFor: 1 },
        { _id: sunday, needed: 1, accepted: 0, offered: 0, askedFor: 1 },
      ],
      placesLeft: 2,
      proposal: { people: [{ _id: cy.id, shifts: [saturday, sunday] }], open: [], isExact: true },
    })
    const { applicants } = await here.coverOf(jobId)
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
    const { jobId, saturday, sunday } = await here.weekend()
    const boss = (await market.freshEmployer()).token
    const left = async () => {
      const { body: told } = await market.t.employer('jobDetails', { params: { id: jobId } }, boss)
      const { body: read } = await market.t.seeker('openJob', { params: { id: jobId } }, (await newSeeker(market.t)).token)
      return [told.placesLeft, read.placesLeft]
    }
    const ada = await here.appliedFor(jobId, [saturday, sunday])
    expect(await left()).toEqual([4, 4])
    const made = await market.moved(ada.id, { status: 'offered', version: 1, offer: terms })
    expect(await left()).toEqual([4, 4])
    await here.accept(ada.id, made.version, ada.seeker)
    expect(await left(), 'a Friday and a Saturday').toEqual([2, 2])
    const { jobId: ofTwo } = await here.weekend(week, 2)
    const { body } = await market.t.employer('jobDetails', { params: { id: ofTwo } }, boss)
    expect(body.placesLeft, 'each works two of four').toBe(2)
  })

  it('proposes no one who can’t be offered the job now, and says what stays open', async () => {
    const { jobId, friday, saturday, sunday } = await here.weekend()
    const rejected = await here.appliedFor(jobId, [friday])
    await market.moved(rejected.id, { status: 'rejected', version: 1, reason: 'other', message: 'No.' })
    const invited = await here.appliedFor(jobId, [sunday])
    await market.moved(invited.id, { status: 'interview_invited', version: 1, interview: market.invite() })
    const { proposal, applicants } = await here.coverOf(jobId)
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
    const { jobId, friday, saturday } = await here.weekend()
    const seeker = await newSeeker(market.t)
    const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 6, slots: id === 6 ? [{ start: '14:00', end: '20:00' }] : [] }))
    await market.t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
    const sent = await market.t.seeker('applyForJob', { body: { jobId, shifts: [friday, saturday] } }, seeker.token)
    const { shifts, applicants, proposal } = await here.coverOf(jobId)
    expect(applicants).toMatchObject([{ shifts: [friday, saturday], clashing: [saturday], isWeekKnown: true }])
    expect(proposal.people).toEqual([{ _id: sent.body._id, shifts: [friday] }])
    expect(shifts.map(({ askedFor }) => askedFor)).toEqual([1, 0, 0])
  })

  it('is read by a reviewer too, and by no one of another company', async () => {
    const { jobId } = await here.weekend()
    const reviewer = await newMember(market.t, market.employer.employerId, 'reviewer')
    expect((await market.t.employer('cover', { params: { id: jobId } }, reviewer.token)).status).toBe(200)
  })
})

describe('an offer', () => {
  it('names the shifts that were applied for where it names none, and takes a seat of each', async () => {
    const { jobId, friday, sunday } = await here.weekend()
    const { id } = await here.appliedFor(jobId, [friday, sunday])
    await here.offer(id)
    const { body } = await market.t.employer('openApplication', { params: { id } }, market.employer.token)
    expect(body.offer?.shifts.map(({ _id }) => _id)).toEqual([friday, sunday])
    expect((await here.coverOf(jobId)).shifts.map(({ offered }) => offered)).toEqual([1, 0, 1])
  })

  it('of a shift whose seats are all taken is refused until one is free, and names that shift', async () => {
    const { jobId, friday, sunday } = await here.weekend()
    const first = await here.appliedFor(jobId, [friday])
    const second = await here.appliedFor(jobId, [friday, sunday])
    await here.offer(first.id)
    const refused = await here.offer(second.id)
    expect([refused.status, refused.error.code, refused.error.details]).toEqual([409, 'SHIFT_TAKEN', { shifts: [friday] }])
    // Its own seat is no hindrance to new terms.
    await market.moved(first.id, { status: 'offered', version: 2, offer: { ...terms, pay: 14 } })
    await market.moved(first.id, { status: 'offer_rescinded', version: 3, reason: 'Closed on Fridays.' })
    expect((await here.offer(second.id)).status).toBe(200)
  })

  it('keeps its seat once it is accepted and its seeker is hired', async () => {
    const { jobId, friday } = await here.weekend()
    const first = await here.appliedFor(jobId, [friday])
    const second = await here.appliedFor(jobId, [friday])
    const { version } = await market.moved(first.id, { status: 'offered', version: 1, offer: terms })
    await here.accept(first.id, version, first.seeker)
    expect((await here.offer(second.id)).error.code).toBe('SHIFT_TAKEN')
    await market.moved(first.id, { status: 'hired', version: version + 1, rightToWork })
    expect((await here.offer(second.id)).error.code).toBe('SHIFT_TAKEN')
  })

  it('takes no seat of a shift that was moved since: whoever took it keeps the time that they agreed', async () => {
    const { jobId, shifts, friday } = await here.weekend()
    const [ada, ben] = [await here.appliedFor(jobId, [friday]), await here.appliedFor(jobId, [friday])]
    const made = await market.moved(ada.id, { status: 'offered', version: 1, offer: terms })
    await here.accept(ada.id, made.version, ada.seeker)
    const fridayIn = async () => (await here.coverOf(jobId)).shifts.find(({ _id }) => _id === friday)
    expect(await fridayIn()).toMatchObject({ accepted: 1 })
    const { token } = market.employer
    const job = async () => (await market.t.employer('jobDetails', { params: { id: jobId } }, token)).body
    const body = { version: (await job()).version, shifts: shifts.map((shift) => (shift._id === friday ? { ...shift, day: 4 } : shift)) }
    expect((await market.t.employer('changeJob', { params: { id: jobId }, body }, token)).status).toBe(200)
    expect(await fridayIn()).toMatchObject({ day: 4, needed: 1, accepted: 0 })
    expect((await job()).takenShifts).toEqual([])
    const { applicants } = await here.coverOf(jobId)
    expect(applicants.find(({ _id }) => _id === ada.id)).toMatchObject({
      offered: [],
      offeredBefore: [friday],
      agreed: [{ _id: friday, day: 6 }],
    })
    const { version } = await market.rowOf(ben.id)
    expect((await market.move(ben.id, { status: 'offered', version, offer: terms })).status).toBe(200)
  })

  it('of a shift that isn’t the job’s is refused at that shift; one without an _id takes no seat', async () => {
    const { jobId, friday, saturday } = await here.weekend()
    const other = await here.weekend()
    const { id } = await here.appliedFor(jobId, [saturday])
    const shift = { day: 6, start: '15:00', end: '19:00' }
    const refused = await here.offer(id, {
      shifts: [
        { _id: friday, ...shift },
        { _id: other.friday, ...shift },
      ],
    })
    expect([refused.status, refused.error.errors?.map(({ path }) => path)]).toEqual([400, ['offer.shifts.1']])
    expect((await here.offer(id, { shifts: [shift] })).status).toBe(200)
    expect((await here.coverOf(jobId)).shifts.map(({ offered }) => offered)).toEqual([0, 0, 0])
  })

  it('of the last seat has one winner, however many are made at once', async () => {
    const { jobId, friday } = await here.weekend()
    const ids: string[] = []
    for (let n = 0; n < 4; n += 1) ids.push((await here.appliedFor(jobId, [friday])).id)
    const answers = await Promise.all(ids.map((id) => here.offer(id)))
    expect(answers.map(({ status, error }) => (status === 200 ? 'offered' : error.code)).toSorted()).toEqual([
      'SHIFT_TAKEN',
      'SHIFT_TAKEN',
      'SHIFT_TAKEN',
      'offered',
    ])
  })
})

it('a shift can’t come to need fewer people than have an offer for it or took it, and says so at its field', async () => {
  const { jobId, shifts, saturday } = await here.weekend()
  const [first, second] = [await here.appliedFor(jobId, [saturday]), await here.appliedFor(jobId, [saturday])]
  const edit = async (people: readonly number[]) => {
    const { token } = market.employer
    const { version } = (await market.t.employer('jobDetails', { params: { id: jobId } }, token)).body
    const body = { version, shifts: shifts.map((shift, place) => ({ ...shift, people: people[place] ?? 1 })) }
    return market.t.employer('changeJob', { params: { id: jobId }, body }, token)
  }
  const made = await market.moved(first.id, { status: 'offered', version: 1, offer: terms })
  expect((await here.accept(first.id, made.version, first.seeker)).status).toBe(200)
  expect((await edit([1, 3, 1])).status).toBe(200)
  expect((await here.offer(second.id)).status).toBe(200)
  const { error } = await edit([1, 1, 1])
  expect(error).toMatchObject({ code: 'INVALID_INPUT', errors: [{ path: 'shifts.1.people' }] })
  expect(error.errors?.[0]?.message).toBe('2 people have an offer for this shift or took it. It can’t need fewer')
  expect((await edit([1, 2, 1])).status).toBe(200)
})

it('frees the seat of an offer that ran out, though no clock has run', async () => {
  const { jobId, friday } = await here.weekend()
  const [first, second] = [await here.appliedFor(jobId, [friday]), await here.appliedFor(jobId, [friday])]
  await here.offer(first.id)
  market.t.clock.pass(5 * DAY)
  await market.moved(second.id, { status: 'offered', version: 1, offer: terms })
})
