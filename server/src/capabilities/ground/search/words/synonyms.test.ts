import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { synonyms } from '#server/capabilities/ground/reference/public'
import { indexJob } from '#server/capabilities/ground/search/public'
import { orderOf } from '#server/capabilities/ground/search/ranking/order'
import { everything, find, ids, indexedJobs, jobs, scope } from '#server/testkit/database/indexed'

const pairs = [...synonyms].flatMap(([typed, means]) => means.map((meaning): [string, string] => [typed, meaning]))
const idByTitle = new Map(pairs.map(([, meaning]) => [meaning, uuidv7()]))

let index: Awaited<ReturnType<typeof indexedJobs>>
beforeAll(async () => {
  index = await indexedJobs()
  const [any] = jobs
  for (const [title, _id] of idByTitle)
    if (any !== undefined)
      await indexJob(index.database.db, { ...any, _id, title, description: '', responsibilities: [], skillsRequired: [], jobRole: null })
})
afterAll(() => index.close())

const idsFor = async (q: string): Promise<string[]> =>
  (await find(index.database.db, scope({ q }), orderOf('newest', null), { ...everything, limit: 1000 })).rows.map(({ jobId }) => jobId)

describe('what people type for something that adverts call otherwise', () => {
  it('is there for at least 150 things', () => {
    expect(synonyms.size).toBeGreaterThanOrEqual(150)
  })

  it('finds a job that has only the meaning in its title, every pair', async () => {
    const missed: string[] = []
    for (const [typed, meaning] of pairs)
      if (!(await idsFor(typed)).includes(idByTitle.get(meaning) ?? '')) missed.push(`${typed} → ${meaning}`)
    expect(missed).toEqual([])
  })

  it('goes with the other words of the search, in whatever place', async () => {
    const porter = idByTitle.get('kitchen porter')
    for (const q of ['kp kitchen', 'Kitchen KP']) expect(await idsFor(q)).toContain(porter)
    expect(await idsFor('kp astronaut')).toEqual([])
    expect(await idsFor('-kp porter')).not.toContain(porter)
  })

  it('still finds what says it in these words, and leaves other searches as they are', async () => {
    const [any] = jobs
    const asWritten = any && { ...any, _id: uuidv7(), title: 'KP for a Friday' }
    if (asWritten !== undefined) await indexJob(index.database.db, asWritten)
    expect(await idsFor('kp')).toContain(asWritten?._id)
    expect((await idsFor('"weekend barista"')).toSorted()).toEqual(ids(await index.found({ q: '"weekend barista"' })))
  })
})
