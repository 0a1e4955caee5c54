import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Job } from '@evenshift/contract/model/job/job'
import { type Market, openMarket } from '#server/testkit/people/market'
import { type Person, newSeeker } from '#server/testkit/people/people'

const tuesday = { day: 3, start: '17:00', end: '21:00' }
const friday = { day: 6, start: '17:00', end: '21:00' }
const saturday = { day: 7, start: '09:00', end: '13:00' }
const shifts = [tuesday, friday, saturday]

let market: Market
let seeker: Person
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())
/** Free on Tuesdays alone. */
beforeEach(async () => {
  seeker = await newSeeker(market.t)
  const times = [1, 2, 3, 4, 5, 6, 7].map((id) => ({ id, value: id === 3, slots: id === 3 ? [{ start: '12:00', end: '23:00' }] : [] }))
  await market.t.seeker('setAvailability', { body: { times, busy: [] } }, seeker.token)
})

/** A live job as the seeker reads it. */
async function jobWith(shiftsNeeded: number | null): Promise<Pick<Job, '_id' | 'match'> & { ids: string[] }> {
  const jobId = await market.publish({ shifts, shiftsNeeded, hoursPerWeek: 12 })
  const { body } = await market.t.seeker('openJob', { params: { id: jobId } }, seeker.token)
  return { _id: jobId, match: body.match, ids: body.shifts.map(({ _id }) => _id) }
}
const send = (jobId: string, chosen?: string[]) =>
  market.t.seeker('applyForJob', { body: { jobId, ...(chosen && { shifts: chosen }) } }, seeker.token)
const read = async (id: string) => (await market.t.employer('openApplication', { params: { id } }, market.employer.token)).body

it('an application is for the shifts it names, and the fit and match kept with it are theirs', async () => {
  const job = await jobWith(1)
  const { status, body } = await send(job._id, job.ids.slice(0, 1))
  expect([status, body.shifts]).toEqual([201, job.ids.slice(0, 1)])
  const row = await read(body._id)
  expect(row).toMatchObject({ shifts: job.ids.slice(0, 1), fit: { shiftsFit: 1, shiftsTotal: 1, hoursTotal: 4 } })
  // The job asks for any one of them, and this one fits.
  expect(row.match).toBe(job.match)
})

it('one that names none is for all of them', async () => {
  const job = await jobWith(1)
  const { body } = await send(job._id)
  expect(body.shifts).toEqual(job.ids)
  const row = await read(body._id)
  expect(row).toMatchObject({ shifts: job.ids, fit: { shiftsFit: 1, shiftsTotal: 3 } })
  expect(row.match).toBeLessThan(job.match ?? 0)
})

it('fewer than the job needs are refused, with how many are missing', async () => {
  const [two, all] = [await jobWith(2), await jobWith(null)]
  expect((await send(two._id, two.ids.slice(0, 1))).error.errors).toEqual([{ path: 'shifts', message: 'Choose 1 more shift' }])
  expect((await send(all._id, all.ids.slice(0, 1))).error.errors).toEqual([{ path: 'shifts', message: 'Choose 2 more shifts' }])
  // The same shift twice is one shift.
  expect((await send(two._id, [two.ids[0] ?? '', two.ids[0] ?? ''])).error.errors).toMatchObject([{ path: 'shifts' }])
  expect((await send(two._id, two.ids.slice(1))).status).toBe(201)
})

it('a shift of another job is refused at its place', async () => {
  const [job, other] = [await jobWith(1), await jobWith(1)]
  const refused = await send(job._id, [job.ids[0] ?? '', other.ids[0] ?? ''])
  expect(refused.error.errors).toMatchObject([{ path: 'shifts.1' }])
})
