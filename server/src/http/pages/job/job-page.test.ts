import { sessionHint } from '@evenshift/contract/constants'
import type { JobInput } from '@evenshift/contract/model/job/job'
import { jobAddress } from '@evenshift/contract/states/job/job-address'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hiring } from '#server/capabilities/work/hiring/public'
import { removeJob } from '#server/capabilities/work/jobs/public'
import { sectors } from '#server/capabilities/ground/reference/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, jobTerms, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import type { Member } from '#server/testkit/people/people'

let t: TestApp
let owner: Member
beforeAll(async () => {
  t = await testApp()
  owner = await newHiringEmployer(t, 'Copper & Bean')
})
afterAll(() => t.close())

const publish = (more: Partial<JobInput> = {}) => publishJob(t, owner, more)
const get = (url: string, cookie = '') => t.app.inject({ url, remoteAddress: '192.0.2.7', headers: { cookie } })
const addressOf = (id: string, title = jobTerms().title) => jobAddress({ _id: id, title })
const postingIn = (body: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null') as Readonly<Record<string, unknown>>

it('shows a live job to somebody who is not signed in: pay, week, promise, company, and the way to apply', async () => {
  const shifts = [
    { day: 7, start: '09:00', end: '13:00' },
    { day: 3, start: '16:00', end: '20:30' },
  ]
  const id = await publish({ shifts, hoursPerWeek: 8.5, postcode: 'LS6 2AB', minimumAge: 16 })
  const { statusCode, headers, body } = await get(addressOf(id))
  expect(statusCode).toBe(200)
  expect(headers['set-cookie']).toBeUndefined()
  expect(body).toContain('<title>Weekend barista at Copper &#38; Bean, Leeds LS6')
  for (const text of ['£13.50', '8½ hours a week', '2 shifts, ', 'Closes Sat 5 Dec', 'Apply today and you’ll hear by', 'You’re 16 or over'])
    expect(body.replaceAll('\u00A0', ' ')).toContain(text)
  expect(body).toContain('aria-label="Sat 09:00–13:00, Tue 16:00–20:30"')
  expect(body).toContain(`<a class="button" href="/apply/${id}">Apply in a minute</a>`)
  expect(body).toContain(`href="/find/${id}">Check my week</a>`)
  expect(body).not.toContain('LS6 2AB')
})

it('promises no minute where a job asks for more than shifts and who one is', async () => {
  const { body } = await get(`/job/${await publish({ requiresCv: true })}`)
  expect(body).toContain('You’ll need a free account.')
  expect(body).toContain('>Apply</a>')
  expect(body).not.toContain('in a minute')
})

it('is found by the id alone or by its reference, and says which address is its own', async () => {
  const id = await publish()
  const { reference } = (await t.employer('jobDetails', { params: { id } }, owner.token)).body
  for (const address of [`/job/${id}`, `/job/${reference}`, `/job/${reference.toLowerCase()}`, `/job/another-title-${id}`, addressOf(id)]) {
    const { statusCode, body } = await get(address)
    expect([address, statusCode]).toEqual([address, 200])
    expect(body).toContain(`<link rel="canonical" href="${t.parts.publicUrl}${addressOf(id)}">`)
  }
})

it('says the same of a job that is only written, of one that staff took down, and of none', async () => {
  const draft = await t.employer('createJob', { body: { title: 'A secret plan', status: 'draft' } }, owner.token)
  const down = await publish()
  const { queue, db } = t.parts
  await db.transaction((tx) => removeJob({ tx, queue, now: t.clock.now(), hiring }, down, 'It asked for money.'))
  const names = [draft.body._id, down, '00000000-0000-4000-8000-000000000000', 'no-id', '%00']
  const pages = await Promise.all(names.map((name) => get(`/job/${name}`)))
  const [first] = pages
  expect(first?.body).toContain('We can’t find this job')
  expect(first?.body).toContain('The link may have been cut off on its way.')
  expect(first?.body).toContain('href="/search"')
  const plain = (body: string) => body.replaceAll(/nonce="[^"]+"/g, '')
  for (const page of pages) expect([page.statusCode, plain(page.body)]).toEqual([404, plain(first?.body ?? '')])
})

it.each(['closed', 'paused'])('names a job that is %s, and says nothing of a link that was cut off', async (status) => {
  const id = await publish({ title: 'Tea & cake' })
  if (status === 'closed') await closeJob(t, owner, id)
  else {
    const { version } = (await t.employer('jobDetails', { params: { id } }, owner.token)).body
    await t.employer('changeJobStatus', { query: { jobId: id }, body: { status: 'paused', version } }, owner.token)
  }
  const { statusCode, body } = await get(`/job/${id}`)
  expect(statusCode).toBe(404)
  expect(body).toContain('Tea &#38; cake at Copper &#38; Bean isn’t taking applications right now.')
  expect(body).not.toContain('cut off')
})

it('leads on to three live jobs of the same kind near it, from a live job and from one that closed', async () => {
  const [kind, another] = sectors().slice(3, 5)
  const ofKind = (title: string, more: Partial<JobInput> = {}) =>
    publish({ title, sectorId: kind?._id ?? '', location: 'Leeds', postcode: 'LS6 2AB', ...more })
  const [id, closed] = [await ofKind('Usher'), await ofKind('Usher, gone')]
  await closeJob(t, owner, closed)
  await ofKind('Far usher', { location: 'London', postcode: 'SW1A 1AA' })
  await ofKind('No usher', { sectorId: another?._id ?? '' })
  const titles = (body: string) => [...body.matchAll(/<h3><a [^>]*>([^<]+)</g)].map(([, title]) => title)
  expect((await get(`/job/${id}`)).body).not.toContain('Jobs like this')
  for (const title of ['Usher 1', 'Usher 2', 'Usher 3', 'Usher 4']) await ofKind(title)
  const open = await get(`/job/${id}`)
  expect(titles(open.body)).toHaveLength(3)
  for (const title of titles(open.body)) expect(title).toMatch(/^Usher \d$/)
  expect(open.body).toContain('href="/search?from=LS6"')
  const gone = await get(`/job/${closed}`)
  expect(gone.statusCode).toBe(404)
  expect(gone.body).toContain('This job isn’t open')
  expect(gone.body).not.toContain('gone<')
  expect(titles(gone.body)).toHaveLength(3)
})

it('lets nothing run that an employer typed, in the page or in its data', async () => {
  const typed = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  const id = await publish({ title: 'Tea " & cake', description: typed, responsibilities: [typed] })
  const { headers, body } = await get(`/job/${id}`)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; .*img-src 'self';/)
  expect(body.match(/<script/g)).toHaveLength(1)
  expect(body).not.toContain('<img src=x')
  expect(postingIn(body)['description']).toBe(`${typed}\n${typed}`)
})

it('tells search engines and messengers what the job is', async () => {
  const id = await publish({ salaryMax: 14.5, location: 'Leeds', postcode: 'LS6 2AB' })
  const { body } = await get(`/job/${id}`)
  expect(body).toContain('<meta property="og:title" content="Weekend barista, Copper &#38; Bean">')
  expect(body).toMatch(
    /<meta property="og:description" content="£13\.50–£14\.50 an hour, 4 hours a week: Sat 09:00–13:00\. Apply by Sat 5 Dec\.">/,
  )
  expect(postingIn(body)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Weekend barista',
    validThrough: '2026-12-05',
    url: `${t.parts.publicUrl}${addressOf(id)}`,
    hiringOrganization: { name: 'Copper & Bean' },
    jobLocation: { address: { addressLocality: 'Leeds', postalCode: 'LS6' } },
    baseSalary: { value: { minValue: 13.5, maxValue: 14.5, unitText: 'HOUR' } },
  })
  const fromHome = await publish({ workplace: 'remote' })
  expect(postingIn((await get(`/job/${fromHome}`)).body)).toMatchObject({ jobLocationType: 'TELECOMMUTE' })
})

it('tells the way from a postcode that is typed, none from a town, and says so where it knows no such place', async () => {
  const id = await publish({ location: 'Leeds', postcode: 'LS6 2AB' })
  const from = async (place: string) => (await get(`/job/${id}?from=${encodeURIComponent(place)}`)).body.replaceAll('\u00A0', ' ')
  const near = await from('ls4 2pr')
  expect(near).toMatch(/<span>By bike<\/span><b>\d+ min<\/b><span>£\d+\.\d\d an hour<\/span>/)
  expect(near).toContain('On foot')
  expect(near).toContain('value="ls4 2pr"')
  expect(await from('LS29')).not.toContain('On foot')
  const town = await from('Leeds')
  expect(town).toContain('Add your postcode to see travel times.')
  expect(town).not.toContain('aria-invalid="true"')
  expect(town).not.toMatch(/\d min</)
  const unknown = await from('"><b>Nowhere')
  expect(unknown).toContain('We can’t find that place.')
  expect(unknown).toContain('value="&#34;&#62;&#60;b&#62;Nowhere"')
  expect((await get(`/job/${id}?from=LS4&from=LS5`)).statusCode).toBe(200)
  const atHome = await publish({ workplace: 'remote' })
  expect((await get(`/job/${atHome}`)).body).not.toContain('How far is it for you?')
})

it('leads a seeker who is signed in to the job beside their own week, open or closed, and nobody else', async () => {
  const id = await publish()
  const asSeeker = await get(`/job/${id}`, `theme=dark; ${sessionHint('jobseeker')}=yes`)
  expect([asSeeker.statusCode, asSeeker.headers.location]).toEqual([302, `/find/${id}`])
  const closed = await publish()
  await closeJob(t, owner, closed)
  const { headers } = await get(`/job/${closed}`, `${sessionHint('jobseeker')}=yes`)
  expect(headers.location).toBe(`/find/${closed}`)
  expect((await get(`/job/${id}`, `${sessionHint('employer')}=yes`)).statusCode).toBe(200)
})

it('draws a late shift until midnight and no hour beyond it, and an early one from midnight on', async () => {
  const night = { nightJourney: 'taxi', minimumAge: 18, minimumAgeReason: 'It’s night work' } as const
  const hoursOf = async (start: string, end: string) => {
    const id = await publish({ ...night, shifts: [{ day: 7, start, end }] })
    return [...(await get(`/job/${id}`)).body.matchAll(/<small class="h\d+">(\d+)</g)].map(([, hour]) => hour)
  }
  expect(await hoursOf('19:00', '00:30')).toEqual(['18', '22'])
  expect(await hoursOf('00:00', '04:00')).toEqual(['02', '06'])
})

it('says the span of a week where people choose among shifts', async () => {
  const shifts = ['12:00', '13:00', '14:30'].map((end, place) => ({ day: place + 2, start: '08:00', end }))
  const id = await publish({ shifts, shiftsNeeded: 2, salary: 13, hoursPerWeek: 9 })
  const { body: raw } = await get(`/job/${id}`)
  const body = raw.replaceAll('\u00A0', ' ')
  expect(body).toContain('Any 2 or more of 3 shifts, from 9 hours a week')
  expect(body).toContain('from £117')
  expect(raw).not.toContain('from £')
  // One form of times within the drawn week.
  expect(body).toContain('<span>08:00</span><span>12:00</span>')
  expect(body).toContain('<div class="week exact"')
})

it('tells an unpaid break beside its hours, the first shift’s day as the start, and a range of pay as the least of a week', async () => {
  // A Friday.
  const startDate = '2027-01-01'
  const shifts = [7, 1].map((day) => ({ day, start: '09:00', end: '17:00', breakMinutes: 30 }))
  const id = await publish({ startDate, shifts, hoursPerWeek: 15, salary: 13.45, salaryMax: 14.6 })
  const body = (await get(`/job/${id}`)).body.replaceAll('\u00A0', ' ')
  expect(body).toContain('Each has a 30 min unpaid break.')
  expect(body).toContain('<dt>Starts</dt><dd>Sat 2 Jan 2027</dd>')
  expect(body).toContain('15 hours a week, from £201.75')
})

it('lists shifts that share a time or are agreed later, since they can’t be drawn', async () => {
  const shared = await publish({
    shifts: [
      { day: 7, start: '09:00', end: '13:00' },
      { day: 7, start: '12:00', end: '16:00' },
    ],
    shiftsNeeded: 1,
  })
  expect((await get(`/job/${shared}`)).body).toContain('<ul class="shifts"><li>Sat 09:00–13:00</li><li>Sat 12:00–16:00</li></ul>')
  const agreed = await publish({ shifts: [] })
  const { body } = await get(`/job/${agreed}`)
  expect(body).toContain('Days and times are agreed with you.')
  expect(body).not.toContain('role="img"')
})
