import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type Edit,
  changes,
  afternoons,
  mornings,
  moved,
  saturday,
  sunday,
  twoDays,
} from '#server/capabilities/work/hiring/change/changes.rig'
import { DAY } from '#server/testkit/app/clock'
import { lettersTo } from '#server/testkit/app/mails'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { type Person, newSeeker, signIn } from '#server/testkit/people/people'

let market: Market
let here: ReturnType<typeof changes>
beforeAll(async () => {
  market = await openMarket()
  here = changes(market)
})
afterAll(() => market.t.close())
afterEach(() => here.closeAll())

const blankArrival = { address: '', contactName: '', contactPhone: '', askFor: '', wear: '', bring: '' }

describe('a job that changes under forty applicants', () => {
  it('tells each of them once, in the app and by mail, and every fit and history says what today’s shifts say', async () => {
    const jobId = await market.publish({ ...twoDays, vacancies: 40 })
    const applied: { seeker: Person; id: string; isMorning: boolean }[] = []
    for (let n = 0; n < 40; n += 1) {
      const isMorning = n % 4 !== 0
      const { seeker, application } = await market.applied(jobId, await here.freeAt(isMorning ? mornings : afternoons))
      applied.push({ seeker, id: application._id, isMorning })
    }
    const { shifts } = await here.jobOf(jobId)
    market.t.clock.pass(DAY)
    const edit = { salary: 14, shifts: shifts.map((shift, place) => (place === 0 ? { ...shift, ...moved } : shift)) }
    const weighed = (await here.preview(jobId, edit)).body
    expect(weighed).toMatchObject({ told: 40, better: 10, same: 0, worse: 30 })
    expect(weighed.people[0]).toMatchObject({
      effect: 'worse',
      before: { fit: 2, of: 2 },
      after: { fit: 1, of: 2 },
      because: 'Sat 13:00–17:00 doesn’t fit their week',
    })
    expect(weighed.people.at(-1)).toMatchObject({ effect: 'better', because: 'Now free on Saturday' })
    for (const { seeker } of applied) expect(await here.toldOf(seeker), 'a preview tells no one').toEqual([])

    await here.changed(jobId, { ...edit, message: 'We open later on Saturdays.' })
    const at = market.t.clock.now().toISOString()
    for (const { seeker, id, isMorning } of applied) {
      expect(await here.toldOf(seeker)).toMatchObject([{ title: 'Weekend barista has changed', link: `/applications/${id}` }])
      const letters = (await lettersTo(market.t, seeker.email)).filter(({ subject }) => subject.startsWith('Job changed'))
      expect(letters).toMatchObject([
        {
          paragraphs: [
            'The Corner Café changed the job you applied for. Saturday 09:00–13:00 → 13:00–17:00. Pay: £13.50 → £14 an hour. Weekly pay also changed.',
            isMorning
              ? 'You can only work 1 of 2 shifts now. Before, it was both.'
              : 'You can now work 1 of 2 shifts. Before, it was none.',
            'They say: “We open later on Saturdays.”',
            'Can you still do it? Tell them, or withdraw. If you do nothing, your application stays open.',
          ],
          facts: [
            { label: 'Saturday', value: '09:00–13:00 → 13:00–17:00' },
            { label: 'Pay', value: '£13.50 an hour → £14 an hour' },
            { label: 'Weekly pay', value: '£108 → £112 for 8\u00A0h' },
          ],
          button: { label: 'Check and reply', path: `/applications/${id}` },
        },
      ])
      const read = await here.openFor(id)
      expect(read.fit).toMatchObject({ shiftsFit: 1, shiftsTotal: 2, shifts: [{ day: 7, ...moved }, sunday] })
      expect(read.fit?.clashingShifts).toEqual(isMorning ? [{ day: 7, ...moved }] : [sunday])
      expect([read.fitAt, read.change, read.status]).toEqual([at, { at, confirmedAt: null, said: [] }, 'applied'])
      expect(read.history.flatMap(({ change: words }) => words ?? [])).toEqual([
        'Saturday 09:00–13:00 → 13:00–17:00. Pay: £13.50 → £14 an hour. Weekly pay also changed',
      ])
    }
  }, 90_000)
})

describe('an edit', () => {
  it.each([
    ['the description', { description: 'Serving coffee, and now cake.' }],
    ['the dress code', { dressCode: 'Black' }],
    ['the first day, before anyone accepted an offer,', { arrival: { ...blankArrival, address: '3 Larkspur Row' } }],
    ['how many people a shift needs', { shifts: [{ ...saturday, people: 2 }, sunday] }],
    ['a skill that is no must', { skillsRequired: [{ _id: null, name: 'Latte art', must: false }] }],
  ] satisfies [string, Edit][])('of %s tells no one', async (_name, edit) => {
    const { jobId, seeker, id } = await here.oneApplied({ ...twoDays, skillsRequired: [] })
    expect((await here.preview(jobId, edit)).body).toMatchObject({ lines: [], told: 0, people: [], samples: [] })
    const before = await here.openFor(id)
    await here.changed(jobId, { ...edit, message: 'No one reads this.' })
    expect(await here.toldOf(seeker)).toEqual([])
    const after = await here.openFor(id)
    expect([after.change, after.fitAt, after.history]).toEqual([null, before.fitAt, before.history])
  })

  it.each([
    ['pay', { salary: 14 }, ['Pay', '£13.50 an hour', '£14 an hour', '50p more']],
    ['hours', { hoursPerWeek: 10 }, ['Weekly pay', '£108', '£135 for 10\u00A0h', '£27 more']],
    ['place', { location: 'York' }, ['Place', 'Leeds', 'York', 'Moved']],
    ['start', { startDate: '2026-12-19' }, ['Start date', '12 December 2026', '19 December 2026', 'Changed']],
    ['a must', { skillsRequired: [{ _id: null, name: 'Latte art', must: true }] }, ['Essential skills', 'None', 'Latte art', 'New']],
    ['the check', { dbsLevel: 'basic', dbsReason: 'You hold the keys.' }, ['DBS check', 'Not needed', 'Basic', 'Changed']],
    ['the minimum age', { minimumAge: 18, minimumAgeReason: 'We sell alcohol.' }, ['Minimum age', 'From 16', 'From 18', 'Changed']],
    ['a document', { requiresCv: true }, ['CV', 'Not needed', 'Needed', 'New']],
    ['the pay day', { payDay: 'monthly' }, ['Pay day', 'Not said', 'Every month', 'Changed']],
    ['tips', { tips: 'Shared equally' }, ['Tips', 'Not said', 'Shared equally', 'Changed']],
    [
      'what people pay for',
      { costs: { uniform: 'worker', training: 'employer' } },
      ['Cost of a uniform', 'Not said', 'The worker pays', 'Changed'],
    ],
    ['the way home', { nightJourney: 'taxi' }, ['Way home at night', 'Not said', 'A taxi that the employer pays for', 'Changed']],
  ] satisfies [string, Edit, string[]][])('of %s tells them, with before and after', async (_name, edit, [label, before, after, note]) => {
    const { jobId, seeker, id } = await here.oneApplied({ ...twoDays, skillsRequired: [] })
    await here.changed(jobId, edit)
    expect((await here.openOwn(id, seeker)).change?.lines[0]).toMatchObject({ label, before, after, note })
    expect(await here.toldOf(seeker)).toHaveLength(1)
  })

  it('that adds a shift or takes one out says so of that shift alone, and nothing of what it never was', async () => {
    const { jobId, seeker, id, first } = await here.oneApplied()
    const { start, end } = moved
    await here.changed(jobId, { shifts: [first, { day: 3, start, end, people: 1 }] })
    expect((await here.openOwn(id, seeker)).change?.lines.slice(0, 2)).toEqual([
      { label: 'Sunday', before: '10:00–14:00', after: '', note: 'Removed', isBetter: false },
      { label: 'Tuesday', before: '', after: '13:00–17:00', note: 'Added', isBetter: false },
    ])
    expect((await here.toldOf(seeker))[0]?.body).toContain('Removed: Sunday 10:00–14:00. Added: Tuesday 13:00–17:00')
  })

  it('that asks for a skill weighs against those who don’t show it', async () => {
    const { jobId } = await here.oneApplied({ ...twoDays, skillsRequired: [] })
    const { body } = await here.preview(jobId, { skillsRequired: [{ _id: null, name: 'Latte art', must: true }] })
    expect(body.people).toMatchObject([{ effect: 'worse', because: 'Doesn’t show an essential skill' }])
  })

  it('is refused in its preview as it would be when it is made', async () => {
    const { jobId } = await here.oneApplied()
    expect((await here.preview(jobId, { salary: 13.4 })).error).toMatchObject({ code: 'JOB_STARTED', errors: [{ path: 'salary' }] })
    expect((await here.change(jobId, { salary: 14, message: 'x'.repeat(301) })).error.errors).toMatchObject([{ path: 'message' }])
  })
})

describe('the applicant', () => {
  it('reads before and after, and whether it still fits, and confirms once; the employer sees it', async () => {
    const { jobId, seeker, id, first, second } = await here.oneApplied()
    const edit = { shifts: [{ ...first, ...moved }, second] }
    const { samples } = (await here.preview(jobId, edit)).body
    await here.changed(jobId, { ...edit, message: 'We open later.' })
    const { change: read, shifts } = await here.openOwn(id, seeker)
    expect(read).toMatchObject({
      message: 'We open later.',
      effect: 'worse',
      fit: 'You can only work 1 of 2 shifts now. Before, it was both.',
      confirmedAt: null,
    })
    expect(read?.shifts).toMatchObject({ before: [first, second], after: [{ ...first, ...moved }, second] })
    expect(await here.changesAtHome(seeker)).toMatchObject([{ applicationId: id, at: read?.at, jobTitle: 'Weekend barista' }])
    expect(await here.changeInList(id, seeker)).toBe(read?.at)
    const says = 'Saturday 09:00–13:00 → 13:00–17:00. You can only work 1 of 2 shifts now. Before, it was both. Check it still fits you.'
    expect([samples[0]?.text, (await here.toldOf(seeker))[0]?.body]).toEqual([says, `${says} “We open later.”`])
    // A shift that moved is still the one that they asked for.
    expect(shifts).toEqual([first._id, second._id])
    market.t.clock.pass(DAY)
    const at = market.t.clock.now().toISOString()
    const answers = await Promise.all([here.confirm(id, read?._id ?? '', seeker), here.confirm(id, read?._id ?? '', seeker)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect((await here.openFor(id)).change?.confirmedAt).toBe(at)
    expect((await here.openOwn(id, seeker)).job, 'the job beside their application').toMatchObject({
      weekFit: { shiftsFit: 2, clashes: [] },
      cal: { availability: 100 },
    })
    const { body: cover } = await market.t.employer('cover', { params: { id: jobId } }, (await market.freshEmployer()).token)
    expect(cover.applicants.map(({ saidTheyCan, clashing }) => [saidTheyCan, clashing])).toEqual([[[first._id], []]])
    expect((await here.openFor(id)).fit, 'what lists and pages show').toMatchObject({ shiftsFit: 2, clashingShifts: [] })
    expect(cover.proposal.people, 'who could fill the week').toMatchObject([{ _id: id, shifts: [first._id, second._id] }])
    expect(cover.shifts.map(({ askedFor }) => askedFor)).toEqual([1, 1])
    expect((await here.openOwn(id, seeker)).change?.confirmedAt).toBe(at)
    expect(await here.changesAtHome(seeker)).toEqual([])
    const { body } = (await here.toldOf(seeker))[0] ?? {}
    expect(body, 'a change that is answered asks for nothing').toBe('Saturday 09:00–13:00 → 13:00–17:00.')
    expect(await here.changeInList(id, seeker)).toBeNull()
    // Nobody moved it: what the employer had open is still what they may move.
    expect((await market.move(id, { status: 'shortlisted', version: 1 }, await market.freshEmployer())).status).toBe(200)
    await market.moved(id, { status: 'offered', version: 2, offer: terms })
    expect((await here.openFor(id)).change?.confirmedAt, 'the word that was given outlives the offer').toBe(at)
  })

  it('who marked no week and said that they can still do it is read by their word in the cover', async () => {
    const { jobId, seeker, id, first, second } = await here.oneApplied(twoDays, await newSeeker(market.t))
    await here.changed(jobId, { shifts: [{ ...first, ...moved }, second] })
    const coverNow = async () => (await market.t.employer('cover', { params: { id: jobId } }, (await market.freshEmployer()).token)).body
    expect((await coverNow()).applicants).toMatchObject([{ isWeekKnown: false, saidTheyCan: [] }])
    await here.confirm(id, (await here.openOwn(id, seeker)).change?._id ?? '', seeker)
    expect((await coverNow()).applicants).toMatchObject([{ isWeekKnown: false, saidTheyCan: [first._id, second._id] }])
  })

  it('who said that they can do it reads of no clash with their week in the offer, and of one with work', async () => {
    const other = await here.oneApplied()
    await market.moved(other.id, { status: 'offered', version: 1, offer: { ...terms, shifts: [{ ...saturday, ...afternoons }] } })
    const { jobId, id, first, second } = await here.oneApplied(twoDays, other.seeker)
    await here.changed(jobId, { shifts: [{ ...first, ...moved }, second] })
    await here.confirm(id, (await here.openOwn(id, other.seeker)).change?._id ?? '', other.seeker)
    const offer = { ...terms, shifts: [{ ...saturday, ...moved }, sunday] }
    await market.moved(id, { status: 'offered', version: 1, offer })
    const fit = async () => (await here.openOwn(id, other.seeker)).offer?.weekFit
    expect(await fit()).toMatchObject({ shiftsFit: 2, clashes: [], text: 'Both shifts fit your week' })
    expect((await here.openOwn(other.id, other.seeker)).offer?.weekFit, 'of no other job’s shift').toMatchObject({ shiftsFit: 0 })
    const token = await signIn(market.t, 'jobseeker', other.seeker.email)
    const { version } = await here.openOwn(other.id, other.seeker)
    await market.t.seeker('answerOffer', { body: { applicationId: other.id, version, action: 'accept' } }, token)
    expect(await fit()).toMatchObject({ shiftsFit: 1, clashes: [{ ...saturday, ...moved, label: expect.stringMatching(/^work at /) }] })
  })

  it('whose answer is told to the employer once, in the app and by mail, with a link to them', async () => {
    const { jobId, seeker, id } = await here.oneApplied()
    await here.changed(jobId, { salary: 14 })
    const changeId = (await here.openOwn(id, seeker)).change?._id ?? ''
    await here.confirm(id, changeId, seeker)
    await here.confirm(id, changeId, seeker)
    const { email, token } = await market.freshEmployer()
    const link = `/applicants/${jobId}/${id}`
    const { data } = (await market.t.employer('notifications', { query: { limit: 50 } }, token)).body
    expect(data.filter((one) => one.type === 'change_confirmed' && one.link === link)).toMatchObject([{ title: 'Amira can still do it' }])
    const letters = (await lettersTo(market.t, email)).filter(({ subject }) => subject === 'Amira can still do it: Weekend barista')
    expect(letters.filter(({ button }) => button.path === link)).toMatchObject([{ button: { label: 'View applicant' } }])
  })

  it('are counted for the employer by what they said to the newest change, and who withdrew without a word to it has no name there', async () => {
    const { jobId, seeker, id } = await here.oneApplied()
    const other = await market.applied(jobId, await here.freeAt(mornings))
    const answers = async () =>
      (await market.t.employer('changeAnswers', { params: { id: jobId } }, (await market.freshEmployer()).token)).body
    expect(await answers()).toEqual({ at: null, message: '', people: [], withdrew: 0 })
    await here.changed(jobId, { startDate: '2026-12-19', message: 'We open a week later.' })
    await here.confirm(id, (await here.openOwn(id, seeker)).change?._id ?? '', seeker)
    const { edits } = await here.jobOf(jobId)
    const unsaid = { _id: other.application._id, reply: 'unsaid' }
    expect(await answers()).toMatchObject({
      at: edits.at(-1)?.at,
      message: 'We open a week later.',
      people: [{ _id: id, reply: 'can' }, unsaid],
      withdrew: 0,
    })
    await market.t.seeker('withdrawApplication', { params: { id }, query: {} }, await signIn(market.t, 'jobseeker', seeker.email))
    expect(await answers(), 'who confirmed it left for another reason').toMatchObject({ people: [unsaid], withdrew: 0 })
    await market.moved(other.application._id, { status: 'offered', version: 1, offer: terms })
    expect((await answers()).people).toMatchObject([{ reply: 'offer' }])
    const leave = { params: { id: other.application._id }, query: {} }
    await market.t.seeker('withdrawApplication', leave, await signIn(market.t, 'jobseeker', other.seeker.email))
    expect(await answers()).toMatchObject({ people: [], withdrew: 1 })
  })

  it('whose answer stays with the change, whatever became of them', async () => {
    const { jobId, seeker, id } = await here.oneApplied()
    const other = await market.applied(jobId, await here.freeAt(mornings))
    await here.changed(jobId, { salary: 14 })
    await here.confirm(id, (await here.openOwn(id, seeker)).change?._id ?? '', seeker)
    const { token } = await market.freshEmployer()
    await market.t.employer('closeJob', { query: { jobId }, body: { closeNow: true, outcome: 'hired_elsewhere' } }, token)
    expect((await here.openFor(other.application._id)).status).toBe('closed_job')
    const { body } = await market.t.employer('changeAnswers', { params: { id: jobId } }, token)
    expect(body.people, 'who never answered is no longer asked').toMatchObject([{ _id: id, reply: 'can' }])
    expect(body.people).toHaveLength(1)
  })

  it('who had no word yet when it changed again is told of that once more, and confirms the newest alone', async () => {
    const { jobId, seeker, id, first, second } = await here.oneApplied()
    await here.changed(jobId, { salary: 14 })
    const old = (await here.openOwn(id, seeker)).change?._id ?? ''
    await here.changed(jobId, { shifts: [first, { ...second, ...moved }] })
    const newest = (await here.openOwn(id, seeker)).change
    expect(newest?.lines.map(({ label }) => label)).toEqual(['Sunday'])
    // What was asked for stays as it was sent, however often it changes.
    await here.changed(jobId, { shifts: [first, { ...second, start: '11:00', end: '15:00' }] })
    const last = (await here.openOwn(id, seeker)).change
    for (const { sent } of [newest, last].flatMap((one) => one ?? [])) expect(sent).toMatchObject({ shifts: [first, second], of: 2 })
    expect(await here.toldOf(seeker)).toHaveLength(3)
    expect((await here.openFor(id)).history.flatMap(({ change: words }) => words ?? [])).toHaveLength(3)
    expect((await here.confirm(id, old, seeker)).error.code).toBe('STALE')
    expect((await here.openFor(id)).change?.confirmedAt).toBeNull()
    expect((await here.confirm(id, last?._id ?? '', seeker)).status).toBe(200)
  })

  it('who withdrew has nothing to confirm, and hears of no later change', async () => {
    const { jobId, seeker, id } = await here.oneApplied()
    await here.changed(jobId, { salary: 14 })
    const seen = (await here.openOwn(id, seeker)).change?._id ?? ''
    await market.t.seeker('withdrawApplication', { params: { id }, query: {} }, await signIn(market.t, 'jobseeker', seeker.email))
    expect((await here.confirm(id, seen, seeker)).error.code).toBe('INVALID_TRANSITION')
    await here.changed(jobId, { salary: 15 })
    expect(await here.toldOf(seeker)).toHaveLength(1)
  })

  it('who is about to hear no isn’t written to, and reads what changed where they look if that is taken back', async () => {
    const { jobId, seeker, id } = await here.oneApplied()
    const { version } = await market.moved(id, { status: 'rejected', version: 1, reason: 'travel' })
    const edit = { salary: 14 }
    expect((await here.preview(jobId, edit)).body).toMatchObject({ told: 0, people: [], untold: { elsewhere: { count: 0 } } })
    await here.changed(jobId, edit)
    expect(await here.toldOf(seeker)).toEqual([])
    await market.moved(id, { undo: true, version })
    expect((await here.openOwn(id, seeker)).change).not.toBeNull()
  })

  it('with an offer is told too; the offer keeps its terms and can be accepted as it was read', async () => {
    const { jobId, seeker, id, first, second } = await here.oneApplied()
    const { version } = await market.moved(id, { status: 'offered', version: 1, offer: terms })
    const edit = { salary: 15, shifts: [{ ...first, ...moved }, second] }
    expect((await here.preview(jobId, edit)).body).toMatchObject({
      told: 1,
      same: 1,
      people: [{ before: null, after: null, because: 'Their offer keeps its terms' }],
      offers: [{ name: 'Amira Khan', status: 'offered' }],
      samples: [
        {
          kind: 'offer',
          name: 'Amira',
          text: expect.stringMatching(/Your offer doesn’t change: Sat 09:00–13:00, Sun 10:00–14:00\.$/) as string,
        },
      ],
    })
    await here.changed(jobId, edit)
    expect(await here.toldOf(seeker)).toMatchObject([
      { body: expect.stringMatching(/\. Your offer doesn’t change: Sat 09:00–13:00, Sun 10:00–14:00\.$/) },
    ])
    const letters = (await lettersTo(market.t, seeker.email)).filter(({ subject }) => subject.startsWith('Job changed'))
    expect(letters).toMatchObject([
      {
        preheader: expect.stringMatching(/Your offer doesn’t change\.$/),
        paragraphs: [
          expect.stringMatching(/^The Corner Café changed their advert for Weekend barista\. Saturday 09:00–13:00 → 13:00–17:00\. /),
          'Your offer doesn’t change: Sat 09:00–13:00, Sun 10:00–14:00.',
        ],
        button: { label: 'View offer' },
      },
    ])
    const read = await here.openFor(id)
    expect([read.offer?.pay, read.offer?.shifts[0]?.start, read.change]).toEqual([13.5, '09:00', null])
    const body = { applicationId: id, version, action: 'accept' as const }
    const token = await signIn(market.t, 'jobseeker', seeker.email)
    expect((await market.t.seeker('answerOffer', { body }, token)).status).toBe(200)
    await market.t.seeker('withdrawApplication', { params: { id }, query: {} }, token)
    expect((await here.preview(jobId, { salary: 16 })).body.untold).toMatchObject({ withdrew: 1, pulledOut: 1 })
  })
})

it('where to come in on the first day is told to who accepted an offer, and to no one else', async () => {
  const { jobId, seeker, id } = await here.oneApplied()
  const other = await market.applied(jobId, await here.freeAt(mornings))
  const { version } = await market.moved(id, { status: 'offered', version: 1, offer: terms })
  const body = { applicationId: id, version, action: 'accept' as const }
  await market.t.seeker('answerOffer', { body }, await signIn(market.t, 'jobseeker', seeker.email))
  const edit = { arrival: { ...blankArrival, address: '3 Larkspur Row', bring: 'Black shoes' } }
  expect((await here.preview(jobId, edit)).body).toMatchObject({ told: 1, people: [{ _id: id }] })
  await here.changed(jobId, edit)
  const lines = [
    { label: 'Address', before: 'Not said', after: '3 Larkspur Row' },
    { label: 'What to bring', before: 'Not said', after: 'Black shoes' },
  ]
  expect((await here.openOwn(id, seeker)).change?.lines).toMatchObject(lines)
  expect(await here.toldOf(seeker)).toHaveLength(1)
  expect([await here.toldOf(other.seeker), (await here.openOwn(other.application._id, other.seeker)).change]).toEqual([[], null])
  await here.changed(jobId, { ...edit, salary: 14, arrival: { ...edit.arrival, address: '5 Larkspur Row' } })
  expect((await here.openOwn(other.application._id, other.seeker)).change?.lines.map(({ label }) => label)).toEqual(['Pay', 'Weekly pay'])
  expect((await here.openOwn(id, seeker)).change?.lines.at(-1)).toMatchObject({ label: 'Address', after: '5 Larkspur Row' })
})

it('of two changes at once one is made and told, the other refused', async () => {
  const { jobId, seeker } = await here.oneApplied()
  const { version } = await here.jobOf(jobId)
  const answers = await Promise.all([here.change(jobId, { salary: 14 }, version), here.change(jobId, { salary: 15 }, version)])
  expect(answers.map(({ status, error }) => (status === 200 ? 'made' : error.code)).toSorted()).toEqual(['STALE', 'made'])
  expect(await here.toldOf(seeker)).toHaveLength(1)
})
