import { readdir } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endExports, makeExport } from '#server/capabilities/derived/exports/public'
import { eraseFiles } from '#server/capabilities/ground/uploads/public'
import type { Parts } from '#server/http/call/context'
import { gatheringOf } from '#server/services/gathering'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { DAY, MINUTE } from '#server/testkit/app/clock'
import { lettersTo } from '#server/testkit/app/mails'
import { filesInZip } from '#server/testkit/app/zip'
import { newMember } from '#server/testkit/people/callers'
import { newFilledSeeker } from '#server/testkit/people/filled-seeker'
import { liveFully, traces } from '#server/testkit/people/full-life'
import { PASSWORD, type Person, newAccount, newEmployer, newSeeker, signIn } from '#server/testkit/people/people'

let t: TestApp
let life: Awaited<ReturnType<typeof liveFully>>
beforeAll(async () => {
  t = await testApp()
  life = await liveFully(t)
}, 240_000)
afterAll(() => t.close())

/** What the queue does, which tests do not start. */
const make = (id: string, parts: Parts = t.parts) => makeExport(parts, id, gatheringOf(parts, pino({ level: 'silent' })))
const listed = async ({ token }: Person) => (await t.seeker('exports', {}, token)).body
const asked = async ({ token }: Person) => (await t.seeker('requestExport', {}, token)).body._id
async function madeFor(person: Person): Promise<string> {
  const id = await asked(person)
  await make(id)
  return (await listed(person))[0]?.url ?? ''
}
/** A session lives for minutes only. */
async function later(person: Person, ms: number): Promise<Person> {
  t.clock.pass(ms)
  return { ...person, token: await signIn(t, 'jobseeker', person.email) }
}
const fetched = (url: string) => t.app.inject({ method: 'GET', url })
const away = (): Parts => ({ ...t.parts, storage: { ...t.parts.storage, write: () => Promise.reject(new Error('the store is away')) } })
const erased = async () => {
  const { rows } = await t.database.sql.query("select data from pgboss.job where name = 'files.erase'")
  for (const { data } of rows as { data: { fileIds: string[] } }[]) await eraseFiles(t.parts, data.fileIds)
}
const filesKept = async () =>
  (await readdir(t.filesFolder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name)

describe('the archive of a company', () => {
  const employerUrl = async ({ token }: Person) => {
    const { _id } = (await t.employer('requestEmployerExport', {}, token)).body
    await make(_id)
    return (await t.employer('employerExports', {}, token)).body[0]?.url ?? ''
  }

  it('brings its owner company, team, jobs, applications, questions and plan, and none of the applicants’ files', async () => {
    const { employer } = life
    const files = filesInZip((await fetched(await employerUrl(employer))).rawPayload)
    const data = JSON.parse(files.get('data.json')?.toString() ?? '') as Record<string, unknown>
    expect(data['company']).toMatchObject({ companyName: 'The Corner Café' })
    expect(data['team']).toMatchObject([{ email: employer.email }])
    for (const [key, least] of Object.entries({ jobs: 5, applications: 4, questions: 1 }))
      expect((data[key] as unknown[]).length, key).toBeGreaterThanOrEqual(least)
    expect(data['applications']).toContainEqual(
      expect.objectContaining({ meetings: [expect.objectContaining({ kind: 'phone', phone: null })] }),
    )
    expect([...files.keys()].filter((name) => name.endsWith('.pdf'))).toEqual([])
  })

  it('is the owner’s alone, and no longer theirs once they own it no more', async () => {
    const owner = await newEmployer(t)
    const manager = await newMember(t, owner.employerId, 'manager')
    expect((await t.employer('requestEmployerExport', {}, manager.token)).error.code).toBe('ROLE')
    expect((await t.employer('employerExports', {}, manager.token)).error.code).toBe('ROLE')
    const url = await employerUrl(owner)
    expect((await fetched(url)).statusCode).toBe(200)
    await t.database.sql.query("update members set role = 'manager' where user_id = $1", [owner.userId])
    expect((await fetched(url)).statusCode).toBe(404)
  })
})

describe('the archive of a seeker', () => {
  it('brings a page to read, the data as JSON and every file, and no one’s links', async () => {
    const { seeker } = life
    const [queued] = await listed(seeker)
    expect(queued).toMatchObject({ state: 'queued', readyAt: null, url: null, expiresAt: null, size: null })
    await make(queued?._id ?? '')
    const [ready] = await listed(seeker)
    const { statusCode, headers, rawPayload } = await fetched(ready?.url ?? '')
    expect([statusCode, headers['content-type'], rawPayload.length]).toEqual([200, 'application/zip', ready?.size])
    expect(headers['content-disposition']).toContain('attachment; filename="evenshift-data-2026-11-21.zip"')

    const files = filesInZip(rawPayload)
    const [json, page] = [files.get('data.json')?.toString() ?? '', files.get('index.html')?.toString() ?? '']
    for (const trace of traces(seeker.email)) expect([json.includes(trace), page.includes(trace)], trace).toEqual([true, true])
    expect(json).not.toMatch(/"\/media\/(?!public)/)
    expect(page).not.toMatch(/<script|\/media\/(?!public)/)
    const data = JSON.parse(json) as Record<string, unknown[]>
    expect(data['applications']).toHaveLength(5)
    expect(data['applications']).toContainEqual(expect.objectContaining({ meetings: [expect.objectContaining({ kind: 'phone' })] }))
    for (const key of ['work', 'education', 'savedJobs', 'followedEmployers', 'savedSearches', 'notifications', 'feedback'])
      expect(data[key]?.length, key).toBeGreaterThan(0)
    expect(data['consent']).toMatchObject({ analytics: 'yes', isCounted: false, agreements: [{ page: 'privacy' }, { page: 'terms' }] })
    const papers = [...files.keys()].filter((name) => name.startsWith('files/'))
    expect(papers.map((name) => name.replace(/^files\/\d+-/, ''))).toEqual(expect.arrayContaining(['First CV.pdf', 'Second CV.pdf']))
    for (const name of papers) expect(page).toContain(encodeURIComponent(name.slice('files/'.length)))
  })

  it('is told once it is there, with the day on which it goes', async () => {
    const seeker = await newSeeker(t)
    await madeFor(seeker)
    const letters = (await lettersTo(t, seeker.email)).filter(({ subject }) => subject === 'Your data is ready to download')
    expect(letters.map(({ preheader }) => preheader)).toEqual(['Download your archive by Sat 28 Nov.'])
    const { data } = (await t.seeker('notifications', { query: {} }, seeker.token)).body
    expect(data[0]).toMatchObject({ type: 'data_export_ready', link: '/settings', body: 'Download it by Sat 28 Nov.' })
  })

  it('is one however often it is asked for and made, and the one before is fetched until the next is there', async () => {
    const seeker = await newSeeker(t)
    const first = await madeFor(seeker)
    const next = await asked(seeker)
    expect(await asked(seeker)).toBe(next)
    expect((await listed(seeker)).map(({ state }) => state)).toEqual(['queued', 'ready'])
    expect((await fetched(first)).statusCode).toBe(200)
    await Promise.all([make(next), make(next)])
    await make(next)
    expect((await listed(seeker)).map(({ _id, state }) => [_id, state])).toEqual([[next, 'ready']])
    expect((await fetched(first)).statusCode).toBe(404)
  })

  it('is made by the next try where one was killed, and says that it failed once there are no more', async () => {
    const seeker = await newSeeker(t)
    const id = await asked(seeker)
    await expect(make(id, away())).rejects.toThrow('the store is away')
    await make(id)
    expect(await listed(seeker)).toMatchObject([{ _id: id, state: 'ready' }])

    const late = await asked(seeker)
    const back = await later(seeker, 45 * MINUTE)
    expect((await listed(back)).map(({ state }) => state)).toEqual(['failed', 'ready'])
    await make(late)
    expect((await listed(back)).map(({ state }) => state)).toEqual(['failed', 'ready'])
    expect(await asked(back)).not.toBe(late)
  })

  it('is offered for seven days to the minute; then its links are dead and its bytes go', async () => {
    const seeker = await newSeeker(t)
    const before = (await filesKept()).length
    await madeFor(seeker)
    expect((await filesKept()).length).toBe(before + 1)
    const back = await later(seeker, 7 * DAY - MINUTE)
    const url = (await listed(back))[0]?.url ?? ''
    expect((await fetched(url)).statusCode).toBe(200)
    t.clock.pass(MINUTE)
    expect((await fetched(url)).statusCode).toBe(404)
    expect(await listed(back)).toMatchObject([{ state: 'expired', url: null }])
    await endExports(t.parts, t.clock.now())
    await erased()
    expect((await filesKept()).length).toBeLessThanOrEqual(before)
    const late = await later(seeker, 30 * DAY)
    await endExports(t.parts, t.clock.now())
    expect(await listed(late)).toEqual([])
  })

  it('goes with the account, and what is still made of one that is gone is kept by no one', async () => {
    const seeker = await newFilledSeeker(t)
    const url = await madeFor(seeker)
    const waiting = await asked(seeker)
    expect((await t.seeker('eraseAccount', { body: { password: PASSWORD } }, seeker.token)).status).toBe(204)
    expect((await fetched(url)).statusCode).toBe(404)
    await make(waiting)
    const { rows } = await t.database.sql.query("select 1 from files where owner_id = $1 and state <> 'erased'", [seeker.userId])
    expect(rows).toEqual([])
  })

  it('is there for someone who has no profile yet', async () => {
    const person = await newAccount(t, 'jobseeker')
    const files = filesInZip((await fetched(await madeFor(person))).rawPayload)
    expect([...files.keys()]).toEqual(['data.json', 'index.html'])
    expect(files.get('data.json')?.toString()).toContain(person.email)
  })
})
