import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Interviews, openInterviews } from '#server/testkit/people/interview'
import { checkUpload } from '#server/capabilities/ground/uploads/public'
import { placeApplication } from '#server/testkit/app/applications'
import { DAY } from '#server/testkit/app/clock'
import { bioVideo } from '#server/testkit/people/files'
import { complete, headersOf, idOf, put } from '#server/testkit/people/uploads'

let market: Interviews
let recording: Awaited<ReturnType<typeof bioVideo>>
beforeAll(async () => {
  market = await openInterviews()
  recording = await bioVideo(2)
})
afterAll(() => market.t.close())

type Invited = Awaited<ReturnType<Interviews['invited']>>
/** A finished recording for a question. @returns its key */
async function recorded({ seeker, id: applicationId }: Invited, questionId: string): Promise<string> {
  const { contentType, bytes } = recording
  const query = {
    purpose: 'interview_answer',
    fileName: 'answer.webm',
    contentType,
    size: bytes.length,
    applicationId,
    questionId,
  } as const
  const { body } = await market.t.seeker('uploadUrl', { query }, seeker.token)
  await put(market.t, body.uploadUrl, headersOf(body), bytes)
  await complete(market.t, seeker, body.key)
  await checkUpload(market.t.parts, idOf(body.key))
  return body.key
}
const opens = async (url: string | null | undefined) => (await market.t.app.inject({ method: 'GET', url: url ?? '/media/none' })).statusCode

it('a recording needs the seeker’s agreement and belongs to its question alone', async () => {
  const invited = await market.invited()
  const [video = '', audio = ''] = market.ids
  const key = await recorded(invited, video)
  expect((await invited.keep({ questionId: video, type: 'video', key })).error.errors).toMatchObject([{ path: 'type' }])
  await invited.start()
  expect((await invited.keep({ questionId: video, type: 'audio', key })).error.errors).toMatchObject([{ path: 'type' }])
  const other = await recorded(invited, audio)
  expect((await invited.keep({ questionId: video, type: 'video', key: other })).error.errors).toMatchObject([{ path: 'key' }])
  const { status, body } = await invited.keep({ questionId: video, type: 'video', key })
  expect([status, body.questions[0]?.takesUsed, body.questions[0]?.answer?.seconds]).toEqual([200, 1, expect.closeTo(2, 0)])
  expect((await invited.keep({ questionId: video, type: 'video', key })).error.errors).toMatchObject([{ path: 'key' }])
})

it('is played by its seeker at once, by the employer once it was sent, and by no one 90 days after the end or once it was withdrawn', async () => {
  const invited = await market.invited()
  const [video = '', ...others] = market.ids
  await invited.start()
  await invited.keep({ questionId: video, type: 'video', key: await recorded(invited, video) })
  const first = (await invited.see()).body.questions[0]?.answer?.url
  expect(await opens(first)).toBe(200)
  await invited.keep({ questionId: video, type: 'video', key: await recorded(invited, video) })
  expect(await opens(first)).toBe(404)
  expect((await market.watch(invited.seeker)).body.answers).toEqual([])
  await invited.submit(others.slice(0, 2).map((questionId) => ({ questionId, type: 'text', text: 'In writing.' })))
  const url = (await market.watch(invited.seeker)).body.answers[0]?.url
  expect(await opens(url)).toBe(200)
  const log = await market.t.seeker('accessLog', { params: { id: invited.id }, query: {} }, invited.seeker.token)
  expect(log.body.data).toMatchObject([{ what: 'interview_answer', label: 'Why would you like to work here?' }])
  const endedAgo = (ms: number) =>
    placeApplication(market.t, invited.id, 'rejected', { since: new Date(market.t.clock.now().getTime() - ms) })
  await endedAgo(90 * DAY - 1)
  expect(await opens(url)).toBe(200)
  await endedAgo(90 * DAY)
  expect(await opens(url)).toBe(404)
  await placeApplication(market.t, invited.id, 'interview_submitted')
  await invited.withdraw()
  expect(await opens(url)).toBe(404)
})
