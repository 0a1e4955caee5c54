import { sessionHint } from '@evenshift/contract/constants'
import type { JobInput } from '@evenshift/contract/model/job/job'
import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import type { Member } from '#server/testkit/people/people'

let t: TestApp
let owner: Member
let other: Member
beforeAll(async () => {
  t = await testApp()
  owner = await newHiringEmployer(t, 'Copper & Bean')
  other = await newHiringEmployer(t, 'Kirkgate Kitchen')
})
afterAll(() => t.close())

const publish = (more: Partial<JobInput> = {}) => publishJob(t, owner, more)
const get = (url: string, cookie = '') => t.app.inject({ url, headers: { cookie } })
/** The page of a search, its spaces plain. */
const search = async (asked: string | Record<string, string>) => {
  const { body } = await get(`/search?${new URLSearchParams(asked)}`)
  return body.replaceAll('\u00A0', ' ')
}
const titlesIn = (body: string) => [...body.matchAll(/<h3><a [^>]*>([^<]+)</g)].map(([, title]) => title)
const hrefsIn = (body: string) => [...body.matchAll(/href="([^"]+)"/g)].map(([, href]) => href?.replaceAll('&#38;', '&') ?? '')

it('finds live jobs near a place for somebody without an account, as cards that lead to their pages', async () => {
  const shifts = [
    { day: 1, start: '10:00', end: '14:00' },
    { day: 7, start: '09:00', end: '13:00' },
  ]
  const id = await publish({ title: 'Tea blender', shifts, hoursPerWeek: 8, postcode: 'LS6 9XY' })
  await publish({ title: 'Tea blender away', location: 'London' })
  const body = await search({ q: 'tea blender', from: 'ls6 3hn' })
  expect(titlesIn(body)).toEqual(['Tea blender'])
  for (const text of [
    '<h2>1 job near LS6</h2>',
    'Copper &#38; Bean · LS6',
    '<b>£13.50</b> <span class="small">an hour</span></span> <span class="small">8 hours a week</span></p>',
    '<i class="on">S</i><i class="on">S</i>',
    '<span>Sat 09:00–13:00</span>, <span>Sun 10:00–14:00</span>',
    'Reply within 7 days',
    'Closes Sat 5 Dec',
    'Add your timetable and see which of these fit.',
    'href="/find?q=tea+blender&#38;from=ls6+3hn">Check my week</a>',
    'value="ls6 3hn"',
    '<meta name="robots" content="noindex">',
    `<link rel="canonical" href="${t.parts.publicUrl}/search">`,
  ])
    expect(body).toContain(text)
  expect(hrefsIn(body)).toContain(`${jobAddress({ _id: id, title: 'Tea blender' })}?from=ls6+3hn`)
  expect(body).not.toContain('9XY')
})

it('finds only jobs whose shifts that are asked all lie on the days that are free, a night with its evening', async () => {
  const shiftsOn = (...days: number[]) => days.map((day) => ({ day, start: '09:00', end: '13:00' }))
  const late = { nightJourney: 'taxi', minimumAge: 18, minimumAgeReason: 'It’s night work' } as const
  await publish({ title: 'Florist Monday', shifts: shiftsOn(2) })
  await publish({ title: 'Florist both', shifts: shiftsOn(2, 3), hoursPerWeek: 8 })
  await publish({ title: 'Florist either', shifts: shiftsOn(2, 3), shiftsNeeded: 1 })
  await publish({ title: 'Florist night', shifts: [{ day: 2, start: '20:00', end: '00:30' }], hoursPerWeek: 4.5, ...late })
  await publish({ title: 'Florist agreed', shifts: [] })
  const on = async (days: string) => new Set(titlesIn(await search(`q=florist&from=Leeds${days}`)))
  expect(await on('&day=2')).toEqual(new Set(['Florist Monday', 'Florist either', 'Florist night']))
  expect(await on('&day=2&day=3')).toEqual(new Set(['Florist Monday', 'Florist both', 'Florist either', 'Florist night']))
  expect((await on('')).size).toBe(5)
  const body = await search('q=florist&day=2')
  expect(body).toContain('on Mondays</h2>')
  expect(body).toContain('value="2" aria-label="Monday" checked')
  expect(body).toContain('<span>Mon, Tue 09:00–13:00 · any of 2</span>')
})

it('says of shifts with an unpaid break that the hours are the paid ones', async () => {
  await publish({ title: 'Picker long', shifts: [{ day: 7, start: '09:00', end: '17:00', breakMinutes: 30 }], hoursPerWeek: 7.5 })
  expect(await search('q=picker')).toContain('7½ paid hours a week')
})

it('leafs through more jobs than a page holds, each once, in addresses that keep what was asked', async () => {
  for (let at = 0; at < 14; at++) await publishJob(t, other, { title: `Baker ${at}` })
  const first = await search('q=baker&from=Leeds&day=7')
  expect(first).toContain('<h2>14 jobs near Leeds on Saturdays</h2>')
  expect(first).not.toContain('>Previous<')
  const more = hrefsIn(first).find((href) => href.includes('page=2')) ?? ''
  expect(more).toBe('/search?q=baker&from=Leeds&day=7&page=2')
  const second = (await get(more)).body
  expect(second).not.toContain('>More jobs<')
  expect(hrefsIn(second)).toContain('/search?q=baker&from=Leeds&day=7')
  expect(new Set([...titlesIn(first), ...titlesIn(second)]).size).toBe(14)
  // Once something is asked the jobs come first; of a later page of everything there is nothing to fold.
  const folded = async (query: string) => (await search(query)).includes('<details class="asked">')
  expect([await folded('q=baker'), await folded('page=2'), await folded('')]).toEqual([true, false, false])
  const beyond = await get('/search?q=baker&page=9')
  expect([beyond.statusCode, beyond.headers.location]).toEqual([302, '/search?q=baker'])
})

it('says what to widen where nothing is found, and keeps what was typed where it knows no such place', async () => {
  const none = await search('q=zookeeper&from=Leeds&day=2')
  expect(none).toContain('<h2>No jobs near Leeds on Mondays</h2>')
  for (const href of ['/search?from=Leeds&day=2', '/search?q=zookeeper&day=2', '/search?q=zookeeper&from=Leeds'])
    expect(hrefsIn(none)).toContain(href)
  const unknown = await search('q=barista&from=Nowhere&day=2')
  for (const text of [
    'We can’t find that place.',
    'aria-describedby="fault"',
    'value="Nowhere"',
    'value="barista"',
    'value="2" aria-label="Monday" checked',
  ])
    expect(unknown).toContain(text)
  expect(unknown).not.toContain('Jobs anywhere')
  const id = await publish({ title: 'Barometer keeper', shifts: [{ day: 2, start: '09:00', end: '13:00' }] })
  const anywhere = await search('q=barometer&from=Nowhere&day=2')
  for (const text of ['We can’t find that place.', '<h2>Jobs anywhere on Mondays</h2>']) expect(anywhere).toContain(text)
  expect(hrefsIn(anywhere)).toContain(jobAddress({ _id: id, title: 'Barometer keeper' }))
})

it('shows no job that is closed or only written, and nobody’s account', async () => {
  const closed = await publish({ title: 'Glazier closed' })
  await closeJob(t, owner, closed)
  await t.employer('createJob', { body: { title: 'Glazier draft', status: 'draft' } }, owner.token)
  await publish({ title: 'Glazier', postcode: 'LS6 9XY' })
  const { body, headers } = await get('/search?q=glazier')
  expect(titlesIn(body)).toEqual(['Glazier'])
  for (const secret of ['9XY', owner.email, owner.token]) expect(body).not.toContain(secret)
  expect(headers['set-cookie']).toBeUndefined()
  expect(headers['cache-control']).toBe('no-store')
})

it('lets nothing run that was typed, and takes whatever an address says', async () => {
  const typed = '"><script>alert(1)</script>'
  const body = await search({ q: typed, from: typed })
  expect(body).not.toContain('<script')
  expect(body).toContain('value="&#34;&#62;&#60;script&#62;alert(1)&#60;/script&#62;"')
  for (const odd of ['q=%00&from=%00', 'q=a&q=b', 'day=9&day=x&page=-1', 'page=99999', `q=${'x'.repeat(2000)}`, 'q=!%26|()', 'q=%ED%A0%80'])
    expect([odd, (await get(`/search?${odd}`)).statusCode]).toEqual([odd, expect.toSatisfy((status) => status === 200 || status === 302)])
})

it('tells days with the same times together', async () => {
  const shifts = [2, 4, 5].map((day) => ({ day, start: '17:30', end: '21:30' }))
  await publish({ title: 'Evening sorter', shifts: [...shifts, { day: 7, start: '09:00', end: '13:00' }], hoursPerWeek: 16 })
  expect(await search({ q: 'evening sorter' })).toContain('<span>Mon, Wed, Thu 17:30–21:30</span>, <span>Sat 09:00–13:00</span>')
})

it('may be listed by search engines as long as nothing is asked', async () => {
  const { body } = await get('/search')
  expect(body).not.toContain('noindex')
  expect(body).toContain('<title>Part-time jobs that fit your week</title>')
  expect(titlesIn(body)).toHaveLength(12)
})

it('asks who searches all the time to wait, on a page', async () => {
  const strict = await testApp({ rateLimitFactor: 1 })
  const answers = []
  for (let at = 0; at < 61; at++) answers.push(await strict.app.inject('/search?from=Nowhere'))
  expect(answers.slice(0, 60).every(({ statusCode }) => statusCode === 200)).toBe(true)
  expect([answers[60]?.statusCode, answers[60]?.headers['content-type']]).toEqual([429, 'text/html; charset=utf-8'])
  expect(Number(answers[60]?.headers['retry-after'])).toBeGreaterThan(0)
  await strict.close()
})

it('leads a seeker who is signed in to the search beside their own week', async () => {
  const { statusCode, headers } = await get('/search?q=barista&from=Leeds&day=2', `${sessionHint('jobseeker')}=yes`)
  expect([statusCode, headers.location]).toEqual([302, '/find?q=barista&from=Leeds'])
})

it('is where /jobs leads, which people type', async () => {
  const { statusCode, headers } = await get('/jobs')
  expect([statusCode, headers.location]).toEqual([302, '/search'])
})
