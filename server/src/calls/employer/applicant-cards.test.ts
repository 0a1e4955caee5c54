import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { DAY, HOUR } from '#server/testkit/app/clock'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { type Member, newSeeker, placeApproval } from '#server/testkit/people/people'

let market: Market
let member: Member
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

/** A company of its own, with as many jobs as a story needs. */
async function company(): Promise<Member> {
  member = await newHiringEmployer(market.t)
  return member
}
const renewed = async () => {
  member = { ...member, token: await market.fresh('employer', member) }
}
const cards = async (query: object = {}) =>
  (await market.t.employer('applications', { query: { view: 'card', sort: 'reply_due', limit: 50, ...query } }, member.token)).body
const inOrder = (one: number, other: number): number => one - other
const names = async (query: object = {}) => (await cards(query)).data.map(({ applicant }) => applicant.name)
const move = (id: string, body: Parameters<Market['move']>[1]) => market.move(id, body, member)

/** By day from Sunday: Monday is kept free of work. */
const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id !== 2, slots: id === 2 ? [] : [{ start: '06:00', end: '23:30' }] }))
async function applied(jobId: string, firstName: string, shifts?: string[]) {
  const seeker = await newSeeker(market.t, { firstName })
  await market.t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
  const { status, body, error } = await market.t.seeker('applyForJob', { body: { jobId, ...(shifts && { shifts }) } }, seeker.token)
  if (status !== 201) throw new Error(`the application was refused: ${JSON.stringify(error)}`)
  return { seeker, id: body._id }
}
const saturdays = { day: 7, start: '09:00', end: '13:00' }
const week = [
  { day: 6, start: '15:00', end: '19:00', people: 1 },
  { ...saturdays, people: 1 },
]
async function weekend() {
  const jobId = await market.publish({ vacancies: 4, shifts: week, shiftsNeeded: 1 }, member)
  const { shifts } = (await market.t.employer('jobDetails', { params: { id: jobId } }, member.token)).body
  const [friday = '', saturday = ''] = shifts.map(({ _id }) => _id)
  return { jobId, friday, saturday }
}

describe('everyone who applied, whatever the job', () => {
  it('comes with those first whom a reply is owed to, then those whose turn it is, and the finished last', async () => {
    await company()
    const jobId = await market.publish({ vacancies: 3 }, member)
    const [gone, theirs] = [await applied(jobId, 'Ada'), await applied(jobId, 'Beth')]
    await applied(jobId, 'Cal')
    for (const { id } of [gone, theirs]) expect((await move(id, { status: 'offered', version: 1, offer: terms })).status).toBe(200)
    expect((await move(gone.id, { status: 'offer_rescinded', version: 2, reason: 'The café closes.' })).status).toBe(200)
    expect((await cards()).data.map(({ status }) => status)).toEqual(['applied', 'offered', 'offer_rescinded'])
  })

  it('comes with those first whose reply is due first, and says how many are due when', async () => {
    await company()
    const [soon, late] = [await market.publish({ replyWithinDays: 3 }, member), await market.publish({ replyWithinDays: 14 }, member)]
    await applied(late, 'Ada')
    const beth = await applied(soon, 'Beth')
    const cal = await applied(soon, 'Cal')
    expect((await names()).at(-1)).toBe('Ada Khan')
    market.t.clock.pass(2 * DAY + 23 * HOUR)
    await renewed()
    expect((await cards()).due).toEqual({ late: 0, today: 2, week: 0, later: 1 })
    market.t.clock.pass(16 * HOUR)
    await renewed()
    const version = 1
    await move(cal.id, { status: 'rejected', version, reason: 'travel' })
    expect((await cards()).due).toEqual({ late: 1, today: 1, week: 0, later: 1 })
    await move(beth.id, {
      status: 'interview_invited',
      version,
      interview: { ...market.invite(), questionIds: (await market.bankQuestions(member)).map(({ _id }) => _id) },
    })
    expect(await names()).toEqual(['Cal Khan', 'Ada Khan', 'Beth Khan'])
  })

  it('owes the same replies, late and today, on Home, in its jobs and here', async () => {
    await company()
    const jobs = [await market.publish({ replyWithinDays: 3 }, member), await market.publish({ replyWithinDays: 3 }, member)]
    const sent = []
    for (const jobId of [...jobs, ...jobs]) sent.push(await applied(jobId, 'Dara'))
    market.t.clock.pass(4 * DAY + HOUR)
    await renewed()
    // A rejection on its way is a reply; a suspended seeker is nobody's to reply to.
    await move(sent[0]?.id ?? '', { status: 'rejected', version: 1, reason: 'travel' })
    await placeApproval(market.t, sent[1]?.seeker.userId ?? '', 'Suspended')
    const { totals } = (await market.t.employer('activity', { query: {} }, member.token)).body
    const posts = (await market.t.employer('ongoingJobs', { query: { view: 'card' } }, member.token)).body.data
    const { due, data } = await cards()
    expect([totals.overdue, posts.reduce((sum, { overdue }) => sum + overdue, 0), due.late]).toEqual([2, 2, 2])
    expect([totals.dueToday, due.today]).toEqual([2, 2])
    expect(data).toHaveLength(3)
    const ofOne = await Promise.all(jobs.map(async (jobId) => (await cards({ jobId })).due.late))
    expect(posts.map(({ overdue }) => overdue).toSorted(inOrder)).toEqual(ofOne.toSorted(inOrder))
  })

  it('is narrowed to whose week fits every shift, and to who sent an interview', async () => {
    await company()
    const { jobId } = await weekend()
    await applied(jobId, 'Ada')
    await applied(await market.publish({ shifts: [{ day: 2, start: '09:00', end: '13:00', people: 1 }] }, member), 'Ana')
    const ben = await applied(jobId, 'Ben')
    const fits = (await cards()).data.filter(({ fit }) => fit !== null && fit.shiftsFit === fit.shiftsTotal).map(({ _id }) => _id)
    expect(fits).toHaveLength(2)
    const whole = await cards({ has: 'whole_week' })
    expect(whole.data.map(({ _id }) => _id)).toEqual(fits)
    expect(whole.pagination.total).toBe(fits.length)
    await market.place(ben.id, 'interview_submitted')
    expect((await cards({ has: 'interview' })).data.map(({ _id }) => _id)).toEqual([ben.id])
    expect((await cards({ has: 'interview', status: ['applied'] })).data).toEqual([])
  })
})

describe('how an applicant fits', () => {
  it('is what the cover of the job says, the work that they took elsewhere since included', async () => {
    await company()
    const { jobId, friday, saturday } = await weekend()
    const eve = await applied(jobId, 'Eve', [friday, saturday])
    const before = (await cards({ jobId })).data[0]?.fit
    const other = await market.publish({ vacancies: 1, shifts: [{ day: 7, start: '10:00', end: '12:00', people: 1 }] }, member)
    const { body: taken } = await market.t.seeker('applyForJob', { body: { jobId: other } }, eve.seeker.token)
    await move(taken._id, { status: 'offered', version: 1, offer: { ...terms, hoursPerWeek: 2 } })
    const { version } = (await market.t.seeker('openApplication', { params: { id: taken._id } }, eve.seeker.token)).body
    await market.t.seeker('answerOffer', { body: { applicationId: taken._id, version, action: 'accept' } }, eve.seeker.token)
    const cover = (await market.t.employer('cover', { params: { id: jobId } }, member.token)).body
    const clashing = cover.applicants.find(({ _id }) => _id === eve.id)?.clashing
    expect(clashing).toContain(saturday)
    const after = (await cards({ jobId })).data[0]?.fit
    expect(after?.clashingShifts).toContainEqual({ day: 7, start: '09:00', end: '13:00' })
    expect(after?.clashingShifts).toHaveLength(clashing?.length ?? NaN)
    expect(after?.shiftsFit).toBe((after?.shiftsTotal ?? NaN) - (clashing?.length ?? NaN))
    expect([before?.shiftsFit, before?.hoursFit, after?.shiftsFit, after?.hoursFit]).toEqual([2, 8, 1, 4])
    const { body: opened } = await market.t.employer('openApplication', { params: { id: eve.id } }, member.token)
    expect(opened.fit).toEqual(after)
  })

  it('is of the shifts that can still be had, on every row and page', async () => {
    await company()
    const { jobId, friday, saturday } = await weekend()
    const ned = await applied(jobId, 'Ned', [saturday])
    const both = await applied(jobId, 'Oda', [friday, saturday])
    await move(ned.id, {
      status: 'offered',
      version: 1,
      offer: { ...terms, shifts: [{ ...saturdays, _id: saturday }] },
    })
    const { version } = (await market.t.seeker('openApplication', { params: { id: ned.id } }, ned.seeker.token)).body
    const body = { applicationId: ned.id, version, action: 'accept' as const }
    await market.t.seeker('answerOffer', { body }, ned.seeker.token)
    const left = { shiftsFit: 1, shiftsTotal: 1, filled: 1, shifts: [{ day: 6, start: '15:00', end: '19:00' }] }
    const rows = (await market.t.employer('applications', { query: { jobId } }, member.token)).body.data
    const { body: opened } = await market.t.employer('openApplication', { params: { id: both.id } }, member.token)
    const fits = [(await cards({ jobId })).data.find(({ _id }) => _id === both.id), rows.find(({ _id }) => _id === both.id), opened]
    for (const row of fits) expect(row?.fit).toMatchObject(left)
    expect(rows.find(({ _id }) => _id === ned.id)?.fit, 'who has it keeps it').toMatchObject({ shiftsTotal: 1, filled: 0 })
  })

  it('is told with the shifts they asked for, and with those of an offer at the times it has', async () => {
    await company()
    const { jobId, friday, saturday } = await weekend()
    const una = await applied(jobId, 'Una', [friday, saturday])
    const rowsOf = async () => {
      const rows = (await market.t.employer('applications', { query: { jobId } }, member.token)).body.data
      return [rows[0], (await cards({ jobId, status: ['applied', 'offered', 'offer_accepted'] })).data[0]]
    }
    const asked = week.map(({ people: _people, ...shift }) => shift)
    for (const row of await rowsOf()) expect(row).toMatchObject({ asked, agreed: [], startDate: null })
    await move(una.id, { status: 'offered', version: 1, offer: { ...terms, shifts: [{ ...saturdays, _id: saturday }] } })
    for (const row of await rowsOf()) expect(row).toMatchObject({ asked, agreed: [saturdays], startDate: null })
    const { version } = (await market.t.seeker('openApplication', { params: { id: una.id } }, una.seeker.token)).body
    await market.t.seeker('answerOffer', { body: { applicationId: una.id, version, action: 'accept' } }, una.seeker.token)
    for (const row of await rowsOf()) expect(row).toMatchObject({ agreed: [saturdays], startDate: terms.startDate })
  })

  it('is told by the gap that only they asked for, while its seat is open and others wait too', async () => {
    await company()
    const { jobId, friday, saturday } = await weekend()
    const factsBy = async () => new Map((await cards({ jobId })).data.map(({ _id, fact }) => [_id, fact]))
    const fay = await applied(jobId, 'Fay', [saturday])
    expect((await factsBy()).get(fay.id)).toBeNull()
    const gus = await applied(jobId, 'Gus', [friday])
    expect((await factsBy()).get(fay.id)).toEqual({ kind: 'only_asked', shift: { day: 7, start: '09:00', end: '13:00' } })
    await applied(jobId, 'Hal', [saturday])
    expect((await factsBy()).get(fay.id)).toBeNull()
    await move(gus.id, { status: 'offered', version: 1, offer: terms })
    const facts = await factsBy()
    expect(facts.get(gus.id)).toBeNull()
    expect((await cards({ jobId, status: ['offered'] })).data[0]?.offerExpiresAt).toEqual(expect.any(String))
  })
})

it('says the first day of an offer once it is accepted, and of who is hired', async () => {
  await company()
  const jobId = await market.publish({}, member)
  const ivy = await applied(jobId, 'Ivy')
  const startOf = async () => (await cards({ jobId })).data.map(({ startDate }) => startDate)
  await move(ivy.id, { status: 'offered', version: 1, offer: terms })
  expect(await startOf()).toEqual([null])
  const { version } = (await market.t.seeker('openApplication', { params: { id: ivy.id } }, ivy.seeker.token)).body
  const { body } = await market.t.seeker('answerOffer', { body: { applicationId: ivy.id, version, action: 'accept' } }, ivy.seeker.token)
  expect(await startOf()).toEqual([terms.startDate])
  await move(ivy.id, { status: 'hired', version: body.version, rightToWork })
  expect(await startOf()).toEqual([terms.startDate])
})

it('is nobody of another company', async () => {
  const first = await company()
  await applied(await market.publish({}, first), 'Ida')
  await company()
  expect(await cards()).toMatchObject({ data: [], due: { late: 0, today: 0, week: 0, later: 0 } })
})
