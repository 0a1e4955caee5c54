import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { v7 as uuidv7 } from 'uuid'
import { liveFully, traces } from '#server/testkit/people/full-life'
import { untold } from '#server/testkit/app/identity'
import { finishErasingSeeker } from '#server/capabilities/derived/retention/public'
import { eraseSeeker } from '#server/capabilities/derived/retention/seeker'
import { eraseFiles } from '#server/capabilities/ground/uploads/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { tablesWith } from '#server/testkit/database/tables-with'
import { placeApplication } from '#server/testkit/app/applications'
import { MINUTE } from '#server/testkit/app/clock'
import { newFilledSeeker } from '#server/testkit/people/filled-seeker'
import { lettersTo } from '#server/testkit/app/mails'
import { PASSWORD, newAccount, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let life: Awaited<ReturnType<typeof liveFully>>
let filesBefore: Set<string>
beforeAll(async () => {
  t = await testApp()
  await newFilledSeeker(t)
  filesBefore = await filesIn(t.filesFolder)
  life = await liveFully(t)
  await placeApplication(t, life.rejected, 'rejected')
  t.clock.pass(MINUTE)
}, 120_000)
afterAll(() => t.close())

const query = async (text: string, values: unknown[] = []) => (await t.database.sql.query(text, values)).rows
const jobs = async (name: string) =>
  (await query('select data from pgboss.job where name = $1', [name])).map(({ data }) => data as Record<string, unknown>)
const filesIn = async (folder: string): Promise<Set<string>> =>
  new Set(
    (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name)),
  )

/** Every table with a column that can name a seeker or their application. */
const tablesOfPeople = async (): Promise<string[]> =>
  (
    await query(`select distinct format('%I.%I', table_schema, table_name)::regclass::text as name from information_schema.columns
      where column_name in ('seeker_id', 'user_id', 'person_id', 'owner_id', 'sender_id', 'application_id')
      and table_schema not in ('pg_catalog', 'information_schema', 'auth_employer', 'auth_staff') and table_name <> 'members' order by 1`)
  ).map(({ name }) => String(name))

/** What is left of a person: the husks under an id that says nothing, who moved them when, and the queue's own order to erase. */
const leftOfPerson = ['application_history', 'applications', 'pgboss.job']

it('leaves nothing of a person in any column of any table or in any file, but job, status and dates of their applications', async () => {
  const { seeker, offered, rejected, open, hired } = life
  const applications = [offered, rejected, open, hired]
  const before = await tablesWith(t, [seeker.userId, ...applications])
  // A new table that names people has to be filled in the rig, so that this test knows it.
  expect((await tablesOfPeople()).filter((name) => !before.includes(name))).toEqual([])
  expect((await tablesWith(t, traces(seeker.email))).length).toBeGreaterThan(15)

  expect((await t.seeker('eraseAccount', { body: { password: PASSWORD } }, seeker.token)).status).toBe(204)
  // The receipt, which goes with the rest of the order to erase.
  expect((await tablesWith(t, traces(seeker.email))).filter((name) => name !== 'files')).toEqual(['pgboss.job'])
  expect((await lettersTo(t, seeker.email)).map(({ subject }) => subject)).toEqual(['Your Evenshift account is deleted'])
  await finishErasingSeeker(t.parts, seeker.userId)
  for (const { fileIds } of await jobs('files.erase')) await eraseFiles(t.parts, fileIds as string[])
  expect(await tablesWith(t, traces(seeker.email))).toEqual([])
  expect(await tablesWith(t, [seeker.userId])).toEqual(leftOfPerson)
  const ofEmployer = ['application_history', 'applications', 'live_events', 'notifications', 'right_to_work_checks']
  expect(await tablesWith(t, applications)).toEqual(ofEmployer)
  expect(await filesIn(t.filesFolder)).toEqual(filesBefore)
})

it('asks for the password once more, and nothing goes where it is wrong', async () => {
  const { token } = await newSeeker(t)
  expect((await t.seeker('eraseAccount', {} as never, token)).error.code).toBe('INVALID_INPUT')
  const wrong = await t.seeker('eraseAccount', { body: { password: 'not the password' } }, token)
  expect([wrong.status, wrong.error.message]).toEqual([400, 'That isn’t your password.'])
  expect((await t.seeker('profileDetails', {}, token)).status).toBe(200)
})

it('ends every session at once, with the words that send the client back to the start', async () => {
  const { token, email } = life.seeker
  for (const answer of [
    await t.seeker('profileDetails', {}, token),
    await t.seeker('eraseAccount', { body: { password: PASSWORD } }, token),
  ])
    expect({ status: answer.status, message: answer.error.message }).toEqual({ status: 401, message: 'Session token is expired' })
  expect(
    await t.parts.identity.pool('jobseeker').signIn(email, 'a quiet week of tests', { address: '::1', userAgent: '', browser: '' }, untold),
  ).toBe('wrong')
})

it('leaves the employer the husk of each application that it saw, which can be neither opened nor moved', async () => {
  const { employer, offered, rejected, open, hired, jobId } = life
  const { body } = await t.employer('applications', { query: { limit: 50 } }, employer.token)
  const rows = body.data.map(({ _id, status, allowed, applicant }) => ({ ...applicant, _id, status, allowed }))
  const husk = { name: 'Former applicant', headline: '', city: '', avatar: null, allowed: [] }
  expect(rows).toHaveLength(4)
  for (const [_id, status] of [
    [offered, 'withdrawn'],
    [rejected, 'rejected'],
    [open, 'withdrawn'],
    [hired, 'hired'],
  ])
    expect(rows.find((row) => row._id === _id)).toMatchObject({ ...husk, status })
  for (const id of [offered, rejected, open, hired]) {
    expect((await t.employer('openApplication', { params: { id } }, employer.token)).status).toBe(404)
    const version = body.data.find(({ _id }) => _id === id)?.version ?? 0
    const move = { query: { applicationId: id }, body: { status: 'in_review', version } } as const
    expect((await t.employer('moveApplicants', move, employer.token)).status).toBe(404)
  }
  const query = { jobId, userId: life.seeker.userId }
  expect((await t.employer('interviewDetails', { query }, employer.token)).status).toBe(404)
  const told = (await jobs('mail.send')).filter(({ subject }) => String(subject).includes('withdrew'))
  // The one of when the seeker withdrew by hand named them, and is forgotten with all that did.
  expect(told.map(({ to, subject }) => [to, subject])).toEqual([1, 2].map(() => [employer.email, 'An applicant withdrew: Weekend barista']))
})

it('finishes by the queue what a request wrote that was under way, as often as it is asked', async () => {
  const { userId: seekerId } = life.seeker
  await query('insert into saved_jobs (id, seeker_id, job_id, created_at) values ($1, $2, $3, now())', [uuidv7(), seekerId, life.jobId])
  const rows = async () => (await t.employer('applications', { query: { limit: 50 } }, life.employer.token)).body.data
  const before = await rows()
  expect(await jobs('seeker.erase')).toEqual([{ seekerId }])
  t.clock.pass(30_000)
  for (let time = 0; time < 2; time += 1) await finishErasingSeeker(t.parts, seekerId)
  expect(await tablesWith(t, [seekerId])).toEqual(leftOfPerson)
  expect(await rows()).toEqual(before)
})

it('is finished by the queue also where it was cut off before the sessions ended', async () => {
  const seeker = await newSeeker(t)
  const identity = { pool: () => ({ erase: () => Promise.reject(new Error('killed')) }) }
  await expect(eraseSeeker({ ...t.parts, identity: identity as never }, seeker)).rejects.toThrow('killed')
  await finishErasingSeeker(t.parts, seeker.userId)
  expect((await t.seeker('profileDetails', {}, seeker.token)).error.message).toBe('Session token is expired')
})

it('makes a new person of whoever signs up again with the address', async () => {
  const again = await newAccount(t, 'jobseeker', life.seeker.email)
  expect(again.userId).not.toBe(life.seeker.userId)
  expect((await t.seeker('profileDetails', {}, again.token)).body).toEqual({ isUser: false, userProfile: [] })
})
