import { readdir } from 'node:fs/promises'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { finishErasingEmployer, finishErasingSeeker } from '#server/capabilities/derived/retention/public'
import { eraseFiles } from '#server/capabilities/ground/uploads/public'
import type { Parts } from '#server/http/call/context'
import type { QueuedWork } from '#server/platform/queue/port'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { tablesWith } from '#server/testkit/database/tables-with'
import { lettersTo } from '#server/testkit/app/mails'
import { newMember } from '#server/testkit/people/callers'
import { photo } from '#server/testkit/people/files'
import { companyTraces, runFully } from '#server/testkit/people/full-company'
import { traces as seekerTraces } from '#server/testkit/people/full-life'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { PASSWORD, type Person, newAccount, newEmployer, newSeeker } from '#server/testkit/people/people'
import { buy } from '#server/testkit/people/subscribers'
import { uploadFile } from '#server/testkit/people/uploads'

let t: TestApp
const logged: string[] = []
beforeAll(async () => {
  t = await testApp({ log: pino({ level: 'trace' }, { write: (line) => logged.push(line) }) })
}, 120_000)
afterAll(() => t.close())

const query = async (text: string, values: unknown[] = []) => (await t.database.sql.query(text, values)).rows
const jobs = async <N extends keyof QueuedWork>(name: N): Promise<QueuedWork[N][]> =>
  (await query('select data from pgboss.job where name = $1 order by created_on', [name])).map(({ data }) => data as QueuedWork[N])
const erase = ({ token }: Person) => t.employer('eraseEmployerAccount', { body: { password: PASSWORD } }, token)
/** What the queue does, which tests do not start. */
async function finish(parts: Parts = t.parts): Promise<void> {
  for (const erased of await jobs('employer.erase')) await finishErasingEmployer(parts, erased)
  for (const { fileIds } of await jobs('files.erase')) await eraseFiles(t.parts, fileIds)
}

const filesOnDisk = async () =>
  (await readdir(t.filesFolder, { recursive: true, withFileTypes: true })).filter((one) => one.isFile()).map(({ name }) => name)

/** The husks, what was charged, here and with the provider, who looked at a seeker’s files as that seeker may see, a seeker’s answers of today, the queue’s own order, and a company’s word for a skill. */
const leftOfCompany = [
  'applications',
  'charges',
  'employers',
  'file_views',
  'idempotency_keys',
  'jobs',
  'payment_sandbox_objects',
  'pgboss.job',
  'skill_confirmations',
]

describe('an owner who erases the company', () => {
  it('leaves nothing of it or of anyone in it, but what its applicants know it by', async () => {
    const { employer, manager, seeker, application, offered } = await runFully(t)
    const traces = companyTraces([employer.email, manager.email])
    expect((await tablesWith(t, traces)).length).toBeGreaterThan(15)
    const logo = (await t.employer('employerDetails', {}, employer.token)).body.logo
    expect((await t.app.inject({ method: 'GET', url: logo })).statusCode).toBe(200)

    expect((await erase(employer)).status).toBe(204)
    expect((await t.app.inject({ method: 'GET', url: logo })).statusCode).toBe(404)
    for (const { token } of [employer, manager])
      expect((await t.employer('employerInfo', {}, token)).error.message).toBe('Session token is expired')
    // The receipts are the last that is sent to them; the provider is told by the queue.
    const left = (await tablesWith(t, traces)).filter((name) => name !== 'files' && !name.startsWith('payment_sandbox'))
    expect(left).toEqual(['pgboss.job'])
    for (const { email } of [employer, manager])
      expect((await lettersTo(t, email)).map(({ subject }) => subject)).toEqual(['Your company’s Evenshift account is deleted'])
    await finish()
    for (const { email } of [employer, manager]) await t.parts.queue.forget(t.parts.db, 'mail.send', { to: email })
    expect(await tablesWith(t, traces)).toEqual([])
    expect(await tablesWith(t, [employer.employerId])).toEqual(leftOfCompany)

    const { body } = await t.seeker('openApplication', { params: { id: application } }, seeker.token)
    expect(body).toMatchObject({ status: 'closed_job', coverNote: '', messages: [], interview: null })
    expect(body.job).toMatchObject({
      title: 'Weekend barista',
      employerName: 'The Corner Café',
      status: 'closed',
      closeReason: 'employer_left',
    })
    expect(JSON.stringify(body.history)).toContain('They’ve left Evenshift.')
    expect((await t.seeker('openApplication', { params: { id: offered } }, seeker.token)).body.status).toBe('closed_job')
    const told = (await lettersTo(t, seeker.email)).filter(({ paragraphs }) => paragraphs.join(' ').includes('They’ve left Evenshift.'))
    expect(told.length).toBeGreaterThanOrEqual(2)
    expect((await t.seeker('followedEmployers', { query: {} }, seeker.token)).body.data).toEqual([])

    // With the seeker gone too there is nobody left to whom a file could belong, but the store’s own keys.
    expect((await filesOnDisk()).length).toBeGreaterThan(3)
    expect((await t.seeker('eraseAccount', { body: { password: PASSWORD } }, seeker.token)).status).toBe(204)
    await finishErasingSeeker(t.parts, seeker.userId)
    await finish()
    expect(await filesOnDisk()).toEqual(['access-keys.json'])
    const said = logged.join('')
    expect(said.length).toBeGreaterThan(1000)
    expect([...traces, ...seekerTraces(seeker.email)].filter((trace) => said.includes(trace))).toEqual([])
  }, 240_000)

  it('asks for the password once more, and nothing goes where it is wrong', async () => {
    const owner = await newEmployer(t)
    const wrong = await t.employer('eraseEmployerAccount', { body: { password: 'not the password' } }, owner.token)
    expect([wrong.status, wrong.error.message]).toEqual([400, 'That isn’t your password.'])
    expect((await t.employer('employerInfo', {}, owner.token)).body.isUser).toBe(true)
  })

  it('takes its jobs out of search at once, and the company number can be given again', async () => {
    const owner = await newHiringEmployer(t)
    const id = await publishJob(t, owner)
    const seeker = await newSeeker(t)
    await erase(owner)
    const { data } = (await t.seeker('searchJobs', { query: { limit: 50 } }, seeker.token)).body
    expect(data.map(({ _id }) => _id)).not.toContain(id)
    expect(await query('select 1 from held_numbers where subject_id = $1', [owner.employerId])).toEqual([])
    expect((await newAccount(t, 'employer', owner.email)).userId).not.toBe(owner.userId)
  })

  it('has its plan ended by the queue until that is done, and leaves charges for the years they’re kept', async () => {
    const owner = await newEmployer(t)
    await buy(t, owner, 'standard')
    const [{ customer_id: customerId } = {}] = await query('select customer_id from memberships where employer_id = $1', [owner.employerId])
    expect((await erase(owner)).status).toBe(204)
    const away: Parts = { ...t.parts, payments: { ...t.parts.payments, forget: () => Promise.reject(new Error('the provider is away')) } }
    await expect(finish(away)).rejects.toThrow('the provider is away')
    await finish()
    await finish()
    expect((await t.parts.payments.billingOf(String(customerId))).subscription).toBe(null)
    expect(await query('select 1 from memberships where employer_id = $1', [owner.employerId])).toEqual([])
    expect((await query('select 1 from charges where employer_id = $1', [owner.employerId])).length).toBe(1)
  })
})

describe('a manager or reviewer who erases their account', () => {
  it('goes alone: the company keeps its pictures, and names the person nowhere', async () => {
    const owner = await newHiringEmployer(t)
    const manager = await newMember(t, owner.employerId, 'manager')
    const logo = await uploadFile(t, manager, { ...(await photo()), purpose: 'logo' })
    const shown = (await t.employer('updateEmployer', { body: { logo } }, manager.token)).body.logo
    await publishJob(t, manager)
    expect((await erase(manager)).status).toBe(204)
    expect((await t.employer('employerInfo', {}, manager.token)).error.message).toBe('Session token is expired')
    await finish()
    expect((await t.app.inject({ method: 'GET', url: shown })).statusCode).toBe(200)
    expect((await t.employer('employerInfo', {}, owner.token)).body.team).toHaveLength(1)
    expect((await lettersTo(t, manager.email)).map(({ subject }) => subject)).toEqual(['Your Evenshift account is deleted'])
    await t.parts.queue.forget(t.parts.db, 'mail.send', { to: manager.email })
    expect(await tablesWith(t, [manager.email])).toEqual([])
  })

  it('and who has no company yet goes too', async () => {
    const person = await newAccount(t, 'employer')
    expect((await erase(person)).status).toBe(204)
    await finish()
    await t.parts.queue.forget(t.parts.db, 'mail.send', { to: person.email })
    expect(await tablesWith(t, [person.email])).toEqual([])
  })
})
