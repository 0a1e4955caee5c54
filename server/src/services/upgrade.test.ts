import type { Call, Contract } from '@evenshift/contract/call'
import { employerBase, employerService } from '@evenshift/contract/employer/service'
import { seekerBase, seekerService } from '@evenshift/contract/seeker/service'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { employer } from '#server/services/employer'
import { seeker } from '#server/services/seeker'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { demoToken } from '#server/testkit/app/demo'
import { type Landed, landedNames, readLanded, restoreLanded, rowsOf } from '#server/testkit/landed'
import { upgradedDatabase } from '#server/testkit/database/migrated'

/* What people had in each version that landed, opened by the code of today. */

/** What a table is called now that had another name. */
const renamed: Readonly<Record<string, string>> = {
  'public.standings': 'public.approvals',
  'public.standing_history': 'public.approval_history',
  'public.standing_counts': 'public.tallies',
}

/** Columns that a later migration took away on purpose. */
const dropped: Readonly<Record<string, readonly string[]>> = {
  'public.seekers': ['travel_radius_km'],
  'public.job_search': ['is_remote', 'week'],
}
/** What is derived and made anew, and so forgotten by a migration that makes it otherwise. */
const madeAnew = ['public.prepared_matches']

/** A row as a later migration leaves it on purpose: since then the shifts of a job have an id, a break and a number of people. */
function asMigrated(table: string, row: Record<string, unknown>): Record<string, unknown> {
  const kept = Object.fromEntries(Object.entries(row).filter(([column]) => !dropped[table]?.includes(column)))
  if (table !== 'public.jobs') return kept
  const terms = row['terms'] as { shifts: object[] }
  const shifts = terms.shifts.map((shift): unknown => expect.objectContaining(shift))
  return { ...kept, terms: { ...terms, shifts } }
}

/** Without these no job was ever live, and no question asked. */
const alwaysThere = ['_id', 'location', 'salary', 'contractType', 'contractLength', 'hoursPerWeek', 'startDate', 'description', 'shifts']

const UUID = /[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}/g

/** Every built call that only reads. */
const reads = (calls: Contract, built: object): [string, Call][] =>
  Object.entries(calls).filter(([name, { method, stream }]) => method === 'GET' && name in built && stream === undefined)

describe.each(landedNames)('the data of %s', (name) => {
  let landed: Landed
  let t: TestApp
  let tokens: Readonly<Record<'jobseeker' | 'employer', string>>
  beforeAll(async () => {
    landed = readLanded(name)
    t = await testApp({ migrated: () => upgradedDatabase((database) => restoreLanded(database, landed)) })
  })
  afterAll(() => t.close())

  test('are all there, each row with what it had', async () => {
    for (const [table, rows] of Object.entries(landed.tables).filter(([name]) => !madeAnew.includes(name))) {
      const now = await rowsOf(t.database, renamed[table] ?? table)
      expect({ table, now }).toEqual({
        table,
        now: expect.arrayContaining(rows.map((row) => expect.objectContaining(asMigrated(table, row)))) as unknown,
      })
    }
  })

  test('let their people sign in with their passwords', async () => {
    tokens = { jobseeker: await demoToken(t, 'jobseeker'), employer: await demoToken(t, 'employer') }
  })

  /** Asks every reading call, those of one thing for the ids that the lists begin with. @returns the calls that answered with something */
  async function readAll(base: string, calls: Contract, built: object, pool: 'jobseeker' | 'employer'): Promise<string[]> {
    const headers = { authorization: `Bearer ${tokens[pool]}` }
    const ids = new Set<string>()
    const answered = new Set<string>()
    const [lists, things] = [
      reads(calls, built).filter(([, { params }]) => params === undefined),
      reads(calls, built).filter(([, { params }]) => params !== undefined),
    ]
    const ask = async (call: string, path: string): Promise<string> => {
      const { statusCode, body } = await t.app.inject({ url: base + path, headers })
      expect(statusCode, `${call}: ${body}`).toBeLessThan(500)
      if (statusCode < 300) answered.add(call)
      return body
    }
    for (const [call, { path }] of lists) for (const id of (await ask(call, path)).match(UUID)?.slice(0, 6) ?? []) ids.add(id)
    for (const [call, { path }] of things) for (const id of ids) await ask(call, path.replace(/\{\w+\}/g, id))
    return [...answered]
  }

  test('are read by every call of a seeker', async () => {
    const answered = await readAll(seekerBase, seekerService, seeker.handlers, 'jobseeker')
    expect(answered).toEqual(
      expect.arrayContaining(['searchJobs', 'openJob', 'liveApplications', 'openApplication', 'profileDetails', 'savedJobs']),
    )
  })
  test('are read by every call of an employer', async () => {
    const answered = await readAll(employerBase, employerService, employer.handlers, 'employer')
    expect(answered).toEqual(expect.arrayContaining(['ongoingJobs', 'jobDetails', 'openApplication', 'templates', 'questions', 'activity']))
  })

  // The newest alone: it has every field that the older ones have, and those lack the newer ones as they are.
  test.runIf(name === landedNames.at(-1)).each([
    ['jobs', 'terms'],
    ['applications', 'profile'],
    ['applications', 'fit'],
    ['applications', 'evidence'],
    ['offers', 'shifts'],
    ['interviews', 'questions'],
    ['approvals', 'evidence'],
  ])('are read where any field of %s.%s wasn’t there yet when they were written', async (table, column) => {
    const { sql } = t.database
    const parts = `(select jsonb_path_query(${column}, '$[*]') as part from ${table}) as parts`
    const { rows } = await sql.query(`select distinct jsonb_object_keys(part) as field from ${parts}`)
    expect(rows).not.toEqual([])
    for (const field of rows.map((row) => String(row['field'])).filter((name) => !alwaysThere.includes(name))) {
      await sql.query(
        `update ${table} set ${column} = case jsonb_typeof(${column})
           when 'array' then (select coalesce(jsonb_agg(part - '${field}'), '[]') from jsonb_array_elements(${column}) as part)
           else ${column} - '${field}' end`,
      )
    }
    await readAll(seekerBase, seekerService, seeker.handlers, 'jobseeker')
    await readAll(employerBase, employerService, employer.handlers, 'employer')
  })

  test('go on: an old job is found, applied for and answered', async () => {
    const { data: own } = (await t.employer('ongoingJobs', { query: {} }, tokens.employer)).body
    const jobId = own.find(({ status }) => status === 'live')?._id ?? ''
    const applied = await t.seeker('applyForJob', { body: { jobId } }, tokens.jobseeker)
    expect(applied.status).toBe(201)
    const moved = { query: { applicationId: applied.body._id }, body: { status: 'in_review' as const, version: 1 } }
    expect((await t.employer('moveApplicants', moved, tokens.employer)).status).toBe(200)
  })
})
