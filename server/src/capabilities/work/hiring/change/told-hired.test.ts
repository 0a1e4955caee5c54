import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { changes, moved, saturday } from '#server/capabilities/work/hiring/change/changes.rig'
import { lettersTo } from '#server/testkit/app/mails'
import { type Market, openMarket, rightToWork, terms } from '#server/testkit/people/market'
import { signIn } from '#server/testkit/people/people'

let market: Market
let here: ReturnType<typeof changes>
beforeAll(async () => {
  market = await openMarket()
  here = changes(market)
})
afterAll(() => market.t.close())
afterEach(() => here.closeAll())

it('who is hired keeps the times they agreed: a preview names them with those where a shift of theirs moves, and they are told that theirs stay', async () => {
  const { jobId, seeker, id, first, second } = await here.oneApplied()
  const { version } = await market.moved(id, { status: 'offered', version: 1, offer: terms })
  const body = { applicationId: id, version, action: 'accept' as const }
  await market.t.seeker('answerOffer', { body }, await signIn(market.t, 'jobseeker', seeker.email))
  await market.moved(id, { status: 'hired', version: version + 1, rightToWork })
  const { seeker: gone, application } = await market.applied(jobId)
  await market.t.seeker('withdrawApplication', { params: { id: application._id }, query: {} }, gone.token)
  const { application: refused } = await market.applied(jobId)
  await market.place(refused._id, 'rejected')
  const nobody = { names: [], count: 0 }
  const paid = (await here.preview(jobId, { salary: 15 })).body
  expect([paid.hired, paid.untold]).toEqual([
    [],
    { hired: { names: ['Amira Khan'], count: 1 }, elsewhere: nobody, withdrew: 1, pulledOut: 0, over: 1 },
  ])
  const edit = { shifts: [{ ...first, ...moved }, second] }
  expect((await here.preview(jobId, edit)).body).toMatchObject({
    told: 0,
    hired: [{ _id: id, name: 'Amira Khan', shifts: [saturday] }],
    samples: [
      {
        kind: 'hired',
        name: 'Amira',
        title: 'The Corner Café changed a shift of yours',
        text: 'For Weekend barista, they moved Saturday from 09:00–13:00 to 13:00–17:00. Your times stay as agreed unless you say yes to new ones.',
      },
    ],
    untold: { hired: nobody },
  })
  await here.changed(jobId, edit)
  const stays = 'Your times stay as agreed unless you say yes to new ones.'
  expect(await here.toldOf(seeker)).toMatchObject([
    {
      title: 'The Corner Café changed a shift of yours',
      body: `For Weekend barista, they moved Saturday from 09:00–13:00 to 13:00–17:00. ${stays}`,
      link: `/applications/${id}`,
    },
  ])
  const letters = (await lettersTo(market.t, seeker.email)).filter(({ subject }) => subject.includes('Yours stays'))
  expect(letters).toMatchObject([{ subject: 'Weekend barista’s Saturday moved. Yours stays 09:00–13:00' }])
  expect(letters).toMatchObject([
    { paragraphs: ['The Corner Café changed Weekend barista. They moved Saturday from 09:00–13:00 to 13:00–17:00.', stays] },
  ])
  expect((await here.openFor(id)).history.at(-1)).toMatchObject({ status: 'hired', change: 'Sat 09:00–13:00 → 13:00–17:00' })
  expect((await here.openFor(id)).offer?.shifts[0]).toMatchObject(saturday)
  expect((await here.preview(jobId, { shifts: [second] })).body.hired, 'what they agreed on a shift that is gone').toHaveLength(1)
})
