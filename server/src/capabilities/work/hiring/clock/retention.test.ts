import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Market, openMarket } from '#server/testkit/people/market'
import { runApplicationClock } from '#server/capabilities/work/hiring/public'
import { monthsBefore } from '#server/capabilities/work/hiring/rules.time'
import { applications } from '#server/capabilities/work/hiring/tables'
import { placeApplication } from '#server/testkit/app/applications'
import { cv } from '#server/testkit/people/files'
import { type Person, newSeeker, signIn } from '#server/testkit/people/people'
import { placeReady } from '#server/testkit/people/uploads'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

/** The clock strikes in two processes at once, and once more: nothing may happen twice. */
async function strike(): Promise<void> {
  const { parts, clock } = market.t
  await Promise.all([runApplicationClock(parts, clock.now()), runApplicationClock(parts, clock.now())])
  const before = await parts.db.select().from(applications)
  await runApplicationClock(parts, clock.now())
  expect(await parts.db.select().from(applications)).toEqual(before)
}
/** An application with words and a document. */
async function sent(seeker: Person, document: string, jobId: string): Promise<string> {
  const body = { jobId, documents: [document], coverNote: 'I live next door.' }
  return (await market.t.seeker('applyForJob', { body }, seeker.token)).body._id
}
const addDocument = async (seeker: Person): Promise<string> => {
  const body = { key: await placeReady(market.t, seeker, cv()), kind: 'cv' } as const
  return (await market.t.seeker('addDocument', { body }, seeker.token)).body._id
}
const openedByEmployer = async (id: string) =>
  (await market.t.employer('openApplication', { params: { id } }, await market.fresh('employer', market.employer))).status
const listed = async (jobId: string) =>
  (await market.t.employer('applications', { query: { jobId } }, await market.fresh('employer', market.employer))).body.data
const holdersOf = async (id: string) => (await market.t.database.sql.query('select state, holders from files where id = $1', [id])).rows[0]

it('nine months after its end an application is job, status and dates, read alike before and after the clock', async () => {
  const { t } = market
  const seeker = await newSeeker(t)
  const document = await addDocument(seeker)
  const jobId = await market.publish()
  const id = await sent(seeker, document, jobId)
  const now = t.clock.now()
  await placeApplication(t, id, 'rejected', { since: new Date(monthsBefore(now, 9).getTime() + 1) })
  await strike()
  expect([await openedByEmployer(id), (await listed(jobId))[0]?.applicant.name]).toEqual([200, 'Amira Khan'])

  t.clock.pass(1)
  const unwritten = await listed(jobId)
  expect(await openedByEmployer(id)).toBe(404)
  expect(unwritten).toMatchObject([
    { status: 'rejected', allowed: [], applicant: { name: 'Former applicant', headline: '', city: '', avatar: null } },
  ])
  await strike()
  expect((await listed(jobId)).map(({ match: _match, fit: _fit, ...row }) => row)).toEqual(
    unwritten.map(({ match: _match, fit: _fit, ...row }) => row),
  )
  expect(await market.rowOf(id)).toMatchObject({
    applicantName: '',
    coverNote: '',
    answers: [],
    evidence: [],
    match: null,
    fit: null,
    profile: { bio: '', work: [] },
  })
  const own = await t.seeker('openApplication', { params: { id } }, await signIn(t, 'jobseeker', seeker.email))
  expect(own.body).toMatchObject({ status: 'rejected', coverNote: '', documents: [] })
  // The profile still holds its document.
  expect(await holdersOf(document)).toEqual({ state: 'kept', holders: 1 })
})

it('a file that only old applications hold goes with the last of them, also where all end at once', async () => {
  const { t } = market
  const seeker = await newSeeker(t)
  const document = await addDocument(seeker)
  const ids = [await sent(seeker, document, await market.publish()), await sent(seeker, document, await market.publish())]
  await t.seeker('deleteDocument', { params: { id: document } }, seeker.token)
  expect(await holdersOf(document)).toEqual({ state: 'kept', holders: 2 })
  for (const id of ids) await placeApplication(t, id, 'hired', { since: monthsBefore(t.clock.now(), 9) })
  await strike()
  expect(await holdersOf(document)).toEqual({ state: 'erased', holders: 0 })
})

it('what goes on is kept, however old it is', async () => {
  const { t } = market
  const { application } = await market.applied(await market.publish())
  await placeApplication(t, application._id, 'offered', { since: monthsBefore(t.clock.now(), 30) })
  await strike()
  expect(await openedByEmployer(application._id)).toBe(200)
  expect((await market.rowOf(application._id)).applicantName).toBe('Amira Khan')
})

it('nine months before a day that the month doesn’t have is that month’s last', () => {
  const before = (day: string) => monthsBefore(new Date(`${day}T09:00:00.123Z`), 9).toISOString()
  expect(before('2026-11-21')).toBe('2026-02-21T09:00:00.123Z')
  expect(before('2026-11-30')).toBe('2026-02-28T09:00:00.123Z')
  expect(before('2027-05-31')).toBe('2026-08-31T09:00:00.123Z')
})
