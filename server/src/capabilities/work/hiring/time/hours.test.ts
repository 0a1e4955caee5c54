/** The hours of a week across everything a seeker has said yes to: told to them with each offer, and to nobody else. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Person, newSeeker } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

it('a job and an offer come with the hours of a week that it would make, and no employer learns anything of them', async () => {
  const { t } = market
  const seeker = await newSeeker(t)
  const own = {
    rightToWork: 'student_visa' as const,
    weeklyHourLimit: 20,
    otherHours: [{ label: 'Library', hoursPerWeek: 10, from: '2026-09-01', to: null }],
  }
  expect((await t.seeker('changeProfile', { body: own }, seeker.token)).status).toBe(200)
  const ledgerOf = async (id: string) => (await t.seeker('openApplication', { params: { id } }, seeker.token)).body.offer?.ledger

  const jobId = await market.publish({ hoursPerWeek: 12 })
  const ledgerOfJob = async ({ token }: Person) => (await t.seeker('openJob', { params: { id: jobId } }, token)).body.hoursLedger
  expect(await ledgerOfJob(seeker)).toMatchObject({ limit: 20, total: 22, text: expect.stringContaining('2 hours over your limit') })
  expect(await ledgerOfJob(await newSeeker(t))).toBeNull()

  const first = (await market.applied(await market.publish(), seeker)).application._id
  const { version } = await market.moved(first, { status: 'offered', version: 1, offer: { ...terms, hoursPerWeek: 8 } })
  const alone = [
    { label: 'Library', hoursPerWeek: 10 },
    { label: 'this job', hoursPerWeek: 8 },
  ]
  expect(await ledgerOf(first)).toMatchObject({ limit: 20, total: 18, entries: alone, text: expect.stringContaining('within your limit') })
  await t.seeker('answerOffer', { body: { applicationId: first, version, action: 'accept' } }, seeker.token)
  expect(await ledgerOf(first)).toMatchObject({ total: 18, entries: alone })

  const other = await newHiringEmployer(t, 'Otterly Parcels')
  const offered = async (day: number) => {
    const shifts = [{ day, start: '09:00', end: '15:00' }]
    const { application } = await market.applied(await market.publish({ shifts }, other), seeker)
    await market.move(application._id, { status: 'offered', version: 1, offer: { ...terms, shifts, hoursPerWeek: 4 } }, other)
    return application._id
  }
  expect(await ledgerOf(await offered(7)), 'at the same hours as the first').toMatchObject({
    clashDay: 7,
    text: 'You can’t work both on Saturday.',
  })
  const second = await offered(2)
  expect(await ledgerOf(second)).toMatchObject({
    total: 22,
    entries: [alone[0], { label: 'The Corner Café', hoursPerWeek: 8 }, { label: 'this job', hoursPerWeek: 4 }],
    text: expect.stringContaining('2 hours over your limit of 20'),
  })

  const seen = JSON.stringify((await t.employer('openApplication', { params: { id: second } }, other.token)).body)
  for (const word of ['Library', 'student_visa', 'weeklyHourLimit', 'The Corner Café', 'ledger']) expect(seen).not.toContain(word)
})
