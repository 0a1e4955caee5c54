import { afterAll, beforeAll, expect, it } from 'vitest'
import type { AnswerType } from '@evenshift/contract/states/interview/question'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { jobTerms, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
  member = await newHiringEmployer(t)
  await publishJob(t, member)
})
afterAll(() => t.close())

async function ask(answerType: AnswerType, by = member): Promise<string> {
  const options = answerType === 'choice' ? ['Mornings', 'Evenings'] : []
  const body = { question: `Which part of the day suits you, by ${answerType}?`, category: 'availability' as const, answerType, options }
  const answer = await t.employer('createQuestion', { body }, by.token)
  if (answer.status !== 201) throw new Error(`the question was refused: ${JSON.stringify(answer.error)}`)
  return answer.body._id
}
const post = (questions: string[]) => t.employer('createJob', { body: { ...jobTerms(), status: 'live', questions } }, member.token)
const asSeeker = async (id: string) => (await t.seeker('openJob', { params: { id } }, (await newSeeker(t)).token)).body

it('a job keeps interview questions of the bank in their order, and its copy too', async () => {
  const chosen = [await ask('text'), await ask('video'), await ask('choice')]
  const { status, body } = await post(chosen)
  expect([status, body.questions]).toEqual([201, chosen])
  expect((await t.employer('jobDetails', { params: { id: body._id } }, member.token)).body.questions).toEqual(chosen)
  const turned = chosen.toReversed()
  const change = { params: { id: body._id }, body: { version: body.version, questions: turned } }
  expect((await t.employer('changeJob', change, member.token)).body).toMatchObject({
    questions: turned,
    edits: [{ changes: ['Interview questions'] }],
  })
  expect((await t.employer('duplicateJob', { params: { id: body._id } }, member.token)).body.questions).toEqual(turned)
})

it.each<[type: AnswerType, isRecorded: boolean]>([
  ['video', true],
  ['audio', true],
  ['text', false],
  ['choice', false],
])('a job whose question is answered by %s is recorded: %s, to its employer, to seekers and in search', async (type, isRecorded) => {
  const job = (await post([await ask('text'), await ask(type)])).body
  const seen = await asSeeker(job._id)
  expect([job.isInterviewRecorded, seen.isInterviewRecorded]).toEqual([isRecorded, isRecorded])
  expect(seen).not.toHaveProperty('questions')
  const found = await t.seeker('searchJobs', { query: { isInterviewRecorded: 'true', limit: 50 } }, (await newSeeker(t)).token)
  expect(found.body.data.some(({ _id }) => _id === job._id)).toBe(isRecorded)
})

it('a question of another company, or one that was deleted, is refused at its place', async () => {
  const stranger = await newHiringEmployer(t)
  const [own, theirs, gone] = [await ask('text'), await ask('text', stranger), await ask('text')]
  await t.employer('deleteQuestion', { params: { id: gone } }, member.token)
  for (const id of [theirs, gone]) {
    const { status, error } = await post([own, id])
    expect([status, error.errors?.map(({ path }) => path)]).toEqual([400, ['questions.1']])
  }
})
