import { afterAll, beforeAll, expect, it } from 'vitest'
import { lettersTo } from '#server/testkit/app/mails'
import { closeJob, newHiringEmployer } from '#server/testkit/people/jobs'
import { type Market, openMarket } from '#server/testkit/people/market'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'

let market: Market
let other: Member
beforeAll(async () => {
  market = await openMarket()
  other = await newHiringEmployer(market.t, 'Petal Kitchen')
})
afterAll(() => market.t.close())

const near = async (): Promise<Person> => {
  const seeker = await newSeeker(market.t)
  await market.t.seeker('changeProfile', { body: { postcode: 'LS2 9JT', travelMode: 'public_transport', travelMinutes: 60 } }, seeker.token)
  return seeker
}
const closedTo = async ({ email }: Person) => (await lettersTo(market.t, email)).find(({ heading }) => heading === 'Job closed')

it('a closed job offers the newest open jobs like it that its applicant can get to, three at most, and the search for more', async () => {
  const jobId = await market.publish()
  const seeker = await near()
  await market.applied(jobId, seeker)
  const none = await market.applied(jobId)
  const old = await market.publish({ title: 'Barista of before' }, other)
  const ids: string[] = []
  for (const [title, shifts] of [
    ['Evening barista', [{ day: 3, start: '17:00', end: '21:00' }]],
    ['Any-day barista', [2, 3, 4].map((day) => ({ day, start: '09:00', end: '13:00' }))],
    ['Flexible barista', []],
  ] as const) {
    market.t.clock.pass(1000)
    ids.push(await market.publish({ title, shifts: [...shifts], ...(shifts.length > 1 && { shiftsNeeded: 2, hoursPerWeek: 8 }) }, other))
  }
  market.t.clock.pass(1000)
  await market.publish({ title: 'Barista far away', location: 'Plymouth' }, other)
  const known = await market.publish({ title: 'Barista known' }, other)
  await market.applied(known, seeker)
  const hidden = await market.publish({ title: 'Barista hidden' }, other)
  await market.t.seeker('hideJob', { body: { jobId: hidden } }, seeker.token)
  await closeJob(market.t, market.employer, jobId)
  expect(await closedTo(seeker)).toMatchObject({
    preheader: 'This closed your application. 3 jobs like it are open now.',
    paragraphs: [
      expect.stringMatching(/^Weekend barista at The Corner Café has closed\. /),
      'This closed your application too. If the job reopens, you can apply again.',
      'These jobs are like it, and open now:',
    ],
    listed: [
      { text: 'Flexible barista, Petal Kitchen, Leeds: £13.50 an hour. Days and times are agreed with you', path: `/find/${ids[2]}` },
      {
        text: 'Any-day barista, Petal Kitchen, Leeds: £13.50 an hour. Mon, Tue, Wed 09:00–13:00 · any 2 or more of 3',
        path: `/find/${ids[1]}`,
      },
      { text: 'Evening barista, Petal Kitchen, Leeds: £13.50 an hour. Tue 17:00–21:00', path: `/find/${ids[0]}` },
    ],
    button: { label: 'Find similar jobs', path: '/find?q=Weekend+barista' },
  })
  const theirs = (await closedTo(none.seeker))?.listed ?? []
  expect([theirs.length, theirs.filter(({ text }) => text.includes('Plymouth'))], 'who gave no home is near the job').toEqual([3, []])
  for (const id of [old, known, hidden, ...ids]) await closeJob(market.t, other, id)
})

it('one that nothing is like leads to the application, and says nothing of other jobs', async () => {
  const jobId = await market.publish()
  const { seeker, application } = await market.applied(jobId, await near())
  await closeJob(market.t, market.employer, jobId)
  const letter = await closedTo(seeker)
  expect(letter).toMatchObject({ button: { label: 'View application', path: `/applications/${application._id}` } })
  expect([letter?.listed, letter?.paragraphs.length]).toEqual([undefined, 2])
})
