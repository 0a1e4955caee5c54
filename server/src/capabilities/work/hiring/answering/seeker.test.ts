import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { TEST_URL } from '#server/testkit/app/app'
import { answerPages } from '#server/testkit/app/answer-pages'
import { DAY, HOUR, MINUTE } from '#server/testkit/app/clock'
import { lettersTo, mailsTo } from '#server/testkit/app/mails'
import { type Market, openMarket, terms } from '#server/testkit/people/market'
import { type Person, decideOn, newSeeker, placeApproval, signIn } from '#server/testkit/people/people'

let market: Market
const { open, press, answerBy } = answerPages(() => market.t)
beforeAll(async () => {
  market = await openMarket()
})
afterAll(() => market.t.close())

let seeker: Person
let jobId: string
let id: string
beforeEach(async () => {
  market.t.clock.moveTo(new Date('2026-11-23T16:00:00Z'))
  seeker = await newSeeker(market.t)
  jobId = await market.publish({ title: 'Weekend barista', vacancies: 3 }, await market.freshEmployer())
  id = (await market.applied(jobId, seeker)).application._id
  market.t.clock.pass(MINUTE)
})

/** The paths of the buttons of the newest mail that can be answered, by their words. */
async function buttons(): Promise<Readonly<Record<string, string>>> {
  const letter = (await lettersTo(market.t, seeker.email)).findLast(({ answers }) => answers !== undefined)
  return Object.fromEntries((letter?.answers ?? []).map(({ label, path }) => [label, path]))
}
async function changeJob(startDate: string): Promise<void> {
  const { token } = await market.freshEmployer()
  const { version } = (await market.t.employer('jobDetails', { params: { id: jobId } }, token)).body
  await market.t.employer('changeJob', { params: { id: jobId }, body: { startDate, version } }, token)
}
async function mailedChange() {
  await changeJob('2026-12-19')
  const { 'I can still do it': stillFits = '', Withdraw: withdraw = '' } = await buttons()
  return { stillFits, withdraw }
}
async function mailedInvitation() {
  await market.moved(id, { status: 'interview_invited', version: 1, interview: market.invite() })
  const { 'Accept interview': accept = '', Withdraw: withdraw = '' } = await buttons()
  return { accept, withdraw }
}
const token = () => signIn(market.t, 'jobseeker', seeker.email)
const own = async () => (await market.t.seeker('openApplication', { params: { id } }, await token())).body
const interview = async () => (await market.t.seeker('interviewDetails', { params: { id } }, await token())).body

describe('the mail about a changed job', () => {
  it('asks whether it still fits: one press says so to the employer, once, and can be taken back for an hour', async () => {
    const { stillFits } = await mailedChange()
    const page = (await open(stillFits)).body
    expect(page).toContain('Does Weekend barista still fit you?')
    expect(page).toContain('19 December 2026')
    expect((await own()).change?.confirmedAt).toBeNull()
    expect((await answerBy(stillFits)).body).toContain('You’re still in for Weekend barista')
    const at = market.t.clock.now().toISOString()
    expect((await own()).change?.confirmedAt).toBe(at)
    const { token: employer } = await market.freshEmployer()
    expect((await market.t.employer('openApplication', { params: { id } }, employer)).body.change?.confirmedAt).toBe(at)
    expect((await press(`${stillFits}?undo`, {})).body).toContain('Undone')
    expect((await own()).change?.confirmedAt).toBeNull()
    expect((await answerBy(stillFits)).body).toContain('Undone')
    expect((await own()).change?.confirmedAt).toBeNull()
  })

  it('can’t have its answer taken back after an hour', async () => {
    const { stillFits } = await mailedChange()
    await answerBy(stillFits)
    market.t.clock.pass(61 * MINUTE)
    expect((await open(stillFits)).body).not.toContain('Changed your mind')
    await press(`${stillFits}?undo`, {})
    expect((await own()).change?.confirmedAt).not.toBeNull()
  })

  it('withdraws with one press, which the page says can’t be undone, and tells the employer once', async () => {
    const { stillFits, withdraw } = await mailedChange()
    market.t.clock.pass(MINUTE)
    expect((await open(withdraw)).body).toContain('You can’t undo this. You can apply again while the job is open.')
    expect((await own()).status).toBe('applied')
    expect((await answerBy(withdraw)).body).toContain('Application withdrawn')
    await answerBy(withdraw)
    await press(`${withdraw}?undo`, {})
    expect((await own()).status).toBe('withdrawn')
    const told = await lettersTo(market.t, market.employer.email)
    expect(told.filter(({ subject }) => subject.includes('withdrew'))).toHaveLength(1)
    const other = (await open(stillFits)).body
    expect(other).toContain('Your application has moved on')
    expect(other).toContain('You withdrew')
  })

  it('says of who accepted and then left that they pulled out', async () => {
    const { stillFits } = await mailedChange()
    market.t.clock.pass(MINUTE)
    const { version } = await market.moved(id, { status: 'offered', version: 1, offer: terms })
    const accept = { applicationId: id, version, action: 'accept' as const }
    expect((await market.t.seeker('answerOffer', { body: accept }, await token())).status).toBe(200)
    await market.t.seeker('withdrawApplication', { params: { id }, query: {} }, await token())
    const page = (await open(stillFits)).body
    expect(page).toContain('You pulled out')
    expect(page).not.toContain('You withdrew')
  })

  it('does nothing once the job has changed again, or once it was answered on the site', async () => {
    const { stillFits: old } = await mailedChange()
    market.t.clock.pass(HOUR)
    await changeJob('2026-12-21')
    expect((await open(old)).body).toContain('The job changed')
    await answerBy(old)
    expect((await own()).change?.confirmedAt).toBeNull()
    const { 'I can still do it': newest = '' } = await buttons()
    market.t.clock.pass(MINUTE)
    const changeId = (await own()).change?._id ?? ''
    await market.t.seeker('confirmChange', { params: { id }, body: { changeId } }, await token())
    expect((await open(newest)).body).toMatch(/You said it still fits<\/span>.*Your link, no effect/)
  })

  it('does nothing where the page showed something older, and shows what has changed', async () => {
    const { withdraw } = await mailedChange()
    market.t.clock.pass(MINUTE)
    await market.moved(id, { status: 'shortlisted', version: 1 })
    const page = (await press(withdraw, { version: '1' })).body
    expect(page).toContain('It changed while you were reading, so nothing was sent')
    expect(page).toContain('shortlisted you')
    expect((await own()).status).toBe('shortlisted')
  })

  it('never tells of a rejection that hasn’t gone out', async () => {
    const { stillFits } = await mailedChange()
    market.t.clock.pass(MINUTE)
    const before = (await open(stillFits)).body
    await market.moved(id, { status: 'rejected', version: 1, reason: 'travel' })
    const nonces = / nonce="[^"]+"/g
    expect((await open(stillFits)).body.replace(nonces, '')).toBe(before.replace(nonces, ''))
  })

  it('asks nothing of who has an offer', async () => {
    await market.place(id, 'offered')
    await changeJob('2026-12-19')
    expect(await buttons()).toEqual({})
  })
})

describe('the mail that invites to an interview', () => {
  it('can be accepted with one press, once, and taken back for an hour while nothing is answered', async () => {
    const { accept } = await mailedInvitation()
    const page = (await open(accept)).body
    expect(page).toMatch(/2 questions, about \d+ min\. Send your answers by/)
    expect((await interview()).status).toBe('invited')
    expect((await answerBy(accept)).body).toContain('Interview accepted')
    expect((await interview()).status).toBe('in_progress')
    expect((await press(`${accept}?undo`, {})).body).toContain('Undone')
    expect((await interview()).status).toBe('invited')
    await answerBy(accept)
    expect((await interview()).status).toBe('invited')
  })

  it('can’t have its yes taken back once a question is answered', async () => {
    const { accept } = await mailedInvitation()
    await answerBy(accept)
    const [answer] = market.answers()
    if (answer === undefined) throw new Error('the invitation has no questions')
    await market.t.seeker('keepAnswer', { body: { applicationId: id, ...answer } }, await token())
    expect((await open(accept)).body).not.toContain('Changed your mind')
    await press(`${accept}?undo`, {})
    expect((await interview()).status).toBe('in_progress')
  })

  it('does nothing once the employer cancelled it, also where they invited again', async () => {
    const { accept } = await mailedInvitation()
    market.t.clock.pass(MINUTE)
    const { version } = await market.moved(id, { status: 'in_review', version: 2 })
    expect((await answerBy(accept)).body).toContain('Your application has moved on')
    await market.moved(id, { status: 'interview_invited', version, interview: market.invite() })
    expect((await answerBy(accept)).body).toContain('invited you to an interview')
    expect((await interview()).status).toBe('invited')
  })

  it('does nothing after its deadline, for who is suspended, by another token or by a form that the page didn’t send', async () => {
    const { accept, withdraw } = await mailedInvitation()
    for (const fields of [{}, { version: 'x' }, { version: '99' }]) expect((await press(accept, fields)).statusCode).toBe(200)
    for (const url of ['/answer/nobody', `${accept}x`]) {
      const answers = [await open(url), await press(url, { version: '2' }), await press(`${url}?undo`, {})]
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404])
    }
    await decideOn(market.t, 'suspend', seeker.userId, 'A test')
    expect([(await open(accept)).statusCode, (await press(accept, { version: '2' })).statusCode]).toEqual([404, 404])
    // As on the site, they may still withdraw.
    expect((await open(withdraw)).body).toContain('Withdraw from Weekend barista?')
    await placeApproval(market.t, seeker.userId, 'Approved')
    expect((await interview()).status).toBe('invited')
    market.t.clock.pass(8 * DAY)
    expect((await answerBy(accept)).body).toMatch(/expired|moved on/)
    expect((await interview()).status).not.toBe('in_progress')
  })

  it('has its buttons in plain text and as a page', async () => {
    const { accept } = await mailedInvitation()
    const mail = (await mailsTo(market.t, seeker.email)).at(-1)
    expect(mail?.text).toContain(`Accept interview: ${TEST_URL}${accept}\nWithdraw: `)
    expect(mail?.html).toContain(accept)
  })
})
