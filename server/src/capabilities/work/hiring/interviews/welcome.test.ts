import { afterAll, beforeAll, expect, it } from 'vitest'
import { bioVideo } from '#server/testkit/people/files'
import { newMember } from '#server/testkit/people/callers'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Interviews, openInterviews } from '#server/testkit/people/interview'
import { uploadFile } from '#server/testkit/people/uploads'

let market: Interviews
beforeAll(async () => {
  market = await openInterviews()
})
afterAll(() => market.t.close())

const opens = async (url: string | null | undefined) => (await market.t.app.inject({ method: 'GET', url: url ?? '/media/none' })).statusCode

it('a company’s welcome is seen by its members and whom it interviews, another’s by nobody, and is gone once it is deleted', async () => {
  const { t, employer, tokenOf } = market
  const key = await uploadFile(t, employer, { ...(await bioVideo(2)), purpose: 'welcome' })
  const token = await tokenOf('employer', employer)
  const reviewer = await newMember(t, employer.employerId, 'reviewer')
  expect((await t.employer('changeWelcome', { body: { key } }, reviewer.token)).status).toBe(403)
  const set = await t.employer('changeWelcome', { body: { key } }, token)
  expect([set.status, set.body.welcome?.seconds]).toEqual([200, expect.closeTo(2, 0)])
  expect((await t.employer('changeWelcome', { body: { key } }, token)).error.errors).toMatchObject([{ path: 'key' }])
  expect(await opens((await t.employer('companyWelcome', {}, reviewer.token)).body.welcome?.url)).toBe(200)

  const [invited, applied] = [await market.invited(), await market.applied()]
  const theirs = (await invited.see()).body.welcome?.url
  expect(await opens(theirs)).toBe(200)
  const other = await newHiringEmployer(t, 'Another Café')
  expect((await t.employer('companyWelcome', {}, other.token)).body).toEqual({ welcome: null })

  await t.employer('moveApplicants', { query: { applicationId: invited.id }, body: { status: 'in_review', version: 2 } }, token)
  expect(await opens(theirs)).toBe(404)
  await market.move(applied.id, 1)
  const second = (await market.acting(applied.seeker, applied.id).see()).body.welcome?.url
  expect(await opens(second)).toBe(200)
  expect((await t.employer('removeWelcome', {}, token)).status).toBe(204)
  expect(await opens(second)).toBe(404)
  expect((await market.acting(applied.seeker, applied.id).see()).body.welcome).toBeNull()
})
