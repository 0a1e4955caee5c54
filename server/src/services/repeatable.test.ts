import type { Contract } from '@evenshift/contract/call'
import { employerService } from '@evenshift/contract/employer/service'
import { seekerService } from '@evenshift/contract/seeker/service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer } from '#server/services/employer'
import { seeker } from '#server/services/seeker'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { cv } from '#server/testkit/people/files'
import { jobTerms, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'
import { tableDigests } from '#server/testkit/app/rows'
import { placeReady } from '#server/testkit/people/uploads'

/* What makes something makes it once for an Idempotency-Key, however often an answer is lost. */

interface World {
  readonly person: Person
  readonly boss: Member
  readonly jobId: string
  readonly nextJobId: string
  readonly applicationId: string
  readonly keys: readonly [string, string]
}
let t: TestApp
let world: World
beforeAll(async () => {
  t = await testApp()
  const [boss, person] = [await newHiringEmployer(t), await newSeeker(t)]
  const jobId = await publishJob(t, boss)
  const keys = [await placeReady(t, person, cv()), await placeReady(t, person, cv())] as const
  world = {
    boss,
    person,
    jobId,
    nextJobId: await publishJob(t, boss),
    applicationId: (await t.seeker('applyForJob', { body: { jobId: await publishJob(t, boss) } }, person.token)).body._id,
    keys,
  }
  const read = { query: { applicationId: world.applicationId }, body: { status: 'in_review', version: 1 } } as const
  await t.employer('moveApplicants', read, boss.token)
  await t.employer('sendMessage', { params: { id: world.applicationId }, body: { text: 'Hello' } }, boss.token)
})
afterAll(() => t.close())

type Input = { readonly params?: object; readonly query?: object; readonly body?: object }
/** What each call is asked, and something else that it could be asked. */
type Asked = Readonly<Record<string, () => readonly [Input, Input]>>

const [start, end] = [
  { month: 9, year: 2023 },
  { month: 7, year: 2025 },
]
const dated = { startDate: start, endDate: end }
const named = (name: string) => ({ title: name, employer: { _id: null, name: 'A Bakery' }, ...dated })
const message = (text: string): Input => ({ params: { id: world.applicationId }, body: { text } })

const call = (time: string): Input => ({
  params: { id: world.applicationId },
  body: { kind: 'phone', times: [`2026-11-25T${time}:00Z`], minutes: 30 },
})

const seekers: Asked = {
  applyForJob: () => [{ body: { jobId: world.jobId } }, { body: { jobId: world.nextJobId } }],
  addWork: () => [{ body: named('Baker') }, { body: named('Cook') }],
  addEducation: () => [
    { body: { level: 'school', schoolName: 'A School', ...dated } },
    { body: { level: 'school', schoolName: 'Another School', ...dated } },
  ],
  addDocument: () => [{ body: { key: world.keys[0], kind: 'cv' } }, { body: { key: world.keys[1], kind: 'cv' } }],
  saveSearch: () => [{ body: { name: 'Coffee', query: 'q=barista' } }, { body: { name: 'Tea', query: 'q=tea' } }],
  saveFeedback: () => [{ body: { kind: 'bug', message: 'Good.' } }, { body: { kind: 'bug', message: 'Better.' } }],
  sendMessage: () => [message('Hello back'), message('Once more')],
}
const employers: Asked = {
  createJob: () => [{ body: { ...jobTerms(), status: 'draft' } }, { body: { ...jobTerms(), title: 'Cook', status: 'draft' } }],
  duplicateJob: () => [{ params: { id: world.jobId } }, { params: { id: world.nextJobId } }],
  createTemplate: () => [
    { body: { kind: 'message', name: 'Hello', body: 'Hello and welcome.' } },
    { body: { kind: 'message', name: 'Goodbye', body: 'Goodbye.' } },
  ],
  createQuestion: () => [
    { body: { question: 'Why would you like this job?', category: 'motivation', answerType: 'text' } },
    { body: { question: 'What would you like to learn?', category: 'motivation', answerType: 'text' } },
  ],
  inviteMember: () => [
    { body: { email: 'one@mail.example', role: 'reviewer' } },
    { body: { email: 'two@mail.example', role: 'reviewer' } },
  ],
  sendMessage: () => [message('See you on Monday'), message('Or on Tuesday')],
  proposeMeeting: () => [call('12:00'), call('13:00')],
}

type AnyCall = (
  name: string,
  input: Input,
  token: string,
  headers: Readonly<Record<string, string>>,
) => Promise<{ status: number; body: unknown; error: { code: string } }>

const repeatables = (calls: Contract, built: object): string[] =>
  Object.entries(calls).flatMap(([name, { repeatable }]) => (repeatable && name in built ? [name] : []))

function makesOnce(calls: Contract, built: object, asked: Asked, ask: () => AnyCall, token: () => string): void {
  test('all of them are tried here', () => expect(Object.keys(asked).toSorted()).toEqual(repeatables(calls, built).toSorted()))

  test.each(Object.keys(asked))('%s', async (name) => {
    const [input, another] = asked[name]?.() ?? [{}, {}]
    const send = (what: Input) => ask()(name, what, token(), { 'idempotency-key': `key of ${name}` })
    const answers = await Promise.all([send(input), send(input), send(input)])
    expect(answers[0]?.status, JSON.stringify(answers[0]?.error)).toBeLessThan(300)
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1)
    const made = await tableDigests(t)
    expect((await send(input)).body).toEqual(answers[0]?.body)
    expect((await send(another)).error.code).toBe('IDEMPOTENCY_MISMATCH')
    expect(await tableDigests(t)).toEqual(made)
  })
}
describe('a seeker’s call that is sent again', () => {
  makesOnce(
    seekerService,
    seeker.handlers,
    seekers,
    () => t.seeker as AnyCall,
    () => world.person.token,
  )
})
test('an answer that a version before kept without what today’s must say isn’t given out, and nothing is made again', async () => {
  const again = () => t.seeker('addWork', { body: named('Porter') }, world.person.token, { 'idempotency-key': 'before the update' })
  expect((await again()).status).toBe(201)
  await t.database.sql.query(`update idempotency_keys set answer = answer - 'title' where key = 'before the update'`)
  const made = await tableDigests(t)
  expect((await again()).error.code).toBe('ALREADY_EXISTS')
  expect(await tableDigests(t)).toEqual(made)
})
describe('an employer’s call that is sent again', () => {
  makesOnce(
    employerService,
    employer.handlers,
    employers,
    () => t.employer as AnyCall,
    () => world.boss.token,
  )
})
