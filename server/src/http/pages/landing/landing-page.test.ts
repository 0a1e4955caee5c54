import { sessionHint } from '@evenshift/contract/constants'
import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { landingFigures } from '#server/capabilities/derived/adverts/public'
import { foldActivity } from '#server/capabilities/work/activity/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import type { Member } from '#server/testkit/people/people'
import { placeReplies } from '#server/testkit/people/replies'

const MINUTE = 60_000
let t: TestApp
let owner: Member
let none: string
beforeAll(async () => {
  t = await testApp()
  owner = await newHiringEmployer(t, 'Copper & Bean')
  none = await read()
})
afterAll(() => t.close())

const get = (cookie = '') => t.app.inject({ url: '/', headers: { cookie, accept: 'text/html' } })
const read = async () => (await get()).body.replaceAll('\u00A0', ' ')
/** What is read behind the answer to one visitor is there for another. */
const readAnew = (text: string) =>
  vi.waitFor(async () => {
    const body = await read()
    expect(body).toContain(text)
    return body
  })
const titlesIn = (body: string) => [...body.matchAll(/<h3><a [^>]*>([^<]+)</g)].map(([, title]) => title)
const hoursLater = (hours: number) => t.clock.pass(hours * 60 * MINUTE)

it('shows no job and no figure where there is none, and still says what it is', () => {
  expect(titlesIn(none)).toEqual([])
  for (const text of ['Live now', 'See all', 'How we’re doing', 'Jobs in', 'class="job ', '£', 'live today'])
    expect(none).not.toContain(text)
  for (const text of ['Work that fits around your week</h1>', 'You always hear back', 'An example of a week of classes'])
    expect(none).toContain(text)
})

it('asks what the search asks, and leads both sides to their own sign-up', () => {
  for (const text of [
    '<form class="card find" action="/search" role="search">',
    'name="q"',
    'name="from"',
    'name="day" value="2" aria-label="Monday"',
    'href="/auth/sign-in/jobseeker">Sign in</a>',
    'href="/auth/sign-up/jobseeker">Find work</a>',
    'href="/auth/sign-up/employer">Post a job free</a>',
    'href="/privacy"',
  ])
    expect(none).toContain(text)
})

it('draws the promise of a reply as days from today on', () => {
  const days = [...none.matchAll(/<span class="sr">([^<]+): <\/span><b>([^<]+)</g)].map(([, day, title]) => `${day} ${title}`)
  expect(days).toHaveLength(5)
  expect(days[0]).toMatch(/ You apply$/)
  expect(none.match(/class="cell"/g)).toHaveLength(11)
})

it('shows the newest live jobs as soon as there are any: six cards, the count of all, and shifts of theirs beside classes', async () => {
  const shifts = [
    { day: 2, start: '10:00', end: '14:00' },
    { day: 7, start: '09:00', end: '13:00' },
  ]
  const ids = [await publishJob(t, owner, { title: 'Tea & cake 1', shifts, hoursPerWeek: 8 })]
  const alone = await read()
  expect(titlesIn(alone)).toHaveLength(1)
  expect(alone).not.toContain('See all')
  expect(alone).toContain('<nav class="towns" aria-label="Towns with jobs"><a href="/search?from=Leeds">Jobs in Leeds</a></nav>')
  t.clock.pass(MINUTE)
  for (let at = 2; at <= 7; at++) ids.push(await publishJob(t, owner, { title: `Tea & cake ${at}`, shifts, hoursPerWeek: 8 }))
  const closed = await publishJob(t, owner, { title: 'Closed one' })
  await closeJob(t, owner, closed)
  const body = await read()
  expect(titlesIn(body)).toEqual([7, 6, 5, 4, 3, 2].map((at) => `Tea &#38; cake ${at}`))
  expect(body).toContain(`href="${jobAddress({ _id: ids[6] ?? '', title: 'Tea & cake 7' })}"`)
  expect(body).toContain('<a href="/search">See all 7<span class="sr"> jobs</span></a>')
  // Monday's meets a class, and Saturday has room for one of those that share its hours.
  expect(body).toContain('in between: Saturday 09:00 to 13:00, Tea &#38; cake 7, £13.50 an hour.')
  expect(body).not.toContain('closed')
  for (const secret of [owner.email, owner.token]) expect(body).not.toContain(secret)
})

it('keeps what it read of jobs for a minute', async () => {
  const before = titlesIn(await read())
  await publishJob(t, owner, { title: 'Newer' })
  expect(titlesIn(await read())).toEqual(before)
  t.clock.pass(MINUTE)
  expect(titlesIn(await read())[0]).toBe('Newer')
})

it('says how the market does once there is enough to say, counted anew each hour while it gives out the figures of before', async () => {
  const few = [
    { hours: 30, answers: 14 },
    { hours: 100, answers: 4 },
  ]
  await placeReplies(t, owner.employerId, { silences: 1, waits: few })
  expect(await landingFigures(t.parts)).toEqual([])
  const other = await newHiringEmployer(t)
  await placeReplies(t, other.employerId, { silences: 0, waits: [{ hours: 30, answers: 2 }] })
  expect(await read()).not.toContain('How we’re doing')
  hoursLater(1)
  expect(await read()).not.toContain('How we’re doing')
  const body = await readAnew('How we’re doing')
  for (const text of [
    '<dt>of applications got a reply<b>95%</b></dt>',
    '20 of 21. The rest are late, or closed without one.',
    '<b>1 day 6 h</b>',
  ])
    expect(body).toContain(text)
  // One company's pay is nobody's market.
  expect(body).not.toContain('the usual pay')
})

it('says the usual pay where several companies’ jobs make it', async () => {
  for (const salary of [14, 15]) {
    const other = await newHiringEmployer(t)
    for (let at = 0; at < 7; at++) await publishJob(t, other, { salary })
  }
  await foldActivity(t.parts)
  hoursLater(1)
  expect(await readAnew('the usual pay')).toContain('<dt>an hour is the usual pay<b>£14.00</b></dt>')
  expect(await read()).toContain('Before tax, in 22 live jobs.')
})

it('is for nobody who is signed in: they get the application, and no cache may mix the two up', async () => {
  for (const pool of ['jobseeker', 'employer', 'staff']) {
    const { statusCode, body, headers } = await get(`theme=dark; ${sessionHint(pool)}=yes`)
    // This server has no pages of the application.
    expect([statusCode, body.includes('Work that fits')]).toEqual([404, false])
    expect(headers['vary']).toContain('cookie')
  }
  const { statusCode, headers } = await get(`${sessionHint('jobseeker')}=`)
  expect([statusCode, headers['cache-control'], headers['set-cookie']]).toEqual([200, 'no-store', undefined])
  expect(headers['vary']).toContain('cookie')
})

it('runs nothing, whatever the title of a job is', async () => {
  t.clock.pass(MINUTE)
  const typed = '<script>alert(1)</script>'
  await publishJob(t, await newHiringEmployer(t), { title: typed })
  const { headers, body } = await get()
  expect(titlesIn(body)[0]).toBe('&#60;script&#62;alert(1)&#60;/script&#62;')
  expect(body.match(/<script/g)).toHaveLength(1)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; img-src 'self'; base-uri 'none'/)
})
