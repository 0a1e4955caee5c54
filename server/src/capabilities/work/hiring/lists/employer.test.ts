import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { HOUR, MINUTE } from '#server/testkit/app/clock'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { mailsTo } from '#server/testkit/app/mails'
import { type Member, type Person, newSeeker, placeApproval } from '#server/testkit/people/people'

let market: Market
let member: Member
beforeAll(async () => {
  market = await openMarket()
  member = market.employer
})
afterAll(() => market.t.close())

const open = (id: string, who: Person = member) => market.t.employer('openApplication', { params: { id } }, who.token)
const list = async (query: object) => (await market.t.employer('applications', { query }, member.token)).body
const rejection = (version: number) => ({ status: 'rejected' as const, version, reason: 'travel' as const, message: 'Too far away.' })

describe('what an employer may know', () => {
  it('is no phone or email before an accepted offer, and no date of birth before the hire', async () => {
    const jobId = await market.publish()
    const { seeker, application } = await market.applied(jobId)
    await market.t.seeker('changeProfile', { body: { phone: '07700 900123', dateOfBirth: '2003-05-14' } }, seeker.token)
    const offer = await market.moved(application._id, { status: 'offered', version: 1, offer: terms })
    const contact = async () => {
      const { email, phone, dateOfBirth } = (await open(application._id)).body.applicant
      return [email, phone, dateOfBirth]
    }
    expect(await contact()).toEqual([undefined, undefined, undefined])
    const answer = { applicationId: application._id, version: offer.version, action: 'accept' as const }
    await market.t.seeker('answerOffer', { body: answer }, seeker.token)
    expect(await contact()).toEqual([seeker.email, '07700 900123', undefined])
    await market.moved(application._id, { status: 'hired', version: offer.version + 1, rightToWork })
    expect(await contact()).toEqual([seeker.email, '07700 900123', '2003-05-14'])
  })

  it('is never the timetable: not in the row, not in the open application', async () => {
    const seeker = await newSeeker(market.t)
    const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 7, slots: id === 7 ? [{ start: '08:00', end: '18:00' }] : [] }))
    const busy = [{ day: 7, start: '09:00', end: '11:00', label: 'Chemistry seminar' }]
    await market.t.seeker('setAvailability', { body: { times, busy } }, seeker.token)
    const jobId = await market.publish()
    const { application } = await market.applied(jobId, seeker)
    const [row, detail] = [await list({ jobId }), await open(application._id)]
    expect(row.data[0]?.fit).toMatchObject({ shiftsFit: 0, shiftsTotal: 1, clashingShifts: [{ day: 7, start: '09:00', end: '13:00' }] })
    expect(JSON.stringify([row, detail.body])).not.toMatch(/Chemistry|rightToWork|termDates|weeklyHourLimit/)
    // What the seeker could change would tell what their week lacks.
    for (const one of detail.body.evidence) expect(one).not.toHaveProperty('change')
  })

  it('is how far they live in whole miles, by which the list is narrowed; who gave no postcode stays in it', async () => {
    const [near, far, unsaid] = [await newSeeker(market.t), await newSeeker(market.t), await newSeeker(market.t)]
    await market.t.seeker('changeProfile', { body: { postcode: 'LS6 1AA' } }, near.token)
    await market.t.seeker('changeProfile', { body: { postcode: 'M1 1AE' } }, far.token)
    const jobId = await market.publish({ location: 'Leeds', postcode: 'LS1 4AP' })
    const ids: string[] = []
    for (const one of [near, far, unsaid]) ids.push((await market.applied(jobId, one)).application._id)
    const milesOf = (rows: Awaited<ReturnType<typeof list>>) => rows.data.map(({ _id, milesAway }) => [ids.indexOf(_id), milesAway])
    expect(milesOf(await list({ jobId, sort: 'oldest' }))).toEqual([
      [0, 2],
      [1, 36],
      [2, null],
    ])
    expect(milesOf(await list({ jobId, sort: 'oldest', withinMiles: 5 }))).toEqual([
      [0, 2],
      [2, null],
    ])
    expect(JSON.stringify((await open(ids[0] ?? '')).body)).not.toContain('LS6')
  })

  it('is no name while names are hidden, nor by search or order, until there’s an offer', async () => {
    const jobId = await market.publish({ hideNames: true })
    const zadie = await newSeeker(market.t, { firstName: 'Zadie' })
    const first = await market.applied(jobId)
    const { application } = await market.applied(jobId, zadie)
    expect((await open(application._id)).body.applicant.name).toBe('Applicant 2')
    expect((await list({ jobId, search: 'Zadie' })).data).toEqual([])
    await market.moved(application._id, { status: 'offered', version: 1, offer: terms })
    expect((await list({ jobId, search: 'zadie' })).data.map(({ applicant }) => applicant.name)).toEqual(['Zadie Khan'])
    expect((await open(first.application._id)).body.applicant.name).toBe('Applicant 1')
  })

  it('has an id that tells nothing across jobs while names are hidden, whatever else is asked', async () => {
    const [blind, named] = [await market.publish({ hideNames: true }), await market.publish()]
    const zadie = await newSeeker(market.t, { firstName: 'Zadie' })
    const { application } = await market.applied(blind, zadie)
    await market.applied(named, zadie)
    const asked = [await list({ jobId: blind }), (await open(application._id)).body]
    expect(JSON.stringify(asked)).not.toContain(zadie.userId)
    expect(JSON.stringify(await list({ jobId: named }))).toContain(zadie.userId)
  })

  it('is nothing of withdrawn applications, of suspended seekers, or of another company', async () => {
    const jobId = await market.publish()
    const [gone, hidden, kept] = [await market.applied(jobId), await market.applied(jobId), await market.applied(jobId)]
    await market.t.seeker('withdrawApplication', { params: { id: gone.application._id }, query: {} }, gone.seeker.token)
    await placeApproval(market.t, hidden.seeker.userId, 'Suspended')
    const other = await newHiringEmployer(market.t, 'The Other Café')
    expect((await list({ jobId })).data.map(({ _id }) => _id)).toEqual([kept.application._id])
    expect((await open(gone.application._id)).status).toBe(404)
    expect((await open(hidden.application._id)).status).toBe(404)
    expect((await open(kept.application._id, other)).status).toBe(404)
    expect((await market.move(kept.application._id, { status: 'shortlisted', version: 1 }, other)).status).toBe(404)
    expect((await market.t.employer('applications', { query: { jobId } }, other.token)).status).toBe(404)
    expect((await market.move(hidden.application._id, { status: 'shortlisted', version: 1 })).status).toBe(404)
  })
})

it('tells the seeker that someone looked, and moves nothing by it', async () => {
  const { seeker, application } = await market.applied(await market.publish())
  await open(application._id)
  const seen = (await market.t.seeker('openApplication', { params: { id: application._id } }, seeker.token)).body
  expect(seen).toMatchObject({ status: 'applied', version: 1, firstViewedAt: market.t.clock.now().toISOString() })
  const views = (await market.t.seeker('profileViews', { query: {} }, seeker.token)).body
  expect(views.data).toMatchObject([{ applicationId: application._id, employerName: 'The Corner Café', jobTitle: 'Weekend barista' }])
})

it('tells the seeker of a review on the screen only, and of a shortlist by mail too', async () => {
  const { seeker, application } = await market.applied(await market.publish())
  const titles = async () => (await market.t.seeker('notifications', { query: {} }, seeker.token)).body.data.map(({ title }) => title)
  const mails = async () => (await mailsTo(market.t, seeker.email)).map(({ subject }) => subject)
  const [looked, shortlisted] = ['In review at The Corner Café', 'The Corner Café shortlisted you']
  await market.moved(application._id, { status: 'in_review', version: 1 })
  await market.moved(application._id, { status: 'shortlisted', version: 2 })
  expect(await titles()).toEqual(expect.arrayContaining([looked, shortlisted]))
  const subjects = await mails()
  expect(subjects).toContain('You’re shortlisted: Weekend barista at The Corner Café')
  expect(subjects.filter((subject) => subject.includes('review'))).toEqual([])
})

it('shows another seeker nothing of an application', async () => {
  const { application } = await market.applied(await market.publish())
  const stranger = await newSeeker(market.t)
  const params = { id: application._id }
  expect((await market.t.seeker('openApplication', { params }, stranger.token)).status).toBe(404)
  expect((await market.t.seeker('withdrawApplication', { params, query: {} }, stranger.token)).status).toBe(404)
  expect((await market.t.seeker('accessLog', { params, query: {} }, stranger.token)).status).toBe(404)
})

it('moves many each on its own, and says of each what became of it', async () => {
  const jobId = await market.publish()
  const [one, two] = [await market.applied(jobId), await market.applied(jobId)]
  const nobody = '01890000-0000-7000-8000-000000000000'
  const chosen = [
    { _id: one.application._id, version: 1 },
    { _id: two.application._id, version: 7 },
    { _id: nobody, version: 1 },
  ]
  const { body } = await market.t.employer(
    'moveApplicants',
    { query: {}, body: { status: 'shortlisted', applications: chosen } },
    member.token,
  )
  expect(body).toEqual({
    results: [
      { _id: one.application._id, status: 'shortlisted', version: 2 },
      { _id: two.application._id, status: 'applied', version: 1, code: 'STALE' },
      { _id: nobody, status: null, version: null, code: 'NOT_FOUND' },
    ],
  })
})

it('lists the jobs that have applications at any of the statuses asked for, with how many and who', async () => {
  const jobId = await market.publish()
  const { application } = await market.applied(jobId)
  await market.moved(application._id, { status: 'in_review', version: 1 })
  const { body } = await market.t.employer('jobsWithApplications', { query: { applicationStatus: 'in_review' } }, member.token)
  expect(body.data).toMatchObject([{ _id: jobId, matching: 1, newest: [{ name: 'Amira Khan' }] }])
  await market.applied(jobId)
  const both = await market.t.employer('jobsWithApplications', { query: { applicationStatus: ['applied', 'in_review'] } }, member.token)
  expect(both.body.data.find(({ _id }) => _id === jobId)).toMatchObject({ matching: 2, newest: [{}, {}] })
  const counts = (await market.t.employer('applicationsCount', {}, member.token)).body
  expect(counts).toContainEqual({ status: 'in_review', count: 1 })
})

it('lists the jobs with most to reply to before newer ones, where what needs a word is asked for first', async () => {
  const [most, fewer] = [await market.publish(), await market.publish()]
  for (const jobId of [fewer, most, most]) await market.applied(jobId)
  const { body } = await market.t.employer(
    'jobsWithApplications',
    { query: { applicationStatus: 'applied', sort: 'overdue' } },
    member.token,
  )
  expect(body.data.map(({ _id }) => _id).filter((id) => id === most || id === fewer)).toEqual([most, fewer])
})

describe('taking back', () => {
  const undo = (id: string, version: number, who: Person = member) => market.move(id, { undo: true, version }, who)

  it('undoes the last move within the hour, once, and leaves both rows in the history', async () => {
    const { application } = await market.applied(await market.publish())
    const id = application._id
    await market.moved(id, { status: 'in_review', version: 1 })
    const shortlisted = await market.moved(id, { status: 'shortlisted', version: 2 })
    expect(shortlisted.undoUntil).toBe(new Date(market.t.clock.now().getTime() + HOUR).toISOString())
    const { status, body } = await undo(id, 3)
    expect([status, body]).toMatchObject([200, { status: 'in_review', version: 4, undoUntil: null, replyBy: application.replyBy }])
    expect((await market.historyOf(id)).map(([to]) => to)).toEqual(['applied', 'in_review', 'shortlisted', 'in_review'])
    expect((await undo(id, 4)).error.code).toBe('NOTHING_TO_UNDO')
  })

  it('takes a rejection back before the seeker ever knew of it', async () => {
    const { seeker, application } = await market.applied(await market.publish())
    const id = application._id
    const sent = await market.moved(id, rejection(1))
    expect(sent).toMatchObject({ status: 'applied', version: 2, pendingRejection: { reason: 'travel', message: 'Too far away.' } })
    const own = await market.t.seeker('openApplication', { params: { id } }, seeker.token)
    expect(own.body).toMatchObject({ status: 'applied', reason: null, changedAt: application.changedAt })
    expect(JSON.stringify(own.body)).not.toMatch(/Too far|pendingRejection/)
    expect((await market.historyOf(id)).length).toBe(1)
    expect((await undo(id, 2)).body).toMatchObject({ status: 'applied', version: 3, pendingRejection: null })
  })

  it('drops a rejection with any other move', async () => {
    const { application } = await market.applied(await market.publish())
    await market.moved(application._id, rejection(1))
    const moved = await market.moved(application._id, { status: 'shortlisted', version: 2 })
    expect([moved.status, moved.pendingRejection]).toEqual(['shortlisted', null])
  })

  it('ends with the hour', async () => {
    const [looked, refused] = [await market.applied(await market.publish()), await market.applied(await market.publish())]
    await market.moved(looked.application._id, { status: 'in_review', version: 1 })
    await market.moved(refused.application._id, rejection(1))
    market.t.clock.pass(60 * MINUTE)
    const fresh = await market.freshEmployer()
    expect((await undo(looked.application._id, 2, fresh)).error.code).toBe('NOTHING_TO_UNDO')
    const sent = { status: 'rejected', version: 3 }
    expect((await open(refused.application._id, fresh)).body).toMatchObject({ status: 'applied', version: 2, undoUntil: null })
    expect((await undo(refused.application._id, 2, fresh)).error).toMatchObject({ code: 'STALE', details: sent })
    expect((await open(refused.application._id, fresh)).body).toMatchObject({ ...sent, pendingRejection: null })
    expect((await undo(refused.application._id, 3, fresh)).error.code).toBe('NOTHING_TO_UNDO')
  })
})
