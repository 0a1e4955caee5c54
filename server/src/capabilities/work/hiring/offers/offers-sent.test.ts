import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { lettersTo } from '#server/testkit/app/mails'
import { type Person, newSeeker } from '#server/testkit/people/people'

let market: Market
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

async function offered(jobId: string, person?: Person) {
  const { seeker, application } = await market.applied(jobId, person)
  return { seeker, id: application._id, row: await market.moved(application._id, { status: 'offered', version: 1, offer: terms }) }
}

it('an offer that is sent again tells both sides what of it was changed, by mail and notice too, and the first one nothing', async () => {
  const { seeker, id, row } = await offered(await market.publish())
  market.t.clock.pass(60_000)
  const { version } = await market.moved(id, {
    status: 'offered',
    version: row.version,
    offer: { ...terms, pay: 14.25, hoursPerWeek: 5.5 },
  })
  market.t.clock.pass(60_000)
  await market.moved(id, { status: 'offered', version, offer: { ...terms, pay: 14.25, hoursPerWeek: 5.5, message: 'See you soon.' } })
  const theirs = (await market.t.employer('openApplication', { params: { id } }, market.employer.token)).body.history
  const own = (await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.history
  const said = 'pays £13.50 → £14.25 an hour, 4 hours → 5½ hours a week, £54.00 → £78.38 a week'
  for (const history of [theirs, own])
    expect(history.map(({ status, offer }) => [status, offer])).toEqual([
      ['applied', null],
      ['offered', null],
      ['offered', said],
      ['offered', ''],
    ])
  const letters = (await lettersTo(market.t, seeker.email)).filter(({ heading }) => heading === 'The Corner Café changed your offer')
  expect(letters.map(({ paragraphs, preheader }) => [paragraphs.slice(0, -1), preheader])).toEqual([
    [
      [`What changed for Weekend barista: ${said}.`],
      expect.stringMatching(/^Accept or decline by .+\. Changed: pays £13\.50 → £14\.25 an hour,/),
    ],
    [
      ['They sent their offer for Weekend barista again. Its pay, hours, shifts and dates are the same.', 'They say: “See you soon.”'],
      expect.stringMatching(/^Accept or decline by /),
    ],
  ])
  const { data } = (await market.t.seeker('notifications', { query: { limit: 50 } }, seeker.token)).body
  expect(data.filter(({ type }) => type === 'offer_changed').map(({ body }) => body)).toContainEqual(
    expect.stringContaining(`Their offer for Weekend barista changed: ${said}.`),
  )
})

it('dates that an offer moved are told before and after', async () => {
  const { seeker, id, row } = await offered(await market.publish())
  market.t.clock.pass(60_000)
  const offer = { ...terms, startDate: '2026-12-19', endDate: '2026-12-26', expiresAt: '2026-12-01T12:00:00.000Z' }
  await market.moved(id, { status: 'offered', version: row.version, offer })
  const { history } = (await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body
  expect(history.at(-1)?.offer).toMatch(
    /^starts Saturday 12 December → Saturday 19 December, ends no fixed day → Saturday 26 December, reply by \w+ \d+ November → Tuesday 1 December$/,
  )
})

it('shifts that an offer gained or lost are named, with what that comes to', async () => {
  const sunday = { day: 1, start: '10:00', end: '15:00' }
  const [saturday, friday] = [
    { day: 7, start: '08:00', end: '14:00' },
    { day: 6, start: '17:00', end: '21:00' },
  ]
  const { seeker, application } = await market.applied(await market.publish({ shifts: [sunday, saturday, friday], shiftsNeeded: 1 }))
  let { version } = application
  for (const [shifts, hoursPerWeek] of [
    [[sunday], 5],
    [[saturday, sunday], 11],
    [[friday, sunday], 9],
  ] as const) {
    market.t.clock.pass(60_000)
    const offer = { ...terms, pay: 13.2, shifts: [...shifts], hoursPerWeek }
    ;({ version } = await market.moved(application._id, { status: 'offered', version, offer }))
  }
  const { history } = (await market.t.seeker('openApplication', { params: { id: application._id } }, seeker.token)).body
  expect(history.flatMap(({ offer }) => offer ?? [])).toEqual([
    expect.stringMatching(/Sat 08:00–14:00 added, £66.00 → £145.20 a week$/),
    expect.stringMatching(/Fri 17:00–21:00 added, Sat 08:00–14:00 left out, £145.20 → £118.80 a week$/),
  ])
})

describe('the terms of an offer beside the advert', () => {
  it('say nothing of the shifts where they’re some of the advert’s, and that they’re others where one is', async () => {
    const shifts = [
      { day: 3, start: '18:00', end: '21:30' },
      { day: 7, start: '09:00', end: '13:00' },
    ]
    const { seeker, id, row } = await offered(await market.publish({ shifts, shiftsNeeded: 1, hoursPerWeek: 4 }))
    const read = async () => (await market.t.seeker('openApplication', { params: { id } }, seeker.token)).body.offer?.changes
    const send = (version: number, offeredShifts: typeof shifts) =>
      market.moved(id, { status: 'offered', version, offer: { ...terms, shifts: offeredShifts } })
    const some = await send(row.version, shifts.slice(1))
    expect(await read()).toEqual([])
    await send(some.version, [...shifts.slice(1), { day: 4, start: '18:00', end: '21:30' }])
    expect(await read()).toEqual(['The shifts aren’t those of the advert.'])
  })

  it('lie in the week as the job’s page has them, with the same way', async () => {
    const seeker = await newSeeker(market.t)
    const { token } = seeker
    await market.t.seeker('changeProfile', { body: { postcode: 'LS2 9JT', travelMode: 'public_transport', travelMinutes: 90 } }, token)
    const times = [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      id: day,
      value: day === 7,
      slots: day === 7 ? [{ start: '08:30', end: '13:30' }] : [],
    }))
    await market.t.seeker('setAvailability', { body: { times, busy: [] } }, token)
    const fits: (number | undefined)[] = []
    for (const postcode of ['LS1 4DY', 'LS29 8DU']) {
      const { id } = await offered(await market.publish({ postcode }), seeker)
      const { job, offer } = (await market.t.seeker('openApplication', { params: { id } }, token)).body
      const page = (await market.t.seeker('openJob', { params: { id: job._id } }, token)).body
      expect(offer?.weekFit).toEqual(page.weekFit)
      expect(page.application?.offer?.weekFit).toEqual(page.weekFit)
      expect([job.payCard.travel, job.weekFit]).toEqual([page.payCard.travel, page.weekFit])
      expect(page.payCard.travel?.minutes).toBeGreaterThan(0)
      fits.push(page.weekFit?.shiftsFit)
    }
    expect(fits).toEqual([1, 0])
  })
})
