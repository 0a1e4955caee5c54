import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newMember } from '#server/testkit/people/callers'
import { DAY } from '#server/testkit/app/clock'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let boss: Member
let reviewer: Member
beforeAll(async () => {
  t = await testApp()
  boss = await newHiringEmployer(t, 'The Corner Café')
  reviewer = await newMember(t, boss.employerId, 'reviewer')
})
afterAll(() => t.close())

const open = async (id: string) => (await t.employer('openApplication', { params: { id } }, boss.token)).body
const note = (id: string, text: string, { token } = boss, of: { questionId?: string; at?: number } = {}) =>
  t.employer('addNote', { params: { id }, body: { text, ...of } }, token)
const score = (id: string, body: { value: 'no' | 'yes' | 'strong_yes'; questionId?: string }, { token } = boss) =>
  t.employer('setScore', { params: { id }, body }, token)
async function applied(hideNames = false) {
  const seeker = await newSeeker(t)
  const jobId = await publishJob(t, boss, { hideNames })
  return { seeker, id: (await t.seeker('applyForJob', { body: { jobId } }, seeker.token)).body._id }
}

/** Invites this applicant to an interview. @returns the question that is asked */
async function asked(id: string): Promise<string> {
  const questionId = (await t.employer('questions', { query: {} }, boss.token)).body.data[0]?._id ?? ''
  const interview = { questionIds: [questionId], deadline: new Date(t.clock.now().getTime() + 7 * DAY).toISOString() }
  const invitation = { status: 'interview_invited', version: 1, interview } as const
  await t.employer('moveApplicants', { query: { applicationId: id }, body: invitation }, boss.token)
  return questionId
}

describe('notes', () => {
  it('may belong to a second of an answer, to a question that was asked alone', async () => {
    const { id } = await applied()
    const questionId = await asked(id)
    expect((await note(id, 'Smiles here.', boss, { questionId, at: 12 })).body).toMatchObject({ questionId, at: 12 })
    expect((await open(id)).notes).toMatchObject([{ text: 'Smiles here.', questionId, at: 12 }])
    const refused = await note(id, 'Hello.', boss, { questionId: uuidv7() })
    expect([refused.status, refused.error.errors?.[0]?.path]).toEqual([400, 'questionId'])
  })

  it('are read by colleagues and deleted by their author alone', async () => {
    const { id } = await applied()
    const kept = (await note(id, 'Ask about Saturdays.', reviewer)).body
    expect((await open(id)).notes).toMatchObject([{ _id: kept._id, text: 'Ask about Saturdays.', author: reviewer.email }])
    const remove = (token: string) => t.employer('deleteNote', { params: { id, noteId: kept._id } }, token)
    expect((await remove(boss.token)).status).toBe(404)
    expect((await remove(reviewer.token)).status).toBe(204)
    expect((await remove(reviewer.token)).status).toBe(404)
    expect((await open(id)).notes).toEqual([])
  })

  it('and scores never reach the seeker, nor another company', async () => {
    const { seeker, id } = await applied()
    await note(id, 'A secret word.')
    await score(id, { value: 'strong_yes' })
    const seen = JSON.stringify((await t.seeker('openApplication', { params: { id } }, seeker.token)).body)
    expect(seen).not.toContain('secret')
    expect(seen).not.toContain('strong_yes')
    const other = await newHiringEmployer(t, 'Another Café')
    expect((await note(id, 'Hello.', other)).status).toBe(404)
    expect((await score(id, { value: 'no' }, other)).status).toBe(404)
  })
})

describe('scores', () => {
  it('are one a member: set again, the value changes and the score stays', async () => {
    const { id } = await applied()
    const first = (await score(id, { value: 'no' })).body
    const second = (await score(id, { value: 'yes' })).body
    expect(second).toMatchObject({ _id: first._id, value: 'yes', isMine: true })
    await score(id, { value: 'strong_yes' }, reviewer)
    const { scores } = await open(id)
    expect(scores.map(({ value, isMine }) => [value, isMine])).toEqual([
      ['yes', true],
      ['strong_yes', false],
    ])
  })

  it('of many sent at once by one member leave one', async () => {
    const { id } = await applied()
    await Promise.all(Array.from({ length: 8 }, (_, n) => score(id, { value: n % 2 ? 'yes' : 'no' })))
    expect((await open(id)).scores).toHaveLength(1)
  })

  it('of an answer belong to a question that was asked', async () => {
    const { id } = await applied()
    const questionId = await asked(id)
    expect((await score(id, { value: 'yes', questionId })).body.questionId).toBe(questionId)
    const refused = await score(id, { value: 'yes', questionId: uuidv7() })
    expect([refused.status, refused.error.errors?.[0]?.path]).toEqual([400, 'questionId'])
  })

  it('of an answer are shown to a colleague once they have scored it too, those of the whole at once', async () => {
    const { id } = await applied()
    const questionId = await asked(id)
    await score(id, { value: 'no', questionId }, reviewer)
    await score(id, { value: 'yes' }, reviewer)
    const seen = async () => (await open(id)).scores.map((one) => [one.questionId, one.value])
    expect(await seen()).toEqual([[null, 'yes']])
    await score(id, { value: 'strong_yes', questionId })
    expect(await seen()).toEqual([
      [null, 'yes'],
      [questionId, 'no'],
      [questionId, 'strong_yes'],
    ])
  })

  it('show the name of an applicant whose name the job hides', async () => {
    const { id } = await applied(true)
    expect((await open(id)).applicant.name).toMatch(/^Applicant \d+$/)
    await score(id, { value: 'yes' })
    expect((await open(id)).applicant.name).not.toMatch(/^Applicant/)
  })
})
