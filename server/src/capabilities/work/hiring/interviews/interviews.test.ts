import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { InterviewStatus } from '@evenshift/contract/states/interview/interview'
import { promisedBy } from '#server/capabilities/work/hiring/rules.time'
import { interviewMovesFrom, isAnswerable } from '@evenshift/contract/states/interview/interview'
import { type Interviews, openInterviews } from '#server/testkit/people/interview'
import { TEST_START } from '#server/testkit/app/app'
import { DAY } from '#server/testkit/app/clock'
import { newHiringEmployer } from '#server/testkit/people/jobs'

let market: Interviews
let anotherCompanys: string
beforeAll(async () => {
  market = await openInterviews()
  const other = await newHiringEmployer(market.t)
  anotherCompanys = (await market.t.employer('questions', { query: {} }, other.token)).body.data[0]?._id ?? ''
})
afterAll(() => market.t.close())

type Invited = Awaited<ReturnType<Interviews['invited']>>
const faults = ({ error }: { readonly error: { readonly errors?: readonly { path: string }[] } }) => error.errors?.map(({ path }) => path)

describe('an invitation', () => {
  it('shows every question before anything is begun, and stands in both sides’ lists', async () => {
    const { id, see, row } = await market.invited()
    const { status, body } = await see()
    expect([status, body.status, body.questions.map(({ answerType }) => answerType)]).toEqual([
      200,
      'invited',
      ['video', 'audio', 'text', 'choice'],
    ])
    expect(body).toMatchObject({ deadline: market.days(7), deletesOn: null, job: { employerName: 'The Corner Café' }, views: [] })
    const brief = { status: 'invited', deadline: market.days(7), questions: 4 }
    expect(await row()).toMatchObject({ status: 'interview_invited', replyBy: null, interview: brief })
    expect((await market.open(id)).body).toMatchObject({ status: 'interview_invited', undoUntil: null, interview: { answers: [] } })
  })

  it('is refused with a wrong question or deadline, more than ten minutes or nothing to ask, and nothing is written', async () => {
    const { id } = await market.applied()
    const long = []
    for (let n = 0; n < 4; n += 1) {
      const body = { question: `What did you like about day ${n}?`, category: 'other', answerType: 'text', answerSeconds: 180 } as const
      long.push((await market.t.employer('createQuestion', { body }, market.employer.token)).body._id)
    }
    const [first] = market.ids
    for (const [more, path] of [
      [{ questionIds: [anotherCompanys] }, 'interview.questionIds.0'],
      [{ questionIds: [first, first] }, 'interview.questionIds'],
      [{ questionIds: long }, 'interview.questionIds'],
      [{ questionIds: [] }, 'interview.questionIds'],
      [{ deadline: market.days(1.9) }, 'interview.deadline'],
      [{ deadline: market.days(15) }, 'interview.deadline'],
    ] as const) {
      const answer = await market.move(id, 1, more)
      expect([answer.status, faults(answer)]).toEqual([400, [path]])
    }
    expect((await market.open(id)).body).toMatchObject({ status: 'applied', version: 1, interview: null })
    expect((await market.move(id, 1, { deadline: market.days(2) })).status).toBe(200)
  })

  it('keeps the wording it was sent with, whatever becomes of the question', async () => {
    const { see } = await market.invited()
    const [questionId = ''] = market.ids
    const { body } = await market.t.employer('questions', { query: { limit: 50 } }, market.employer.token)
    const { version = 0, timesUsed } = body.data.find(({ _id }) => _id === questionId) ?? {}
    expect(timesUsed).toBeGreaterThan(0)
    const change = { params: { id: questionId }, body: { version, question: 'Why would you like to work with us?' } }
    expect((await market.t.employer('changeQuestion', change, market.employer.token)).status).toBe(200)
    expect((await see()).body.questions[0]?.question).toBe('Why would you like to work here?')
  })
})

describe('answers', () => {
  it('may be written or spoken wherever a face or a voice was asked for, and only like the question takes', async () => {
    const { keep } = await market.invited()
    const [video = '', audio = '', text = '', choice = ''] = market.ids
    expect((await keep({ questionId: video, type: 'text', text: 'In writing.' })).status).toBe(200)
    expect((await keep({ questionId: audio, type: 'text', text: 'In writing.' })).status).toBe(200)
    expect((await keep({ questionId: choice, type: 'choice', choice: 'Till' })).status).toBe(200)
    expect(faults(await keep({ questionId: audio, type: 'video', key: 'incoming/x' }))).toEqual(['type'])
    expect(faults(await keep({ questionId: text, type: 'choice', choice: 'Till' }))).toEqual(['type'])
    expect(faults(await keep({ questionId: choice, type: 'text', text: 'Till' }))).toEqual(['type'])
    expect(faults(await keep({ questionId: choice, type: 'choice', choice: 'Garden' }))).toEqual(['choice'])
    expect(faults(await keep({ questionId: anotherCompanys, type: 'text', text: 'Hm.' }))).toEqual(['questionId'])
  })

  it('are counted as takes up to the retakes, however many arrive at once; the same words again are the same take', async () => {
    const { keep, see } = await market.invited()
    const [questionId = '', , once = '', open = ''] = market.ids
    const tries = await Promise.all(Array.from({ length: 6 }, (_, n) => keep({ questionId, type: 'text', text: `Try ${n}` })))
    expect(tries.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 400, 400, 400, 400])
    expect(faults(await keep({ questionId, type: 'text', text: 'One more' }))).toEqual(['questionId'])
    for (const status of [200, 200]) expect((await keep({ questionId: once, type: 'text', text: 'The same' })).status).toBe(status)
    expect((await keep({ questionId: once, type: 'text', text: 'Another' })).status).toBe(400)
    for (const choice of ['Till', 'Kitchen', 'Till', 'Kitchen']) await keep({ questionId: open, type: 'choice', choice })
    const { questions } = (await see()).body
    expect(questions.map(({ takesUsed }) => takesUsed)).toEqual([2, 0, 1, 4])
    expect([questions[2]?.answer?.text, questions[3]?.answer?.choice]).toEqual(['The same', 'Kitchen'])
  })

  it('belong to the seeker until they’re sent; then the employer sees them, and the seeker sees that it did', async () => {
    const { seeker, id, keep, submit, see } = await market.invited()
    await keep({ questionId: market.ids[0] ?? '', type: 'text', text: 'A secret so far' })
    for (const body of [(await market.watch(seeker)).body, (await market.open(id)).body])
      expect(JSON.stringify(body)).not.toContain('A secret so far')
    expect((await see()).body.views).toEqual([])
    await submit(market.written().slice(1))
    expect((await market.watch(seeker)).body.answers.map(({ text }) => text)).toEqual([
      'A secret so far',
      'Weekends suit me best.',
      'Weekends suit me best.',
    ])
    expect((await see()).body.views).toMatchObject([{ name: 'The Corner Café', viewedAt: market.t.clock.now().toISOString() }])
  })
})

describe('sending', () => {
  it('happens once of ten at once, and moves the application with it', async () => {
    const { submit, application } = await market.invited()
    const answers = await Promise.all(Array.from({ length: 10 }, () => submit(market.written())))
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, ...Array(9).fill(409)])
    for (const { error } of answers.filter(({ status }) => status === 409))
      expect([error.code, error.details]).toEqual(['INVALID_TRANSITION', { status: 'submitted', allowed: [] }])
    const { status, version, replyBy, history } = await application()
    expect([status, version, history.map((row) => row.status)]).toEqual([
      'interview_submitted',
      3,
      ['applied', 'interview_invited', 'interview_submitted'],
    ])
    expect(replyBy).toBe(promisedBy(market.t.clock.now(), 7).toISOString())
  })

  it('is refused while a required answer is missing, and then keeps none of what came along', async () => {
    const { submit, see, application } = await market.invited()
    const refused = await submit(market.written().slice(0, 1))
    expect([refused.status, faults(refused)]).toEqual([400, ['answers', 'answers']])
    expect((await see()).body).toMatchObject({ status: 'invited', questions: [{ takesUsed: 0 }, {}, {}, {}] })
    expect((await application()).status).toBe('interview_invited')
    expect(faults(await submit([...market.written(), { questionId: market.ids[3] ?? '', type: 'choice', choice: 'Garden' }]))).toEqual([
      'answers.3.choice',
    ])
  })
})

describe('the states', () => {
  // Each test begins on the same day, before the job closes.
  afterEach(() => market.t.clock.moveTo(TEST_START))

  /** Brings a new interview into each status, as people and time do. */
  const brought: Readonly<Record<InterviewStatus, (interview: Invited) => Promise<unknown>>> = {
    invited: async () => undefined,
    in_progress: ({ start }) => start(),
    submitted: ({ submit }) => submit(market.written()),
    expired: async () => market.t.clock.pass(7 * DAY),
    cancelled: ({ id }) => market.lookAt(id, 2),
  }
  const calls: Readonly<Record<string, readonly [to: (from: InterviewStatus) => InterviewStatus, by: 'seeker' | 'employer']>> = {
    start: [() => 'in_progress', 'seeker'],
    keep: [(from) => from, 'seeker'],
    submit: [() => 'submitted', 'seeker'],
    askForDays: [(from) => from, 'seeker'],
    askForAdjustment: [(from) => from, 'seeker'],
    extend: [(from) => from, 'employer'],
  }
  const carryOut = (name: string, interview: Invited) => {
    const [questionId = ''] = market.ids
    switch (name) {
      case 'start':
        return interview.start()
      case 'keep':
        return interview.keep({ questionId, type: 'text', text: 'Yes.' })
      case 'submit':
        return interview.submit(market.written())
      case 'askForDays':
        return interview.askForDays()
      case 'askForAdjustment':
        return interview.askForAdjustment()
      default:
        return market.extend(interview.id, market.days(10))
    }
  }
  for (const from of Object.keys(brought) as InterviewStatus[]) {
    for (const [name, [to, by]] of Object.entries(calls)) {
      const isAllowed = name === 'start' ? from === 'invited' : isAnswerable(from)
      it(`${from}: ${name} ${isAllowed ? 'is possible' : 'is refused'}`, async () => {
        const interview = await market.invited()
        await brought[from](interview)
        const { status, error } = await carryOut(name, interview)
        const present = (await interview.see()).body.status
        if (isAllowed) expect([status, present]).toEqual([200, to(from)])
        else {
          expect([status, error.code, present]).toEqual([409, 'INVALID_TRANSITION', from])
          expect(error.details).toEqual({ status: from, allowed: interviewMovesFrom(from, by).map((move) => move.to) })
        }
      })
    }
  }

  it('end with the application: withdrawn, cancelled; and no one else’s interview is there', async () => {
    const { seeker, withdraw, see } = await market.invited()
    await withdraw()
    expect((await see()).body.status).toBe('cancelled')
    expect((await market.watch(seeker)).status).toBe(404)
    const other = await newHiringEmployer(market.t)
    const { seeker: another } = await market.invited()
    expect((await market.watch(another, other)).status).toBe(404)
  })

  it('can begin again with a new invitation, once the first one is over', async () => {
    const { seeker, id, see, submit } = await market.invited()
    expect((await market.move(id, 2)).error.code).toBe('INVALID_TRANSITION')
    await market.lookAt(id, 2)
    expect((await market.move(id, 3)).status).toBe(200)
    expect((await see()).body).toMatchObject({ status: 'invited', questions: [{ takesUsed: 0 }, {}, {}, {}] })
    await submit(market.written())
    const own = await market.t.seeker('interviews', { query: {} }, await market.tokenOf('jobseeker', seeker))
    expect(own.body.data.map(({ status, answered }) => [status, answered])).toEqual([
      ['submitted', 3],
      ['cancelled', 0],
    ])
  })
})
