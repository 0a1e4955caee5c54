import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { grantPackage } from '#server/capabilities/parties/companies/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newHiringEmployer } from '#server/testkit/people/jobs'
import { type Member, newEmployer } from '#server/testkit/people/people'

let t: TestApp
let member: Member
beforeAll(async () => {
  t = await testApp()
  member = await newHiringEmployer(t)
})
afterAll(() => t.close())

const wording = { kind: 'message', name: 'Hello', body: 'Thank you for applying.' } as const
const keep = (more: Partial<Record<keyof typeof wording, string>> = {}, by = member) =>
  t.employer('createTemplate', { body: { ...wording, ...more } as typeof wording }, by.token)
const list = async (by: Member, query: { kind?: 'job' | 'offer' | 'message' | 'rejection' } = {}) =>
  (await t.employer('templates', { query }, by.token)).body

describe('templates', () => {
  it('are kept, listed by name and by kind, changed and deleted', async () => {
    const made = await keep({ name: 'b: welcome' })
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ ...wording, name: 'b: welcome' })])
    await keep({ name: 'A: not this time', kind: 'rejection' })
    expect((await list(member)).map(({ name }) => name)).toEqual(['A: not this time', 'b: welcome'])
    expect((await list(member, { kind: 'message' })).map(({ name }) => name)).toEqual(['b: welcome'])

    t.clock.pass(60_000)
    const changed = await t.employer('changeTemplate', { params: { id: made.body._id }, body: { body: 'Welcome.' } }, member.token)
    expect(changed.body).toEqual({ ...made.body, body: 'Welcome.', updatedAt: t.clock.now().toISOString() })
    expect((await t.employer('deleteTemplate', { params: { id: made.body._id } }, member.token)).status).toBe(204)
    expect((await t.employer('deleteTemplate', { params: { id: made.body._id } }, member.token)).status).toBe(404)
    expect((await list(member)).map(({ name }) => name)).toEqual(['A: not this time'])
  })
  it('belong to one company', async () => {
    const other = await newHiringEmployer(t)
    const { body } = await keep()
    expect(await list(other)).toEqual([])
    expect((await t.employer('changeTemplate', { params: { id: body._id }, body: { name: 'Mine' } }, other.token)).status).toBe(404)
  })
  it('need a plan that has them, and outlive it', async () => {
    const small = await newEmployer(t)
    const refused = await keep({}, small)
    expect([refused.status, refused.error.code, refused.error.details]).toEqual([
      402,
      'PLAN_LIMIT',
      { limit: 0, used: 0, package: 'starter', of: 'templates' },
    ])
    await grantPackage(t.parts.db, small.employerId, 'standard', t.clock.now())
    expect((await keep({}, small)).status).toBe(201)
  })
  it('are a hundred at most, also when many are kept at once', async () => {
    const busy = await newHiringEmployer(t)
    const answers = await Promise.all(Array.from({ length: 105 }, (_, place) => keep({ name: `Wording ${place}` }, busy)))
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(({ status, error }) => [status, error.code])).toEqual(Array(5).fill([402, 'PLAN_LIMIT']))
    expect(await list(busy)).toHaveLength(100)
  })
})
