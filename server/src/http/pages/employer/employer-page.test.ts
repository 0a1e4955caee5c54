import type { JobInput } from '@evenshift/contract/model/job/job'
import { sessionHint } from '@evenshift/contract/constants'
import { hueOf } from '@evenshift/contract/monogram'
import { employerAddress, jobAddress } from '@evenshift/contract/states/job/job-address'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { closeJob, jobRows, jobTerms, newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, decideOn, newPendingEmployer, newSeeker } from '#server/testkit/people/people'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const get = (url: string, cookie = '') => t.app.inject({ url, remoteAddress: '192.0.2.7', headers: { cookie } })
const addressOf = ({ employerId }: Member, name: string) => employerAddress({ _id: employerId, name })
const titlesIn = (body: string) => [...body.matchAll(/<h3><a [^>]*>([^<]+)</g)].map(([, title]) => title)

it('shows an approved company to anybody: who it is, what was checked, and its live jobs, newest first', async () => {
  const owner = await newHiringEmployer(t, 'Copper & Bean')
  const bio = 'Two cafés that roast their own coffee.'
  await t.employer('updateEmployer', { body: { bio } }, owner.token)
  const publish = (title: string, more: Partial<JobInput> = {}) => publishJob(t, owner, { title, ...more })
  const first = await publish('Weekend barista')
  await publish('Baker', { shifts: [{ day: 6, start: '09:00', end: '13:00' }] })
  const [paused, closed] = [await publish('Paused closer'), await publish('Closed closer')]
  const [{ version } = { version: 0 }] = await jobRows(t, [paused])
  await t.employer('changeJobStatus', { query: { jobId: paused }, body: { status: 'paused', version } }, owner.token)
  await closeJob(t, owner, closed)
  await t.employer('createJob', { body: { ...jobTerms(), title: 'Only written', status: 'draft' } }, owner.token)
  const address = addressOf(owner, 'Copper & Bean')
  const { statusCode, headers, body } = await get(address)
  expect([statusCode, headers['set-cookie']]).toEqual([200, undefined])
  expect(titlesIn(body)).toEqual(['Baker', 'Weekend barista'])
  for (const text of ['Copper &#38; Bean</h1>', bio, '2 jobs open', ' · Leeds</p>', 'Too few replies to count yet'])
    expect(body).toContain(text)
  expect(body).toContain(jobAddress({ _id: first, title: 'Weekend barista' }))
  expect(body).toContain('role="img" aria-label="Saturday"')
  expect(body).not.toContain('<details>')
  expect(body).toContain('Wednesday 0, Thursday 0, Friday 1, Saturday 1, Sunday 0')
  for (const secret of ['1 Sample Street', 'LS1 9ZZ', 'Jo Sample', '0113 496 0000', owner.email]) expect(body).not.toContain(secret)

  // What it says of its jobs leads back to it, and a seeker who is signed in reads it too.
  expect((await get(`/job/${first}`)).body).toContain(`<a href="${address}">Copper &#38; Bean</a>`)
  const signedIn = await get(address, `${sessionHint('jobseeker')}=yes`)
  expect([signedIn.statusCode, signedIn.body.includes('Sign in'), body.includes('Sign in')]).toEqual([200, false, true])
  for (const other of [`/employers/${owner.employerId}`, `/employers/other-words-${owner.employerId}`])
    expect((await get(other)).body).toContain(`<link rel="canonical" href="${t.parts.publicUrl}${address}">`)
})

it('shows the first five of many jobs as rows, and the rest behind a press', async () => {
  const owner = await newHiringEmployer(t, 'Larch Street Library')
  for (let at = 1; at <= 6; at++) await publishJob(t, owner, { title: `Shelver ${at}` })
  const read = async () => (await get(addressOf(owner, 'Larch Street Library'))).body
  expect([titlesIn(await read()).length, (await read()).includes('<details>')]).toEqual([6, false])
  await publishJob(t, owner, { title: 'Shelver 7' })
  const [first = '', rest = ''] = (await read()).split('Show all 7')
  expect(titlesIn(first)).toEqual(['Shelver 7', 'Shelver 6', 'Shelver 5', 'Shelver 4', 'Shelver 3'])
  expect(titlesIn(rest)).toEqual(['Shelver 2', 'Shelver 1'])
})

it('draws a company without a logo in the hue that its name has in the product', async () => {
  const [one, other] = ['Copper & Bean cellar', 'Thistle Lane Books']
  expect(hueOf(one)).not.toBe(hueOf(other))
  for (const name of [one, other]) {
    const { body } = await get(addressOf(await newHiringEmployer(t, name), name))
    expect(body).toContain(`data-hue="${hueOf(name)}" aria-hidden="true">${name.slice(0, 1)}</span>`)
    expect(body).toContain(`[data-hue="${hueOf(name)}"]{background:`)
  }
})

it('says the same of a company that waits, of one that is suspended, of a seeker and of none', async () => {
  const suspended = await newHiringEmployer(t, 'Yarrow Court Stall')
  await publishJob(t, suspended)
  expect((await get(addressOf(suspended, 'Yarrow Court Stall'))).statusCode).toBe(200)
  await decideOn(t, 'suspend', suspended.employerId, 'For a test.')
  const ids = [(await newPendingEmployer(t)).employerId, suspended.employerId, (await newSeeker(t)).userId]
  const names = [...ids, '00000000-0000-4000-8000-000000000000', 'no-id', '%00']
  const pages = await Promise.all(names.map((name) => get(`/employers/${name}`)))
  const plain = (body: string) => body.replaceAll(/nonce="[^"]+"/g, '')
  const [first] = pages
  expect(first?.body).toContain('This company isn’t here')
  expect(first?.body).toContain('href="/search"')
  for (const page of pages) expect([page.statusCode, plain(page.body)]).toEqual([404, plain(first?.body ?? '')])
})

it('lets nothing run that a company typed, in the page or in its data', async () => {
  const typed = '</script><script>alert(1)</script><img src=x onerror=alert(1)>'
  const owner = await newHiringEmployer(t, 'Tea " <b>cake')
  await t.employer('updateEmployer', { body: { bio: typed } }, owner.token)
  const { headers, body } = await get(`/employers/${owner.employerId}`)
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'nonce-[^']+'; .*img-src 'self';/)
  expect(body.match(/<script/g)).toHaveLength(1)
  for (const run of ['<img src=x', '<b>cake']) expect(body).not.toContain(run)
  const facts: unknown = JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/.exec(body)?.[1] ?? 'null')
  expect(facts).toMatchObject({
    '@type': 'Organization',
    name: 'Tea " <b>cake',
    description: typed,
    address: { addressLocality: 'Leeds' },
    url: t.parts.publicUrl + addressOf(owner, 'Tea " <b>cake'),
  })
  expect(body).toContain('<meta property="og:title" content="Tea &#34; &#60;b&#62;cake: part-time jobs">')
})
