import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { changes, mornings, moved, saturday, twoDays } from '#server/capabilities/work/hiring/change/changes.rig'
import { lettersTo } from '#server/testkit/app/mails'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { signIn } from '#server/testkit/people/people'

let market: Market
let here: ReturnType<typeof changes>
beforeAll(async () => {
  market = await openMarket()
  here = changes(market)
})
afterAll(() => market.t.close())
afterEach(() => here.closeAll())

describe('of a job where people choose their shifts', () => {
  const anyOne = { ...twoDays, shiftsNeeded: 1 }
  async function forSaturday() {
    const { jobId, first, second } = await here.oneApplied(anyOne)
    const seeker = await here.freeAt(mornings)
    const sent = await market.t.seeker('applyForJob', { body: { jobId, shifts: [first._id] } }, seeker.token)
    return { jobId, seeker, id: sent.body._id, first, second }
  }
  it('one that they never asked for is neither told nor asked of those who chose another', async () => {
    const { jobId, seeker, id, first, second } = await forSaturday()
    const edit = { shifts: [first, { ...second, ...moved }] }
    const { body } = await here.preview(jobId, edit)
    expect([body.told, body.people.some(({ _id }) => _id === id), body.untold.elsewhere]).toEqual([
      1,
      false,
      { names: ['Amira Khan'], count: 1 },
    ])
    await here.changed(jobId, edit)
    const { change, changeAsked, shifts } = await here.openOwn(id, seeker)
    expect([change, changeAsked, shifts, await here.changesAtHome(seeker), await here.toldOf(seeker)]).toEqual([
      null,
      null,
      [first._id],
      [],
      [],
    ])
  })
  it('one that is filled by now asks nobody for their word on it', async () => {
    const { jobId, seeker, id, first, second } = await forSaturday()
    const { seeker: both, application } = await market.applied(jobId, await here.freeAt(mornings))
    await here.changed(jobId, { shifts: [{ ...first, start: '10:00', end: '14:00', people: 1 }, second] })
    const owed = async () =>
      (await market.t.seeker('notifications', { query: {} }, both.token)).body.data.find(({ type }) => type === 'job_changed')?.about?.owed
    const employers = async () =>
      (await market.t.employer('openApplication', { params: { id: application._id } }, (await market.freshEmployer()).token)).body.change
    const asked = async () => [
      (await here.openOwn(application._id, both)).changeAsked !== null,
      (await here.changesAtHome(both)).length,
      (await owed())?.includes('change'),
      (await employers())?.confirmedAt,
    ]
    expect(await asked()).toEqual([true, 1, true, null])
    const saturdays = { ...terms, shifts: [{ ...saturday, _id: first._id, start: '10:00', end: '14:00' }] }
    const { version } = await market.moved(id, { status: 'offered', version: 1, offer: saturdays })
    const body = { applicationId: id, version, action: 'accept' as const }
    await market.t.seeker('answerOffer', { body }, await signIn(market.t, 'jobseeker', seeker.email))
    expect(await asked(), 'of the seeker at any place, and of the employer').toEqual([false, 0, false, undefined])
    // Nor does it count in what a later change comes to for them.
    await here.changed(jobId, { salary: 14 })
    const { change: paid } = await here.openOwn(application._id, both)
    expect(paid?.lines.find(({ label }) => label === 'Weekly pay')).toMatchObject({ before: '£54', after: '£56 for 4\u00A0h' })
    // And who has lost a shift isn't told of what becomes of it.
    await here.changed(jobId, { shifts: [{ ...first, start: '10:00', end: '13:30', people: 1 }, second] })
    expect((await here.openOwn(application._id, both)).change?.lines).toEqual(paid?.lines)
  })
  it('asks nobody whether they could do a job that others have in full, and tells them of it', async () => {
    const { jobId, seeker, id, first } = await here.oneApplied({ ...twoDays, vacancies: 1 })
    const { seeker: other, application } = await market.applied(jobId, await here.freeAt(mornings))
    await here.changed(jobId, { startDate: '2026-12-19' })
    expect((await here.openOwn(id, seeker)).changeAsked).not.toBeNull()
    const { version } = await market.moved(application._id, { status: 'offered', version: 1, offer: terms })
    const body = { applicationId: application._id, version, action: 'accept' as const }
    await market.t.seeker('answerOffer', { body }, await signIn(market.t, 'jobseeker', other.email))
    expect([(await here.openOwn(id, seeker)).changeAsked, await here.changesAtHome(seeker)]).toEqual([null, []])
    await here.changed(jobId, { shifts: [{ ...first, ...moved }] })
    const [letter] = (await lettersTo(market.t, seeker.email)).filter(({ subject }) => subject.startsWith('Job changed')).slice(-1)
    expect(letter?.paragraphs.join(' ')).not.toContain('Can you still do it?')
  })
  it('less asked of them, or more pay, is told and asks nothing, unless an earlier change still does', async () => {
    const { jobId, seeker, id } = await here.oneApplied({
      ...twoDays,
      shiftsNeeded: 2,
      skillsRequired: [{ _id: null, name: 'Till work', must: true }],
      minimumAge: 18,
      minimumAgeReason: 'We sell alcohol.',
    })
    const looser = { shiftsNeeded: 1, skillsRequired: [] }
    expect((await here.preview(jobId, looser)).body).toMatchObject({
      told: 1,
      asked: 0,
      samples: [{ kind: 'told', text: expect.not.stringContaining('Check') as string }],
    })
    await here.changed(jobId, looser)
    const own = async () => {
      const { change, changeAsked } = await here.openOwn(id, seeker)
      return [
        change?.lines.some(({ label }) => label === 'Shifts each person works'),
        changeAsked !== null,
        (await here.changesAtHome(seeker)).length,
      ]
    }
    expect(await own()).toEqual([true, false, 0])
    expect((await here.toldOf(seeker)).map(({ body }) => body)).toEqual([expect.not.stringContaining('Check it still fits you.')])
    const [letter] = (await lettersTo(market.t, seeker.email)).filter(({ subject }) => subject.startsWith('Job changed'))
    expect(letter?.answers ?? []).toEqual([])
    await here.changed(jobId, { startDate: '2026-12-19' })
    await here.changed(jobId, { minimumAge: 16 })
    expect((await own())[1]).toBe(true)
  })
  it('pay that rises is told to who chose some of them with the hours and the pay of those, in words, and asks nothing', async () => {
    const { jobId, seeker, id, first, second } = await forSaturday()
    await here.changed(jobId, { salary: 14, shifts: [first, { ...second, ...moved }], hoursPerWeek: 8 })
    const lines = (await here.openOwn(id, seeker)).change?.lines
    expect(lines?.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['Pay', '£13.50 an hour', '£14 an hour'],
      ['Weekly pay', '£54', '£56 for 4\u00A0h'],
    ])
    expect((await here.toldOf(seeker)).map(({ body }) => body)).toEqual(['Pay: £13.50 → £14 an hour. Weekly pay: £54 → £56 for 4\u00A0h.'])
  })
  it('one that is taken out leaves whoever asked for it alone with none, and says so', async () => {
    const { jobId, seeker, id, second } = await forSaturday()
    await here.changed(jobId, { shifts: [second] })
    const read = await here.openOwn(id, seeker)
    expect([read.shifts, read.change?.effect, read.change?.fit]).toEqual([[], 'worse', 'None of the shifts you asked for are left.'])
    expect((await here.openFor(id)).fit).toBeNull()
  })
})
