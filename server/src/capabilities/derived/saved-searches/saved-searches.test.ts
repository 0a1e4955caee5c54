import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sectors } from '#server/capabilities/ground/reference/public'
import { type TestApp, testApp } from '#server/testkit/app/app'
import { newHiringEmployer, publishJob } from '#server/testkit/people/jobs'
import { type Member, type Person, newSeeker } from '#server/testkit/people/people'

let t: TestApp
let employer: Member
let seeker: Person
beforeAll(async () => {
  t = await testApp()
  employer = await newHiringEmployer(t)
  seeker = await newSeeker(t)
})
afterAll(() => t.close())

type Body = Parameters<typeof t.seeker<'saveSearch'>>[1]['body']
const save = (body: Body, { token } = seeker) => t.seeker('saveSearch', { body }, token)
const list = async ({ token } = seeker) => (await t.seeker('savedSearches', {}, token)).body
const newJobs = async (person: Person): Promise<number[]> => (await list(person)).map((search) => search.newJobs)

describe('a saved search', () => {
  it('is kept with its text in one way only, renamed, changed and deleted by its seeker alone', async () => {
    const [first = '', second = ''] = sectors().map(({ _id }) => _id)
    const { status, body } = await save({
      name: ' Weekends ',
      query: `sector=${second}&q=barista&sector=${first}&location=&days=7`,
      alert: 'daily',
    })
    const query = `days=7&q=barista&sector=${first < second ? `${first}&sector=${second}` : `${second}&sector=${first}`}`
    expect([status, body]).toEqual([201, expect.objectContaining({ name: 'Weekends', query, alert: 'daily', newJobs: 0 })])
    expect(await list()).toEqual([body])
    const params = { id: body._id }
    const another = await newSeeker(t)
    expect((await t.seeker('changeSavedSearch', { params, body: { name: 'Mine' } }, another.token)).status).toBe(404)
    const changed = await t.seeker('changeSavedSearch', { params, body: { name: 'Saturdays', alert: 'none' } }, seeker.token)
    expect(changed.body).toEqual({ ...body, name: 'Saturdays', alert: 'none' })
    expect((await t.seeker('deleteSavedSearch', { params }, another.token)).status).toBe(404)
    expect((await t.seeker('deleteSavedSearch', { params }, seeker.token)).status).toBe(204)
    expect((await t.seeker('deleteSavedSearch', { params }, seeker.token)).status).toBe(404)
    expect((await t.seeker('changeSavedSearch', { params: { id: uuidv7() }, body: {} }, seeker.token)).status).toBe(404)
  })

  it.each(['page=2', 'tab=all', 'sector=baker', 'salaryMin=lots', 'hoursMin=200', 'location=Atlantis', 'fitsAvailability=maybe'])(
    'is no search where it says %s',
    async (query) => {
      const { status, error } = await save({ name: 'No search', query })
      expect([status, error.errors?.[0]?.path]).toEqual([400, 'query'])
    },
  )

  it('is one of twenty at most, also when many are saved at once', async () => {
    const person = await newSeeker(t)
    const answers = await Promise.all(Array.from({ length: 24 }, (_, at) => save({ name: `Search ${at}`, query: `q=word${at}` }, person)))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    expect(answers.filter(({ status }) => status === 400)).toHaveLength(4)
    expect(await list(person)).toHaveLength(20)
  })

  it('is kept once: the same filters in any order again, or by a change, are refused by the name it has', async () => {
    const person = await newSeeker(t)
    const twice = await Promise.all(
      ['q=barista&days=7', 'days=7&q=barista&sort=salary'].map((query) => save({ name: 'Coffee', query }, person)),
    )
    expect(twice.filter(({ status }) => status === 201)).toHaveLength(1)
    expect(twice.find(({ status }) => status === 400)?.error.message).toBe('You keep this search already, as “Coffee”.')
    const { _id: id } = (await save({ name: 'Books', query: 'q=bookshop' }, person)).body
    const change = (query: string) => t.seeker('changeSavedSearch', { params: { id }, body: { query } }, person.token)
    expect((await change('q=barista&days=7')).status).toBe(400)
    expect((await change('q=bookshop&sort=newest')).status).toBe(200)
    expect(await list(person)).toHaveLength(2)
  })

  it('counts the jobs published since it was looked at; running it, in any order, is looking', async () => {
    const person = await newSeeker(t)
    t.clock.pass(1000)
    await publishJob(t, employer, { title: 'Barista before' })
    await save({ name: 'Coffee', query: 'q=barista&sort=salary' }, person)
    await save({ name: 'Books', query: 'q=bookshop' }, person)
    t.clock.pass(1000)
    await publishJob(t, employer, { title: 'Barista after' })
    const hidden = await publishJob(t, employer, { title: 'Barista not wanted' })
    await t.seeker('hideJob', { body: { jobId: hidden } }, person.token)
    expect(await newJobs(person)).toEqual([0, 1])
    const run = { q: 'barista', limit: 1, sort: 'newest', excludeApplied: 'true' } as const
    const { body: shown } = await t.seeker('searchJobs', { query: run }, person.token)
    expect(await newJobs(person)).toEqual([0, 0])
    t.clock.pass(1000)
    await publishJob(t, employer, { title: 'Barista once more' })
    await t.seeker('searchJobs', { query: { q: 'barista', location: 'Leeds' } }, person.token)
    expect(await newJobs(person)).toEqual([0, 1])
    // Going back to the first page shows what there was when it was run.
    const cursor = shown.pagination.cursor ?? ''
    expect((await t.seeker('searchJobs', { query: { ...run, cursor } }, person.token)).body.data).toEqual(shown.data)
    expect(await newJobs(person)).toEqual([0, 1])
  })

  it('begins anew when it becomes another search', async () => {
    const person = await newSeeker(t)
    const { _id: id } = (await save({ name: 'Coffee', query: 'q=bookshop' }, person)).body
    t.clock.pass(1000)
    await publishJob(t, employer, { title: 'Barista' })
    t.clock.pass(1000)
    const changed = await t.seeker('changeSavedSearch', { params: { id }, body: { query: 'q=barista' } }, person.token)
    expect(changed.body).toMatchObject({ query: 'q=barista', newJobs: 0 })
  })
})
