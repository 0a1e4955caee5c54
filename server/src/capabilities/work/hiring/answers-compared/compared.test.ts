import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Interviews, openInterviews } from '#server/testkit/people/interview'
import { newMember } from '#server/testkit/people/callers'
import { newHiringEmployer } from '#server/testkit/people/jobs'

let market: Interviews
beforeAll(async () => {
  market = await openInterviews()
})
afterAll(() => market.t.close())

const compared = (token: string, more: { questionId?: string; limit?: number; page?: number } = {}) =>
  market.t.employer('answersOfJob', { query: { jobId: market.jobId, ...more } }, token)

it('one question is compared across everybody who sent it, with one’s own scores alone, and by nobody else', async () => {
  const token = await market.tokenOf('employer', market.employer)
  expect((await compared(token)).body).toMatchObject({ questionId: null, questions: [], data: [] })

  const [first, second] = [await market.invited(), await market.invited()]
  const [video = '', audio = ''] = market.ids
  await first.submit(market.written())
  expect((await compared(token)).body).toMatchObject({ questionId: video, pagination: { total: 1 } })
  await second.submit(market.written())
  await market.invited()
  await market.t.employer('setScore', { params: { id: second.id }, body: { value: 'yes', questionId: audio } }, token)
  const { body } = await compared(token, { questionId: audio })
  expect(body.questions.map(({ _id, answers }) => [_id, answers])).toEqual(market.ids.slice(0, 3).map((id) => [id, 2]))
  expect(body.data.map(({ application, type, score }) => [application, type, score])).toEqual([
    [first.id, 'text', null],
    [second.id, 'text', 'yes'],
  ])
  expect((await compared(token, { questionId: audio, limit: 1, page: 2 })).body.data).toMatchObject([{ application: second.id }])

  const reviewer = await newMember(market.t, market.employer.employerId, 'reviewer')
  expect((await compared(reviewer.token, { questionId: audio })).body.data.map(({ score }) => score)).toEqual([null, null])
  expect((await compared((await newHiringEmployer(market.t, 'Another Café')).token)).status).toBe(404)
  await first.withdraw()
  expect((await compared(token)).body.data).toMatchObject([{ application: second.id }])
})
