import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { jobRoles } from '#server/capabilities/ground/reference/public'
import { ids, idsWhere, indexedJobs, jobs } from '#server/testkit/database/indexed'

let index: Awaited<ReturnType<typeof indexedJobs>>
beforeAll(async () => {
  index = await indexedJobs()
})
afterAll(() => index.close())

describe('words of a search', () => {
  it.each(['bar*', 'bar%', 'b_rista', '.*', '^Barista$', "barista' or 1=1", 'bar:*', 'title:barista', '\\\\', '(', '!!', '<->'])(
    '%s has no signs that mean anything',
    async (q) => {
      const plain = q.replace(/[^a-z]+/gi, ' ').trim()
      expect(ids(await index.found({ q }))).toEqual(plain === '' ? [] : ids(await index.found({ q: plain })))
    },
  )

  it.each([
    ['baritsa', 'Barista'],
    ['barsta', 'Barista'],
    ['weekned', 'Weekend barista at the Café'],
    ['kichen portr', 'Kitchen porter'],
    ['shelf fillre', 'Shelf filler'],
  ])('%s is forgiven', async (q, title) => {
    const meant = ids(await index.found({ q: title }))
    expect(meant.length).toBeGreaterThan(0)
    expect(ids(await index.found({ q }))).toEqual(expect.arrayContaining(meant))
  })

  it('that are spelt as somebody wrote them mean only themselves, and short ones or numbers nothing else', async () => {
    expect(ids(await index.found({ q: 'porter' }))).toEqual(ids(await index.found({ q: 'porter porter' })))
    expect(ids(await index.found({ q: '"weekend barista"' }))).toEqual(idsWhere(({ title }) => title.startsWith('Weekend')))
    expect(ids(await index.found({ q: 'zzz 987' }))).toEqual([])
  })

  it('find a role by its other names', async () => {
    const role = jobRoles()
      .slice(0, 12)
      .find(({ synonyms, _id }) => synonyms.length > 0 && jobs.some((job) => job.jobRole?._id === _id))
    const byName = ids(await index.found({ q: `"${role?.synonyms[0]}"` }))
    expect(byName).toEqual(expect.arrayContaining(idsWhere((job) => job.jobRole?._id === role?._id)))
    expect(byName.length).toBeGreaterThan(0)
  })
})
