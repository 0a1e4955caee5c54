import { afterAll, beforeAll, expect, it } from 'vitest'
import { DAY } from '#server/testkit/app/clock'
import { changes, moved } from '#server/capabilities/work/hiring/change/changes.rig'
import { type Meetings, chat, openMeetings } from '#server/testkit/people/meetings'
import type { ApplicationRow } from '#server/capabilities/work/hiring/tables'

let kit: Meetings
beforeAll(async () => {
  kit = await openMeetings()
})
afterAll(() => kit.market.t.close())

/** Another application of the same person, put where it's told to be. */
async function another(seeker: Parameters<Meetings['market']['apply']>[0], ...where: [ApplicationRow['status'], Partial<ApplicationRow>]) {
  const { application } = await kit.market.applied(await kit.market.publish(), seeker)
  await kit.market.place(application._id, ...where)
  return application._id
}

it('of those that wait for the employer late replies come first, then new messages, then the soonest reply', async () => {
  const { market } = kit
  kit.begin()
  const inDays = (days: number) => new Date(market.t.clock.now().getTime() + days * DAY)
  const { seeker } = await kit.arranged()
  const reviewed = (replyBy: number, changedAt: number) =>
    another(seeker, 'in_review', { replyBy: inDays(replyBy), changedAt: inDays(changedAt) })
  const soon = await reviewed(2, -6)
  const later = await reviewed(5, -1)
  const written = await reviewed(9, -7)
  const late = await reviewed(-1, -8)
  const latest = await reviewed(-2, -3)
  await market.t.employer('sendMessage', { params: { id: written }, body: { text: 'Hello' } }, (await market.freshEmployer()).token)
  await market.place(written, 'in_review', { replyBy: inDays(9), changedAt: inDays(-7) })
  const page = async (number: number) =>
    (await market.t.seeker('liveApplications', { query: { page: number, limit: 2 } }, seeker.token)).body.data.map(({ _id }) => _id)
  expect([...(await page(1)), ...(await page(2)), ...(await page(3))].slice(0, 5)).toEqual([latest, late, written, soon, later])
})

it('what waits for its seeker comes first, the soonest to run out before the others; the rest as it moved last', async () => {
  const { market } = kit
  kit.begin()
  const inDays = (days: number) => new Date(market.t.clock.now().getTime() + days * DAY)
  const meeting = await kit.arranged()
  const { id: toPick, seeker } = meeting
  const late = await another(seeker, 'interview_invited', { interviewDeadline: inDays(9), changedAt: inDays(-4) })
  const soon = await another(seeker, 'interview_invited', { interviewDeadline: inDays(1), changedAt: inDays(-5) })
  const older = await another(seeker, 'in_review', { changedAt: inDays(-3) })
  const newer = await another(seeker, 'shortlisted', { changedAt: inDays(-2) })
  const ids = ({ body }: { body: { data: readonly { _id: string }[] } }) => body.data.map(({ _id }) => _id)
  await meeting.proposed(chat(kit.inDays(3), kit.inDays(4)))
  expect(ids(await market.t.seeker('liveApplications', { query: {} }, seeker.token))).toEqual([soon, toPick, late, newer, older])
  await market.place(soon, 'offered', { offerExpiresAt: inDays(5) })
  await market.place(late, 'offered', { offerExpiresAt: inDays(2) })
  await market.place(newer, 'offer_accepted')
  expect(ids(await market.t.seeker('jobOffers', { query: {} }, seeker.token))).toEqual([late, soon, newer])
})

it('of the others that with the soonest meeting comes first, for as long as it isn’t over', async () => {
  const { market } = kit
  kit.begin()
  const first = await kit.arranged()
  const { seeker } = first
  const inDays = (days: number) => new Date(market.t.clock.now().getTime() + days * DAY)
  const late = await another(seeker, 'in_review', { replyBy: inDays(-1) })
  const invited = await another(seeker, 'interview_invited', { interviewDeadline: inDays(9) })
  const second = await kit.arranged(seeker, await market.publish())
  const agree = async (meeting: typeof first, time: string) => {
    const { _id } = await meeting.proposed(chat(time))
    await meeting.asSeeker(_id, { action: 'pick', version: 1, time })
  }
  await agree(first, kit.inDays(4))
  await agree(second, kit.inDays(2))
  const listed = async () =>
    (await market.t.seeker('liveApplications', { query: {} }, await market.fresh('jobseeker', seeker))).body.data.map(({ _id }) => _id)
  expect(await listed()).toEqual([invited, second.id, first.id, late])
  market.t.clock.moveTo(inDays(3))
  expect((await listed()).slice(0, 3)).toEqual([invited, first.id, late])
})

it('the live applications are narrowed to what is their seeker’s turn, a changed job too, or to late replies, and counted alike', async () => {
  const { market } = kit
  kit.begin()
  const inDays = (days: number) => new Date(market.t.clock.now().getTime() + days * DAY)
  const { jobId, seeker, id: asked, first, second } = await changes(market).oneApplied()
  const invited = await another(seeker, 'interview_invited', { interviewDeadline: inDays(2) })
  const late = await another(seeker, 'in_review', { replyBy: inDays(-1) })
  const other = await another(seeker, 'in_review', { replyBy: inDays(9) })
  await changes(market).changed(jobId, { shifts: [{ ...first, ...moved }, second] })
  const turned = async (turn?: 'yours' | 'late') => {
    const { data, pagination } = (await market.t.seeker('liveApplications', { query: { ...(turn && { turn }) } }, seeker.token)).body
    expect(pagination.total).toBe(data.length)
    return data.map(({ _id }) => _id)
  }
  expect(await turned()).toEqual([invited, asked, late, other])
  expect(await turned('yours')).toEqual([invited, asked])
  expect(await turned('late')).toEqual([late])
  expect((await market.t.seeker('liveFilters', {}, seeker.token)).body.turn).toEqual({ yours: 2, late: 1 })
})
