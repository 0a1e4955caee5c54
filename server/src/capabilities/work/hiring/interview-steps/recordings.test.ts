import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Interviews, openInterviews } from '#server/testkit/people/interview'
import { checkUpload } from '#server/capabilities/ground/uploads/public'
import { placeApplication } from '#server/testkit/app/applications'
import { DAY } from '#server/testkit/app/clock'
import { bioVideo } from '#server/testkit/people/files'
import { type FileToSend, complete, headersOf, idOf, put } from '#server/testkit/people/uploads'

let market: Interviews
let recording: FileToSend
beforeAll(async () => {
  market = await openInterviews()
  recording = await bioVideo(2)
})
afterAll(() => market.t.close())

type Invited = Awaited<ReturnType<Interviews['invited']>>
/** A finished recording for a question. @returns its key */
async function recorded({ seeker, id: applicationId }: Invited, questionId: string, { contentType, bytes } = recording): Promise<string> {
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

it('a recording may last 15 seconds more than its question gives, so that nobody is cut off, and is refused with that figure above', async () => {
  const invited = await market.invited()
  const [video = ''] = market.ids
  await invited.start()
  const keep = async (seconds: number) =>
    invited.keep({ questionId: video, type: 'video', key: await recorded(invited, video, await bioVideo(seconds)) })
  expect((await keep(74)).status).toBe(200)
  expect((await keep(78)).error.errors).toEqual([{ path: 'key', message: 'The recording is too long. It can last 75 seconds at most.' }])
})

it('what is said in a recording is written as captions, goes with the take, reaches the employer, and can’t be changed once it was sent', async () => {
  const invited = await market.invited()
  const [video = '', ...others] = market.ids
  const captions = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello.'
  const write = async (text: string) =>
    market.t.seeker(
      'captionAnswer',
      { body: { applicationId: invited.id, questionId: video, captions: text } },
      await market.tokenOf('jobseeker', invited.seeker),
    )
  const seen = async () => (await invited.see()).body.questions[0]?.answer?.captions
  await invited.start()
  expect((await write(captions)).error.errors).toMatchObject([{ path: 'questionId' }])
  await invited.keep({ questionId: video, type: 'video', key: await recorded(invited, video) })
  expect((await write('Hello.')).error.errors).toMatchObject([{ path: 'captions' }])
  expect((await write(captions)).body.questions[0]?.answer?.captions).toBe(captions)
  await invited.keep({ questionId: video, type: 'video', key: await recorded(invited, video) })
  expect(await seen()).toBeNull()
  await write(captions)
  await invited.submit(others.slice(0, 2).map((questionId) => ({ questionId, type: 'text', text: 'In writing.' })))
  expect((await write('')).status).toBe(409)
  expect((await market.watch(invited.seeker)).body.answers[0]?.captions).toBe(captions)
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
