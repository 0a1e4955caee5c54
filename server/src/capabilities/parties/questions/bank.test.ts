import type { Input } from '@evenshift/contract/call'
import type { EmployerService } from '@evenshift/contract/employer/service'
import type { Question } from '@evenshift/contract/model/interview/question'
import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { questionsToSend } from '#server/capabilities/parties/questions/asked'
import { countUse, questionCount } from '#server/capabilities/parties/questions/public'
import { grantPackage } from '#server/capabilities/parties/companies/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { MINUTE } from '#server/testkit/app/clock'
import { type Member, newEmployer } from '#server/testkit/people/people'

let t: TestApp
let boss: Member
beforeAll(async () => {
  t = await testApp()
})
beforeEach(async () => {
  boss = await newEmployer(t)
})
afterAll(() => t.close())

type QuestionInput = Input<EmployerService['createQuestion']>['body']
type QuestionChange = Omit<Input<EmployerService['changeQuestion']>['body'], 'version'>
const asked = (more: Partial<QuestionInput> = {}): QuestionInput => ({
  question: 'How do you keep a queue calm?',
  category: 'customer',
  answerType: 'text',
  ...more,
})
const create = (more?: Partial<QuestionInput>, by = boss) => t.employer('createQuestion', { body: asked(more) }, by.token)
const change = ({ _id, version }: Question, fields: QuestionChange) =>
  t.employer('changeQuestion', { params: { id: _id }, body: { ...fields, version } }, boss.token)
const remove = ({ _id }: Question) => t.employer('deleteQuestion', { params: { id: _id } }, boss.token)
const bank = async (query: Input<EmployerService['questions']>['query'] = {}, by = boss) =>
  (await t.employer('questions', { query: { limit: 50, ...query } }, by.token)).body
const wordings = (rows: readonly Question[]) => rows.map(({ question }) => question)
const statuses = (answers: readonly { status: number }[]) => answers.map(({ status }) => status).toSorted((one, other) => one - other)
const sample = async () => {
  const [first] = (await bank()).data.filter(({ isTemplate }) => isTemplate)
  if (first === undefined) throw new Error('the bank has no samples')
  return first
}
const use = ({ _id }: Question) => t.parts.db.transaction((tx) => countUse(tx, [_id]))

describe('a bank', () => {
  it('begins with the sample questions, once, however many ask first at the same moment', async () => {
    const lists = await Promise.all(Array.from({ length: 5 }, () => bank()))
    for (const { data, pagination } of lists) {
      expect(pagination).toEqual({ current: 1, pageSize: 50, total: 30 })
      expect(data.every(({ isTemplate, version, timesUsed }) => isTemplate && version === 1 && timesUsed === 0)).toBe(true)
    }
    expect(wordings(lists[0]?.data ?? [])[0]).toBe('Why would you like to do this job?')
  })

  it('lists the company’s own questions first, the newest before others, page by page', async () => {
    await create({ question: 'The first question of ours?' })
    t.clock.pass(MINUTE)
    await create({ question: 'The second question of ours?' })
    const { data, pagination } = await bank({ limit: 3 })
    expect(wordings(data)).toEqual(['The second question of ours?', 'The first question of ours?', 'Why would you like to do this job?'])
    expect(pagination.total).toBe(32)
    const pages = await Promise.all([1, 2, 3, 4].map((page) => bank({ limit: 10, page })))
    expect(wordings(pages.flatMap((page) => page.data))).toEqual(wordings((await bank()).data))
  })

  it('is searched by wording, guidance and tags, signs taken as they are', async () => {
    await create({ question: 'What is 100% to you?', guidance: 'Say it in your words.', tags: ['till work'] })
    expect(wordings((await bank({ search: '100%' })).data)).toEqual(['What is 100% to you?'])
    expect((await bank({ search: 'IN YOUR WORDS' })).pagination.total).toBe(1)
    expect((await bank({ search: 'till work' })).pagination.total).toBe(1)
    expect((await bank({ search: '_' })).pagination.total).toBe(0)
    expect((await bank({ search: '["' })).pagination.total).toBe(0)
  })

  it('is read one category at a time, within a search too', async () => {
    await create({ question: 'How do you keep a queue calm?', category: 'customer' })
    const { data, pagination } = await bank({ category: 'motivation' })
    expect(new Set(data.map(({ category }) => category))).toEqual(new Set(['motivation']))
    expect(pagination.total).toBe(data.length)
    expect((await bank({ category: 'motivation', search: 'queue calm' })).pagination.total).toBe(0)
    expect((await bank({ category: 'customer', search: 'queue calm' })).pagination.total).toBe(1)
  })

  it('belongs to one company alone', async () => {
    await create({ question: 'A question of ours alone?' })
    const other = await newEmployer(t)
    expect((await bank({ search: 'ours alone' }, other)).pagination.total).toBe(0)
  })
})

describe('a new question', () => {
  it('is kept with its defaults', async () => {
    const { status, body } = await create()
    expect(status).toBe(201)
    const defaults = {
      guidance: '',
      options: [],
      thinkSeconds: 0,
      answerSeconds: 60,
      retakes: 3,
      retakesReason: null,
      required: true,
      tags: [],
    }
    const beginning = {
      isTemplate: false,
      archived: false,
      isLocked: false,
      timesUsed: 0,
      version: 1,
      updatedAt: t.clock.now().toISOString(),
    }
    expect(body).toEqual({ _id: body._id, ...asked(), ...defaults, ...beginning })
    expect((await bank()).data[0]).toEqual(body)
  })

  it('with wording that may not be asked is refused at each field, with what was found, why and what to write instead', async () => {
    const options = ['Under a year', 'Are you married?']
    const { status, error } = await create({
      question: 'How old are you, please?',
      guidance: 'Do you have children? Are you a British citizen?',
      answerType: 'choice',
      options,
    })
    expect(status).toBe(400)
    expect(error.errors?.map(({ path }) => path)).toEqual(['question', 'guidance', 'options.1'])
    expect(error.errors?.[0]?.message).toBe(
      'Leave out “How old are you”. Asking for an age is direct age discrimination (Equality Act 2010 s.5, s.13, s.39). Ask nothing: we check the minimum age.',
    )
    expect((await bank()).pagination.total).toBe(30)
  })

  it('with wording that is only doubtful is kept', async () => {
    expect((await create({ question: 'How tall are you, roughly?' })).status).toBe(201)
  })
})

describe('the places of the plan', () => {
  it('are ten for starters, samples not counted, also when twelve questions are added at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, (_, place) => create({ question: `Question number ${place}, please?` })))
    expect(statuses(answers)).toEqual([...Array<number>(10).fill(201), 402, 402])
    const { error } = await create()
    expect(error).toMatchObject({ code: 'PLAN_LIMIT', details: { limit: 10, used: 10, package: 'starter' } })
    expect(error.message).toBe('Your plan has room for 10 questions of your own. Delete one, or choose a larger plan.')
    expect((await t.employer('entitlement', {}, boss.token)).body.usage.questions).toBe(10)
    expect(await questionCount(t.parts.db, boss.employerId)).toBe(10)
  })

  it('are free again once a question is deleted or archived, and without limit on the plus package', async () => {
    const rows = await Promise.all(Array.from({ length: 10 }, () => create()))
    const [first, second] = rows.map(({ body }) => body)
    if (first === undefined || second === undefined) throw new Error('no questions were made')
    await use(second)
    await remove(first)
    await remove(second)
    expect(statuses(await Promise.all([create(), create(), create()]))).toEqual([201, 201, 402])
    await grantPackage(t.parts.db, boss.employerId, 'plus', t.clock.now())
    expect((await create()).status).toBe(201)
  })

  it('aren’t taken by a sample that was changed', async () => {
    await change(await sample(), { question: 'Why would you like to work with us?' })
    expect(await questionCount(t.parts.db, boss.employerId)).toBe(0)
  })
})

describe('a change', () => {
  it('sets what it names, raises the version and leaves the rest', async () => {
    const before = (await create({ guidance: 'Two sentences are enough.', tags: ['tills'] })).body
    t.clock.pass(MINUTE)
    const { body } = await change(before, { question: 'How do you keep a long queue calm?', retakes: null })
    const now = t.clock.now().toISOString()
    expect(body).toEqual({ ...before, question: 'How do you keep a long queue calm?', retakes: null, version: 2, updatedAt: now })
    expect((await bank()).data[0]).toEqual(body)
  })

  it('of a version that is no longer there’s told how it stands; of two at once one wins', async () => {
    const before = await sample()
    const answers = await Promise.all([change(before, { required: false }), change(before, { tags: ['new'] })])
    expect(statuses(answers)).toEqual([200, 409])
    expect((await change(before, {})).error).toMatchObject({ code: 'STALE', details: { status: 'live', version: 2 } })
  })

  it('is judged with what it leaves as it was', async () => {
    const choice = (await create({ answerType: 'choice', options: ['Yes', 'No'], retakes: 0, retakesReason: 'It is quick' })).body
    const pathsOf = async (fields: QuestionChange) => (await change(choice, fields)).error.errors?.map(({ path }) => path)
    expect(await pathsOf({ options: [] })).toEqual(['options'])
    expect(await pathsOf({ answerType: 'text' })).toEqual(['options'])
    expect(await pathsOf({ question: 'Are you married, by the way?' })).toEqual(['question'])
    const { body } = await change(choice, { answerType: 'text', options: [], retakes: 1 })
    expect(body).toMatchObject({ answerType: 'text', options: [], retakes: 1, retakesReason: null })
  })
})

describe('a deleted question', () => {
  it('that was never sent is gone, and a sample doesn’t come back', async () => {
    const gone = await sample()
    expect((await remove(gone)).status).toBe(204)
    expect((await bank()).pagination.total).toBe(29)
    expect((await change(gone, {})).status).toBe(404)
    expect((await remove(gone)).status).toBe(404)
  })

  it('that was sent is archived: out of the list, and neither changed nor sent again', async () => {
    const used = await sample()
    await use(used)
    expect((await bank()).data.find(({ _id }) => _id === used._id)?.timesUsed).toBe(1)
    expect((await remove(used)).status).toBe(204)
    expect((await bank()).pagination.total).toBe(29)
    expect((await change(used, {})).error).toMatchObject({ code: 'STALE', details: { status: 'archived', version: 2 } })
    expect(await questionsToSend(t.parts.db, boss.employerId, [used._id], 'questionIds')).toMatchObject({ code: 'INVALID_INPUT' })
    expect((await remove(used)).status).toBe(404)
  })
})

describe('questions to send', () => {
  it('come in the asked order with their wording and terms', async () => {
    const { data } = await bank()
    const ids = data.slice(4, 7).map(({ _id }) => _id)
    const backwards = await questionsToSend(t.parts.db, boss.employerId, ids.toReversed(), 'questionIds')
    expect(backwards).toMatchObject(
      data
        .slice(4, 7)
        .toReversed()
        .map(({ _id: id, question, answerSeconds }) => ({ id, question, answerSeconds })),
    )
  })

  it('are refused at the place of the first that isn’t in this company’s bank', async () => {
    const other = await newEmployer(t)
    const [own, theirs] = [(await bank()).data[0]?._id ?? '', (await bank({}, other)).data[0]?._id ?? '']
    const refused = await questionsToSend(t.parts.db, boss.employerId, [own, theirs, uuidv7()], 'interview.questionIds')
    expect(refused).toMatchObject({
      code: 'INVALID_INPUT',
      extra: { errors: [{ path: 'interview.questionIds.1', message: 'This isn’t one of your interview questions' }] },
    })
  })

  it('are counted once for each interview, also when interviews with the same questions are sent at the same moment', async () => {
    const ids = (await bank()).data.slice(0, 8).map(({ _id }) => _id)
    const orders = [ids, ids.toReversed(), ids, ids.toReversed()]
    await Promise.all(orders.map((order) => t.parts.db.transaction((tx) => countUse(tx, order))))
    const { data } = await bank()
    expect(data.map(({ timesUsed }) => timesUsed)).toEqual([...Array<number>(8).fill(4), ...Array<number>(22).fill(0)])
  })

  it('come with a company’s own first, then the samples, the most sent on top', async () => {
    const sent = (await bank()).data.filter((_, place) => place === 20 || place === 4)
    await t.parts.db.transaction((tx) =>
      countUse(
        tx,
        sent.map(({ _id }) => _id),
      ),
    )
    await use(sent[1] ?? (await sample()))
    await create({ question: 'Which till have you used?' })
    expect(wordings((await bank()).data).slice(0, 3)).toEqual(['Which till have you used?', ...wordings(sent).toReversed()])
  })
})
